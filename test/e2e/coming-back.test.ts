import { afterAll, beforeAll, expect, test } from "vitest";
import { table } from "../games/undaunted/table.ts";
import { table as volkTable } from "../games/wir-sind-das-volk/table.ts";
import { lastCard, lay } from "../table/lay.ts";
import { labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

/** What somebody who has been away finds of Undaunted and Wir sind das Volk: how it stands, whose move it is, how it ended. */
let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "coming back" });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.seat([anna, boris], ["lrdg", "italy"], { title: "undaunted-north-africa" });
  const camp = table({
    scenario: "vulnerable-camp",
    side: "italy",
    initiative: "italy",
    hands: { italy: ["italy-rifleman"], lrdg: ["lrdg-scout"] },
    soldiers: { "italy-rifleman": "18A", "lrdg-rifleman": "6B", "lrdg-machine-gunner": "6B" },
    tokens: { lrdg: { "18A": "controlled", "2B": "scouted" }, italy: { "18A": "scouted" } },
    neutralised: { lrdg: ["italy-scout"] },
  });
  await lay(scene.store, (await scene.game()).id, camp);
});
afterAll(() => scene.end());

async function read(who: Person, command: string): Promise<string> {
  const { message } = await who.run(command);
  return message === null ? "" : textOf(message);
}

test("P43, P44: status and list say the round, both goals and whose move it is", async () => {
  const status = await read(boris, "game status");
  expect(status).toContain("▸ Италия, раунд 1: разыграйте карту или закончите ход.");
  expect(status).toContain("**Раунд 1** · 6. Уязвимый лагерь · **LRDG** 1 из 4 · **Италия** 0 из 3");
  const list = await read(anna, "game list");
  expect(list).toContain("Round 1 · 6. Vulnerable Camp · LRDG 1 of 4 · Italy 0 of 3");
});

test("P41: the end says who beat whom and by what, and what can follow", async () => {
  await boris.insist("undaunted act", { card: "стрелок", action: "захватить" });
  await scene.calm();
  const post = await anna.lastPost();
  expect(textOf(post).split("\n").slice(0, 3)).toEqual([
    "**Italy** plays *Rifleman*: takes control of **18A** (3 points); LRDG loses it",
    "**Italy** wins with 3 of 3 points.",
    `<@${boris.id}> (Italy) beats <@${anna.id}> (LRDG).`,
  ]);
  expect(labelsOf(post).slice(0, 2)).toEqual(["Rematch", "Swap Sides"]);
});

test("P43, P44: so do those of Wir sind das Volk, with the tracks that decide", async () => {
  const [chen, dasha] = [scene.person("chen", "table-two"), scene.person("dasha", "table-two")];
  await scene.seat([chen, dasha], ["west", "east"], { title: "wir-sind-das-volk" });
  await lay(scene.store, (await scene.game("table-two")).id, volkTable(lastCard));
  await dasha.insist("volk build", { card: "Гёттингенская", where: "готово" });
  await scene.calm();
  const tracks = "Prestige 0 (West) · western currency West 4 · socialists East 2, 2 in the box";
  const status = await read(chen, "game status");
  expect(status).toContain("▸ West, decade II, first half: play a card, 7 left in the display.");
  expect(status).toContain(`**Decade II**, first half: **West** to play · ${tracks}`);
  expect(await read(chen, "game list")).toContain(`Decade II, first half: West to play · ${tracks}`);
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));
