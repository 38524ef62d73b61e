import { Match } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import type { Footage } from "../../src/replay/footage.ts";
import { type MovePost, type PostText, postText } from "../../src/store/posts.ts";
import type { Act } from "../../src/store/records.ts";
import { entriesSince } from "../../src/table/news.ts";
import { Random } from "../fuzz/random.ts";

export interface Played {
  readonly title: AnyTitle;
  readonly match: AnyMatch;
  readonly seed: string;
  readonly acts: readonly Act[];
  readonly posts: readonly PostText[];
}

export function titleCalled(id: string): AnyTitle {
  const title = titles.get(id);
  if (title === undefined) throw new Error(`No title ${id}`);
  return title;
}

interface Wanted {
  readonly seed?: string;
  /** So many answers at most. */
  readonly most?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Nobody picks at random: such games last longer. */
  readonly sensible?: boolean;
}

/** A game that plays itself, with a post whenever another seat is asked, as the channel would have it. */
export function play(
  id: string,
  { seed = "replay", most = 3000, options = {}, sensible = false }: Wanted = {},
): Played {
  const title = titleCalled(id);
  const random = new Random(`${id} ${seed}`);
  const match: AnyMatch = Match.start(title.game, { seed, options: title.game.options(options) });
  const acts: Act[] = [];
  const posts: PostText[] = [];
  let told = 0;
  const post = (mover: string) => {
    const entries = entriesSince(match, told);
    if (entries.length === 0) return;
    told = match.logged;
    posts.push({
      id: posts.length + 1,
      to: { channelId: "1" },
      kind: "move",
      text: textOf(title, match, mover, entries, posts.length),
    });
  };
  post("");
  let isTold = true;
  while (match.outcome === null && (acts.length < most || !isTold)) {
    const ask = match.pending.find(({ answered }) => !answered);
    if (ask === undefined) throw new Error("Nobody is asked");
    const option =
      !sensible && random.chance(3) ? random.pick(ask.options).id : title.policy(match.view(ask.seat), ask, random);
    match.answer(ask.seat, option);
    acts.push({ kind: "answer", seat: ask.seat, option });
    isTold = match.outcome !== null || match.pending.some((each) => !each.answered && each.seat !== ask.seat);
    if (isTold) post(ask.seat);
  }
  return { title, match, seed, acts, posts };
}

function textOf(
  title: AnyTitle,
  match: AnyMatch,
  mover: string,
  entries: MovePost["entries"],
  version: number,
): string {
  const asks = match.pending
    .filter(({ answered }) => !answered)
    .map(({ seat, kind, args }) => ({ seat, userId: seat, kind, args }));
  const payload: MovePost = {
    game: "game",
    title: title.game.id,
    version,
    entries,
    asks,
    view: match.view(null),
    outcome: match.outcome,
    logged: match.logged,
    mover,
  };
  return postText({ kind: "move", payload });
}

/** What a film of it is made from, as if it went on or were over. */
export const footageOf = ({ title, match, seed, acts, posts }: Played, over: boolean): Footage => ({
  title: title.game.id,
  language: "en",
  posts,
  chairs: match.seats.map((seat, at) => ({
    seat,
    userId: `${at + 1}00000000000000000`,
    name: ["Anna", "Boris", "Chen", "Dasha"][at] ?? seat,
  })),
  ended: over ? { outcome: match.outcome, seed, options: match.options, acts, positions: null } : null,
});
