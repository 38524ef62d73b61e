import { type Ask, offers } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { refusal } from "../i18n/index.ts";
import { type Act, freshNotes, type GameRecord, type Notes } from "../store/index.ts";
import { change, type Prepared, type Request } from "./changing.ts";
import { computerUser } from "./computers.ts";
import { type AnyMatch, type ReadonlyMatch, sitting, type TableContext, type User, waitedChairs } from "./context.ts";
import { keptPosition, Position, positionOf, stillRunning } from "./position.ts";
import { type AnyLesson, type AnyScene, answerForOthers, isOver, layScene, stillProposed } from "./scenes.ts";

type LessonNotes = NonNullable<Notes["lesson"]>;

/** What stands in the place of a scene when all are played. */
const END = "";

/** Where a person is in a lesson. */
export interface Taught {
  readonly lesson: AnyLesson;
  /** The last one, when all are played. */
  readonly scene: AnyScene;
  /** Which it is, from 1. */
  readonly number: number;
  readonly isEnd: boolean;
  /** Whether the move of the scene is made. */
  readonly over: boolean;
  /** Whether something else than the proposed was done. */
  readonly strayed: boolean;
  /** What has been answered in the scene. */
  readonly picks: readonly string[];
  /** Where in the log the scene's own moves begin. */
  readonly from: number;
}

/** Nothing if it is no lesson, or one that there is no more. */
export function taughtAt({ game, title }: Pick<Position, "game" | "title">): Taught | null {
  const { lesson: notes } = game.table;
  const lesson = title.lessons.find(({ id }) => id === notes?.name);
  if (notes === undefined || lesson === undefined) return null;
  const isEnd = notes.scene === END;
  const at = isEnd ? lesson.scenes.length - 1 : Math.max(0, placeOf(lesson, notes.scene));
  const scene = sceneAt(lesson, at);
  const { picks, over, from } = notes;
  return { lesson, scene, number: at + 1, isEnd, over, strayed: stillProposed(scene, picks) === null, picks, from };
}

const placeOf = ({ scenes }: AnyLesson, scene: string): number => scenes.findIndex(({ id }) => id === scene);

const sceneAt = ({ scenes }: AnyLesson, at: number): AnyScene => scenes[at] as AnyScene;

/** What is proposed now: the next answer, or all of a row that can be given together, and what comes then. */
export function proposedAt({ scene, picks }: Taught, ask: Ask): { now: readonly string[]; after: string | undefined } {
  const rest = stillProposed(scene, picks) ?? [];
  const end = rest.findIndex((option) => !offers(ask, option));
  const now = (end < 0 ? rest : rest.slice(0, end)).slice(0, Math.max(1, ask.row?.most ?? 1));
  return { now, after: rest[now.length] };
}

/** The lessons of a person that he has begun and not left, the one he was at last first. */
export async function lessonsOf(table: TableContext, userId: string): Promise<Position[]> {
  const games = await table.store.privateTables(userId);
  return games.flatMap((game) => {
    const title = table.titles.get(game.title);
    return title === undefined || taughtAt({ game, title }) === null ? [] : [positionOf(table, game)];
  });
}

interface Opening {
  readonly user: User;
  readonly title: string;
  readonly lesson: string;
}

/** Opens a lesson where its person was, or at its beginning. */
export async function openLesson(table: TableContext, { user, title: id, lesson: name }: Opening): Promise<Position> {
  const title = table.titles.get(id);
  const lesson = title?.lessons.find((each) => each.id === name);
  if (title === undefined || lesson === undefined) throw refusal("refusal.late");
  return table.queue.run(`lesson ${user.id}`, async () => {
    const open = (await lessonsOf(table, user.id)).find(({ game }) => isOf(game, id, name));
    if (open !== undefined) return (await returned(table, open)) ?? open;
    const laid = begun(title, lesson, sceneAt(lesson, 0));
    const others = laid.match.seats.filter((seat) => seat !== lesson.seat);
    const game = await table.store.createPrivateTable({
      title: id,
      ownerId: user.id,
      options: laid.match.options,
      saved: JSON.stringify(laid.match.save()),
      waits: waitedChairs(laid.match),
      log: laid.match.log,
      table: laid.notes,
      seats: [sitting(lesson.seat, user), ...others.map((seat) => sitting(seat, computerUser("easy")))],
      at: table.now(),
    });
    return keptPosition(new Position(title, game, laid.match));
  });
}

/** Its person is there again; nothing if he has moved meanwhile. A scene that new rules do not lead through is laid anew. */
async function returned(table: TableContext, read: Position): Promise<Position | null> {
  const { title, game } = read;
  const { left: _, ...lesson } = game.table.lesson as LessonNotes;
  const at = table.now();
  const taught = taughtAt(read);
  const isLaid = taught !== null && read.match.dropped.length > 0;
  const { match, ...move } = isLaid
    ? laidAnew(table, title, taught.lesson, taught.scene)
    : { match: read.match, at, set: { table: { ...game.table, lesson }, movedAt: at } };
  const moved = await table.store.move(game, { ...move, result: null });
  return moved.kind === "done" ? keptPosition(new Position(title, moved.game, match)) : null;
}

const isOf = ({ title, table }: GameRecord, id: string, lesson: string): boolean =>
  title === id && table.lesson?.name === lesson;

/** A scene as it begins. */
function begun(title: AnyTitle, lesson: AnyLesson, scene: AnyScene): { match: AnyMatch; notes: Notes } {
  const match = layScene(title, lesson, scene);
  const notes = { name: lesson.id, scene: scene.id, picks: [], from: match.logged, over: false };
  return { match, notes: { ...freshNotes, posted: match.logged, lesson: notes } };
}

/** Plays a scene anew, or goes to the next or the one before. */
export async function turnTo(
  table: TableContext,
  request: Request & { readonly version: number },
  where: "again" | "next" | "before" | "first",
): Promise<Position> {
  const { position } = await change(table, request, (read) => {
    const { game, title } = stillRunning(read);
    const taught = taughtAt(read);
    if (taught === null || game.ownerId !== request.user.id) throw refusal("refusal.not-playing");
    if (game.version !== request.version) throw refusal("refusal.late");
    return leafTo(table, read, title, taught, where);
  });
  return position;
}

function leafTo(
  table: TableContext,
  { game, match }: Position,
  title: AnyTitle,
  { lesson, number, isEnd }: Taught,
  where: Parameters<typeof turnTo>[2],
): Prepared {
  const at = table.now();
  const here = number - 1;
  const places = { again: here, next: here + 1, before: isEnd ? here : Math.max(0, here - 1), first: 0 };
  const place = places[where];
  const ended = { ...(game.table.lesson as LessonNotes), scene: END };
  if (place >= lesson.scenes.length)
    return { at, set: { table: { ...game.table, lesson: ended }, movedAt: at }, result: null, match };
  return laidAnew(table, title, lesson, sceneAt(lesson, place));
}

/** What is written where a scene begins. */
function laidAnew(table: TableContext, title: AnyTitle, lesson: AnyLesson, scene: AnyScene) {
  const at = table.now();
  const { match, notes } = begun(title, lesson, scene);
  return {
    at,
    saved: JSON.stringify(match.save()),
    waits: waitedChairs(match),
    answered: match.answered,
    log: { from: 0, entries: match.log },
    checkpoints: { dropFrom: 0, add: [] },
    set: { table: notes, movedAt: at },
    result: null,
    match,
  } satisfies Prepared;
}

/** Leaves a lesson, which waits: until its person comes back nothing that he types is meant for it. */
export async function leaveLesson(table: TableContext, request: Request & { readonly version: number }): Promise<void> {
  await change(table, request, (read) => {
    const { game, match } = read;
    const { lesson } = game.table;
    if (lesson === undefined || game.ownerId !== request.user.id) throw refusal("refusal.not-playing");
    return {
      at: table.now(),
      set: { table: { ...game.table, lesson: { ...lesson, left: true } } },
      result: null,
      match,
    };
  });
}

/** What others answer after a move in a lesson, played in this match. */
export function answersInLesson(position: Position, match: AnyMatch, acts: readonly Act[]): Act[] {
  const taught = taughtAt(position);
  return taught === null
    ? []
    : answerForOthers(position.title, match, taught.lesson, taught.scene, picksAfter(taught, acts));
}

function picksAfter({ lesson: { seat }, picks }: Taught, acts: readonly Act[]): readonly string[] {
  const after = [...picks];
  for (const act of acts) {
    if (act.seat !== seat) continue;
    if (act.kind === "undo") after.pop();
    else if (act.kind !== "drop") after.push(act.option);
  }
  return after;
}

/** What is noted of a move in a lesson; nothing if it is none. */
export function inLesson(
  position: Position,
  { acts }: Prepared,
  match: ReadonlyMatch,
  { lesson }: Notes,
): Pick<Notes, "lesson"> | null {
  const taught = taughtAt(position);
  if (taught === null || lesson === undefined) return null;
  const picks = picksAfter(taught, acts ?? []);
  return { lesson: { ...lesson, picks: [...picks], over: isOver(match, taught.scene, picks) } };
}
