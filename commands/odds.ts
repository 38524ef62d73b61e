import { ApplicationCommandOptionType, type AutocompleteInteraction } from "discord.js";
import type { Actor } from "../src/discord/bot.ts";
import { aboutGame, type Choice, type Command } from "../src/discord/command.ts";
import { everywhere, gameOption, localized, textOption } from "../src/discord/command-options.ts";
import { text } from "../src/discord/components.ts";
import type { GameSession } from "../src/discord/session.ts";
import type { Odds } from "../src/engine/index.ts";
import type { AnyTitle, OddsKind } from "../src/games/title.ts";
import { meant, normalise, resolve, search } from "../src/grammar/index.ts";
import { gamePhrase, refusal, worded } from "../src/i18n/index.ts";

const USUAL_OPS = 2;

const named = (name: string, nameRu: string, en: string, ru: string, required: boolean) =>
  textOption(localized(name, nameRu, en, ru), { required, completed: true });

/** What something would do before it is done: exact chances, with the arithmetic. */
export const odds: Command = {
  definition: {
    ...localized(
      "odds",
      "шансы",
      "Exact chances of something before it is tried",
      "Точные шансы того, что вы хотите попробовать",
    ),
    ...everywhere,
    options: [
      named("what", "что", "What would be tried", "Что попробовать", true),
      named("target", "цель", "Where, or against whom", "Где или против кого", false),
      named("with", "чем", "The card or soldier that tries", "Карта или солдат, который пробует", false),
      {
        ...localized("ops", "оо", "Operations points, by default 2", "Очки операций, по умолчанию 2"),
        type: ApplicationCommandOptionType.Integer,
        min_value: 1,
        max_value: 6,
      },
      gameOption,
    ],
  },
  handler: () => reckoning,
};

const reckoning = aboutGame({
  execute: async ({ title, actor, look }, interaction) => {
    const { match, seat } = look;
    const view = match.view(seat);
    const typed = interaction.options.getString("what", true);
    // where nothing is left to chance the game itself says so
    if (title.odds.length === 0) match.odds({ seat: seat ?? (match.seats[0] as string), what: typed, with: USUAL_OPS });
    const kind = kindMeant(title, actor, typed);
    const label = (id: string) => title.game.name(id)?.[actor.language] ?? id;
    const find = (option: "target" | "with", ids: readonly string[]): string => {
      const typed = interaction.options.getString(option);
      if (typed === null) throw refusal(`refusal.${option}-needed`);
      // what is no target or no means is left to the rules, which say why
      const others = title.subjects("card").filter((id) => resolve(typed, [id], title.game).length > 0);
      return resolve(typed, ids, title.game).length === 0 && others.length === 1
        ? (others[0] as string)
        : meant(typed, ids, title.game, label);
    };
    const query = {
      seat: seat ?? (match.seats[0] as string),
      what: kind.what,
      ...(kind.targets === undefined ? {} : { target: find("target", kind.targets(view)) }),
      with:
        kind.means === undefined
          ? (interaction.options.getInteger("ops") ?? USUAL_OPS)
          : find("with", kind.means(view)),
    };
    return { components: [text(oddsLines(title, actor, match.odds(query)).join("\n"))] };
  },
  autocomplete: completeOdds,
});

function kindMeant(title: AnyTitle, { language }: Actor, typed: string): OddsKind<unknown> {
  const wanted = normalise(typed);
  const found = title.odds.find(({ what, name }) => [what, name.en, name.ru].map(normalise).includes(wanted));
  if (found !== undefined) return found;
  throw refusal("refusal.odds-kind", { names: title.odds.map(({ name }) => name[language]) });
}

async function completeOdds(session: GameSession, interaction: AutocompleteInteraction): Promise<readonly Choice[]> {
  const { title, actor } = session;
  const { name, value } = interaction.options.getFocused(true);
  if (name === "what")
    return title.odds
      .map((kind) => ({ name: kind.name[actor.language], value: kind.what }))
      .filter((choice) => normalise(choice.name).includes(normalise(value)));
  const { match, seat } = session.look;
  const kind = kindMeant(title, actor, interaction.options.getString("what") ?? "");
  const ids = (name === "with" ? kind.means : kind.targets)?.(match.view(seat)) ?? [];
  return search(value, ids, title.game).map((id) => ({
    name: title.game.name(id)?.[actor.language] ?? id,
    value: id,
  }));
}

function oddsLines(title: AnyTitle, { language }: Actor, odds: Odds): string[] {
  const head = gamePhrase(language, odds, title.messages);
  const lines = odds.chances.map(({ key, args, ways }) => {
    const percent = Math.round((ways / odds.cases) * 100);
    return `- ${ways}/${odds.cases} (${percent} %): ${worded(language, { key, args }, title.messages) ?? key}`;
  });
  return [head, ...lines];
}
