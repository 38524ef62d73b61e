import { isLevel, type Level, levelsOf } from "../computer/index.ts";
import { Unreadable } from "../engine/index.ts";
import { normalise } from "../grammar/index.ts";
import { computerId, mentioned, phrase, positionName, refusal } from "../i18n/index.ts";
import { readPost } from "../store/index.ts";
import {
  branch,
  demandPlayer,
  isActive,
  lookBack,
  pastPositions,
  positionTold,
  readPosition,
  takesConsent,
} from "../table/index.ts";
import { type Components, type MenuOption, menu, text } from "./components.ts";
import { currentPanel, label } from "./current-panel.ts";
import { type ComponentId, writeId } from "./ids.ts";
import { harmlessInText } from "./others-words.ts";
import type { Acting } from "./permissions.ts";
import { panelInPrivate } from "./private-panel.ts";
import { wish } from "./questions.ts";
import { type Reply, said } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** What somebody wants to practise: from where, as whom, and against which computer, if any. */
interface Practising {
  readonly answers: number | null;
  readonly seats: readonly string[] | null;
  readonly level: Level | null;
}

/** Whom one plays against who says nothing else. */
export const usualLevel: Level = "normal";

/** Stands for playing everything oneself: no level is called so. */
export const ALONE = "alone";

/** Opens a table for practice, or asks those who play in a running game whether they agree. */
export async function branchAnswer(session: GameSession, acting: Acting, wanted: Practising): Promise<Reply> {
  const { table, position, game, actor } = session;
  const answered = wanted.answers ?? game.answered;
  if (game.status !== "running" || game.ownerId !== null || !takesConsent(position, actor.id, answered))
    return opened(session, wanted);
  demandPlayer(position.seatsOf(actor.id), game);
  if (answered > game.answered) throw refusal("refusal.branch-beyond");
  await wish(session, acting, "branch");
  // whoever answers the offer of another has agreed to it, and may be the last
  const now = await readPosition(table, game.id);
  if (!takesConsent(now, actor.id, answered)) return opened(session.at(now), wanted);
  return said(label(session.language, "branch.asked"));
}

async function opened(session: GameSession, wanted: Practising): Promise<Reply> {
  const position = await branch(session.table, { ...session.request, ...wanted });
  return panelInPrivate(session, await currentPanel(session.at(position)), "practice.there");
}

interface Named {
  readonly name: string;
  readonly answers: number;
}

/** The positions of a game that have names, newest first. */
export async function namedPositions({ table, game, title, language }: GameSession): Promise<Named[]> {
  const all = (await pastPositions(table, game)).map(({ index, label: at }) => ({
    name: (at === null ? undefined : positionName(language, at, title.messages)) ?? `${index}`,
    answers: index,
  }));
  // of several positions with one name the first is meant: the beginning of a round, a phase
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

/** The position that is meant: by its number, as completion gives it, or by what it is called. */
export async function positionNamed(session: GameSession, typed: string): Promise<number> {
  if (/^\d{1,9}$/.test(typed)) return Number(typed);
  const wanted = normalise(typed);
  const all = (await namedPositions(session)).map((each) => ({ ...each, name: normalise(each.name) }));
  const found =
    all.find(({ name }) => name === wanted) ?? all.find(({ name }) => wanted !== "" && name.includes(wanted));
  if (found === undefined) throw refusal("refusal.branch-unknown", { said: harmlessInText(typed) });
  return found.answers;
}

/** The button under a position of a game that is over: from where one plays on, and what there is to choose. */
export async function whatIfAnswer(session: GameSession, { ask, option }: ComponentId): Promise<Reply> {
  const { table, game, title, language } = session;
  if (game.status === "lobby") throw refusal("refusal.lobby");
  if (isActive(game.status)) throw refusal("refusal.late");
  const all = await pastPositions(table, game);
  const answers = /^\d{1,9}$/.test(option) ? Number(option) : await answersAt(session, ask);
  // newest first
  const found = all.find(({ index }) => answers === null || index <= answers);
  if (found === undefined) throw refusal("refusal.no-position");
  const when = found.label === null ? undefined : positionName(language, found.label, title.messages);
  const head =
    when === undefined
      ? label(language, "branch.head.unnamed")
      : phrase(language, { key: "branch.head", args: { when } });
  return { components: [text(head), ...(await choices(session, found.index))] };
}

/** How many answers had led to what a post shows; null if that is not known. */
async function answersAt({ table, game }: GameSession, post: string): Promise<number | null> {
  if (!/^\d{1,15}$/.test(post)) return null;
  const leaf = await table.store.leaf(game.id, Number(post));
  try {
    const told = leaf === null ? null : readPost(leaf.post);
    if (told?.kind !== "move" || told.payload.logged === undefined) return null;
    return await positionTold(table, game, told.payload.logged);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** What one can play there: every seat against every level, and everything oneself. */
async function choices(session: GameSession, answers: number): Promise<Components> {
  const { table, position, game, title, language, actor } = session;
  const { match, own } = await lookBack(table, position, actor.id, answers);
  const first = match.pending[0]?.seat;
  const rank = (seat: string) => (own.includes(seat) ? 0 : seat === first ? 1 : 2);
  const seats = match.seats.toSorted((one, two) => rank(one) - rank(two));
  const entries = seats.flatMap((seat) =>
    levelsOf(title).map((level): MenuOption => {
      const args = { seat, player: mentioned(language, computerId(level)) };
      return { value: `${seat}=${level}`, label: phrase(language, { key: "branch.against", args }, title.messages) };
    }),
  );
  const alone = { value: `=${ALONE}`, label: label(language, "branch.alone") };
  const id = writeId({ action: "branch", game: game.id, version: game.version, option: `${answers}` });
  return [menu(id, label(language, "branch.choose"), [...entries, alone])];
}

/** What was chosen there; whatever comes back may be forged. */
export async function clickedBranch(session: GameSession, { option }: ComponentId, chosen: string): Promise<Reply> {
  const [seat = "", level = ""] = chosen.split("=");
  const isKnown = level === ALONE || isLevel(level);
  if (isActive(session.game.status) || !isKnown || !/^\d{1,9}$/.test(option)) throw refusal("refusal.late");
  return opened(session, {
    answers: Number(option),
    seats: level === ALONE ? null : [seat],
    level: isLevel(level) ? level : null,
  });
}
