import { twilightStruggle } from "./twilight-struggle/index.ts";
import { undaunted } from "./undaunted/index.ts";

/** Every game that can be played, by id. */
export const games = {
  "twilight-struggle": twilightStruggle,
  "undaunted-north-africa": undaunted,
} as const;

export type GameId = keyof typeof games;
