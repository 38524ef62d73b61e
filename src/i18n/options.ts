import type { Args, Ask, Language, OptionValue } from "../engine/index.ts";
import type { GameMessages } from "./game-messages.ts";
import { worded } from "./phrase.ts";

/** What an option is called on a button, in a menu and in autocomplete: no Markdown. */
export function optionLabel(language: Language, ask: Ask, optionId: string, game: GameMessages): string {
  const args = partsOf(optionId);
  const keys = [`${ask.kind}.${optionId}`, optionId, `${ask.kind}.*`, `${String(args.head)}:*`];
  for (const key of keys) {
    const label = worded(language, { key: `option.${key}`, args }, game, false);
    if (label !== undefined) return label;
  }
  return game.name(optionId)?.[language] ?? optionId;
}

/** What stands between two things that are told of an option. */
export const JOINT = " · ";

/**
 * What there is to know of an option before it is chosen, in a few words without Markdown; often nothing. With the view of
 * its seat also what stands where it points.
 */
export const optionDetail = (
  language: Language,
  ask: Ask,
  optionId: string,
  game: GameMessages,
  view?: unknown,
): string => optionParts(language, ask, optionId, game, view).join(JOINT);

/** The same one by one, what matters most first. */
export function optionParts(
  language: Language,
  ask: Ask,
  optionId: string,
  game: GameMessages,
  view?: unknown,
): readonly string[] {
  const hint = ask.options.find(({ id }) => id === optionId)?.hint ?? {};
  const told = [
    ...(view === undefined ? [] : (game.standing?.(view, ask, optionId) ?? [])),
    ...Object.keys(hint).map((name) => ({ key: `hint.${name}`, args: hint })),
    game.remark?.(ask, optionId, view),
    game.about?.(optionId, hint),
  ];
  return told
    .flatMap((each) => (each === undefined ? [] : (worded(language, each, game, false) ?? [])))
    .filter((words) => words !== "");
}

/** What there is to know of an option that is taken several times at once: what comes of it all. */
export function repeatedParts(
  language: Language,
  ask: Ask,
  { id, times }: { readonly id: string; readonly times: number },
  game: GameMessages,
  view: unknown,
): readonly string[] {
  if (game.repeated === undefined) return optionParts(language, ask, id, game, view);
  return game.repeated(view, ask, id, times).flatMap((told) => worded(language, told, game, false) ?? []);
}

/** What a card does, in one line; nothing of what is no card. */
export const optionEffect = (language: Language, optionId: string, game: GameMessages): string | undefined =>
  game.effect?.(optionId)?.[language].replaceAll(/\s+/g, " ");

/** How the figures in the options of an ask read: `3:0 is US : USSR`. */
export function optionLegend(language: Language, { options }: Ask, game: GameMessages): string | undefined {
  for (const { id } of options) {
    const told = game.legend?.(id);
    if (told !== undefined) return worded(language, told, game);
  }
  return undefined;
}

/** The name of an option of the lobby. */
export const settingName = (language: Language, name: string, game: GameMessages): string =>
  worded(language, { key: `setting.${name}`, args: {} }, game, false) ?? name;

/** One of the values an option of the lobby can take. */
export function settingValue(language: Language, name: string, value: OptionValue, game: GameMessages): string {
  for (const key of [`setting.${name}.${value}`, `setting.${value}`]) {
    const words = worded(language, { key, args: {} }, game, false);
    if (words !== undefined) return words;
  }
  return game.name(String(value))?.[language] ?? String(value);
}

/** `place:italy` has the head `place` and is of `italy`; of an id without a colon both are the whole, as `id` is of every one. */
function partsOf(id: string): Args {
  const colon = id.indexOf(":");
  return colon < 0 ? { id, head: id, of: id } : { id, head: id.slice(0, colon), of: id.slice(colon + 1) };
}
