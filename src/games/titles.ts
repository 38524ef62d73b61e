import type { AnyTitle } from "./title.ts";
import { twilightStruggleTitle } from "./twilight-struggle/title.ts";
import { twoPlusTwoTitle, wirSindDasVolkTitle } from "./wir-sind-das-volk/title.ts";

/** Every game that can be played, with its words and look-ups, by id. What a title keeps inside is its own business. */
export const titles: ReadonlyMap<string, AnyTitle> = new Map(
  [twilightStruggleTitle, wirSindDasVolkTitle, twoPlusTwoTitle]
    .map((each) => each as unknown as AnyTitle)
    .map((title) => [title.game.id, title]),
);
