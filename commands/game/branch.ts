import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
} from "discord.js";
import { isLevel, levels } from "../../src/computer/index.ts";
import { ALONE, branchAnswer, positionNamed, usualLevel } from "../../src/discord/branching.ts";
import type { Choice } from "../../src/discord/command.ts";
import { choiceOf, gameOption, localized, textOption } from "../../src/discord/command-options.ts";
import type { Reply } from "../../src/discord/responder.ts";
import { meantSeat, seatChoices } from "../../src/discord/seats.ts";
import type { GameSession } from "../../src/discord/session.ts";
import type { Language } from "../../src/engine/index.ts";
import { normalise } from "../../src/grammar/index.ts";
import { computerId, mentioned, phrase } from "../../src/i18n/index.ts";
import { positionChoices } from "./inspect.ts";

const opponents = [
  ...levels.map((level) => {
    const called = (language: Language) => mentioned(language, computerId(level));
    return choiceOf({ en: called("en"), ru: called("ru") }, level);
  }),
  choiceOf(
    { en: phrase("en", { key: "branch.alone", args: {} }), ru: phrase("ru", { key: "branch.alone", args: {} }) },
    ALONE,
  ),
];

export const branchOptions: readonly APIApplicationCommandBasicOption[] = [
  textOption(
    localized("turn", "раунд", "From which position, if not the last", "С какого положения, если не последнего"),
    {
      kind: "moment",
      completed: true,
    },
  ),
  textOption(localized("seat", "место", "What you play", "За кого вы играете"), { completed: true }),
  {
    ...localized("against", "против", "Who plays the rest", "Кто играет за остальных"),
    type: ApplicationCommandOptionType.String,
    choices: opponents,
  },
  gameOption,
];

/** Plays on from a position at a table apart. */
export async function branchGame(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { title, position } = session;
  const { options } = interaction;
  const [turn, seat] = [options.getString("turn"), options.getString("seat")];
  const against = options.getString("against") ?? usualLevel;
  return branchAnswer(session, interaction, {
    answers: turn === null ? null : await positionNamed(session, turn),
    seats: seat === null ? null : [meantSeat(title, position.match.seats, seat)],
    level: isLevel(against) ? against : null,
  });
}

export async function completeBranch(
  session: GameSession,
  { options }: AutocompleteInteraction,
): Promise<readonly Choice[]> {
  const { name, value } = options.getFocused(true);
  if (name === "seat") return seatChoices(session.title, session.language, session.position.match.seats, value);
  return (await positionChoices(session)).filter((choice) => normalise(choice.name).includes(normalise(value)));
}
