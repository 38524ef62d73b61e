import { afterAll, beforeAll, expect, test } from "vitest";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";
import { labelsOf, menusOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

let scene: Scene;
const [anna, boris, chen] = ["anna", "boris", "chen"].map((name) => () => scene.person(name)) as [
  () => Person,
  () => Person,
  () => Person,
];

beforeAll(async () => {
  scene = await Scene.set({ seed: "log" });
  await scene.seat([anna(), boris()], ["lrdg", "italy"], { title: "undaunted-north-africa" });
  const random = new Random("log");
  const subject = subjectOf("undaunted-north-africa");
  for (;;) {
    const match = matchOf(await scene.game());
    const ask = random.pick(match.pending.filter(({ answered }) => !answered));
    const seen = match.view(ask.seat).view;
    if ((seen as { round: number }).round === 4) break;
    const { id } = random.pick(subject.careful(seen, ask));
    await (ask.seat === "lrdg" ? anna() : boris()).run("choose", { option: id });
  }
  await scene.calm();
});
afterAll(() => scene.end());

async function shown(person: Person, options = {}) {
  const { message } = await person.run("game log", options);
  if (message === null) throw new Error("No log");
  return message;
}

const headOf = (message: Parameters<typeof textOf>[0]) => textOf(message).split("\n")[0];

test("the log begins with the last round; buttons and a menu lead to the others", async () => {
  const last = await shown(chen());
  expect(headOf(last)).toBe("**Log · Round 4**");
  expect(labelsOf(last)).toEqual(["◀"]);
  const { message: before } = await chen().pressLabel(last, "◀");
  expect(before && [headOf(before), labelsOf(before)]).toEqual(["**Log · Round 3**", ["◀", "▶"]]);
  const [menu] = menusOf(last);
  if (menu === undefined) throw new Error("No menu");
  const { message: first } = await chen().choose(last, menu, "0.1");
  expect(first && [headOf(first), labelsOf(first)]).toEqual(["**Log · Round 1**", ["▶"]]);
  expect(first && textOf(first).split("\n")[1]).toMatch(/^Scenario 1/);
  expect(first && textOf(first).split("\n").at(-1)).toMatch(/^\*\*End of round 1\*\*/);
});

test("a round is found by its name, in one's own language", async () => {
  expect(headOf(await shown(anna(), { turn: "round 2" }))).toBe("**Log · Round 2**");
  expect(headOf(await shown(boris(), { turn: "раунд 2" }))).toBe("**Журнал · Раунд 2**");
  expect(await anna().offered("game log", "turn")).toEqual(["Round 4", "Round 3", "Round 2", "Round 1"]);
  const [, third] = await anna().complete("game log", "turn");
  expect(headOf(await shown(anna(), { turn: String(third?.value) }))).toBe("**Log · Round 3**");
  expect(await anna().tell("game log", { turn: "round 77" })).toBe("No such earlier position is kept.");
});

test("whatever was posted is in it, once", async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((round) => shown(chen(), { turn: `round ${round}` })));
  const log = pages.flatMap((page) => textOf(page).split("\n"));
  const posts = (await anna().posts()).flatMap((post) => textOf(post).split("\n"));
  const told = posts.filter((line) => line.startsWith("**Round ") || line.startsWith("**LRDG** plays"));
  const bare = (line: string) => line.replace(/^\*\*Round \d\*\* · (?!.*draws?)/, "");
  expect(told.length).toBeGreaterThan(10);
  for (const line of told) expect(log.filter((each) => bare(each) === bare(line)).length).toBeLessThanOrEqual(1);
  expect(told.filter((line) => !log.some((each) => bare(each) === bare(line)))).toEqual([]);
});
