import type { Game, OptionValues } from "../engine/index.ts";
import { redSea } from "./red-sea/index.ts";
import { twilightStruggle } from "./twilight-struggle/index.ts";
import { undaunted } from "./undaunted/index.ts";
import { twoPlusTwo, wirSindDasVolk } from "./wir-sind-das-volk/index.ts";

/** Every game that can be played, by id. */
export const games = {
  "twilight-struggle": twilightStruggle,
  "red-sea": redSea,
  "undaunted-north-africa": undaunted,
  "wir-sind-das-volk": wirSindDasVolk,
  "two-plus-two": twoPlusTwo,
} as const;

export type GameId = keyof typeof games;

/** Any game: what it keeps inside is its own business. */
export type AnyGame = Game<unknown, unknown, string, OptionValues>;

export const gameOf = (id: GameId): AnyGame => games[id] as unknown as AnyGame;
