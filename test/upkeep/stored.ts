import { Match, readSaved } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import type { Act, Store, StoredCheckpoint } from "../../src/store/index.ts";
import { checkpoint, movePost, position } from "../../src/table/index.ts";
import { Random } from "../fuzz/random.ts";
import { newGame, noon } from "../store/sample.ts";

/**
 * Plays a game at random, some answers taken back and given again, and stores it as the bot does, with a post for each of its positions
 * and one interaction for all; gives its id.
 */
export async function storeRandomGame(store: Store, title: AnyTitle, seed: string, answers: number): Promise<string> {
  const random = new Random(seed);
  const match: AnyMatch = Match.start(title.game, { seed });
  const acts: Act[] = [];
  const positions: StoredCheckpoint[] = [];
  const keep = () => {
    while ((positions.at(-1)?.index ?? -1) > match.answered) positions.pop();
    if (!match.atStepStart || positions.at(-1)?.index === match.answered) return;
    positions.push(checkpoint(title, match, JSON.stringify(match.save())));
  };
  while (match.outcome === null && match.answered < answers) {
    keep();
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
  keep();
  const matchAt = (saved: string): AnyMatch => Match.load(title.game, readSaved(saved, "a position"));
  const isOver = match.outcome !== null;
  const created = await newGame(store, {
    title: title.game.id,
    channelId: `channel-${seed}`,
    options: match.options,
    seats: match.seats.map((seat) => ({ seat, userId: `person-${seat}`, userName: seat })),
  });
  const moved = await store.move(created, {
    by: { userId: "person", interactionId: `interaction-${seed}` },
    at: noon,
    acts,
    checkpoints: { add: positions },
    posts: positions.map(({ index, saved }) => movePost(created, matchAt(saved), index, [])),
    ...position(match, match.logged),
    log: { from: 0, entries: match.log },
    set: isOver
      ? { status: "finished", outcome: match.outcome, finishedAt: noon }
      : { status: "running", startedAt: noon, movedAt: noon },
  });
  if (moved.kind !== "done") throw new Error(moved.kind);
  return created.id;
}
