import { type OptionValues, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";

/** Options that a title does not take. The words are the title's, and there may be no game yet to find them by. */
export class OptionsRefusal extends Refusal {
  constructor(
    readonly title: AnyTitle,
    { reason }: Refusal,
  ) {
    super(reason);
  }
}

/** What a title makes of the options somebody wants, the usual ones where nothing is said. */
export function optionsOf(title: AnyTitle, wanted: Readonly<Record<string, unknown>>): OptionValues {
  try {
    return title.game.options(wanted);
  } catch (error) {
    throw error instanceof Refusal ? new OptionsRefusal(title, error) : error;
  }
}
