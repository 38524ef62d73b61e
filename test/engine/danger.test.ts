import { describe, expect, test, vi } from "vitest";
import { dangerOf, type Flow, type Game, Match, option, type Run } from "../../src/engine/index.ts";

/** One question to Ann, and what each answer brings about. */
interface State {
  hands: { ann: string[]; bob: string[] };
  deck: string[];
}

type Seat = "ann" | "bob";

const answers = [
  "leave",
  "quit",
  "die",
  "two-dice",
  "tie",
  "own-card",
  "their-card",
  "deck",
  "reshuffled",
  "six-dice",
  "secret",
  "again",
  "ask-bob",
];

function* step(run: Run<State, Seat>): Flow {
  const { state } = run;
  const lose = () => run.end(["bob"], "lost", {});
  const seat = "ann";
  const answer = yield* run.ask({ seat, kind: "what", args: {}, options: answers.map((id) => option(id)) });
  switch (answer) {
    case "quit":
      return lose();
    case "die":
      if (run.roll() > 4) lose();
      break;
    case "two-dice":
      if (run.roll() + run.roll() === 12) lose();
      break;
    case "tie":
      for (let lead = 0; lead === 0; ) {
        const [own, theirs] = run.rollAgainst();
        lead = own - theirs;
        if (lead < 0) lose();
      }
      break;
    case "own-card":
      if (run.takeBlindly(state.hands.ann, "ann") === "bomb") lose();
      break;
    case "their-card":
      if (run.takeBlindly(state.hands.bob, "bob") === "bomb") lose();
      break;
    case "deck":
      if (run.turnUp(state.deck, (card) => card) === "bomb") lose();
      break;
    case "six-dice":
      if ([1, 2, 3, 4, 5, 6].filter(() => run.roll() > 3).length >= 3) lose();
      break;
    case "reshuffled":
      state.deck = ["ace", "king", "queen", "bomb", "jack"];
      run.shuffle(state.deck, "deck");
      if (run.turnUp(state.deck, (card) => card) === "bomb") lose();
      break;
    case "secret":
      run.seal();
      if (state.hands.bob.includes("bomb")) lose();
      break;
    case "again":
      // asked although there is one option: making it would tell something
      yield* run.ask({ seat, kind: "sure", args: {}, options: [option("yes")], secret: true });
      return lose();
    case "ask-bob":
      yield* run.ask({ seat: "bob", kind: "mercy", args: {}, options: [option("yes"), option("no")] });
      return lose();
  }
  run.end([], "drawn");
}

const game: Game<State, null, Seat, object> = {
  id: "danger",
  rulesVersion: 1,
  optionSpecs: {},
  options: () => ({}),
  seats: () => ["ann", "bob"],
  start: () => ({ hands: { ann: ["bomb", "ace", "king", "jack"], bob: ["bomb"] }, deck: ["ace", "bomb"] }),
  step,
  copy: (state) => structuredClone(state),
  view: () => null,
  explain: () => undefined,
  odds: () => ({ key: "odds", args: {}, cases: 1, chances: [] }),
  name: () => undefined,
  aliases: () => [],
  seating: () => ({ ann: "ann", bob: "bob" }),
};

const dangers = (of: typeof game) => {
  const match = Match.start(of, { seed: "danger" });
  return Object.fromEntries(answers.map((answer) => [answer, dangerOf(match, "ann", answer)]));
};

const foresight = { mayEnd: () => true, assume: () => [], idle: "" };
const lost = { key: "end.lost", args: { winners: ["bob"] } };

describe("a loss by one's own answer", () => {
  test("is known where it follows without dice and secrets, also after what has no alternative", () => {
    const { quit, again, leave, die, secret, "ask-bob": asked } = dangers(game);
    expect([quit, again]).toEqual([lost, lost]);
    expect([leave, die, secret, asked]).toEqual([null, null, null, null]);
  });

  test("is reckoned where a game has foresight: dice, own cards, and what may be hidden", () => {
    // Ann has not seen these three: one of them is in the hand of Bob
    const found = dangers({
      ...game,
      foresight: { mayEnd: () => true, assume: () => ["ace", "bomb", "queen"], idle: "" },
    });
    expect(found.quit).toEqual(lost);
    expect(found.leave).toBeNull();
    expect(found.die).toEqual({ ...lost, chance: { ways: 1, cases: 3 } });
    expect(found["two-dice"]).toEqual({ ...lost, chance: { ways: 1, cases: 36 } });
    expect(found["own-card"]).toEqual({ ...lost, chance: { ways: 1, cases: 4 } });
    expect(found["their-card"]).toEqual({ ...lost, chance: { ways: 1, cases: 3 } });
    expect(found.deck).toEqual({ ...lost, chance: { ways: 1, cases: 3 } });
    // what was laid open before is known, though not its order
    expect(found.reshuffled).toEqual({ ...lost, chance: { ways: 1, cases: 5 } });
  });

  test("is drawn by lot where there are too many dice to count them", () => {
    const found = dangers({ ...game, foresight })["six-dice"];
    // 42 in 64
    const { ways = 0, cases = 1 } = found?.chance ?? {};
    expect(ways / cases).toBeGreaterThan(0.5);
    expect(ways / cases).toBeLessThan(0.8);
    expect(dangers({ ...game, foresight })["six-dice"]).toEqual(found);
  });

  test("counts a throw that is repeated at a tie as if it were not there", () => {
    const found = dangers({ ...game, foresight });
    expect(found.tie).toEqual({ ...lost, chance: { ways: 1, cases: 2 } });
  });

  test("is not told where only a secret or somebody else decides", () => {
    const found = dangers({ ...game, foresight });
    expect([found.secret, found["ask-bob"]]).toEqual([null, null]);
  });

  test("is not looked for where the game says that none can come", () => {
    const found = dangers({ ...game, foresight: { mayEnd: () => false, assume: () => [], idle: "" } });
    expect(Object.values(found).filter((danger) => danger !== null)).toEqual([]);
  });

  test("and trying leaves the position as it was", () => {
    const match = Match.start({ ...game, foresight }, { seed: "danger" });
    const before = match.save();
    for (const answer of answers) dangerOf(match, "ann", answer);
    expect(match.save()).toEqual(before);
  });

  test("is found out once for a position and its clones, and anew when something was answered or taken back", () => {
    const danger = vi.fn(() => lost);
    const match = Match.start({ ...game, danger }, { seed: "danger" });
    dangerOf(match, "ann", "quit");
    const clone = match.clone();
    dangerOf(clone, "ann", "quit");
    expect(danger).toHaveBeenCalledTimes(1);
    clone.answer("ann", "again");
    expect(dangerOf(clone, "ann", "quit")).toBeNull();
    clone.undo("ann");
    dangerOf(clone, "ann", "quit");
    dangerOf(match, "ann", "quit");
    expect(danger).toHaveBeenCalledTimes(2);
  });
});
