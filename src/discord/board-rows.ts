import { type Part, partsOf } from "../../render/index.ts";
import { languages } from "../engine/index.ts";
import { normalise } from "../grammar/index.ts";
import { phrase, refusal } from "../i18n/index.ts";
import { isActive } from "../table/index.ts";
import { button, buttonRows, type Components, menu } from "./components.ts";
import { writeId } from "./ids.ts";
import { harmlessInText } from "./others-words.ts";
import type { GameSession } from "./session.ts";

/** What a menu can offer. */
const MOST = 25;

/** What of a board is shown: all of it, or a part. */
interface Shown {
  readonly part: string | null;
}

/** The parts that the board of a game can be painted in. */
export const partsIn = ({ game, look: { match, seat }, language }: GameSession): readonly Part[] =>
  partsOf(game.title, match.view(seat), language);

/** Those and the ones that it can be told in besides. */
export function namedParts(session: GameSession, language = session.language): readonly Part[] {
  const { game, title, look } = session;
  const view = look.match.view(look.seat);
  const painted = partsOf(game.title, view, language);
  const told = new Set(title.board(view, language).flatMap(({ parts }) => parts));
  for (const { id } of painted) told.delete(id);
  const named = [...told].flatMap((id): Part[] => {
    const name = title.messages.name(id)?.[language];
    return name === undefined ? [] : [{ id, name }];
  });
  return [...painted, ...named];
}

/** The part that somebody has named, in whatever language; what is none is refused with those that there are. */
export function partNamed(session: GameSession, said: string): string {
  const wanted = normalise(said);
  const all = languages.flatMap((language) => namedParts(session, language));
  const found =
    all.find(({ id, name }) => id === said || normalise(id) === wanted || normalise(name) === wanted) ??
    all.find(({ name }) => wanted !== "" && normalise(name).startsWith(wanted));
  if (found !== undefined) return found.id;
  const regions = namedParts(session).map(({ name }) => name);
  throw refusal("refusal.no-region", { said: harmlessInText(said), regions });
}

/** Under the present position: its parts, and the way back. */
export async function presentRows(session: GameSession, shown: Shown): Promise<Components> {
  const { table, game } = session;
  // the last post shows what is shown here
  const earlier = await table.store.leafBeforeLast(game.id);
  return [
    ...partMenu(session, shown, null),
    ...leafButtons(session, { earlier, later: null, isWhole: shown.part === null, leaf: null }),
  ];
}

/** The menu of parts; `leaf` is the post whose position is shown, if it is an earlier one. */
export function partMenu(session: GameSession, { part }: Shown, leaf: number | null): Components {
  const { game, language } = session;
  const parts = partsIn(session).slice(0, MOST);
  if (parts.length === 0) return [];
  const id = writeId({ action: "part", game: game.id, version: game.version, ask: leaf === null ? "" : `${leaf}` });
  const options = parts.map(({ id: value, name }) => ({ value, label: name, isSet: value === part }));
  return [menu(id, phrase(language, { key: "board.parts", args: {} }), options)];
}

interface Neighbours {
  readonly earlier: number | null;
  /** The present position is `now`. */
  readonly later: number | "now" | null;
  readonly isWhole: boolean;
  readonly leaf: number | null;
}

/** To play on from a position of a game that is over: what a post shows, or where so many answers have led; without either the last. */
export function whatIfButton(
  { game, language }: GameSession,
  { leaf, answers }: { readonly leaf?: number; readonly answers?: number } = {},
) {
  const at = { ask: leaf === undefined ? "" : `${leaf}`, option: answers === undefined ? "" : `${answers}` };
  const id = writeId({ action: "what-if", game: game.id, version: game.version, ...at });
  return button(id, phrase(language, { key: "button.what-if", args: {} }));
}

/** ◀ and ▶ to the neighbouring positions, and from a part back to the whole. */
export function leafButtons(session: GameSession, { earlier, later, isWhole, leaf }: Neighbours): Components {
  const { game, language } = session;
  const id = { game: game.id, version: game.version };
  const to = (post: number | "now" | null) =>
    typeof post === "number"
      ? writeId({ ...id, action: "leaf", option: `${post}` })
      : writeId({ ...id, action: "board" });
  return buttonRows([
    ...(earlier === null ? [] : [button(to(earlier), "◀")]),
    ...(later === null ? [] : [button(to(later), "▶")]),
    ...(isWhole ? [] : [button(to(leaf), phrase(language, { key: "button.whole", args: {} }))]),
    ...(leaf === null || isActive(game.status) ? [] : [whatIfButton(session, { leaf })]),
  ]);
}
