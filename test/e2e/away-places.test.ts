import { afterAll, beforeAll, expect, test } from "vitest";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";
import { labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

/** P40: what was missed is offered wherever the game is, and whatever seats somebody has. Anna plays two of the four. */

let scene: Scene;
let anna: Person;
/** Where the game is. */
let place: string;

const cast = { usa: "chen", west: "anna", ussr: "anna", east: "dasha" } as const;
type Seat = keyof typeof cast;
const subject = subjectOf("two-plus-two");
const random = new Random("away in places");

async function threadOf(channel: string): Promise<string> {
  const { channels } = await scene.people.world();
  const parent = channels.find(({ name }) => name === channel)?.id;
  return channels.find((each) => each.parent === parent)?.id ?? "";
}

const there = (name: string): Person => scene.person(name, place);

async function asked() {
  const match = matchOf(await scene.game(place));
  const [ask] = match.pending.filter(({ answered }) => !answered);
  if (ask === undefined) throw new Error("Nothing is asked");
  return { ask, seat: ask.seat as Seat, view: match.view(ask.seat).view };
}

/** Random moves until this is so. */
async function playUntil(isSo: (now: Awaited<ReturnType<typeof asked>>) => boolean | Promise<boolean>): Promise<void> {
  for (;;) {
    const now = await asked();
    if (await isSo(now)) return;
    const { id } = random.pick(subject.careful(now.view, now.ask));
    await there(cast[now.seat]).run("choose", { option: id });
    await scene.calm();
  }
}

const offer = async (person: Person): Promise<string | undefined> => {
  const { message } = await person.run("hand");
  return message === null ? undefined : labelsOf(message).find((label) => label.startsWith("While You Were Away"));
};

/** Both of the others have moved since Anna has. */
async function comeBack(): Promise<void> {
  const moved = new Set<string>();
  await playUntil(({ seat }) => {
    if (cast[seat] !== "anna") moved.add(seat);
    else if (moved.size < 2) moved.clear();
    return cast[seat] === "anna" && moved.size === 2;
  });
}

beforeAll(async () => {
  scene = await Scene.set({ seed: "away in places" });
  anna = scene.person("anna");
  await anna.run("game new", { title: "two-plus-two", seat: "west" });
  await anna.run("game join", { seat: "ussr" });
  await scene.person("chen").run("game join", { seat: "usa" });
  await scene.person("dasha").run("game join", { seat: "east" });
  await anna.run("game start");
  await scene.calm();
  place = await threadOf("table-one");
});
afterAll(() => scene.end());

test("in a thread", async () => {
  await comeBack();
  const label = await offer(there("anna"));
  expect(label).toMatch(/^While You Were Away · [2-9]$/);
  const { message: panel } = await there("anna").pressLabel(await there("anna").lastPost(), "Play");
  expect(panel && labelsOf(panel)).toContain(label);
});

test("after /game move, with what was posted in the old place", async () => {
  const before = await offer(there("anna"));
  expect(await there("dasha").tell("game move", { channel: "table-two" })).toContain("<#");
  await scene.calm();
  place = await threadOf("table-two");
  const { message: hand } = await there("anna").run("hand");
  // that it has moved is news too
  const now = `While You Were Away · ${Number(before?.match(/\d+$/)?.[0]) + 1}`;
  const { message: told } = hand === null ? { message: null } : await there("anna").pressLabel(hand, now);
  const lines = told === null ? [] : textOf(told).split("\n");
  expect(lines[0]).toBe("**While you were away**");
  for (const other of ["USA", "East"]) expect(lines.join("\n")).toContain(`**${other}** plays`);
  expect(lines.at(-1)).toContain("has moved the game here from");
  expect(await offer(there("anna"))).toBeUndefined();
});

test("what either of one's own seats did is no news", async () => {
  const before = (await there("anna").posts()).length;
  await playUntil(async ({ seat }) => {
    const posts = (await there("anna").posts()).length - before;
    return cast[seat] !== "anna" || posts > 1;
  });
  expect(await offer(there("anna"))).toBeUndefined();
});
