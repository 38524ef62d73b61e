import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import { cardIds } from "../../src/games/twilight-struggle/cards/index.ts";
import { table } from "../games/twilight-struggle/table.ts";
import { lay } from "../table/lay.ts";
import { faultsOf } from "./limits.ts";
import { labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
let chen: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "overview" });
  [anna, boris, chen] = ["anna", "boris", "chen"].map((name) => scene.person(name)) as [Person, Person, Person];
});
afterAll(() => scene.end());

test("before there is a position there is nothing to foresee", async () => {
  await anna.run("game new", { seat: "us", thread: false });
  expect(await anna.tell("game forecast")).toContain("still being set up");
  expect(await anna.tell("game piles")).toContain("still being set up");
  await anna.run("game cancel");
});

describe("in a game", () => {
  beforeAll(async () => {
    await scene.seat([anna, boris], ["us", "ussr"], { title: "twilight-struggle" });
    const hands = { us: ["nato", "europe-scoring"], ussr: ["fidel", "asia-scoring"] } as const;
    await lay(scene.store, (await scene.game()).id, table({ side: "us", turn: 2, hands, defcon: 3 }));
  });

  test("the forecast is for its reader alone, in his language", async () => {
    const { message } = await anna.run("game forecast");
    expect(message?.ephemeral).toBe(true);
    expect(message && faultsOf(message)).toEqual([]);
    expect(message && textOf(message)).toContain("**Each region if scored now**");
    expect(message && textOf(message)).toContain("Military operations, 3 required: US 0 (lacks 3), USSR 0 (lacks 3)");
    expect(await boris.tell("game forecast")).toContain("**Каждый регион, если подсчитать сейчас**");
  });

  test("piles show each what he may know, and whoever watches what everybody knows", async () => {
    const own = await anna.tell("game piles");
    expect(own).toContain("In your hand: *Europe Scoring*");
    expect(own).toContain("Not seen yet: *Asia Scoring*, *Middle East Scoring*");
    expect(await boris.tell("game piles")).toContain("У вас на руке: *«Подсчёт очков в Азии»*");
    const { message } = await chen.run("game piles");
    expect(message?.ephemeral).toBe(true);
    expect(message && textOf(message)).toContain(
      "Not seen yet: *Asia Scoring*, *Europe Scoring*, *Middle East Scoring*",
    );
  });

  test("buttons in the panel open them beside it, and it stays", async () => {
    const panel = (await anna.pressLabel(await anna.lastPost(), "Play")).message;
    if (panel === null) throw new Error("no panel");
    expect(labelsOf(panel).slice(-4)).toEqual(["Close", "Why?", "Forecast", "Piles"]);
    const forecast = (await anna.pressLabel(panel, "Forecast")).message;
    expect(forecast?.ephemeral).toBe(true);
    expect(forecast?.id).not.toBe(panel.id);
    expect(forecast && textOf(forecast)).toContain("**Each region if scored now**");
    const piles = (await anna.pressLabel(panel, "Piles")).message;
    expect(piles && textOf(piles)).toContain("**Not seen yet**");
    const still = (await anna.read()).find(({ id }) => id === panel.id);
    expect(still && labelsOf(still)).toEqual(labelsOf(panel));
  });

  test("Why? opens the rule behind the question beside the panel, with the numbers of the position", async () => {
    const panel = (await anna.pressLabel(await anna.lastPost(), "Play")).message;
    if (panel === null) throw new Error("no panel");
    const { message: why } = await anna.pressLabel(panel, "Why?");
    if (why === null) throw new Error("no answer");
    expect(why.ephemeral).toBe(true);
    expect(why.id).not.toBe(panel.id);
    expect(faultsOf(why)).toEqual([]);
    expect(textOf(why)).toContain("**Playing a card** · 5.1");
    expect(textOf(why)).toContain("- You hold 2 cards, to be played before the turn ends: *Europe Scoring*.");
    const waiting = (await boris.pressLabel(await boris.lastPost(), "Play")).message;
    expect(waiting && labelsOf(waiting)).not.toContain("Почему?");
  });

  test("and under the board as it is now, also for whoever watches", async () => {
    const board = (await chen.run("game board", { as: "text" })).message;
    if (board === null) throw new Error("no board");
    expect(labelsOf(board)).toEqual(["Forecast", "Piles"]);
    const piles = (await chen.pressLabel(board, "Piles")).message;
    expect(piles?.id).not.toBe(board.id);
    expect(piles && textOf(piles)).toContain("In the draw pile");
  });

  test("what is too long for one message has pages that turn in place", async () => {
    const rest = cardIds.filter((id): id is CardId => id !== "the-china-card");
    const late = {
      turn: 9,
      hands: { us: ["nato"], ussr: ["fidel"] },
      removed: rest.slice(10, 55),
      discard: rest.slice(55, 80),
    } as const;
    await lay(scene.store, (await scene.game()).id, table({ side: "us", ...late }));
    const first = (await boris.run("game piles")).message;
    if (first === null) throw new Error("no piles");
    expect(faultsOf(first)).toEqual([]);
    expect(textOf(first)).toContain("Страница 1 из 2");
    expect(labelsOf(first)).toEqual(["▶"]);
    const second = (await boris.pressLabel(first, "▶")).message;
    expect(second?.id).toBe(first.id);
    expect(second && faultsOf(second)).toEqual([]);
    expect(second && labelsOf(second)).toEqual(["◀"]);
    expect(second && textOf(second)).toContain("**Убраны из игры** (45)");
  });

  test("when the game is over nothing is foreseen, and the piles lie as they lay", async () => {
    await anna.insist("game resign");
    expect(await anna.tell("game forecast", {})).toContain("over");
    expect(await anna.tell("game piles", {})).not.toContain("over.");
  });
});

test("P25: where nothing is rolled for, /odds says so instead of listing nothing", async () => {
  await scene.seat([anna, boris], ["west", "east"], { title: "wir-sind-das-volk" });
  expect(await anna.tell("odds", { what: "arms" })).toMatch(/No dice are rolled in this game/);
  expect(await boris.tell("odds", { what: "arms" })).toContain("кубиков не бросают");
  expect(await anna.offered("odds", "what", { what: "" })).toEqual([]);
  expect(await anna.tell("game forecast")).toContain("**If decade I ended now**");
  expect(await boris.tell("game piles")).toContain("**Не видно, декада I**");
});
