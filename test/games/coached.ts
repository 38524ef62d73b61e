import type { Ask, Language } from "../../src/engine/index.ts";
import type { GameMessages } from "../../src/i18n/game-messages.ts";
import type { Passage } from "../../src/i18n/passages.ts";
import { shownLines } from "./shown-lines.ts";

interface Looked<View, Seat extends string> {
  readonly match: { readonly pending: readonly Ask<Seat>[]; view(seat: Seat): View };
}

/** What a coach says to a seat that is asked. */
export const coachedBy =
  <View, Seat extends string>(coach: (view: View, ask: Ask<Seat>) => Passage, messages: GameMessages<View>) =>
  ({ match }: Looked<View, Seat>, seat: Seat, language: Language = "en"): string[] => {
    const ask = match.pending.find((each) => each.seat === seat);
    if (ask === undefined) throw new Error(`${seat} is not asked`);
    return shownLines([coach(match.view(seat), ask)], messages, language);
  };
