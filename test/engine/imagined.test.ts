import { beforeEach, expect, test } from "vitest";
import { Imagined, Match, QuickFate, retraced, ScriptedFate } from "../../src/engine/index.ts";
import { type Seat, type ToyState, type ToyView, toy } from "./toy.ts";

type ToyMatch = Match<ToyState, ToyView, Seat, { readonly rounds: number }>;

let match: ToyMatch;

beforeEach(() => {
  match = Match.start(toy, { seed: "secret", fate: new ScriptedFate({ dice: [4], picks: ["king"] }) });
  match.answer("ann", "1");
  match.answer("bob", "2");
});

const placed = () => {
  match.answer("ann", "2");
  match.answer("ann", "2");
};

/** Where a step began, as a seat might deal it. */
const dealt = (): ToyState => ({
  step: "roll",
  turn: 1,
  points: { ann: 4, bob: 0 },
  cards: { ann: [], bob: [] },
  deck: ["jack", "king"],
});

const guess = () => "1";

test("a seat knows its view, then and now, and what was answered and rolled in the step", () => {
  placed();
  match.answer("ann", "roll");
  expect(match.known("ann")).toMatchObject({
    view: { points: { ann: 8 } },
    before: { points: { ann: 4 } },
    answers: [["ann", "roll"]],
    dice: [4],
    told: 1,
  });
  match.answer("ann", "1");
  expect(match.known("bob")).toMatchObject({ answers: [], dice: [] });
});

test("a seat does not know what another has answered where that is covert", () => {
  const covert = Match.start({ ...toy, covert: ["place"] }, { seed: "secret", fate: new ScriptedFate() });
  covert.answer("ann", "1");
  covert.answer("bob", "2");
  covert.answer("ann", "2");
  expect(covert.known("ann").answers).toEqual([["ann", "2"]]);
  expect(covert.known("bob").answers).toEqual([["ann", null]]);
});

test("what a seat could read earlier stands before the log of the match", () => {
  placed();
  const known = match.known("ann", [{ key: "earlier", args: {} }]);
  expect(known.log.map(({ key }) => key)).toEqual(["earlier", "bids"]);
  expect(known.told).toBe(2);
});

test("a dealt position comes to the present by the answers and dice that were seen", () => {
  placed();
  match.answer("ann", "roll");
  const imagined = retraced(toy, dealt(), match.known("ann"), new QuickFate(1), guess);
  expect(imagined?.state.points.ann).toBe(8);
  expect(imagined?.asks.map(({ kind }) => kind)).toEqual(["again"]);
});

test("a dealt position does not come to the present if it offers something else, or other dice would have fallen", () => {
  placed();
  match.answer("ann", "roll");
  const known = match.known("ann");
  const elsewhere: ToyState = { ...dealt(), step: "place" };
  expect(retraced(toy, elsewhere, known, new QuickFate(1), guess)).toBeNull();
  expect(retraced(toy, dealt(), { ...known, dice: [] }, new QuickFate(1), guess)).toBeNull();
  expect(retraced(toy, dealt(), { ...known, dice: [4, 1] }, new QuickFate(1), guess)).toBeNull();
});

test("what was not learnt is guessed, and what was named since is what was blindly taken", () => {
  const state: ToyState = { ...dealt(), step: "draw", deck: ["jack", "king", "queen"] };
  const known = {
    seat: "bob",
    view: null,
    before: null,
    answers: [["bob", null]],
    dice: [],
    log: [{ key: "drew", args: { seat: "bob", card: "queen" } }],
    told: 0,
  } as const;
  const imagined = retraced(toy, state, known, new QuickFate(1), () => "look");
  expect(imagined?.state.cards.bob).toEqual(["queen"]);
});

test("imagined play goes on to the end of the game", () => {
  const imagined = new Imagined(toy, { ...dealt(), turn: 2 }, new QuickFate(7));
  while (imagined.outcome === null) imagined.answer(imagined.asks.map(({ options }) => options.at(-1)?.id ?? ""));
  expect(imagined.outcome.key).toBe("counted");
  expect(imagined.asks).toEqual([]);
});

test("imagined play is the same for the same chance, and another for another", () => {
  const rolled = (fate: number) => {
    const imagined = new Imagined(toy, dealt(), new QuickFate(fate));
    imagined.answer(["roll"]);
    return imagined.state.points.ann;
  };
  const all = [1, 2, 3, 4, 5, 6].map(rolled);
  expect([1, 2, 3, 4, 5, 6].map(rolled)).toEqual(all);
  expect(new Set(all).size).toBeGreaterThan(1);
});
