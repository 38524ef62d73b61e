import { redSeaTitle } from "./red-sea/title.ts";
import type { AnyTitle } from "./title.ts";
import { twilightStruggleTitle } from "./twilight-struggle/title.ts";
import { undauntedTitle } from "./undaunted/title.ts";
import { twoPlusTwoTitle, wirSindDasVolkTitle } from "./wir-sind-das-volk/title.ts";

const all: readonly AnyTitle[] = [
  twilightStruggleTitle as unknown as AnyTitle,
  redSeaTitle as unknown as AnyTitle,
  undauntedTitle as unknown as AnyTitle,
  wirSindDasVolkTitle as unknown as AnyTitle,
  twoPlusTwoTitle as unknown as AnyTitle,
];

/** Every game that can be played, with its words and look-ups, by id. What a title keeps inside is its own business. */
export const titles: ReadonlyMap<string, AnyTitle> = new Map(all.map((title) => [title.game.id, title]));
