import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from "discord.js";
import { Refusal } from "../engine/index.ts";
import { act } from "../table/index.ts";
import { after } from "./clicks.ts";
import { aboutMove, type Command } from "./command.ts";
import { completeStep } from "./step-completion.ts";
import { refusedLine } from "./step-refusal.ts";
import { picksOfSteps, type Step } from "./steps.ts";
import { type described, everywhere, gameOption } from "./words.ts";

export interface TypedStep extends Step {
  readonly words?: ReturnType<typeof described>;
  readonly required?: boolean;
}

/** A typed step of a verb: its words are those of the option. */
export const typed = (
  words: ReturnType<typeof described>,
  kinds: readonly string[],
  more: Pick<
    TypedStep,
    "required" | "list" | "only" | "except" | "otherwise" | "unasked" | "given" | "ahead" | "known" | "ends"
  > = {},
): TypedStep => ({ words, option: words.name, kinds, ...more });

/** Something that the verb says by itself. */
export const implied = (pick: string, kinds: readonly string[], more: Pick<TypedStep, "unasked"> = {}): TypedStep => ({
  pick,
  kinds,
  ...more,
});

/** The command of a verb that answers one ask after the other, all of them or none. */
export function stepCommand(words: ReturnType<typeof described>, steps: readonly TypedStep[]): Command {
  const options = steps.flatMap(({ words: named, required = false }): APIApplicationCommandBasicOption[] =>
    named === undefined ? [] : [{ ...named, type: ApplicationCommandOptionType.String, autocomplete: true, required }],
  );
  const handler = aboutMove({
    execute: async (session, interaction) => {
      const given = (option: string) => interaction.options.getString(option);
      try {
        const picks = picksOfSteps(session, steps, given);
        const done = await act(session.table, { ...session.request, picks, passesOver: true });
        return await after(session, done, picks.at(-1));
      } catch (error) {
        throw error instanceof Refusal ? refusedLine(session, words, steps, given, error) : error;
      }
    },
    autocomplete: async (session, interaction) => {
      const focused = interaction.options.getFocused(true);
      return completeStep(session, steps, (option) => interaction.options.getString(option), focused);
    },
  });
  return {
    definition: {
      ...words,
      ...everywhere,
      options: [...options, gameOption].sort((one, two) => Number(two.required) - Number(one.required)),
    },
    handler: () => handler,
  };
}
