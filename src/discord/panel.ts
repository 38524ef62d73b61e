import type { Ask, Language, Option } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { optionDetail, optionLabel, type PhraseKey, prompt, says } from "../i18n/index.ts";
import { button, buttonRows, type Components, type MenuOption, menu, text } from "./components.ts";
import { writeId } from "./ids.ts";

/** What the private panel of a seat is made from. */
interface PanelData {
  readonly title: AnyTitle;
  readonly language: Language;
  readonly game: string;
  readonly version: number;
  readonly ask: Ask | null;
  /** What the seat has done since its last post, and anything else to say first. */
  readonly lines: readonly string[];
  /** What it costs to do nothing about something, as military operations not met. */
  readonly notices: readonly string[];
  /** What can be taken back: a pick of the move in hand, or a move that is done. */
  readonly undo: "pick" | "move" | null;
  /** Options that may lose the game, and why. */
  readonly dangers: ReadonlyMap<string, string>;
}

const MENU_SIZE = 25;
const MOST_BUTTONS = 10;

/** The choices of an ask as menus and buttons: any ask of any game. */
export function panel(data: PanelData): Components {
  const { ask, language, title, lines } = data;
  const say = (key: PhraseKey) => says(language, { key, args: {} }, title.messages);
  const components: Components = [];
  const head = ask === null ? say("panel.nothing") : inBold(prompt(language, ask, title.messages));
  components.push(text([...lines, head, ...data.notices.map((notice) => `-# ${notice}`)].join("\n")));
  if (ask !== null) components.push(...choices(data, ask));
  const id = { game: data.game, version: data.version };
  const back = button(writeId({ ...id, action: "back" }), say(data.undo === "pick" ? "button.back" : "button.undo"));
  const close = button(writeId({ ...id, action: "close" }), say("button.close"));
  components.push(...buttonRows([...(data.undo === null ? [] : [back]), ...(data.undo === "pick" ? [] : [close])]));
  return components;
}

/** Bold, without the marks of bold names inside, which would end it. */
const inBold = (sentence: string): string => `**${sentence.replaceAll("**", "")}**`;

function choices(data: PanelData, ask: Ask): Components {
  const buttons = ask.options.filter(({ id }) => isButton(data, ask, id));
  const listed = ask.options.filter((option) => !buttons.includes(option));
  return [...menus(data, ask, listed), ...buttonRows(buttons.map((option) => choiceButton(data, ask, option)))];
}

/** Things that have a name of their own go into menus when there are many; verbs are buttons. */
function isButton({ title }: PanelData, ask: Ask, id: string): boolean {
  if (ask.options.length <= 5) return true;
  return (
    title.messages.name(id) === undefined &&
    ask.options.filter(({ id: other }) => title.messages.name(other) === undefined).length <= MOST_BUTTONS
  );
}

function choiceButton({ title, language, game, version, dangers }: PanelData, ask: Ask, { id }: Option) {
  const danger = dangers.get(id);
  const detail = danger ?? optionDetail(language, ask, id, title.messages);
  const label = marked(optionLabel(language, ask, id, title.messages), danger);
  const short = detail !== "" && label.length + detail.length < 60 ? `${label} · ${detail}` : label;
  const look = danger === undefined ? "plain" : "danger";
  return button(writeId({ action: "pick", game, version, ask: ask.kind, option: id }), short, look);
}

/** A sign beside the colour: nobody should have to see red. */
const marked = (label: string, danger: string | undefined): string => (danger === undefined ? label : `⚠️ ${label}`);

/** One menu for each part of the board, or one after the other if the things belong to none. */
function menus(data: PanelData, ask: Ask, options: readonly Option[]): Components {
  const { title, language, game, version, dangers } = data;
  const entry = ({ id }: Option): MenuOption => ({
    value: id,
    label: marked(optionLabel(language, ask, id, title.messages), dangers.get(id)),
    detail: dangers.get(id) ?? optionDetail(language, ask, id, title.messages),
  });
  const groups = options.length <= MENU_SIZE ? [["", options] as const] : [...grouped(title, options)];
  return groups.flatMap(([group, members], at) =>
    chunks(members.map(entry)).map((part, number) => {
      const name = title.messages.name(group)?.[language];
      const range = `${part[0]?.label ?? ""} – ${part.at(-1)?.label ?? ""}`;
      return menu(
        writeId({ action: "menu", game, version, ask: ask.kind, option: `${at}.${number}` }),
        name ?? range,
        part,
      );
    }),
  );
}

function grouped(title: AnyTitle, options: readonly Option[]): Map<string, Option[]> {
  const groups = new Map<string, Option[]>();
  for (const each of options) {
    const group = title.group(each.id) ?? "";
    groups.set(group, [...(groups.get(group) ?? []), each]);
  }
  return groups;
}

function chunks(options: readonly MenuOption[]): MenuOption[][] {
  const parts: MenuOption[][] = [];
  for (let at = 0; at < options.length; at += MENU_SIZE) parts.push(options.slice(at, at + MENU_SIZE));
  return parts;
}
