import { type Language, languages, type OptionValue, type OptionValues, own, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { normalise } from "../grammar/index.ts";
import { endOf, phrase, refusal, settingName, settingValue } from "../i18n/index.ts";
import type { Notes } from "../store/index.ts";
import type { Choice } from "./command.ts";
import { type MenuOption, menu } from "./components.ts";

const MOST_ENTRIES = 25;
const MOST_CHARACTERS = 100;

/** Everything people may call one of these, folded for comparing. */
const called = (say: (language: Language) => string, id: string): string[] =>
  [id, ...languages.map(say)].map((name) => normalise(name));

/** Reads `turn zero: on, scenario: late war`, or ids as in `turnZero=true`. A name alone switches something on. */
export function readSettings(title: AnyTitle, language: Language, typed: string): OptionValues {
  const chosen: Record<string, OptionValue> = {};
  for (const [left, right] of itemsOf(typed)) {
    const name = meantName(title, left);
    chosen[name] = meantValue(title, language, name, right);
  }
  return chosen;
}

/** What somebody calls a thing of which anything will do. */
const anything = ["any", "любой", "любая", "любое", "любые"].map(normalise);

/** The same of what somebody seeks: of a setting that is `any` anything will do, and `any` alone stands for all of them. */
export function readWishes(
  title: AnyTitle,
  language: Language,
  typed: string,
): Readonly<Record<string, OptionValue | null>> | null {
  if (anything.includes(normalise(typed))) return null;
  const chosen: Record<string, OptionValue | null> = {};
  for (const [left, right] of itemsOf(typed)) {
    const name = meantName(title, left);
    chosen[name] = anything.includes(normalise(right)) ? null : meantValue(title, language, name, right);
  }
  return chosen;
}

/** The items of a typed list: a name, and what stands behind it. */
const itemsOf = (typed: string): (readonly [name: string, value: string])[] =>
  typed
    .split(/[,;\n]+/)
    .filter((part) => part.trim() !== "")
    .map((item) => {
      const [left = "", ...right] = item.split(/[:=]/);
      return [left, right.join(":").trim()];
    });

function meantName(title: AnyTitle, typed: string): string {
  const wanted = normalise(typed);
  const found = Object.keys(title.game.optionSpecs).find((name) =>
    called((language) => settingName(language, name, title.messages), name).includes(wanted),
  );
  if (found === undefined) throw refusal("refusal.option-name", { option: typed.trim() });
  return found;
}

function meantValue(title: AnyTitle, language: Language, name: string, typed: string): OptionValue {
  const values = own(title.game.optionSpecs, name)?.values ?? [];
  const wanted = normalise(typed === "" ? "true" : typed);
  const found = values.find((value) =>
    called((language) => settingValue(language, name, value, title.messages), String(value)).includes(wanted),
  );
  if (found !== undefined) return found;
  const option = settingName(language, name, title.messages);
  const names = values.map((value) => settingValue(language, name, value, title.messages));
  throw refusal("refusal.option-value", { option, values: names });
}

/** Completes the last item of a typed list with whatever differs from the usual game. */
export function completeSettings(title: AnyTitle, language: Language, typed: string): Choice[] {
  const cut = Math.max(typed.lastIndexOf(","), typed.lastIndexOf(";"));
  const kept = cut < 0 ? "" : `${typed.slice(0, cut).trim()}, `;
  const wanted = normalise(typed.slice(cut + 1));
  const settled = Object.keys(quietly(() => readSettings(title, language, kept)) ?? {});
  return Object.entries(title.game.optionSpecs)
    .filter(([name]) => !settled.includes(name))
    .flatMap(([name, { values, standard, always }]) =>
      values
        .filter((value) => always || value !== standard)
        .map((value) => ({ label: settingWords(title, language, name, value), value: `${name}=${value}` })),
    )
    .filter(({ label, value }) => normalise(label).includes(wanted) || normalise(value).includes(wanted))
    .map(({ label, value }) => ({ name: endOf(`${kept}${label}`, MOST_CHARACTERS), value: `${kept}${value}` }));
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

export const settingWords = (title: AnyTitle, language: Language, name: string, value: OptionValue): string =>
  `${settingName(language, name, title.messages)}: ${settingValue(language, name, value, title.messages)}`;

/** What is set of a table, whatever is played: a thread of its own, whether it counts, and whether hints are allowed then. */
const ownSettings = ["thread", "rated", "hints"] as const;
type OwnSetting = (typeof ownSettings)[number];

/** How the menu of all settings calls these: no option of a game is called so. */
const OWN = "@";

export const ownSettingIn = (chosen: string): OwnSetting | undefined =>
  ownSettings.find((each) => `${OWN}${each}` === chosen);

/** A menu of all settings as they are now. What is only on or off is switched by choosing it, others open their values. */
export function settingsMenu(
  title: AnyTitle,
  language: Language,
  settings: OptionValues,
  table: Pick<Notes, "thread" | "rated" | "hints">,
  id: string,
) {
  const valueName = (name: string, value: OptionValue) => settingValue(language, name, value, title.messages);
  const entries = Object.entries(title.game.optionSpecs).map(([name, { values, standard }]): MenuOption => {
    const now = own(settings, name) ?? standard;
    const label = settingWords(title, language, name, now);
    if (typeof standard !== "boolean")
      return { value: name, label, detail: values.map((value) => valueName(name, value)).join(", ") };
    const value = valueName(name, !now);
    return { value: `${name}=${!now}`, label, detail: phrase(language, { key: "lobby.switch", args: { value } }) };
  });
  const { thread, rated = false, hints = false } = table;
  const ours = [
    ...(thread === undefined ? [] : [ownEntry(title, language, "thread", thread)]),
    ownEntry(title, language, "rated", rated),
    ...(rated ? [ownEntry(title, language, "hints", hints)] : []),
  ];
  return menu(id, phrase(language, { key: "lobby.change", args: {} }), [...ours, ...entries].slice(0, MOST_ENTRIES));
}

function ownEntry({ messages }: AnyTitle, language: Language, name: OwnSetting, isOn: boolean): MenuOption {
  const [now, value] = [isOn, !isOn].map((each) => settingValue(language, name, each, messages));
  return {
    value: `${OWN}${name}=${!isOn}`,
    label: `${phrase(language, { key: `lobby.${name}.name`, args: {} })}: ${now}`,
    detail: phrase(language, { key: "lobby.switch", args: { value: value ?? "" } }),
  };
}

/** The values of the setting that is being changed. */
export function valuesMenu(title: AnyTitle, language: Language, settings: OptionValues, open: string, id: string) {
  const spec = own(title.game.optionSpecs, open);
  if (spec === undefined) return null;
  const now = own(settings, open) ?? spec.standard;
  const setting = settingWords(title, language, open, now);
  const entries = spec.values.map(
    (value): MenuOption => ({
      value: String(value),
      label: settingValue(language, open, value, title.messages),
      ...(value === now ? { detail: phrase(language, { key: "lobby.present", args: {} }) } : {}),
    }),
  );
  const placeholder = phrase(language, { key: "lobby.choose", args: { setting } });
  return menu(id, placeholder, entries.slice(0, MOST_ENTRIES));
}
