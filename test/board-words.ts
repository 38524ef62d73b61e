import type { Language } from "../src/engine/index.ts";
import type { Title } from "../src/games/title.ts";

/** The whole board in words, line by line. */
export const boardLines = <State, View, Seat extends string, Options>(
  title: Title<State, View, Seat, Options>,
  view: View,
  language: Language,
): string[] => title.board(view, language).flatMap(({ lines }) => lines);
