import { redSeaTitle } from "./red-sea/title.ts";
import type { AnyTitle } from "./title.ts";
import { twilightStruggleTitle } from "./twilight-struggle/title.ts";
import { undauntedTitle } from "./undaunted/title.ts";
import { twoPlusTwoTitle, wirSindDasVolkTitle } from "./wir-sind-das-volk/title.ts";

const all: readonly AnyTitle[] = [
  twilightStruggleTitle,
  redSeaTitle,
  undauntedTitle,
  wirSindDasVolkTitle,
  twoPlusTwoTitle,
];

/** Every game that can be played, with its messages and its reference, by id. */
export const titles: ReadonlyMap<string, AnyTitle> = new Map(all.map((title) => [title.game.id, title]));
