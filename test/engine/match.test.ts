import { beforeEach, describe, expect, test } from "vitest";
import { Match, Refusal, ScriptedFate } from "../../src/engine/index.ts";
import { type Seat, type ToyState, type ToyView, toy } from "./toy.ts";

type ToyMatch = Match<ToyState, ToyView, Seat, { readonly rounds: number }>;

let match: ToyMatch;
let fate: ScriptedFate;

const kinds = () => match.pending.map((ask) => `${ask.seat} ${ask.kind}${ask.answered ? " (answered)" : ""}`);
const bid = () => {
  match.answer("ann", "1");
  match.answer("bob", "2");
};

beforeEach(() => {
  fate = new ScriptedFate({ dice: [4, 6], picks: ["king", "queen"] });
  match = Match.start(toy, { seed: "secret", fate });
});

describe("asks of several seats", () => {
  test("wait for all, and tell only that one has answered", () => {
    match.answer("ann", "3");
    expect(kinds()).toEqual(["ann bid (answered)", "bob bid"]);
    expect(JSON.stringify(match.pending.map(({ options: _, ...ask }) => ask))).not.toContain("3");
    expect(match.log).toEqual([]);
    match.answer("bob", "2");
    expect(match.log).toEqual([{ key: "bids", args: { bids: ["3", "2"] } }]);
    expect(kinds()).toEqual(["ann place"]);
  });

  test("an answer may be changed or withdrawn until the last one is in, not after", () => {
    match.answer("ann", "3");
    match.answer("ann", "1");
    expect(match.canUndo("ann")).toBe(true);
    match.undo("ann");
    expect(kinds()).toEqual(["ann bid", "bob bid"]);
    match.redo("ann");
    match.answer("bob", "2");
    expect(match.log[0]?.args).toEqual({ bids: ["1", "2"] });
    expect(match.canUndo("ann")).toBe(false);
    expect(match.canUndo("bob")).toBe(false);
  });

  test("the order of answering leaves no trace", () => {
    const second = Match.start(toy, { seed: "secret", fate: new ScriptedFate() });
    bid();
    second.answer("bob", "2");
    second.answer("ann", "1");
    expect(second.save()).toEqual(match.save());
  });
});

describe("refusals", () => {
  test("say whose move it is, what is not offered, and the game's own reason", () => {
    bid();
    expect(match.refusal("bob", "1")).toEqual({ key: "refusal.turn", args: { seats: ["ann"] } });
    expect(match.refusal("ann", "7")).toEqual({ key: "refusal.option", args: { kind: "place" }, rule: "1.2" });
    expect(match.refusal("ann", "9")).toEqual({ key: "toy.too-many", args: { most: 3 }, rule: "1.2" });
    expect(match.refusal("ann", "2")).toBeNull();
    const before = match.save();
    expect(() => match.answer("ann", "9")).toThrow(Refusal);
    expect(match.save()).toEqual(before);
  });
});

describe("forced picks", () => {
  test("are made and logged", () => {
    bid();
    match.answer("ann", "3");
    expect(match.log.at(-1)).toEqual({ key: "forced", args: { seat: "ann", kind: "place", option: "1" } });
    expect(match.view(null).points.ann).toBe(4);
    expect(kinds()).toEqual(["ann roll"]);
  });

  test("are asked where making them would tell a secret", () => {
    bid();
    for (const answer of ["1", "1", "pass"]) match.answer("ann", answer);
    expect(kinds()).toEqual(["bob peek"]);
  });
});

describe("undo", () => {
  beforeEach(bid);

  test("takes back pick by pick, across the end of a step", () => {
    match.answer("ann", "1");
    match.answer("ann", "2");
    expect(kinds()).toEqual(["ann roll"]);
    match.undo("ann");
    expect(match.view(null).points.ann).toBe(1);
    match.undo("ann");
    expect(match.view(null).points.ann).toBe(0);
    expect(match.canUndo("ann")).toBe(false);
  });

  test("is nobody else's right", () => {
    match.answer("ann", "1");
    expect(match.canUndo("bob")).toBe(false);
    expect(() => match.undo("bob")).toThrow("refusal.undo");
  });

  test("ends at a die", () => {
    match.answer("ann", "1");
    match.answer("ann", "2");
    match.answer("ann", "roll");
    expect(match.view(null).points.ann).toBe(7);
    expect(match.canUndo("ann")).toBe(false);
    match.answer("ann", "1");
    match.undo("ann");
    expect(match.pending[0]?.kind).toBe("again");
    expect(match.canUndo("ann")).toBe(false);
  });

  test("ends at the answer of another seat and at a secret shown", () => {
    for (const answer of ["1", "2", "pass"]) match.answer("ann", answer);
    expect(match.canUndo("ann")).toBe(true);
    match.answer("bob", "look");
    expect(match.canUndo("ann")).toBe(false);
    expect(match.canUndo("bob")).toBe(false);
  });

  test("can be redone until something new is answered", () => {
    match.answer("ann", "1");
    match.answer("ann", "2");
    const after = JSON.stringify(match.save().steps.at(-1));
    match.undo("ann");
    match.undo("ann");
    match.redo("ann");
    match.redo("ann");
    expect(JSON.stringify(match.save().steps.at(-1))).toBe(after);
    expect(match.canRedo("ann")).toBe(false);
    match.undo("ann");
    match.answer("ann", "3");
    expect(() => match.redo("ann")).toThrow("refusal.redo");
  });
});

describe("the log", () => {
  test("shows each seat what it may know", () => {
    bid();
    for (const answer of ["1", "2", "pass"]) match.answer("ann", answer);
    match.answer("bob", "look");
    const drew = (seat: Seat | null) => match.logFor(seat).find((entry) => entry.key === "drew");
    expect(drew("bob")?.args).toEqual({ seat: "bob", card: "king" });
    expect(drew("ann")?.args).toEqual({ seat: "bob" });
    expect(drew(null)?.args).toEqual({ seat: "bob" });
  });
});

describe("the end", () => {
  test("is told, closes the game and shows the seed", () => {
    expect(match.revealedSeed).toBeNull();
    for (let turn = 0; turn < 2; turn++) {
      bid();
      for (const answer of ["3", "roll", "1"]) match.answer("ann", answer);
      match.answer("bob", "look");
    }
    expect(match.outcome).toEqual({ winners: ["ann"], key: "counted", args: { ann: 18, bob: 0 } });
    expect(match.revealedSeed).toBe("secret");
    expect(match.pending).toEqual([]);
    expect(match.refusal("ann", "1")).toEqual({ key: "refusal.over", args: {} });
    expect(match.canUndo("bob")).toBe(false);
  });
});

describe("a clone", () => {
  test("is the same position, and goes on without touching the first", () => {
    bid();
    match.answer("ann", "3");
    const before = match.save();
    const copy = match.clone();
    expect(copy.save()).toEqual(before);
    expect(copy.pending).toEqual(match.pending);
    copy.answer("ann", "roll");
    expect(copy.view(null).points.ann).toBe(8);
    expect(match.save()).toEqual(before);
    match.answer("ann", "roll");
    expect(match.save()).toEqual(copy.save());
  });

  test("keeps a secret answer that others are waited for, and what could be given again", () => {
    match.answer("ann", "3");
    const copy = match.clone();
    expect(copy.pending.map(({ answered }) => answered ?? false)).toEqual([true, false]);
    copy.undo("ann");
    expect(copy.clone().canRedo("ann")).toBe(true);
    expect(match.canUndo("ann")).toBe(true);
  });
});

test("what was decided in a step is told with its question, the rules' own picks too", () => {
  bid();
  match.answer("ann", "3");
  match.undo("ann");
  expect(match.decisionsOf("ann")).toEqual([]);
  expect(match.redo("ann")).toEqual(["ann", "3"]);
  expect(match.undo("ann")).toEqual(["ann", "3"]);
  match.answer("ann", "2");
  expect(match.decisionsOf("ann")).toMatchObject([{ kind: "place", option: "2", forced: false }]);
  expect(match.clone().decisionsOf("ann")).toEqual(match.decisionsOf("ann"));
});
