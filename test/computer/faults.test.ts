import { afterEach, expect, test } from "vitest";
import { choicesFor, type Thought } from "../../src/computer/index.ts";
import { Match } from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { Thinkers } from "../../src/thinking/thinkers.ts";

const title = found("red-sea");
const fault = new Error("A fault in thinking");
const fail = () => {
  throw fault;
};

function thoughtOf(level: Thought["level"]): Thought {
  const match = Match.start(title.game, { seed: "faults" });
  const ask = match.pending.find(({ options }) => options.length > 1);
  if (ask === undefined) throw new Error("Nobody has a choice");
  return { title: "red-sea", level, known: match.known(ask.seat), ask, seed: "faults", share: 0.01 };
}

function found(id: string): AnyTitle {
  const title = titles.get(id);
  if (title === undefined) throw new Error(id);
  return title;
}

/** What is chosen, and the faults that were told. */
function chosen(playable: AnyTitle, level: Thought["level"] = "normal") {
  const faults: unknown[] = [];
  return [choicesFor(playable, thoughtOf(level), { failed: (error) => faults.push(error) }), faults];
}

test("who cannot look ahead plays by the policy, and the fault is told", () => {
  const { mind } = title;
  if (mind === undefined) throw new Error("Red Sea has no mind");
  const easy = choicesFor(title, thoughtOf("easy"));
  expect(chosen({ ...title, mind: { ...mind, deal: fail } })).toEqual([easy, [fault]]);
  expect(chosen({ ...title, mind: { ...mind, worth: fail } }, "hard")).toEqual([easy, [fault]]);
});

test("who has no policy for it either takes what is offered", () => {
  const offered = thoughtOf("easy").ask.options.map(({ id }) => id);
  expect(chosen({ ...title, policy: fail }, "easy")).toEqual([offered, [fault]]);
  const [choices, faults] = chosen({ ...title, policy: () => "no such card" }, "easy");
  expect(choices).toEqual(offered);
  expect(faults).toHaveLength(1);
});

test("where nobody is told of a fault it is thrown", () => {
  expect(() => choicesFor({ ...title, policy: fail }, thoughtOf("easy"))).toThrow(fault);
});

test("without any time nothing is imagined", () => {
  const { mind } = title;
  if (mind === undefined) throw new Error("Red Sea has no mind");
  const timeless = { ...title, mind: { ...mind, worth: fail } };
  expect(choicesFor(timeless, thoughtOf("hard"), { isLate: () => true })).not.toEqual([]);
});

let thinkers: Thinkers;

afterEach(() => thinkers?.close());

test("what a thread has perished of is thought about by the weakest level in a new one", async () => {
  const source = `
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ level }) => {
      if (level !== "easy") process.exit(1);
      parentPort.postMessage({ choices: [level], faults: [] });
    });`;
  const told: string[] = [];
  thinkers = new Thinkers({
    entry: new URL(`data:text/javascript,${encodeURIComponent(source)}`),
    failed: ({ level }, { message }) => told.push(`${level}: ${message}`),
  });
  expect(await thinkers.choose(thoughtOf("hard"))).toEqual(["easy"]);
  expect(told).toEqual(["hard: The thinking thread has ended"]);
});
