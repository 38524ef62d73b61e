import type { OddsKind } from "../title.ts";

/** What can be tried by dice, on any of these countries. */
export const oddsOn = (countries: readonly string[]): readonly OddsKind<unknown>[] => [
  { what: "coup", name: { en: "coup", ru: "переворот" }, targets: () => countries },
  { what: "realign", name: { en: "realignment", ru: "снижение влияния" }, targets: () => countries },
  { what: "space", name: { en: "space", ru: "космос" } },
];
