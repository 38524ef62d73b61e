import { twilightNeutral } from "../../../cold-war/cards/from-twilight-struggle/neutral.ts";
import { twilightUs } from "../../../cold-war/cards/from-twilight-struggle/us.ts";
import { twilightUssr } from "../../../cold-war/cards/from-twilight-struggle/ussr.ts";

/** [RS 12.2] Cards of the Mid War that Red Sea can take in: they stand in src/games/cold-war/cards/from-twilight-struggle. */
export const midShared = {
  "bear-trap": twilightUs["bear-trap"], // Bear Trap
  "colonial-rear-guards": twilightUs["colonial-rear-guards"], // Colonial Rear Guards
  "puppet-governments": twilightUs["puppet-governments"], // Puppet Governments
  "sadat-expels-soviets": twilightUs["sadat-expels-soviets"], // Sadat Expels Soviets
  "the-voice-of-america": twilightUs["the-voice-of-america"], // The Voice of America
  "our-man-in-tehran": twilightUs["our-man-in-tehran"], // Our Man in Tehran
  "brezhnev-doctrine": twilightUssr["brezhnev-doctrine"], // Brezhnev Doctrine
  "muslim-revolution": twilightUssr["muslim-revolution"], // Muslim Revolution
  opec: twilightUssr.opec, // OPEC
  "lone-gunman": twilightUssr["lone-gunman"], // Lone Gunman
  "brush-war": twilightNeutral["brush-war"], // Brush War
  "arms-race": twilightNeutral["arms-race"], // Arms Race
  "salt-negotiations": twilightNeutral["salt-negotiations"], // SALT Negotiations
  summit: twilightNeutral.summit, // Summit
  "missile-envy": twilightNeutral["missile-envy"], // Missile Envy
};
