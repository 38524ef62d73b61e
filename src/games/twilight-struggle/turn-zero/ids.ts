/** The crises of Turn Zero, those of the first pile before those of the second. */
export const crisisIds = [
  "crisis:yalta-potsdam",
  "crisis:ve-day",
  "crisis:uk-election",
  "crisis:israel",
  "crisis:chinese-civil-war",
  "crisis:vj-day",
] as const;

export type CrisisId = (typeof crisisIds)[number];

/** The statecraft cards, P9 to P18. */
export const statecraftIds = [
  "statecraft:andropov",
  "statecraft:khrushchev",
  "statecraft:molotov",
  "statecraft:beria",
  "statecraft:kgb",
  "statecraft:kennan",
  "statecraft:acheson",
  "statecraft:marshall",
  "statecraft:dulles",
  "statecraft:oss",
] as const;

export type StatecraftId = (typeof statecraftIds)[number];

/** What a die can come to: results that have the same outcome are one band. */
export const bands = ["1", "2-3", "4-5", "6"] as const;

export type Band = (typeof bands)[number];
