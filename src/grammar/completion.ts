import { type Ask, dangerOf, type Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { type Slot, slotsOf } from "../games/verb.ts";
import {
  beginningOf,
  dangerWords,
  endOf,
  JOINT,
  optionDetail,
  optionEffect,
  optionLabel,
  optionParts,
  phrase,
  wordsOf,
} from "../i18n/index.ts";
import { lastItem } from "./items.ts";
import { likeOptions, meantOptions, textsOf } from "./names.ts";
import { finish, LineRefusal, type Place, read, starts } from "./reading.ts";
import { isOfKind, isTyped, type Line, leftOf, type Said, speechOf, typedIn } from "./speech.ts";
import type { Pick, Speaker, Walk } from "./walk.ts";

/** What Discord shows while somebody types: a name to read, and the value that is typed instead. */
interface Choice {
  readonly name: string;
  readonly value: string;
}

/** What Discord takes for the name and the value of a choice, and how many it shows. */
const MOST_CHARACTERS = 100;
const MOST_CHOICES = 25;
/** More than any slot takes: nothing follows it. */
const MOST_TYPED = 400;
/** How many ways through what has not been said yet are looked at. */
const MOST_WAYS = 60;

/** Completes one slot of a line from what is legal with everything else that has been typed. */
export function complete(speaker: Speaker, place: Place, line: Line, name: string, language: Language): Choice[] {
  const slot = slotsOf(line.verb).find((each) => each.name.en === name);
  if (slot === undefined) return [];
  const text = Object.hasOwn(line.texts, name) ? (line.texts[name] ?? "").slice(0, 2 * MOST_TYPED) : "";
  if (text.length > MOST_TYPED) return [];
  const { kept, last } = slot.list ? lastItem(text) : { kept: "", last: text.trim() };
  const speech = () => speechOf({ ...line, texts: { ...line.texts, [name]: kept } });
  const isBegun = leftOf(speech()) !== undefined;
  for (const [, walk] of starts(speaker, place, speech, slot)) {
    const asked = reached(walk.run(), slot);
    // a line is read from the latest position from which it can be used
    const isUsed = isBegun && walk.trouble === null && leftOf(walk.speech) === undefined;
    if (asked.length > 0) return choicesOf(asked, slot, { kept, last }, language);
    if (isUsed) break;
  }
  return slot.list ? [] : onlyWays(speaker, place, line, slot, last, language);
}

/** What there is no other way than, and what cannot be taken back any more, may be said too. */
function onlyWays(speaker: Speaker, place: Place, line: Line, slot: Slot, text: string, language: Language): Choice[] {
  const rest = { ...line.texts, [slot.name.en]: "" };
  for (const [, walk] of starts(speaker, place, () => speechOf({ ...line, texts: rest }))) {
    const found = walk.run().standingFor(slot);
    const [one] = found.filter(({ option }) =>
      isTaken(speaker, place, { ...line, texts: { ...rest, [slot.name.en]: option } }),
    );
    if (one !== undefined) return named(walk, one.kind, one.option, text, language);
  }
  return [];
}

/** Whether a line is taken, or lacks nothing but what has not been typed yet. */
function isTaken(speaker: Speaker, place: Place, line: Line): boolean {
  try {
    read(speaker, place, line, "trying");
    return true;
  } catch (error) {
    if (!(error instanceof LineRefusal)) throw error;
    const { ask, slot, said } = error.trouble;
    const isOpen = ({ kinds, name }: Slot) =>
      ask !== undefined && isOfKind(kinds, ask.kind) && !Object.hasOwn(line.texts, name.en);
    return said === undefined && (slot === undefined ? slotsOf(line.verb).some(isOpen) : isOpen(slot));
  }
}

function named({ speaker: { title } }: Walk, kind: string, option: string, text: string, language: Language): Choice[] {
  if (likeOptions(title, kind, [option], text).length === 0) return [];
  const ask: Ask = { seat: "", kind, args: {}, options: [] };
  return [{ name: beginningOf(optionLabel(language, ask, option, title.messages), MOST_CHARACTERS), value: option }];
}

/** Where the slot is asked for, on all ways through what has not been typed yet. */
function reached(walk: Walk, slot: Slot): Walk[] {
  const found: Walk[] = [];
  const open = [walk];
  for (let ways = 0; ways < MOST_WAYS && open.length > 0; ways++) {
    const next = open.shift() as Walk;
    const { ask, speech, trouble } = next;
    if (ask === undefined || trouble !== null) continue;
    const missing = typedIn(speech).find(({ part, touched }) => !touched && next.fits(part, ask))?.part;
    if (next.fits(slot, ask) && (missing === undefined || missing === slot)) {
      if (isReady(next, slot)) found.push(next);
    } else if (missing !== undefined)
      open.push(...next.offered(missing, ask).map((option) => next.copy().take(ask, option, missing)));
  }
  return found;
}

/** Whether everything that is typed before the slot has been used. */
function isReady(walk: Walk, slot: Slot): boolean {
  walk.claim();
  const at = walk.speech.findIndex(({ part }) => part === slot);
  return walk.reached <= at && typedIn(walk.speech.slice(0, at + 1)).every(({ items }) => items.length === 0);
}

interface Typed {
  readonly kept: string;
  readonly last: string;
}

/** What is asked, as the seat sees it. */
interface Shown {
  readonly ask: Ask;
  readonly view: unknown;
  readonly language: Language;
}

function choicesOf(walks: readonly Walk[], slot: Slot, typed: Typed, language: Language): Choice[] {
  const seen = new Set<string>();
  const choices: Choice[] = [];
  for (const walk of walks) {
    const ask = walk.ask as Ask;
    const shown: Shown = { ask, view: walk.match.view(walk.speaker.seat), language };
    for (const option of matching(walk, slot, ask, typed.last)) {
      if (choices.length === MOST_CHOICES) return choices;
      if (seen.has(option) || !serves(walk, slot, ask, option)) continue;
      seen.add(option);
      const choice = slot.list
        ? listChoice(walk, slot, shown, option, typed)
        : { name: wordsOf(withDetail(walk, shown, option), MOST_CHARACTERS), value: option };
      if (choice.value.length <= MOST_CHARACTERS) choices.push(choice);
    }
  }
  return choices;
}

/** A number behind a name is how often; some names end in one. */
function matching(walk: Walk, slot: Slot, ask: Ask, text: string): string[] {
  const { title } = walk.speaker;
  const offered = walk.offered(slot, ask);
  const whole = likeOptions(title, ask.kind, offered, text);
  return whole.length > 0 || !slot.list
    ? whole
    : likeOptions(title, ask.kind, offered, text.replace(/\s*\d{1,2}$/, ""));
}

/** Whether the rest of the line can follow an option, as far as it is known. */
function serves(walk: Walk, slot: Slot, ask: Ask, option: string): boolean {
  const isOpen = ({ part, touched }: Said<Slot>) => part !== slot && part.required === true && !touched;
  const rest = walk.speech.slice(walk.speech.findIndex(({ part }) => part === slot) + 1);
  if (rest.every((said) => said.items.length === 0 && !(isTyped(said) && isOpen(said)))) return true;
  const after = walk.copy().take(ask, option, slot);
  if (after.trouble !== null) return false;
  if (after.sealed) return finish(after) !== null;
  after.claim();
  const { ask: next } = after;
  const typed = typedIn(after.speech);
  const waits = ({ part, touched }: Said<Slot>) =>
    part !== slot && !touched && next !== undefined && after.fits(part, next);
  return typed.some(waits) || !(typed.some(({ items }) => items.length > 0) || typed.some(isOpen) || after.isUnsaid);
}

/** What may lose the game is marked, and says so. */
function withDetail({ match, speaker: { title, seat } }: Walk, { ask, view, language }: Shown, option: string): string {
  const danger = dangerOf(match, seat, option);
  const label = optionLabel(language, ask, option, title.messages);
  if (danger !== null) return `⚠️ ${label} · ${dangerWords(language, danger, title.messages)}`;
  const effect = optionEffect(language, option, title.messages);
  const parts = optionParts(language, ask, option, title.messages, view);
  return [label, ...parts, ...(effect === undefined ? [] : [effect])].join(JOINT);
}

/** The last item of a list is completed, the rest is kept, and what is left to spend is shown. */
function listChoice(
  walk: Walk,
  slot: Slot,
  { ask, view, language }: Shown,
  option: string,
  { kept, last }: Typed,
): Choice {
  const { title, seat } = walk.speaker;
  const number = likeOptions(title, ask.kind, walk.offered(slot, ask), last).length > 0 ? undefined : countOf(last);
  const count = number === undefined ? "" : ` ${number}`;
  const label = optionLabel(language, ask, option, title.messages);
  const { left: points } = ask.args;
  const left = typeof points === "number" ? phrase(language, { key: "completion.left", args: { left: points } }) : "";
  const before = kept.trim() === "" ? "" : `${kept.trim()}, `;
  // a comma would be read as the end of the item
  const detail = optionDetail(language, ask, option, title.messages, view).replaceAll(", ", JOINT);
  const mark = dangerOf(walk.match, seat, option) === null ? "" : "⚠️ ";
  const more = before === "" ? [left, detail] : [left];
  const name = [`${before}${mark}${label}${count}`, ...more].filter((part) => part !== "").join(JOINT);
  const text = typable(title, ask, walk.offered(slot, ask), option, label);
  const value = `${before}${text}${count}`;
  // the end of a list is what is being typed
  const shown = before === "" ? beginningOf(name, MOST_CHARACTERS) : endOf(name, MOST_CHARACTERS);
  if (value.length <= MOST_CHARACTERS) return { name: shown, value };
  return { name: endOf(name, MOST_CHARACTERS), value: `${shortened(walk, slot)}${text}${count}` };
}

const countOf = (text: string): string | undefined => /\s(\d{1,2})$/.exec(text)?.[1];

/** A label that is typed means its option; where it does not, or has a comma, its id does. */
export function typable(title: AnyTitle, ask: Ask, offered: readonly string[], option: string, label: string): string {
  const means = meantOptions(title, ask.kind, offered, label);
  return /[,;\n]/.test(label) || / · |\)$/.test(label) || means.length !== 1 || means[0] !== option ? option : label;
}

/** What was typed of a long list, as short as it can be said. */
function shortened(walk: Walk, slot: Slot): string {
  const items: { text: string; count: number }[] = [];
  for (const pick of walk.picks) {
    if (pick.part !== slot) continue;
    const text = shortest(walk, slot, pick);
    const last = items.at(-1);
    if (last?.text === text) last.count++;
    else items.push({ text, count: 1 });
  }
  return items.map(({ text, count }) => `${text}${count === 1 ? "" : ` ${count}`}, `).join("");
}

function shortest({ speaker: { title }, offered }: Walk, slot: Slot, { ask, option }: Pick): string {
  const ids = offered(slot, ask);
  const names = textsOf(title, ask.kind, option).filter((text) => !/[,;\n\d]/.test(text));
  const beginnings = names.flatMap((name) => Array.from({ length: name.length }, (_, at) => name.slice(0, at + 2)));
  const means = (text: string) => {
    const found = meantOptions(title, ask.kind, ids, text);
    return found.length === 1 && found[0] === option;
  };
  return beginnings.sort((one, two) => one.length - two.length).find(means) ?? option;
}
