import type { Ask, Language, Option } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { capitalised } from "../i18n/capitals.ts";
import { JOINT, optionLabel, phrase } from "../i18n/index.ts";
import { button, buttonRows, type Components, type MenuOption, MOST_ON_BUTTON, menu } from "./components.ts";
import { writeId } from "./ids.ts";
import {
  fittedOnButton,
  inMenu,
  inMenuOften,
  onButton,
  placeholder,
  SEEN_OF_A_MENU,
  type Sight,
} from "./option-words.ts";
import {
  countOf,
  grouped,
  inForm,
  inOneMenu,
  MENU_SIZE,
  type Several,
  takesSeveral,
  together,
  valueFor,
} from "./selection.ts";

/** What is asked of a seat, or would be asked next if it picked `lead`. */
export interface Question {
  readonly ask: Ask;
  readonly lead: string | null;
  /** What the seat may know of the position in which it is asked. */
  readonly view: unknown;
  /** Options that may lose the game, and why. */
  readonly dangers: ReadonlyMap<string, string>;
  /** What an option comes to that leaves no choice. */
  readonly only?: ReadonlyMap<string, Ask> | undefined;
}

/** What somebody chose that could not be done: it comes back filled in. */
export interface Draft {
  readonly lead: string | null;
  readonly values: readonly string[];
}

export interface Choosing {
  readonly title: AnyTitle;
  readonly language: Language;
  readonly game: string;
  readonly version: number;
  readonly now: Question;
  readonly next: readonly Question[];
  readonly draft: Draft | null;
}

const MOST_BUTTONS = 10;
/** Menus of what follows, beside which there is still room for everything else. */
const MOST_NEXT = 6;

/**
 * The choices of an ask as menus and buttons: any ask of any game. What follows an option stands beside it, so that both are
 * chosen at once; the option itself remains a button where that is not all.
 */
export function choices(data: Choosing): Components {
  const { ask } = data.now;
  const ahead = data.next.flatMap((question) => nextOf(data, question) ?? []).slice(0, MOST_NEXT);
  const isShown = ({ id }: Option) => ahead.some(({ lead, isAll }) => lead === id && isAll);
  const options = ask.options.filter((option) => !isShown(option));
  const things = severalOf(data.title, ask);
  const verbs = onButtons({ ...data, ...data.now }, ask);
  const buttons = options.filter(({ id }) => verbs.includes(id));
  const listed = options.filter((option) => !things.includes(option) && !buttons.includes(option));
  const forms = [...severalButtons(data, data.now, things), ...ahead.flatMap(({ form }) => form ?? [])];
  return [
    ...severalMenu(data, data.now, things),
    ...menus(data, ask, listed),
    ...ahead.flatMap((each) => each.menu ?? []),
    ...buttonRows([
      ...usualButton(data),
      ...forms,
      ...buttons.map((option) =>
        choiceButton(
          data,
          option,
          ahead.some(({ lead }) => lead === option.id),
        ),
      ),
    ]),
  ];
}

/** What most people answer here, by one button. */
function usualButton({ title, language, game, version, now: { ask, view } }: Choosing) {
  const picks = title.usual?.(ask, view) ?? null;
  if (picks === null) return [];
  const names = [...new Set(picks)].map((id) => {
    const times = picks.filter((each) => each === id).length;
    return `${optionLabel(language, ask, id, title.messages)} ${times}`;
  });
  const label = phrase(language, { key: "menu.usual", args: { names } });
  return [button(writeId({ action: "usual", game, version, ask: ask.kind }), label)];
}

/**
 * What is chosen by a button of its own: no things of which a button would have to cut one, for a menu has room. Verbs stay buttons,
 * unless their very name is too long for one.
 */
export function onButtons(sight: Sight, ask: Ask): string[] {
  const { title } = sight;
  const things = severalOf(title, ask);
  const alone = ask.options.filter((option) => !things.includes(option) && isButton(title, ask, option.id));
  const isNamed = ({ id }: Option) => title.messages.name(id) !== undefined;
  const isLong = (option: Option) => {
    const words = isNamed(option) ? onButton : fittedOnButton;
    return !sight.dangers.has(option.id) && words(sight, ask, option.id, MOST_ON_BUTTON).length > MOST_ON_BUTTON;
  };
  const isThing = (option: Option) => isNamed(option) || isLong(option);
  const buttons = alone.filter(isThing).some(isLong) ? alone.filter((option) => !isThing(option)) : alone;
  return buttons.map(({ id }) => id);
}

/** The things of a row that are chosen together; none where they are chosen one by one. */
function severalOf(title: AnyTitle, ask: Ask): Option[] {
  const things = takesSeveral(ask) ? together(title, ask) : [];
  return things.length > 1 ? things : [];
}

/** Whether what is asked is chosen in a form, of which a panel has only the button. */
export function needsForm(title: AnyTitle, ask: Ask): boolean {
  const things = severalOf(title, ask);
  return takesSeveral(ask) && things.length > 0 && inOneMenu(things, ask.row) === null;
}

interface Next {
  readonly lead: string;
  /** Everything that follows is there: the option needs no button of its own. */
  readonly isAll: boolean;
  readonly menu?: Components;
  readonly form?: ReturnType<typeof button>;
}

function nextOf(data: Choosing, question: Question): Next | null {
  const { ask, lead } = question;
  if (lead === null || data.now.dangers.has(lead)) return null;
  const fresh = ask.options.filter(({ id }) => !data.now.ask.options.some((option) => option.id === id));
  const things = severalOf(data.title, ask);
  if (things.length === 0) {
    if (fresh.length < 2 || fresh.length > MENU_SIZE) return null;
    const entries = fresh.map(({ id }) => entry(data, question, { id, times: 1 }));
    return { lead, isAll: true, menu: [menu(idOf(data, "next", lead), nameOf(data, question), entries)] };
  }
  const words = fresh.filter((option) => !things.includes(option));
  const [whole] = severalMenu(data, question, things, words);
  if (whole !== undefined) return { lead, isAll: true, menu: [whole] };
  const [several] = severalMenu(data, question, things);
  if (several !== undefined) return { lead, isAll: false, menu: [several] };
  const [form] = severalButtons(data, question, things);
  return form === undefined ? null : { lead, isAll: words.length === 0, form };
}

/** `words` are what else can be answered, as that it is enough. */
function severalMenu(
  data: Choosing,
  question: Question,
  things: readonly Option[],
  words: readonly Option[] = [],
): Components {
  const { ask, lead } = question;
  const values = takesSeveral(ask) && things.length > 0 ? inOneMenu(things, ask.row) : null;
  if (values === null || !takesSeveral(ask) || values.length + words.length > MENU_SIZE) return [];
  const id = lead === null ? idOf(data, "menu", "0.0") : idOf(data, "next", lead);
  // a word beside things ends the row, whatever it would come to alone
  const enough = phrase(data.language, { key: "menu.enough", args: {} });
  const others = words.map((option) => ({ ...entry(data, question, { id: option.id, times: 1 }), detail: enough }));
  const entries = [...values.map((value) => entry(data, question, value)), ...others];
  const most = Math.min(countOf(things, ask.row) + Math.sign(words.length), entries.length);
  return [menu(id, nameOf(data, question), entries, { most })];
}

/** Where there are too many for a menu, a button opens a form. */
function severalButtons(data: Choosing, question: Question, things: readonly Option[]) {
  const { ask, lead } = question;
  if (!takesSeveral(ask) || things.length === 0 || inOneMenu(things, ask.row) !== null) return [];
  if (inForm(data.title, things, ask.row) === null) return [];
  const isDraft = data.draft !== null && data.draft.lead === lead;
  return [button(idOf(data, "form", lead ?? ""), nameOf(data, question), isDraft ? "main" : "plain")];
}

const idOf = ({ game, version, now }: Choosing, action: "menu" | "next" | "form", option: string): string =>
  writeId({ action, game, version, ask: now.ask.kind, option });

/** What is chosen from a menu or a form. */
export function nameOf(
  { title, language, now }: Pick<Choosing, "title" | "language" | "now">,
  { ask, lead }: Question,
) {
  const things = severalOf(title, ask);
  const count = takesSeveral(ask) && things.length > 0 ? countOf(things, ask.row) : null;
  if (lead === null) return phrase(language, { key: "menu.several", args: { count } });
  const choice = capitalised(optionLabel(language, now.ask, lead, title.messages));
  const words = phrase(language, { key: "menu.next", args: { choice, count } });
  if (words.length <= SEEN_OF_A_MENU) return words;
  return phrase(language, { key: "menu.next-first", args: { choice, count } });
}

/** A value of a menu; how often it is taken stands behind its name. */
export function entry(
  { title, language, draft }: Pick<Choosing, "title" | "language" | "draft">,
  { ask, lead, view, dangers }: Question,
  several: Several,
): MenuOption {
  const { id, times } = several;
  const value = valueFor(several);
  const sight = { title, language, view, dangers };
  const words = times === 1 ? inMenu(sight, ask, id) : inMenuOften(sight, ask, several);
  return { value, ...words, isSet: draft?.lead === lead && draft.values.includes(value) };
}

/** Things that have a name of their own go into menus when there are many; verbs are buttons. */
function isButton({ messages }: AnyTitle, { options }: Ask, id: string): boolean {
  if (options.length <= 5) return true;
  const verbs = options.filter((option) => messages.name(option.id) === undefined);
  return messages.name(id) === undefined && verbs.length <= MOST_BUTTONS;
}

/** Where it stands beside a way to choose several at once it says that it is the other way. */
function choiceButton({ title, language, game, version, now }: Choosing, { id }: Option, isBeside: boolean) {
  const beside = isBeside ? `${JOINT}${phrase(language, { key: "menu.one-by-one", args: {} })}` : "";
  const words = fittedOnButton({ title, language, ...now }, now.ask, id, MOST_ON_BUTTON - beside.length);
  const label = `${words}${beside}`;
  const look = now.dangers.has(id) ? "danger" : "plain";
  return button(writeId({ action: "pick", game, version, ask: now.ask.kind, option: id }), label, look);
}

/** One menu for each part of the board, or one after the other if the things belong to none. */
function menus(data: Choosing, ask: Ask, options: readonly Option[]): Components {
  const { title, language, game, version, now } = data;
  const groups = options.length <= MENU_SIZE ? [["", options] as const] : [...grouped(title, options)];
  return groups.flatMap(([group, members], at) =>
    chunks(members.map(({ id }) => entry(data, now, { id, times: 1 }))).map((part, number, parts) =>
      menu(
        writeId({ action: "menu", game, version, ask: ask.kind, option: `${at + 1}.${number}` }),
        placeholder({ title, language, ...now }, part, group, parts.length > 1, ask.kind),
        part,
      ),
    ),
  );
}

function chunks(options: readonly MenuOption[]): MenuOption[][] {
  const parts: MenuOption[][] = [];
  for (let at = 0; at < options.length; at += MENU_SIZE) parts.push(options.slice(at, at + MENU_SIZE));
  return parts;
}
