import { afterAll, beforeAll, expect, test } from "vitest";
import { type Counts, counts, since } from "../processes/counting.ts";
import { menusOf, type Person } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "counts" });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.play(anna, boris);
  await boris.run("choose", { option: "poland 4, east germany, austria" });
  await anna.run("choose", { option: "west germany 4, italy 3" });
  for (const [person, side] of [
    [boris, "ussr"],
    [anna, "us"],
  ] as const) {
    const ask = matchOf(await scene.game()).pending.find(({ seat }) => seat === side);
    await person.run("choose", { option: ask?.options[0]?.id ?? "" });
  }
  await scene.calm();
});
afterAll(() => scene.end());

/** All that something asks for, with what follows from it. */
async function asked(work: () => Promise<unknown>): Promise<Counts> {
  await scene.calm();
  const before = counts();
  await work();
  await scene.bot.settled();
  return since(before);
}

/** A card of the USSR that can be played for a coup, and where. */
async function coup(): Promise<{ card: string; target: string }> {
  const match = matchOf(await scene.game());
  const seat = "ussr";
  const own = (trial: typeof match) => trial.pending.find((ask) => ask.seat === seat);
  for (const { id: card } of own(match)?.options ?? []) {
    const trial = match.clone();
    for (const pick of [card, "coup"]) if (trial.refusal(seat, pick) === null) trial.answer(seat, pick);
    const where = own(trial);
    const target = where?.kind === "coup.target" ? where.options[0]?.id : undefined;
    if (target !== undefined) return { card, target };
  }
  throw new Error("No coup is possible");
}

// game and seats; the move itself is one transaction: BEGIN, the game, its post, the interaction, answers, log, position, COMMIT
test("what was read is handed on: a hand, a completion and a click load the match once", async () => {
  const hand = await asked(() => boris.run("hand"));
  expect(hand).toMatchObject({ loads: 1, queries: 2 });
  const completion = await asked(() => boris.complete("ts coup", "card"));
  expect(completion).toMatchObject({ loads: 1, queries: 2 });
  const { message } = await boris.pressLabel(await boris.lastPost(), "Play");
  const [menu] = message === null ? [] : menusOf(message);
  if (message === null || menu === undefined) throw new Error("No panel");
  const [card] = menu.options as { value: string }[];
  const click = await asked(() => boris.choose(message, menu, card?.value ?? ""));
  expect(click).toMatchObject({ loads: 1, queries: 7 });
  await boris.run("game undo");
});

test("a typed coup with its post loads the match once and takes few statements", async () => {
  const options = await coup();
  const posts = (await anna.posts()).length;
  const typed = await asked(() => boris.run("ts coup", options));
  await scene.calm();
  expect(await anna.posts()).toHaveLength(posts + 1);
  expect(typed).toMatchObject({ loads: 1, queries: 11 });
});
