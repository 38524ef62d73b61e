import { expect, test } from "vitest";
import { type Game, Match, option, readSaved } from "../../src/engine/index.ts";
import { type Seat, type ToyState, type ToyView, toy } from "./toy.ts";

type ToyGame = Game<ToyState, ToyView, Seat, { readonly rounds: number }>;

const begun = (game: ToyGame = toy) => {
  const match = Match.start(game, { seed: "saved" });
  match.answer("ann", "1");
  match.answer("bob", "2");
  match.answer("ann", "2");
  return match;
};

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test("a game saved in mid-step goes on from there", () => {
  const match = begun();
  const loaded = Match.load(toy, throughJson(match.save()));
  expect(loaded.pending).toEqual(match.pending);
  expect(loaded.save()).toEqual(match.save());
  loaded.undo("ann");
  expect(loaded.view(null).points.ann).toBe(0);
});

test("an open ask of several seats keeps the answer already given, and who may redo", () => {
  const match = Match.start(toy, { seed: "saved" });
  match.answer("bob", "3");
  const loaded = Match.load(toy, throughJson(match.save()));
  expect(loaded.pending.map((ask) => ask.answered ?? false)).toEqual([false, true]);
  loaded.undo("bob");
  const again = Match.load(toy, throughJson(loaded.save()));
  expect(again.canRedo("bob")).toBe(true);
});

test("dice go on where they were", () => {
  const play = (reload: boolean) => {
    let match = begun();
    for (const answer of ["2", "roll", "1"]) {
      match.answer("ann", answer);
      if (reload) match = Match.load(toy, throughJson(match.save()));
    }
    match.answer("bob", "look");
    return [match.view(null), match.view("bob")];
  };
  expect(play(true)).toEqual(play(false));
});

test("what can no longer be taken back is not saved with the game, only counted", () => {
  const match = begun();
  for (const answer of ["2", "pass"]) match.answer("ann", answer);
  match.answer("bob", "look");
  const saved = match.save();
  expect(saved.answered).toBe(6);
  expect(saved.steps).toHaveLength(1);
  expect(saved.steps[0]?.answers).toEqual([]);
  expect(saved.logged).toBe(match.log.length);
  expect(saved.log).toEqual([]);
});

test("a step that no longer replays falls back to its checkpoint and says so", () => {
  const saved = throughJson(begun().save());
  const changed: ToyGame = {
    ...toy,
    rulesVersion: 2,
    *step(run) {
      if (run.state.step !== "place") return yield* toy.step(run);
      yield* run.ask({ seat: "ann", kind: "other", args: {}, options: [{ id: "a" }, { id: "b" }] });
    },
  };
  const loaded = Match.load(changed, saved);
  expect(loaded.dropped).toEqual([["ann", "2"]]);
  expect(loaded.log.at(-1)).toEqual({ key: "fell-back", args: { answers: 1 } });
  expect(loaded.pending.map((ask) => ask.kind)).toEqual(["other"]);
  expect(loaded.view(null).points.ann).toBe(0);
  loaded.answer("ann", "a");
});

test("a step that falls back does not roll again dice that somebody has seen", () => {
  /** Rolls a dozen dice, then asks twice with these options. */
  const rolling = (...ids: readonly string[]): ToyGame => ({
    ...toy,
    *step(run) {
      if (run.state.step !== "place") return yield* toy.step(run);
      run.tell("rolled", { dice: Array.from({ length: 12 }, () => run.roll()).join("") });
      const ask = { seat: "ann", args: {}, options: ids.map((id) => option(id)) } as const;
      yield* run.ask({ ...ask, kind: "first" });
      yield* run.ask({ ...ask, kind: "second" });
    },
  });
  const [older, newer] = [rolling("a", "b"), rolling("c", "d")];
  const diceOf = ({ log }: ReturnType<typeof begun>) => log.findLast(({ key }) => key === "rolled")?.args.dice;
  const match = Match.start(older, { seed: "saved" });
  match.answer("ann", "1");
  match.answer("bob", "2");
  match.answer("ann", "a");
  const saved = throughJson(match.save());
  expect(diceOf(Match.load(older, saved))).toBe(diceOf(match));
  const fallen = Match.load(newer, saved);
  expect(fallen.dropped).toEqual([["ann", "a"]]);
  expect(diceOf(fallen)).not.toBe(diceOf(match));
  // whoever loads it once more sees the same
  expect(diceOf(Match.load(newer, saved))).toBe(diceOf(fallen));
  fallen.answer("ann", "c");
  expect(diceOf(Match.load(newer, throughJson(fallen.save())))).toBe(diceOf(fallen));
});

test("rules that fail leave the position as it was", () => {
  const failing: ToyGame = {
    ...toy,
    *step(run) {
      const flow = toy.step(run);
      if (run.state.step !== "place") return yield* flow;
      yield* run.ask({ seat: "ann", kind: "place", args: {}, options: [{ id: "1" }, { id: "2" }] });
      run.state.points.ann = 99;
      throw new Error("a bug");
    },
  };
  const match = Match.start(failing, { seed: "saved" });
  match.answer("ann", "1");
  match.answer("bob", "2");
  const before = match.save();
  expect(() => match.answer("ann", "2")).toThrow("a bug");
  expect(match.save()).toEqual(before);
  expect(match.view(null).points.ann).toBe(0);
  expect(match.pending.map((ask) => ask.kind)).toEqual(["place"]);
});

test("a save of another game or format is not taken", () => {
  const saved = begun().save();
  expect(() => Match.load({ ...toy, id: "chess" }, saved)).toThrow("A game of toy, not of chess");
  const text = (changes: object) => JSON.stringify({ ...saved, ...changes });
  expect(readSaved(text({}), "a toy")).toEqual(saved);
  expect(() => readSaved(text({ format: 2 }), "a toy")).toThrow("a toy: format 2 is not known, the newest is 1");
  expect(() => readSaved(text({ steps: [] }), "a toy")).toThrow("a toy: steps is not what it should be");
  expect(() => readSaved(text({ log: [{ key: "rolled" }] }), "a toy")).toThrow("a toy: log.0 is not what it should be");
  expect(() => readSaved("{", "a toy")).toThrow("a toy: it is not JSON");
});
