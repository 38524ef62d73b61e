import { carefully, type Think } from "../computer/index.ts";
import { dangerOf, Refusal } from "../engine/index.ts";
import { refusal } from "../i18n/index.ts";
import type { Act } from "../store/index.ts";
import { act, type Done } from "./acting.ts";
import { computerUser, type Waited, waitedComputer } from "./computers.ts";
import type { TableContext } from "./context.ts";
import { type Position, readPosition } from "./position.ts";

/** So many choices are one move at most: what is left of a longer turn is the next. */
const MOST_IN_A_MOVE = 200;

/**
 * Plays the whole turn of a computer as one move: one choice after the other on a clone, which has the same dice to come, then all of
 * them at once. What is thought about is the view of the seat and what it is asked, and for the same position it comes out the same.
 */
export async function playTurn(table: TableContext, think: Think, position: Position, waited: Waited): Promise<Done> {
  const { title, game } = position;
  const { seat, level } = waited;
  const match = position.match.clone();
  const picks: string[] = [];
  while (picks.length < MOST_IN_A_MOVE) {
    const ask = match.pending.find((pending) => pending.seat === seat && !pending.answered);
    if (ask === undefined || match.outcome !== null) break;
    const known = match.known(seat);
    const seed = `${game.id} ${game.version} ${picks.length}`;
    const [only, another] = ask.options;
    const option =
      only !== undefined && another === undefined
        ? only.id
        : await carefully(
            ask,
            (each) => dangerOf(match, seat, each),
            (left) => think({ title: title.game.id, level, known, ask: left, seed }),
          );
    match.answer(seat, option);
    picks.push(option);
  }
  return act(table, {
    position,
    user: computerUser(level),
    seat,
    interaction: `computer ${game.id} ${game.version}`,
    play: (present, _, { version }) => {
      // somebody was faster: what was thought was about another position
      if (version !== game.version) throw refusal("refusal.late");
      return picks.map((option): Act => {
        present.answer(seat, option);
        return { kind: "answer", seat, option };
      });
    },
  });
}

/** So many turns are played while somebody waits: longer nobody would. */
const MOST_TURNS = 40;

/** Plays for the computers of a table for practice until its person is asked, or it is over. */
export async function playOn(table: TableContext, think: Think, position: Position): Promise<Position> {
  let now = position;
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const waited = waitedComputer(now);
    if (waited === null) break;
    try {
      now = (await playTurn(table, think, now, waited)).position;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // somebody was faster, as whoever clicks twice
      now = await readPosition(table, now.game.id);
    }
  }
  return now;
}
