import { twilightStruggle } from "./twilight-struggle/index.ts";

/** Every game that can be played, by id. */
export const games = {
  "twilight-struggle": twilightStruggle,
} as const;

export type GameId = keyof typeof games;
