import { Match } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import type { Act, Store } from "../../src/store/index.ts";
import { position } from "../../src/table/index.ts";
import { Random } from "../fuzz/random.ts";
import { newGame, noon } from "../store/temporary.ts";

/** Plays a game at random, some answers taken back and given again, and stores it as the bot does; gives its id. */
export async function storeRandomGame(store: Store, title: AnyTitle, seed: string, answers: number): Promise<string> {
  const random = new Random(seed);
  const match: AnyMatch = Match.start(title.game, { seed });
  const acts: Act[] = [];
  while (match.outcome === null && match.answered < answers) {
    const asks = match.pending;
    const ask = random.pick(asks);
    const { id: option } = random.pick(ask.options);
    match.answer(ask.seat, option);
    acts.push({ kind: "answer", seat: ask.seat, option });
    if (!random.chance(5) || !match.canUndo(ask.seat)) continue;
    const [seat, taken] = match.undo(ask.seat);
    acts.push({ kind: "undo", seat, option: taken });
    if (!random.chance(2)) continue;
    const [, again] = match.redo(seat);
    acts.push({ kind: "redo", seat, option: again });
  }
  const isOver = match.outcome !== null;
  const created = await newGame(store, {
    title: title.game.id,
    channelId: `channel-${seed}`,
    options: match.options,
    seats: match.seats.map((seat) => ({ seat, userId: `person-${seat}`, userName: seat })),
  });
  const moved = await store.move(created, {
    at: noon,
    acts,
    ...position(match, match.logged),
    log: { from: 0, entries: match.log },
    set: isOver
      ? { status: "finished", outcome: match.outcome, finishedAt: noon }
      : { status: "running", startedAt: noon, movedAt: noon },
  });
  if (moved.kind !== "done") throw new Error(moved.kind);
  return created.id;
}
