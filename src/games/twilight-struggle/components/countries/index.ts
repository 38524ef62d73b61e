import type { Country } from "../areas.ts";
import { africa } from "./africa.ts";
import { asia } from "./asia.ts";
import { centralAmerica } from "./central-america.ts";
import { europe } from "./europe.ts";
import { middleEast } from "./middle-east.ts";
import { southAmerica } from "./south-america.ts";

/** Their order is the numbering of places in saved games. */
export const countries = [...europe, ...middleEast, ...africa, ...asia, ...centralAmerica, ...southAmerica] as const;

/** The extra space of the Chinese Civil War variant: only the USSR acts there, only by placing influence. */
export const civilWarSpace = {
  id: "chinese-civil-war",
  name: { en: "Chinese Civil War", ru: "Гражданская война в Китае" },
  region: "asia",
  subregions: [],
  stability: 3,
  battleground: false,
  adjacent: [],
  superpower: "ussr",
  x: 790,
  y: 190,
  setAside: true,
} as const satisfies Country;

export type CountryId = (typeof countries)[number]["id"] | typeof civilWarSpace.id;
