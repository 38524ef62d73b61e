import type { Language, OptionValue } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { settingName, settingValue, worded } from "../i18n/index.ts";
import type { GameRecord } from "../store/index.ts";
import { type Bot, channelLanguage, titleFor } from "./bot.ts";
import { button, buttonRows, type Components, text } from "./components.ts";
import { writeId } from "./ids.ts";
import type { Answer } from "./responder.ts";

/** The lobby's post as it stands now, in place of the one that was clicked. */
export async function lobbyAnswer(
  bot: Bot,
  game: GameRecord,
  show: "public" | "in-place" = "in-place",
): Promise<Answer> {
  const language = await channelLanguage(bot, game.guildId);
  return { components: lobbyComponents(titleFor(bot, game), language, game), show };
}

export function lobbyComponents(title: AnyTitle, language: Language, game: GameRecord): Components {
  const { vocabulary } = title;
  const say = (key: string, args = {}) => worded(language, { key, args }, vocabulary) ?? key;
  if (game.status === "abandoned") return [text(say("lobby.cancelled"))];
  const seats = title.game.seats(game.options).map((seat) => {
    const taken = game.seats.find((each) => each.seat === seat);
    return say("lobby.seat", { seat, player: taken === undefined ? say("lobby.free") : `<@${taken.userId}>` });
  });
  const lines = [
    say("lobby.head", { title: title.name[language] }),
    ...seats,
    ...changedOptions(title, language, game),
  ];
  if (game.status !== "lobby") {
    const started = [say("lobby.started"), say("lobby.seed", { commitment: game.commitment ?? "" })];
    return [text([...lines, ...started].join("\n"))];
  }
  return [text(lines.join("\n")), ...buttonRows(lobbyButtons(title, language, game))];
}

/** Only what differs from the usual game. */
function changedOptions(title: AnyTitle, language: Language, game: GameRecord): string[] {
  const specs = title.game.optionSpecs;
  const chosen = Object.entries(game.options as Record<string, OptionValue>)
    .filter(([name, value]) => specs[name]?.standard !== value)
    .map(([name, value]) => {
      const words = [
        settingName(language, name, title.vocabulary),
        settingValue(language, name, value, title.vocabulary),
      ];
      return words.join(": ");
    });
  if (chosen.length === 0) return [];
  return [worded(language, { key: "lobby.options", args: { options: chosen.join(", ") } }, title.vocabulary) ?? ""];
}

function lobbyButtons(title: AnyTitle, language: Language, game: GameRecord) {
  const say = (key: string, args = {}) => worded(language, { key, args }, title.vocabulary, false) ?? key;
  const id = { game: game.id, version: game.version };
  const free = title.game.seats(game.options).filter((seat) => !game.seats.some((taken) => taken.seat === seat));
  const joins = free.map((seat) =>
    button(writeId({ ...id, action: "join", option: seat }), say("button.join", { seat })),
  );
  const ready = free.length === 0 ? [button(writeId({ ...id, action: "start" }), say("button.start"), "main")] : [];
  return [
    ...joins,
    ...ready,
    button(writeId({ ...id, action: "leave" }), say("button.leave")),
    button(writeId({ ...id, action: "cancel" }), say("button.cancel")),
  ];
}
