import { type Flow, type Game, option, type Run } from "../../src/engine/index.ts";

/** A little game that uses everything the engine offers: bids in secret, draws, dice, and points to place. */
export interface ToyState {
  step: "bid" | "place" | "roll" | "draw";
  turn: number;
  points: Record<Seat, number>;
  cards: Record<Seat, string[]>;
  deck: string[];
}

export type Seat = "ann" | "bob";

export interface ToyView {
  turn: number;
  points: Record<Seat, number>;
  own: readonly string[];
}

const seats = ["ann", "bob"] as const;

export const toy: Game<ToyState, ToyView, Seat, { readonly rounds: number }> = {
  id: "toy",
  rulesVersion: 1,
  optionSpecs: { rounds: { values: [1, 2, 3], standard: 2 } },
  options: (input) => ({ rounds: (input as { rounds?: number }).rounds ?? 2 }),
  seats: () => seats,
  start: () => ({
    step: "bid",
    turn: 1,
    points: { ann: 0, bob: 0 },
    cards: { ann: [], bob: [] },
    deck: ["ace", "king", "queen", "jack"],
  }),
  step,
  copy: (state) => structuredClone(state),
  view: (state, seat) => ({
    turn: state.turn,
    points: { ...state.points },
    own: seat === null ? [] : [...state.cards[seat]],
  }),
  explain: (_, ask, id) =>
    ask.kind === "place" && id === "9" ? { key: "toy.too-many", args: { most: 3 }, rule: "1.2" } : undefined,
  odds: () => ({ key: "toy.odds", args: {}, cases: 1, chances: [] }),
  name: () => undefined,
  aliases: () => [],
  seating: () => ({ ann: "ann", bob: "bob" }),
};

const numbers = ["1", "2", "3"].map((id) => option(id, { cost: Number(id) }));

function* step(run: Run<ToyState, Seat>): Flow {
  const { state } = run;
  if (state.step === "bid") {
    const bids = yield* run.askAll(
      seats.map((seat) => ({ seat, kind: "bid", args: {}, options: numbers, rule: "1.1" })),
    );
    run.tell("bids", { bids: [...bids] });
    state.step = "place";
  } else if (state.step === "place") {
    // Ann alone places twice; the second pick has one option if the first was 3
    const first = yield* run.ask({ seat: "ann", kind: "place", args: {}, options: numbers, rule: "1.2" });
    state.points.ann += Number(first);
    const options = first === "3" ? numbers.slice(0, 1) : numbers;
    state.points.ann += Number(yield* run.ask({ seat: "ann", kind: "place", args: {}, options }));
    state.step = "roll";
  } else if (state.step === "roll") {
    const choice = yield* run.ask({
      seat: "ann",
      kind: "roll",
      args: {},
      options: [option("roll"), option("pass")],
    });
    if (choice === "roll") {
      state.points.ann += run.roll();
      if ((yield* run.ask({ seat: "ann", kind: "again", args: {}, options: numbers })) === "3") run.tell("brave");
    }
    state.step = "draw";
  } else {
    yield* run.ask({ seat: "bob", kind: "peek", args: {}, options: [option("look")], secret: true });
    run.shuffle(state.deck, "deck");
    const card = run.takeBlindly(state.deck);
    state.cards.bob.push(card);
    run.tellSecret("drew", { seat: "bob" }, ["bob"], { card });
    if (state.turn === 2) run.end(state.points.ann > 10 ? ["ann"] : ["bob"], "counted", { ...state.points });
    state.turn++;
    state.step = "bid";
  }
}
