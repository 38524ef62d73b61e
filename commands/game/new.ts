import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from "discord.js";
import type { Actor, Bot } from "../../src/discord/bot.ts";
import { lobbyAnswer } from "../../src/discord/lobby.ts";
import type { Answer } from "../../src/discord/responder.ts";
import { described, localized } from "../../src/discord/words.ts";
import { type OptionValue, Refusal } from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { settingName, settingValue } from "../../src/i18n/index.ts";
import { openLobby } from "../../src/table/index.ts";

/** `optionalCards` as Discord wants names: `optional-cards`. */
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Titles may share the name of an option: it takes the values of all, and the title refuses those of others. */
function settingOption(name: string, sharing: readonly AnyTitle[]): APIApplicationCommandBasicOption {
  const say = (language: "en" | "ru") => settingName(language, name, (sharing[0] as AnyTitle).vocabulary).slice(0, 100);
  const words = described(dashed(name), dashed(name), say("en"), say("ru"));
  const valued = sharing.flatMap((title) => valuesOf(title, name).map((value) => ({ title, value })));
  if (valued.every(({ value }) => typeof value === "boolean"))
    return { ...words, type: ApplicationCommandOptionType.Boolean };
  const choices = new Map(
    valued.map(({ title, value }) => {
      const shown = (language: "en" | "ru") => settingValue(language, name, value, title.vocabulary);
      return [String(value), localized({ en: shown("en"), ru: shown("ru") }, String(value))];
    }),
  );
  return { ...words, type: ApplicationCommandOptionType.String, choices: [...choices.values()] };
}

const valuesOf = (title: AnyTitle, name: string): readonly OptionValue[] => title.game.optionSpecs[name]?.values ?? [];

const all: readonly AnyTitle[] = [...titles.values()];

const seats = all.map(({ game }) => game.seats(game.options({})).join(", ")).join("; ");

export const newGameOptions: readonly APIApplicationCommandBasicOption[] = [
  {
    ...described("title", "игра", "Which game", "Какая игра"),
    type: ApplicationCommandOptionType.String,
    choices: all.map((title) => localized(title.name, title.game.id)),
  },
  {
    ...described("seat", "место", `Your seat: ${seats}`, `Ваше место: ${seats}`),
    type: ApplicationCommandOptionType.String,
  },
  {
    ...described("days", "дней", "Days a move may take, 3 if not said", "Сколько дней на ход, по умолчанию 3"),
    type: ApplicationCommandOptionType.Integer,
    min_value: 1,
    max_value: 60,
  },
  ...[...new Set(all.flatMap((title) => Object.keys(title.game.optionSpecs)))].map((name) =>
    settingOption(
      name,
      all.filter((title) => Object.hasOwn(title.game.optionSpecs, name)),
    ),
  ),
];

export async function newGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  if (interaction.guildId === null || interaction.channelId === null)
    throw new Refusal({ key: "refusal.server-only", args: {} });
  const id = interaction.options.getString("title") ?? all[0]?.game.id ?? "";
  const title = bot.table.titles.get(id);
  if (title === undefined) throw new Refusal({ key: "refusal.option", args: {} });
  const seat = interaction.options.getString("seat");
  const options = chosenOptions(title, interaction);
  if (seat !== null && !title.game.seats(title.game.options(options)).includes(seat)) {
    const seats = title.game.seats(title.game.options(options));
    throw new Refusal({ key: "refusal.no-seat", args: { seats } });
  }
  const game = await openLobby(bot.table, {
    title: id,
    options,
    guildId: interaction.guildId,
    channelId: interaction.channelId,
    user: actor,
    interaction: interaction.id,
    ...(seat === null ? {} : { seat }),
    days: interaction.options.getInteger("days") ?? 3,
  });
  return lobbyAnswer(bot, game, "public");
}

function chosenOptions(title: AnyTitle, interaction: ChatInputCommandInteraction): Record<string, OptionValue> {
  const chosen: Record<string, OptionValue> = {};
  for (const [name, { values }] of Object.entries(title.game.optionSpecs)) {
    const given = interaction.options.get(dashed(name))?.value;
    if (given === undefined) continue;
    const value = values.find((each) => String(each) === String(given));
    if (value === undefined)
      throw new Refusal({ key: "refusal.option-value", args: { option: dashed(name), values: values.map(String) } });
    chosen[name] = value;
  }
  return chosen;
}
