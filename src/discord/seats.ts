import { type Language, languages } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { normalise } from "../grammar/index.ts";
import { refusal } from "../i18n/index.ts";
import type { Choice } from "./command.ts";

/** The seat that is meant by its name in either language. */
export function meantSeat(title: AnyTitle, seats: readonly string[], typed: string): string {
  const wanted = normalise(typed);
  const found = seats.find((seat) => called(title, seat).includes(wanted));
  if (found === undefined) throw refusal("refusal.no-seat", { seats });
  return found;
}

const called = ({ messages }: AnyTitle, seat: string): string[] => {
  const words = messages.name(seat);
  return [seat, ...(words === undefined ? [] : languages.map((language) => words[language]))].map(normalise);
};

/** Seats to choose from while somebody types one. */
export const seatChoices = (title: AnyTitle, language: Language, seats: readonly string[], typed: string): Choice[] => {
  const wanted = normalise(typed);
  return seats
    .filter((seat) => called(title, seat).some((name) => name.includes(wanted)))
    .map((seat) => ({ name: title.messages.name(seat)?.[language] ?? seat, value: seat }));
};
