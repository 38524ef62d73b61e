import { afterAll, beforeAll, expect, test } from "vitest";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";
import { counts, since } from "../processes/counting.ts";
import { labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

let scene: Scene;
let people: Person[];

/** Four people play 2+2: three of them have moved when the game waits for the fourth. */
const cast = { usa: "anna", west: "boris", ussr: "chen", east: "dasha" } as const;
const subject = subjectOf("two-plus-two");
const random = new Random("away");

const person = (name: string): Person => scene.person(name);

async function asked() {
  const game = await scene.game();
  const match = matchOf(game);
  const [ask] = match.pending.filter(({ answered }) => !answered);
  if (ask === undefined) throw new Error("Nothing is asked");
  return { ask, game, view: match.view(ask.seat).view };
}

/** Random moves, and then until it is the turn of this seat. */
async function playOn(picks: number, seat?: keyof typeof cast): Promise<void> {
  for (let pick = 0; ; pick++) {
    const { ask, view } = await asked();
    if (pick >= picks && (seat === undefined || (ask.seat === seat && ask.kind === "turn.card"))) return;
    const { id } = random.pick(subject.careful(view, ask));
    await person(cast[ask.seat as keyof typeof cast]).run("choose", { option: id });
    await scene.calm();
  }
}

async function shown(who: Person, command: string) {
  const { message } = await who.run(command);
  if (message === null) throw new Error(`No answer to ${command}`);
  return message;
}

/** What the last posts told, without what is next. */
async function postedLately(most: number): Promise<string[]> {
  const posts = (await person("anna").posts()).slice(-most);
  return posts.flatMap((post) =>
    textOf(post)
      .split("\n")
      .filter((line) => !line.startsWith("▸")),
  );
}

beforeAll(async () => {
  scene = await Scene.set({ seed: "away" });
  people = Object.values(cast).map(person);
  await scene.seat(people, Object.keys(cast), { title: "two-plus-two" });
  await playOn(20, "ussr");
});
afterAll(() => scene.end());

const en = "While You Were Away · 3";
const ru = "Пока вас не было · 2";
const [chen, boris] = [() => person("chen"), () => person("boris")];

test("whoever comes back after two posts is offered their words, under the hand and under the panel", async () => {
  expect(labelsOf(await shown(chen(), "hand"))).toEqual([en]);
  const { message: panel } = await chen().pressLabel(await chen().lastPost(), "Play");
  expect(panel && labelsOf(panel)).toContain(en);
  expect(labelsOf(await shown(boris(), "hand"))).toEqual([ru]);
  // one post is not much, and whoever has just moved has missed nothing
  for (const name of ["anna", "dasha"]) expect(labelsOf(await shown(person(name), "hand"))).toEqual([]);
  expect(labelsOf(await shown(boris().at("dm"), "hand"))).toEqual([ru]);
});

test("the button tells them beside what it stands under, in the words of the posts, and then they have been read", async () => {
  const hand = await shown(chen(), "hand");
  const { message: told } = await chen().pressLabel(hand, en);
  expect(told && textOf(told).split("\n")).toEqual(["**While you were away**", ...(await postedLately(3))]);
  expect(told?.id).not.toBe(hand.id);
  const { message: again } = await chen().pressLabel(hand, en);
  expect(again && textOf(again)).toBe("Nothing new since you last looked.");
  expect(labelsOf(await shown(chen(), "hand"))).toEqual([]);
});

test("status and board have the words themselves, once, in one's own language", async () => {
  const words = "**Пока вас не было**\n**Декада I, этап В** · **Восток** разыгрывает";
  for (const command of ["game status", "game board"]) {
    await scene.store.looked((await scene.game()).id, boris().id, 0);
    expect(textOf(await shown(boris(), command))).toContain(words);
    expect(textOf(await shown(boris(), command))).not.toContain("Пока вас не было");
  }
});

test("whoever takes a seat over pages back through all that was told, at the cost of a few statements", async () => {
  await playOn(30, "ussr");
  await scene.people.makePerson({ key: "eva", name: "Eva" });
  await chen().run("game replace", { seat: "ussr", player: "eva" });
  await scene.calm();
  const eva = person("eva");
  const before = counts();
  const status = await shown(eva, "game status");
  expect(since(before).queries).toBeLessThan(10);
  const [earlier] = labelsOf(status).filter((label) => label.endsWith("Earlier"));
  const posts = (message: typeof status) =>
    textOf(message)
      .split("\n")
      .filter((line) => line.startsWith("**Decade I, "));
  expect(posts(status).length).toBeGreaterThan(5);
  const { message: back } = await eva.pressLabel(status, earlier ?? "");
  if (back === null) throw new Error("No page");
  expect(labelsOf(back).at(-1)).toBe("Latest");
  expect(posts(back).every((line) => !posts(status).includes(line))).toBe(true);
  // the first of them told how the game began
  expect(`${posts(back).length + 1} Earlier`).toBe(earlier);
  const { message: forth } = await eva.pressLabel(back, "Latest");
  expect(forth && posts(forth)).toEqual(posts(status));
});
