import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Language } from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { slotsOf } from "../../src/games/verb.ts";
import type { SeenMessage } from "../../src/playground/client.ts";
import { learnButton } from "../../src/playground/protocol.ts";
import { learn, lessonOf, tapScene, taught, way } from "./learner.ts";
import { faultsOf } from "./limits.ts";
import { buttonsOf, labelsOf, menusOf, type Options, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
/** By how much it is later than the computer thinks. */
let later = 0;

const HOUR = 60 * 60 * 1000;

beforeEach(async () => {
  later = 0;
  scene = await Scene.set({ seed: "lessons", now: () => new Date(Date.now() + later) });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
});
afterEach(() => scene.end());

const FIRST = "twilight-struggle/first-steps";

/** Each with a language of his own. */
const learners = [
  { who: "anna", language: "en" },
  { who: "boris", language: "ru" },
] as const;

const lessons = [...titles.values()].flatMap((title) => title.lessons.map(({ id }) => `${title.game.id}/${id}`));

describe.each(lessons)("%s", (name) => {
  test.each(learners)("is played to its end by taps of $who, and nothing else of it is anywhere", async (learner) => {
    const { who, language } = learner;
    const person = scene.person(who);
    const me = person.at("dm");
    let panel = await learn(person, name);
    expect(panel.ephemeral).toBe(false);
    const { lesson } = await taught(me);
    for (const each of lesson.scenes) {
      expect(textOf(panel)).toContain(each.head[language]);
      expect(textOf(panel)).toContain(each.before[language]);
      panel = await tapScene(me, panel);
      expect(faultsIn(panel)).toEqual([]);
      expect((await taught(me)).strayed).toBe(false);
      expect(textOf(panel)).toContain(each.after[language]);
      const next = way(panel, "next");
      if (next === undefined) throw new Error("no way on");
      panel = (await me.press(panel, next)).message ?? panel;
      expect(faultsIn(panel)).toEqual([]);
    }
    expect(textOf(panel)).toContain(beginningOf(lesson.end[language]));
    await scene.calm();
    const posts = await Promise.all(["welcome", "table-one"].map((channel) => person.at(channel).posts()));
    expect(posts.flat().filter(({ id }) => BigInt(id) > 1180000000000000500n)).toEqual([]);
    expect((await scene.store.ownGames(person.id)).rows).toEqual([]);
    expect(scene.complaints).toEqual([]);
  });

  test.each(learners)("is played to its end by what its coach types for $who", async ({ who, language }) => {
    const person = scene.person(who);
    const me = person.at("dm");
    let panel = await learn(person, name);
    const { lesson } = await taught(me);
    const title = titles.get(name.split("/")[0] ?? "");
    for (const each of lesson.scenes) {
      expect(textOf(panel)).toContain(each.before[language]);
      const { typed } = each;
      if (typed !== undefined && title !== undefined) {
        expect(textOf(panel)).toContain(typed[language]);
        const line = lineOf(title, typed[language], language);
        panel = (await me.run(line.command, line.options)).message ?? panel;
        expect((await taught(me)).strayed).toBe(false);
      }
      panel = await tapScene(me, panel);
      expect(textOf(panel)).toContain(each.after[language]);
      const next = way(panel, "next");
      panel = next === undefined ? panel : ((await me.press(panel, next)).message ?? panel);
    }
    expect(textOf(panel)).toContain(beginningOf(lesson.end[language]));
    expect(scene.complaints).toEqual([]);
  });
});

/** What a panel tells of cards, which have texts of their own, may leave out whole sentences at its end. */
const faultsIn = (panel: SeenMessage): string[] => faultsOf(panel).filter((fault) => !/^cut: .*[.!?] …$/s.test(fault));

/** Without commands, of which links are made. */
const beginningOf = (words: string): string => words.split("`")[0] ?? "";

/** A line of the coach as a command with its options, by their base names. */
function lineOf({ family }: AnyTitle, typed: string, language: Language) {
  const verb = family.verbs.find(({ name }) => typed.startsWith(`/${family.name[language]} ${name[language]} `));
  if (verb === undefined) throw new Error(`No verb of ${typed}`);
  const slots = slotsOf(verb)
    .map(({ name }) => ({ name, at: typed.indexOf(` ${name[language]}: `) }))
    .filter(({ at }) => at >= 0)
    .sort((one, two) => one.at - two.at);
  const options: Options = Object.fromEntries(
    slots.map(({ name, at }, n) => [name.en, typed.slice(at + name[language].length + 3, slots[n + 1]?.at).trim()]),
  );
  return { command: `${family.name.en} ${verb.name.en}`, options };
}

test("what is proposed leads only to what is asked about it, not to what another step asks", async () => {
  const me = anna.at("dm");
  let panel = await learn(anna, "wir-sind-das-volk/first-decade");
  const seen: SeenMessage[] = [];
  for (const { id } of (await taught(me)).lesson.scenes) {
    panel = await tapScene(me, panel, id === "decade" ? seen : []);
    const next = way(panel, "next");
    panel = next === undefined ? panel : ((await me.press(panel, next)).message ?? panel);
  }
  const flight = seen.map(textOf).find((words) => words.includes("The coach proposes: **Bitterfeld"));
  expect(flight).toBeDefined();
  expect(flight).not.toContain("→ **Lower Saxony**");
});

test("it can be stopped, gone back in, left, and come back to after a restart", async () => {
  const me = anna.at("dm");
  let panel = await tapScene(me, await learn(anna, FIRST));
  panel = (await me.press(panel, way(panel, "next") as never)).message ?? panel;
  expect((await taught(me)).number).toBe(2);
  panel = (await me.press(panel, way(panel, "before") as never)).message ?? panel;
  expect((await taught(me)).number).toBe(1);
  panel = await tapScene(me, panel);
  panel = (await me.press(panel, way(panel, "again") as never)).message ?? panel;
  expect([(await taught(me)).number, (await taught(me)).picks]).toEqual([1, []]);
  panel = await tapScene(me, panel);
  panel = (await me.press(panel, way(panel, "next") as never)).message ?? panel;
  const left = await me.press(panel, way(panel, "leave") as never);
  expect(left.message && textOf(left.message)).toContain("waits where you left it");
  const [wayBack] = left.message === null ? [] : buttonsOf(left.message);
  expect(wayBack?.label).toBe("Learn");
  const back = await me.press(left.message as SeenMessage, wayBack as never);
  expect(JSON.stringify(back.message && menusOf(back.message))).toContain("go on with scene 2 of 10");
  expect(await me.tell("hint")).not.toContain("The computer would");
  await scene.restart();
  const { message } = await anna.run("learn");
  const [menu] = message === null ? [] : menusOf(message);
  expect(JSON.stringify(menu)).toContain("go on with scene 2 of 10");
  panel = await learn(anna, FIRST);
  expect(textOf(panel)).toContain("The headline");
  expect(await scene.store.privateTables(anna.id)).toHaveLength(1);
  // in it everything is there that is there in a game
  expect(await me.tell("hint")).toContain("The computer would");
  const why = await me.pressLabel(panel, "Why?");
  expect(why.message && textOf(why.message)).toContain("4.5.C");
  expect(await me.tell("game board", { as: "text" })).toContain("Turn 1");
});

test("another legal move is played on, told and followed by the next scene, and can be taken back", async () => {
  const me = anna.at("dm");
  const first = await learn(anna, FIRST);
  const { message: placed } = await me.run("ts influence", { where: "france 3, italy 4" });
  expect(placed && textOf(placed)).toContain("You played something else");
  expect(placed && textOf(placed)).toContain("**France** 0 → 3");
  // the message in the direct messages is late now, and shows what is
  const late = await me.press(first, buttonsOf(first)[0] as never);
  expect(late.message && textOf(late.message)).toContain("You played something else");
  const next = await me.press(placed as never, way(placed as never, "next") as never);
  expect(next.message && textOf(next.message)).toContain("The headline");
  expect((await lessonOf(me)).status).toBe("running");
});

test("nothing is settled in it, nobody else sees it, and it goes with what is kept of its person", async () => {
  const me = anna.at("dm");
  await learn(anna, FIRST);
  const { id } = await lessonOf(anna);
  for (const command of ["game resign", "game draw", "game pause", "game cancel", "game nudge"])
    expect(await me.tell(command)).toContain("This is your lesson, not a game");
  expect(await me.tell("game orders")).toContain("This is your lesson, not a game");
  for (const command of ["game board", "game log", "hint", "hand"])
    expect(await boris.tell(command, { game: id })).toContain("нет");
  const { message } = await me.run("learn");
  expect(message?.ephemeral).toBe(true);
  expect(await me.tell("game list")).not.toContain("Twilight");
  await scene.store.prune(new Date(0));
  const data = await me.run("settings data");
  const [, ask] = data.message === null ? [] : buttonsOf(data.message);
  const asked = data.message === null || ask === undefined ? null : await me.press(data.message, ask);
  const sure = asked?.message == null ? undefined : buttonsOf(asked.message)[0];
  if (asked?.message == null || sure === undefined) throw new Error("not asked");
  await me.press(asked.message, sure);
  expect(await scene.store.privateTables(anna.id)).toEqual([]);
  expect(await scene.store.game(id)).toBeNull();
});

test("where direct messages are closed it is in a panel of one's own, from its beginning to its end", async () => {
  await scene.people.fault({ kind: "closed-dms", person: "anna", on: true });
  const { message } = await anna.run("learn");
  const [menu] = message === null ? [] : menusOf(message);
  const opened = await anna.choose(message as never, menu as never, "twilight-struggle/turn-zero");
  let panel = opened.message as SeenMessage;
  const { lesson } = await taught(anna);
  for (const each of lesson.scenes) {
    panel = await tapScene(anna, panel);
    expect(textOf(panel)).toContain(each.after.en);
    panel = (await anna.press(panel, way(panel, "next") as never)).message ?? panel;
    expect(panel.ephemeral).toBe(true);
  }
  expect(textOf(panel)).toContain(beginningOf(lesson.end.en));
});

const boardInWords = (person: Person) => person.tell("game board", { as: "text" });

test("what is typed in the direct messages means it while it is in hand, and no longer", async () => {
  await scene.seat([anna, boris], ["west", "east"], { title: "wir-sind-das-volk" });
  const me = anna.at("dm");
  await learn(anna, FIRST);
  expect(await boardInWords(me)).toContain("DEFCON");
  // in the channel of a game that game is meant, and a verb of another game is not for a lesson
  expect(await boardInWords(anna)).toContain("Decade I");
  expect(await me.complete("volk build", "card")).not.toEqual([]);
  expect(await me.complete("ts influence", "where")).not.toEqual([]);
  await me.run("ts influence", { where: "west germany 4, italy 3" });
  expect((await taught(me)).over).toBe(true);
  later += 13 * HOUR;
  expect(await boardInWords(me)).toContain("Decade I");
  later += 9 * 24 * HOUR;
  const { message } = await me.run("learn");
  const [menu] = message === null ? [] : menusOf(message);
  expect(JSON.stringify(menu)).toContain("go on with scene 1 of 10");
  const panel = await learn(anna, FIRST);
  expect(textOf(panel)).toContain("Both are **battlegrounds**");
  expect(await boardInWords(me)).toContain("DEFCON");
});

test("when all of it is played nothing more is meant for it", async () => {
  const me = anna.at("dm");
  let panel = await learn(anna, "twilight-struggle/turn-zero");
  for (const _ of (await taught(me)).lesson.scenes) {
    expect(await boardInWords(me)).not.toContain("There is no game");
    panel = await tapScene(me, panel);
    panel = (await me.press(panel, way(panel, "next") as never)).message ?? panel;
  }
  expect((await taught(me)).isEnd).toBe(true);
  expect(await boardInWords(me)).toContain("no game");
});

test("several stand beside each other, each where it was left", async () => {
  const me = anna.at("dm");
  const one = await learn(anna, FIRST);
  await learn(anna, "undaunted-north-africa/landing-ground");
  expect(await scene.store.privateTables(anna.id)).toHaveLength(2);
  expect(await me.complete("undaunted initiative", "card")).not.toEqual([]);
  await me.run("undaunted initiative", { card: "Scout" });
  expect((await taught(me)).over).toBe(true);
  // the message of the other one still leads on in it
  const again = await tapFirst(me, one);
  expect(again && textOf(again)).toContain("Both are **battlegrounds**");
  const { message } = await me.run("learn");
  expect(JSON.stringify(message && menusOf(message))).toMatch(/go on with scene 1 of 10.*go on with scene 1 of 6/s);
});

/** The usual set-up by its button. */
async function tapFirst(person: Person, panel: SeenMessage): Promise<SeenMessage | null> {
  return (await person.pressLabel(panel, "The Usual: West Germany 4, Italy 3")).message;
}

test("its button is in every place where somebody may be at a loss", async () => {
  const [welcome] = await anna.at("welcome").read();
  expect(welcome && JSON.stringify(welcome.components)).toContain(learnButton);
  const help = await anna.run("help");
  expect(help.message && labelsOf(help.message)).toContain("Learn");
  const opened = help.message === null ? null : await anna.pressLabel(help.message, "Learn");
  expect(opened?.message && menusOf(opened.message)).toHaveLength(1);
  expect(opened?.message?.id).not.toBe(help.message?.id);
  const lobby = await anna.run("game new");
  expect(lobby.message && labelsOf(lobby.message)).toContain("Learn");
  await anna.run("game join");
  expect(labelsOf(await scene.lobby(anna))).not.toContain("Learn");
});
