import { twilightNeutral } from "../../../cold-war/cards/from-twilight-struggle/neutral.ts";
import { twilightUs } from "../../../cold-war/cards/from-twilight-struggle/us.ts";
import { twilightUssr } from "../../../cold-war/cards/from-twilight-struggle/ussr.ts";

/** [RS 12.2] Cards of the Late War that Red Sea can take in: they stand in src/games/cold-war/cards/from-twilight-struggle. */
export const lateShared = {
  "north-sea-oil": twilightUs["north-sea-oil"], // North Sea Oil
  "awacs-sale-to-saudis": twilightUs["awacs-sale-to-saudis"], // AWACS Sale to Saudis
  "aldrich-ames-remix": twilightUssr["aldrich-ames-remix"], // Aldrich Ames Remix
  "yuri-and-samantha": twilightUssr["yuri-and-samantha"], // Yuri and Samantha
  terrorism: twilightNeutral.terrorism, // Terrorism
  wargames: twilightNeutral.wargames, // Wargames
};
