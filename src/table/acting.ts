import { type LogEntry, type Reason, Refusal } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import type { Act, Json, Move, StoredEntry, StoredGame } from "../store/index.ts";
import {
  type AnyMatch,
  actingSeat,
  isLate,
  matchOf,
  type Notes,
  notesOf,
  runningGame,
  seatsOf,
  type TableContext,
  titleOf,
  type User,
} from "./context.ts";
import { handPosts, newsOf, untoldLog } from "./news.ts";
import { givePicks } from "./picks.ts";
import { reminderAt } from "./time.ts";

/** A person's wish to do something in a game. The interaction's id makes a repeated delivery harmless. */
export interface Request {
  readonly game: string;
  readonly user: User;
  readonly interaction: string;
  /** For whoever holds several seats. */
  readonly seat?: string;
  /** The version the person saw; an older one than the present is a late click and changes nothing. */
  readonly version?: number;
}

/** What came of it. The same request delivered again gets the same. */
export interface Done {
  readonly version: number;
  readonly seat: string;
  /** Where the seat's own news begin in the log. */
  readonly since: number;
}

/** A refusal that knows which of several picks was not legal. */
export class PickRefusal extends Refusal {
  constructor(
    reason: Reason,
    readonly pick: string,
  ) {
    super(reason);
  }
}

interface Picking extends Request {
  readonly picks: readonly string[];
  /** What was said for behind a die is passed over where it does not fit. */
  readonly passesOver?: true;
}

/** Answers what a seat is asked, pick after pick: all of them or none. */
export function act(table: TableContext, request: Picking): Promise<Done> {
  return change(table, request, nobody, (match, seat) => {
    if (request.picks.length === 0) throw new Refusal(match.refusal(seat, "") ?? { key: "refusal.option", args: {} });
    const { answers, refused } = givePicks(match, seat, request.picks, request.passesOver);
    if (refused !== undefined) throw new PickRefusal(refused.reason, request.picks[refused.at] ?? "");
    return answers.map(([from, option]) => ({ kind: "answer", seat: from, option }));
  });
}

/** Takes back a person's last pick, or so many: of whichever of their seats can still take one back. */
export function undo(table: TableContext, request: Request & { readonly picks?: number }): Promise<Done> {
  const undoing = (match: AnyMatch, own: readonly string[]) => own.find((seat) => match.canUndo(seat));
  return change(table, request, undoing, (match, seat) => {
    const acts: Act[] = [];
    do {
      const [from, option] = match.undo(seat);
      acts.push({ kind: "undo", seat: from, option });
    } while (acts.length < (request.picks ?? 1) && match.canUndo(seat));
    return acts;
  });
}

export function redo(table: TableContext, request: Request): Promise<Done> {
  const redoing = (match: AnyMatch, own: readonly string[]) => own.find((seat) => match.canRedo(seat));
  return change(table, request, redoing, (match, seat) => {
    const [, option] = match.redo(seat);
    return [{ kind: "redo", seat, option }];
  });
}

/** What would come of picks, without doing them. */
export interface Preview {
  readonly match: AnyMatch;
  readonly seat: string;
  /** A die would fall or a secret be shown: it could not be taken back. */
  readonly seals: boolean;
  /** What the log would tell that can be foreseen. */
  readonly told: readonly LogEntry[];
}

export function preview(table: TableContext, game: StoredGame, userId: string, picks: readonly string[]): Preview {
  const match = matchOf(table, game);
  const seat = actingSeat(game, match, userId);
  const before = match.log.length;
  const { refused, foreseen } = givePicks(match, seat, picks);
  if (refused !== undefined) throw new PickRefusal(refused.reason, picks[refused.at] ?? "");
  return { match, seat, seals: foreseen !== null, told: match.log.slice(before, foreseen ?? match.log.length) };
}

type Changing = (match: AnyMatch, seat: string) => readonly Act[];

/** Which of a person's seats does it, where it need not be the one that is asked. */
type Choosing = (match: AnyMatch, own: readonly string[]) => string | undefined;

const nobody: Choosing = () => undefined;

/** One move in the game's queue; whoever loses the race against another process tries once more. */
function change(table: TableContext, request: Request, choosing: Choosing, changing: Changing): Promise<Done> {
  return table.queue.run(request.game, async () => {
    for (let attempt = 0; attempt < 2; attempt++) {
      const told = await table.store.toldBefore(request.interaction);
      if (told !== undefined) return told as unknown as Done;
      const game = await runningGame(table, request.game);
      const { move, done } = prepare(table, game, request, choosing, changing, await untoldLog(table, game));
      const moved = await table.store.move(game, move);
      if (moved.kind === "done") return done;
      if (moved.kind === "repeated") return moved.result as unknown as Done;
    }
    throw new Refusal({ key: "refusal.busy", args: {} });
  });
}

function prepare(
  table: TableContext,
  game: StoredGame,
  request: Request,
  choosing: Choosing,
  changing: Changing,
  earlier: readonly StoredEntry[],
) {
  const title = titleOf(table, game);
  const before = matchOf(table, game);
  const match = before.clone();
  const wanted = request.seat ?? choosing(match, seatsOf(game, match, request.user.id));
  const seat = actingSeat(game, match, request.user.id, wanted);
  if (request.version !== undefined && isLate(game, seat, request.version))
    throw new Refusal({ key: "refusal.late", args: {} });
  const drops = before.dropped.map(([from, option]): Act => ({ kind: "drop", seat: from, option }));
  const acts = [...drops, ...changing(match, seat)];
  const notes = notesOf(game);
  const news = newsOf(title, game, before, match, seat, earlier);
  const done: Done = { version: game.version + 1, seat, since: Math.min(game.logged, match.logged) };
  // a move takes back what was offered before it
  const kept: Notes = {
    ...notes,
    ...news.notes,
    asked: askedSince(game, before, match, seat),
    draw: [],
    abandon: [],
    pause: [],
  };
  const at = table.now();
  const ended = match.outcome === null ? {} : { status: "finished" as const, outcome: match.outcome, finishedAt: at };
  const move: Move = {
    by: { userId: request.user.id, interactionId: request.interaction },
    at,
    acts,
    ...position(title, match, firstChange(game, before, match)),
    set: {
      table: kept as unknown as Json,
      ...(news.told ? { movedAt: at, wakeAt: notes.paused ? null : reminderAt(game, at) } : {}),
      ...ended,
    },
    posts: [...news.posts, ...handPosts(title, game, before, match, seat)],
    result: done as unknown as Json,
  };
  return { move, done };
}

/** Whoever is asked together with the mover is still asked the same while nobody's answer has gone further. */
function askedSince(game: StoredGame, before: AnyMatch, after: AnyMatch, mover: string): Record<string, number> {
  const stands = before.dropped.length === 0 && before.pending.length > 1 && after.answered === before.answered;
  const known = notesOf(game).asked ?? {};
  const since = (seat: string) => (stands && seat !== mover ? (known[seat] ?? game.version) : game.version + 1);
  return Object.fromEntries(after.seats.map((seat) => [seat, since(seat)]));
}

/** The first entry of the stored log that is not the same any more. */
function firstChange(game: StoredGame, before: AnyMatch, after: AnyMatch): number {
  // a step that fell back has lost its entries and says so in a new one
  if (before.dropped.length > 0) return Math.min(game.logged, before.logged - 1);
  return Math.min(game.logged, after.logged);
}

/** The match as the store keeps it: its save, the log from an index on, and the position if a step has just begun. */
export function position({ vocabulary }: AnyTitle, match: AnyMatch, from: number) {
  const saved = JSON.stringify(match.save());
  const first = match.logged - match.log.length;
  const label = () => (vocabulary.moment?.(match.view(null)) ?? null) as Json;
  return {
    saved,
    answered: match.answered,
    log: { from, entries: match.log.slice(from - first) },
    checkpoints: {
      dropFrom: match.answered,
      add: match.atStepStart ? [{ index: match.answered, label: label(), saved }] : [],
    },
  };
}
