import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readId } from "../../src/discord/ids.ts";
import type { Outcome, SeenMessage } from "../../src/playground/client.ts";
import type { StoredGame } from "../../src/store/index.ts";
import { faultsOf } from "./limits.ts";
import { buttonsOf, type Component, labelsOf, menusOf, type Options, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";
import { tables } from "./tables.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
let chen: Person;

beforeEach(async () => {
  scene = await Scene.set({ seed: "practice" });
  [anna, boris, chen] = [scene.person("anna"), scene.person("boris"), scene.person("chen")];
});
afterEach(async () => {
  const { complaints } = scene;
  await scene.end();
  expect(complaints).toEqual([]);
});

const wordsOf = ({ message }: Outcome): string => (message === null ? "" : textOf(message));

const lastOf = async (person: Person): Promise<SeenMessage> => {
  const last = (await person.at("dm").read()).at(-1);
  if (last === undefined) throw new Error("no direct message");
  return last;
};

const practiceOf = ({ id }: Person): Promise<StoredGame[]> => scene.store.privateTables(id);

/** The button of a panel that leads on, back or out. */
function way(panel: SeenMessage, option: string): Component {
  const found = buttonsOf(panel).find((button) => {
    const id = readId(String(button.custom_id));
    return id?.action === "practice" && id.option === option;
  });
  if (found === undefined) throw new Error(`no way ${option}`);
  return found;
}

/** Answers what is asked by a command, the first of what is offered, and gives what is shown then. */
async function answer(person: Person): Promise<SeenMessage> {
  const [first] = await person.complete("choose", "option");
  const { message } = await person.run("choose", { option: first?.value ?? "" });
  const sure =
    message === null ? undefined : buttonsOf(message).find(({ label }) => /^(Do It Anyway|Confirm)$/.test(`${label}`));
  const shown = message === null || sure === undefined ? message : (await person.press(message, sure)).message;
  if (shown === null) throw new Error("no panel");
  return shown;
}

/** A game that was given up as it began. */
async function over(title: Options = {}, seats: readonly string[] = ["us", "ussr"]): Promise<StoredGame> {
  const people = [anna, boris, chen, scene.person("dasha")].slice(0, seats.length);
  await scene.seat(people, seats, title);
  const asked = matchOf(await scene.game()).pending[0]?.seat;
  const mover = people.find((_, at) => seats[at] === asked) ?? anna;
  await answer(mover);
  await mover.insist("game resign");
  await scene.calm();
  return scene.game();
}

describe.each(tables)("$name", ({ title, options, seats = ["us", "ussr"] }) => {
  test("is played on from a game that is over, and nothing of it is anywhere else", async () => {
    const game = await over(
      { ...(title === undefined ? {} : { title }), ...(options === undefined ? {} : { options }) },
      seats,
    );
    const posts = (await anna.posts()).length;
    expect(await anna.tell("game branch", { against: "easy" })).toContain("Your practice table waits");
    const me = anna.at("dm");
    let panel = await lastOf(anna);
    for (let moves = 0; moves < 4; moves++) {
      expect(textOf(panel)).toContain("Practice, not the game");
      expect(faultsOf(panel).filter((fault) => !fault.startsWith("cut: "))).toEqual([]);
      const [own] = await practiceOf(anna);
      if (own === undefined) throw new Error("no table");
      const match = matchOf(own);
      if (match.outcome !== null) break;
      // computers have moved
      expect(
        match.pending.some(
          (ask) => !ask.answered && own.seats.some(({ seat, userId }) => userId === anna.id && seat === ask.seat),
        ),
      ).toBe(true);
      panel = await answer(me);
    }
    for (const command of ["game board", "game log", "hand", "game piles"]) {
      const { message } = await me.run(command, command === "game board" ? { as: "text" } : {});
      expect(message === null ? "" : textOf(message)).toContain("Practice, not the game");
    }
    await scene.calm();
    expect(await anna.posts()).toHaveLength(posts);
    expect(await scene.game()).toEqual(game);
    expect((await scene.store.ownGames(anna.id)).rows).toEqual([]);
    expect(await anna.tell("game list")).toContain("Practice");
  });

  test("by oneself on all sides, in Russian", async () => {
    await over({ ...(title === undefined ? {} : { title }), ...(options === undefined ? {} : { options }) }, seats);
    await boris.run("game branch", { against: "alone" });
    const me = boris.at("dm");
    expect(textOf(await lastOf(boris))).toContain("Тренировка, а не партия");
    for (let moves = 0; moves < 4; moves++) expect(textOf(await answer(me))).toContain("Тренировка, а не партия");
    const [own] = await practiceOf(boris);
    expect(new Set(own?.seats.map(({ userId }) => userId))).toEqual(new Set([boris.id]));
    expect(await me.tell("game undo")).toContain("Тренировка, а не партия");
  });
});

describe("a running game", () => {
  beforeEach(async () => {
    await scene.play(anna, boris);
    await boris.run("ts influence", { where: "east germany, poland 4, yugoslavia" });
    await anna.run("ts influence", { where: "west germany 4, italy 3" });
    await scene.calm();
  });

  test("is played on when the others agree by a button, each seeing what he knows", async () => {
    expect(await anna.tell("game branch")).toContain("The others are asked in the channel");
    await scene.calm();
    const offer = await boris.lastPost();
    expect(textOf(offer)).toContain("US wants to play on from here for practice");
    expect(labelsOf(offer)).toEqual(expect.arrayContaining(["Agree to Practice", "Decline Practice"]));
    expect(await anna.tell("game branch")).toContain("your own offer");
    expect(await practiceOf(anna)).toEqual([]);
    await boris.pressLabel(offer, "Agree to Practice");
    await scene.calm();
    const post = await anna.lastPost();
    expect(textOf(post)).toContain("everybody who plays here may play on for practice");
    expect(post.rang).toContain(anna.id);
    expect(await anna.tell("game branch", { against: "easy" })).toContain("Your practice table waits");
    expect(textOf(await lastOf(anna))).toContain("what you could not know is dealt anew");
    const here = matchOf(await scene.game());
    const [own] = await practiceOf(anna);
    if (own === undefined) throw new Error("no table");
    expect(matchOf(own).view("us").view).toEqual(here.view("us").view);
    // he who agreed may do so too, and whoever watches may not
    expect(await boris.tell("game branch", { against: "alone" })).toContain("Тренировочный стол ждёт вас");
    expect(await chen.tell("game branch")).toContain("Only those who play in a running game");
  });

  test("is not when one declines, and a foreign one never", async () => {
    expect(await chen.tell("game branch")).toContain("Only those who play in a running game");
    await anna.run("game branch");
    await scene.calm();
    await boris.pressLabel(await boris.lastPost(), "Decline Practice");
    await scene.calm();
    expect(textOf(await anna.lastPost())).toContain("not want anybody to practise");
    expect(await practiceOf(anna)).toEqual([]);
  });
});

test("a button under the board of a game that is over asks what to play, and opens it", async () => {
  await over();
  const board = await chen.run("game board");
  const asked = async (): Promise<SeenMessage> => {
    const { message } = await chen.pressLabel(board.message as SeenMessage, "What If…");
    if (message === null) throw new Error("nothing is asked");
    return message;
  };
  const opened = await asked();
  expect(textOf(opened)).toContain("What if?");
  expect(opened.id).not.toBe(board.message?.id);
  const menuOf = (message: SeenMessage) => menusOf(message)[0] as Component;
  const values = (menuOf(opened).options as { value: string }[]).map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(["us=easy", "ussr=hard", "=alone"]));
  for (const forged of ["moon=easy", "us=genius", ""]) {
    const again = await asked();
    await chen.choose(again, menuOf(again), forged, true);
  }
  expect(await practiceOf(chen)).toEqual([]);
  await chen.choose(opened, menuOf(opened), "us=easy");
  expect(textOf(await lastOf(chen))).toContain("you: US");
});

test("it is left, come back to from the list, begun again and deleted, also after a restart", async () => {
  await over();
  await anna.run("game branch", { against: "easy" });
  await anna.run("game branch", { against: "alone", seat: "USSR" });
  expect(await practiceOf(anna)).toHaveLength(2);
  const me = anna.at("dm");
  const panel = await lastOf(anna);
  const left = await me.press(panel, way(panel, "leave"));
  expect(wordsOf(left)).toContain("waits where you left it");
  expect(await me.tell("game board", { as: "text" })).not.toContain("Practice, not the game");
  await scene.restart();
  const list = await anna.run("game list");
  const [menu] = list.message === null ? [] : menusOf(list.message);
  const [first] = (menu?.options ?? []) as { value: string }[];
  const back = await anna.choose(list.message as never, menu as never, first?.value ?? "");
  expect(wordsOf(back)).toContain("Your practice table waits");
  const there = await answer(me);
  const again = await me.press(there, way(there, "again"));
  expect(wordsOf(again)).toContain("Practice, not the game");
  const asking = await me.press(again.message as never, way(again.message as never, "ask"));
  expect(wordsOf(asking)).toContain("Delete this practice table?");
  const gone = await me.press(asking.message as never, way(asking.message as never, "delete"));
  expect(wordsOf(gone)).toContain("is deleted");
  expect(await practiceOf(anna)).toHaveLength(1);
});

test("where direct messages are closed it is in a panel of one's own", async () => {
  await over();
  await scene.people.fault({ kind: "closed-dms", person: "anna", on: true });
  const { message } = await anna.run("game branch", { against: "easy" });
  expect(message?.ephemeral).toBe(true);
  expect(message && textOf(message)).toContain("Practice, not the game");
});

test("what cannot be is refused with a sentence, and nothing is opened", async () => {
  expect(await anna.tell("game branch")).not.toBe("");
  await anna.run("game new", { thread: false });
  expect(await anna.tell("game branch")).not.toContain("practice table waits");
  await anna.run("game cancel");
  const game = await over();
  expect(await chen.tell("game branch", { turn: "9999" })).toContain("has not come that far");
  expect(await chen.tell("game branch", { turn: "the end of time" })).toContain(
    "There is no position “the end of time”",
  );
  expect(await chen.tell("game branch", { seat: "moon" })).toContain("US, USSR");
  expect(await practiceOf(chen)).toEqual([]);
  for (let count = 0; count < 10; count++) await chen.run("game branch", { against: "alone" });
  expect(await chen.tell("game branch", { against: "alone" })).toContain("You have 10 practice tables");
  const own = await practiceOf(chen);
  expect(own).toHaveLength(10);
  const other = { game: own[0]?.id ?? "" };
  for (const command of ["game board", "game log", "hand", "game branch"])
    expect(await anna.tell(command, other)).not.toContain("Practice");
  const me = chen.at("dm");
  for (const command of ["game resign", "game draw", "game pause", "game cancel", "game nudge", "game orders"])
    expect(await me.tell(command)).toContain("This is your practice table, not the game");
  expect(await me.tell("game replay")).toContain("Nothing is posted of a table of your own");
  expect(await me.tell("game branch")).toContain("This is a table of your own already");
  expect(await scene.game()).toEqual(game);
});
