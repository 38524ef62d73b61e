import { type Language, own } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { worded } from "../i18n/index.ts";
import type { GameRecord } from "../store/index.ts";
import { type Bot, channelLanguage, titleFor } from "./bot.ts";
import { button, buttonRows, type Components, text } from "./components.ts";
import { writeId } from "./ids.ts";
import { settingsMenu, settingWords } from "./lobby-settings.ts";
import type { Answer } from "./responder.ts";

/** The lobby's post as it stands now, in place of the one that was clicked; `open` is the setting being changed. */
export async function lobbyAnswer(
  bot: Bot,
  game: GameRecord,
  show: "public" | "in-place" = "in-place",
  open: string | null = null,
): Promise<Answer> {
  const language = await channelLanguage(bot, game.guildId);
  return { components: lobbyComponents(titleFor(bot, game), language, game, open), show };
}

function lobbyComponents(title: AnyTitle, language: Language, game: GameRecord, open: string | null): Components {
  const { vocabulary } = title;
  const say = (key: string, args = {}) => worded(language, { key, args }, vocabulary) ?? key;
  if (game.status === "abandoned") return [text(say("lobby.cancelled"))];
  const seats = title.game.seats(game.options).map((seat) => {
    const taken = game.seats.find((each) => each.seat === seat);
    return say("lobby.seat", { seat, player: taken === undefined ? say("lobby.free") : `<@${taken.userId}>` });
  });
  const lines = [
    say(game.status === "lobby" ? "lobby.head" : "lobby.head.begun", { title: title.name[language] }),
    ...seats,
    ...changedOptions(title, language, game),
    paceLine(title, language, game),
  ];
  if (game.status !== "lobby") {
    return [text([...lines, say("lobby.seed", { commitment: game.commitment ?? "" })].join("\n"))];
  }
  const id = { game: game.id, version: game.version };
  const words =
    open === null
      ? { id: writeId({ ...id, action: "setting" }), placeholder: say("lobby.change") }
      : { id: writeId({ ...id, action: "set", ask: open }), placeholder: say("lobby.change") };
  return [
    text(lines.join("\n")),
    ...(Object.keys(title.game.optionSpecs).length === 0
      ? []
      : [settingsMenu(title, language, game.options, open, words)]),
    ...buttonRows(lobbyButtons(title, language, game)),
  ];
}

function paceLine(title: AnyTitle, language: Language, { pace }: GameRecord): string {
  const { days, weekendsOff } = pace;
  const key = weekendsOff ? "lobby.pace.weekends" : "lobby.pace";
  return worded(language, { key, args: { days } }, title.vocabulary) ?? "";
}

/** Only what differs from the usual game, and what is always told. */
function changedOptions(title: AnyTitle, language: Language, game: GameRecord): string[] {
  const specs = title.game.optionSpecs;
  const chosen = Object.entries(game.options)
    .filter(([name, value]) => own(specs, name)?.always || own(specs, name)?.standard !== value)
    .map(([name, value]) => settingWords(title, language, name, value));
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
