import { afterAll, beforeAll, expect, test } from "vitest";
import { Match } from "../../src/engine/index.ts";
import type { CardId } from "../../src/games/undaunted/components/index.ts";
import { undaunted } from "../../src/games/undaunted/index.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import { labelsOf, menusOf, type Options, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

const scenario = "vulnerable-camp";
const officers: readonly string[] = ["italy-platoon-sergeant", "italy-squad-leader", "italy-tank-commander"];

/** A seed that deals the hands of the rulebook's example, whatever officer Italy shows. */
function seedOfExample(): string {
  for (let at = 0; ; at++) {
    const seed = `camp-${at}`;
    const match = Match.start(undaunted, { options: undaunted.options({ scenario, sides: "choice" }), seed });
    const holds = (side: "lrdg" | "italy", ...wanted: CardId[]) =>
      wanted.every((card) => match.view(side).hand.includes(card));
    if (
      holds("italy", "italy-scout", "italy-tank-driver", "italy-machine-gunner") &&
      match.view("italy").hand.some((card) => officers.includes(card)) &&
      holds("lrdg", "lrdg-scout", "lrdg-saboteur", "lrdg-warrant-officer", "lrdg-fog")
    )
      return seed;
  }
}

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: seedOfExample() });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
});
afterAll(() => scene.end());

const position = async () => matchOf(await scene.game());
const view = async () => (await position()).view(null).view as UndauntedView;
const place = async (id: string) => (await view()).soldiers.find((each) => each.id === id)?.tile;
const asked = async () => (await position()).pending.filter(({ answered }) => !answered).map(({ kind }) => kind);
const values = async (person: Person, command: string, focused: string, options: Options = {}) =>
  (await person.complete(command, focused, options)).map(({ value }) => String(value));

/** Options of a verb with the action that follows a change of place. */
const andThen = (action: string, options: Options): Options => ({ ...options, [following]: action });
const following = "then";

/** Told to them alone, and nothing changes. */
async function refused(person: Person, command: string, options: Options): Promise<string> {
  const before = await scene.game();
  const words = await person.tell(command, options);
  expect(await scene.game()).toEqual(before);
  return words;
}

test("/game new says which scenarios are reconstructed, by completion and in the lobby", async () => {
  const title = "undaunted-north-africa";
  const offered = await anna.offered("game new", "options", { title, options: "scenario" });
  expect(offered).toHaveLength(11);
  const usual = await anna.at("side-table").tell("game new", { title, seat: "lrdg" });
  expect(usual).toContain("1. Landing Ground No. 7 (partly reconstructed)");
  expect(offered).toContain("Scenario: 7. Convoy (reconstructed)");
  expect(offered).toContain("Scenario: 6. Vulnerable Camp (partly reconstructed)");
  const lobby = await anna.run("game new", { title, seat: "lrdg", thread: false, options: `scenario=${scenario}` });
  expect(textOf(lobby.message as never)).toContain("6. Vulnerable Camp (partly reconstructed)");
  await boris.run("game join", { seat: "italy" });
  await anna.run("game start");
  await scene.calm();
});

test("/initiative offers the hand to its owner, is secret, and shows when both are in", async () => {
  expect(await anna.offered("undaunted initiative", "card", { card: "sco" })).toEqual([
    "Scout · on 2B · initiative 6 · Scout 2, Attack 1, Recon, Conceal",
  ]);
  expect((await values(anna, "undaunted initiative", "card")).every((card) => card.startsWith("lrdg-"))).toBe(true);
  expect(await values(boris, "undaunted act", "card")).toEqual([]);
  expect(await anna.tell("undaunted initiative", { card: "scout" })).toContain("Chosen: Scout.");
  await scene.calm();
  expect(textOf(await boris.lastPost())).not.toContain("Scout");
  const officer = (await values(boris, "undaunted initiative", "card")).find((card) => officers.includes(card));
  await boris.run("undaunted initiative", { card: officer ?? "" });
  await scene.calm();
  expect(textOf(await boris.lastPost())).toContain("**Italy** goes first");
});

test("a card is offered only to a verb that it can serve", async () => {
  const crew = ["italy-machine-gunner", "italy-scout", "italy-tank-driver"];
  for (const verb of ["act", "disembark", "swap", "hunker"])
    expect((await values(boris, `undaunted ${verb}`, "card")).sort(), verb).toEqual(crew);
  // the car is full, the tank has a seat free, and nobody stands beside either
  expect(await values(boris, "undaunted change-seat", "card")).toEqual(["italy-tank-driver"]);
  expect(await values(boris, "undaunted embark", "card")).toEqual([]);
  expect(await values(anna, "undaunted act", "card")).toEqual([]);
});

test("what was the only way may be named, but nothing else in its stead", async () => {
  const words = await refused(boris, "undaunted act", { card: "водитель", action: "управлять", target: "12А" });
  expect(words).toContain("Здесь выбора не было: 19А");
});

test("a refusal says why, what is legal at that place of the line, and a line that would work", async () => {
  const aboard = await refused(boris, "undaunted act", { card: "разведчик", action: "разведать", target: "22Б, 12А" });
  expect(aboard).toContain("Разведчик в технике, а «Разведать» можно только пешком");
  expect(aboard).toContain("→ Атаковать, Замаскироваться, Проложить маршрут с места, Покинуть технику");
  expect(aboard).toContain(
    "`/неустрашимые действие карта: разведчик что: Покинуть технику затем: Разведать цель: 22Б, 12А`",
  );
  const none = await refused(boris, "undaunted disembark", { card: "разведчик", target: "12А" });
  expect(none).toContain("→ Разведать, Атаковать, Замаскироваться, Без действия");
  expect(none).toContain("`/неустрашимые высадиться карта: разведчик затем: Разведать цель: 12А`");
  expect(await refused(boris, "undaunted act", { card: "снайпер", action: "атаковать" })).toContain("карта противника");
  expect(await refused(boris, "undaunted swap", { card: "разведчик", with: "водитель" })).toContain(
    "не сидят в одной технике",
  );
  expect(await refused(boris, "undaunted change-seat", { card: "водитель", to: "патрульный" })).toContain(
    "не сидит в этой технике",
  );
  expect(await refused(anna, "undaunted act", { card: "scout", action: "scout" })).toContain(
    "not your move: waiting for Italy",
  );
});

test("/leave: one line has a scout leave his car and scout, with what is legal completed step by step", async () => {
  const card = "italy-scout";
  expect(await values(boris, "undaunted disembark", "then", { card })).toEqual(["scout", "attack", "conceal", "none"]);
  const line = andThen("scout", { card });
  expect(await boris.offered("undaunted disembark", "target", { ...line, target: "12" })).toEqual([
    "12А · до 2 · укрытие 1 · разведка · +1 туман · Каменистый участок",
  ]);
  expect(await values(boris, "undaunted disembark", "target", { ...line, target: "12А, 2" })).toContain("12А, 22Б");
  expect(await refused(boris, "undaunted disembark", { ...line, target: "12А, 22Б, 21Б" })).toContain(
    "на 1 больше, чем можно",
  );
  // one of two steps: who names no more stops there
  await boris.run("undaunted disembark", { ...line, target: "12А" });
  expect([await place(card), await asked()]).toEqual(["12A", ["play.card"]]);
});

test("taken back, the same play is one line of /act, over two tiles", async () => {
  for (let back = 0; back < 5; back++) await boris.run("game undo");
  expect([await place("italy-scout"), await asked()]).toEqual(["19A", ["play.card"]]);
  await boris.run("undaunted act", andThen("разведать", { card: "разведчик", action: "покинуть", target: "22Б, 12А" }));
  expect([await place("italy-scout"), await asked()]).toEqual(["12A", ["play.card"]]);
});

test("/act: driving is one line too; who says nothing of a place afterwards stays", async () => {
  const driven = { card: "italy-tank-driver", action: "seat:drive", target: "12A" };
  expect(await values(boris, "undaunted act", "after", driven)).toEqual([
    "leave",
    "sit:italy-medium-tank:hull",
    "stay",
  ]);
  await boris.run("undaunted act", driven);
  expect((await view()).vehicles.find(({ id }) => id === "italy-medium-tank")?.tile).toBe("12A");
  expect(await asked()).toEqual(["play.card"]);
});

test("/swap offers comrades aboard, /seat the seat that has become free and its action", async () => {
  const card = "italy-machine-gunner";
  expect(await boris.offered("undaunted swap", "with", { card })).toEqual([
    "Поменяться местами: Стрелок · Автомобиль разведки, в 19А",
  ]);
  expect(await values(boris, "undaunted change-seat", "to", { card })).toEqual(["sit:italy-recon-car:observer"]);
  const line = andThen("проложить маршрут", { card, to: "наблюдатель" });
  expect(await values(boris, "undaunted change-seat", "target", line)).toContain("17А");
  // from there only 16B can be new: it may be named all the same
  await boris.run("undaunted change-seat", { ...line, target: "17А, 16Б" });
  expect((await view()).board.find(({ id }) => id === "16B")?.tokens.italy).toBe("scouted");
});

test("what is played and can still be taken back is shown to its player alone", async () => {
  expect(await boris.tell("game log")).toContain("Водитель");
  for (const person of [anna, scene.person("chen")]) {
    const told = [await person.tell("game log"), await person.tell("game board", { as: "text" })].join("\n");
    expect(told).not.toContain("Tank Driver: Drive");
    expect(told).not.toContain("has played");
    expect(told).not.toContain("plays *Scout*");
    expect(await person.tell("card", { name: "italy-medium-tank" })).not.toContain("12A");
  }
});

test("the turn of three plays is one post", async () => {
  const before = (await anna.posts()).length;
  await boris.run("undaunted end-turn");
  await scene.calm();
  expect((await anna.posts()).length).toBe(before + 1);
  const post = textOf(await anna.lastPost());
  for (const part of [
    "plays *Scout*",
    "plays *Tank Driver* in *Medium Tank*: drives",
    "plays *Machine Gunner*",
    "ends the turn",
  ])
    expect(post).toContain(part);
});

test("a card that could only be taken back may be named: the next card is not played in its stead", async () => {
  await anna.run("undaunted act", { card: "saboteur", action: "stalk", target: "12a" });
  await anna.run("undaunted act", { card: "wo", action: "inspire", target: "saboteur" });
  expect(await asked()).toEqual(["play.card"]);
  expect(await values(anna, "undaunted act", "card")).toEqual(["lrdg-saboteur"]);
});

test("/odds of any attack: actions, targets and attackers that make sense, in both languages", async () => {
  expect(await anna.offered("odds", "what")).toEqual(["Attack", "Strafe", "Demolish", "Anti-Tank", "Suppress"]);
  expect(await values(anna, "odds", "target", { what: "attack" })).toEqual(["italy-scout", "italy-recon-car"]);
  expect(await values(anna, "odds", "target", { what: "demolish" })).toEqual(["italy-medium-tank", "italy-recon-car"]);
  expect(await values(anna, "odds", "with", { what: "demolish" })).toEqual(["lrdg-saboteur"]);
  expect(await values(boris, "odds", "with", { what: "strafe" })).toEqual(["italy-recon-plane"]);
  expect(await anna.tell("odds", { what: "Demolish", target: "tank", with: "saboteur" })).toContain("84/100 (84 %)");
  expect(await boris.tell("odds", { what: "подбить танк", target: "грузовик", with: "наводчик" })).toContain(
    "с места в технике",
  );
  expect(await boris.tell("odds", { what: "захват", target: "грузовик" })).toContain("Атаковать, Штурмовка");
});

test("who aboard is to be hit may be said before the dice, and is found among the enemy's men", async () => {
  const line = { card: "saboteur", action: "demolish" };
  expect(await values(anna, "undaunted act", "target", line)).toEqual([]);
  // nothing that only the dice will tell is completed
  expect(await values(anna, "undaunted act", "target", { ...line, target: "tank, driver, " })).toEqual([]);
  expect(await refused(anna, "undaunted act", { ...line, target: "tank, atlantis" })).toContain(
    "There is no “atlantis” here",
  );
  await anna.run("undaunted act", { ...line, target: "tank, driver" });
  await scene.calm();
  const { log } = await position();
  const hit = log.find(({ key }) => key === "fired")?.args.hit;
  expect(log.filter(({ key }) => key === "wounded").map(({ args }) => args.soldier)).toEqual(
    hit === true ? ["italy-tank-driver"] : [],
  );
  expect(await asked()).toEqual(["play.card"]);
  await anna.run("undaunted end-turn");
  await scene.calm();
});

test("/hunker and /board go by what is in hand", async () => {
  await untilCard("lrdg-rifleman");
  expect(await values(anna, "undaunted embark", "into", { card: "lrdg-rifleman" })).toEqual([
    "board:lrdg-patrol-truck:driver",
    "board:lrdg-patrol-truck:passenger-1",
    "board:lrdg-patrol-truck:passenger-2",
  ]);
  await anna.run("undaunted embark", andThen("none", { card: "rifleman", into: "patrol truck: driver" }));
  expect((await view()).soldiers.find(({ id }) => id === "lrdg-rifleman")?.seat).toBe("driver");
  await anna.run("game undo");
  await anna.run("game undo");
  await anna.run("game undo");
  const { supply } = (await view()).armies.lrdg;
  await anna.run("undaunted hunker", { card: "rifleman" });
  expect((await view()).armies.lrdg.supply).toHaveLength(supply.length + 1);
});

test("by clicks: the card, what it does, where", async () => {
  await anna.run("game undo");
  await anna.run("game undo");
  await scene.calm();
  let panel = (await anna.pressLabel(await anna.lastPost(), "Play")).message;
  const card = panel === null ? undefined : labelsOf(panel).find((each) => /^Rifleman/.test(each));
  if (panel === null || card === undefined) throw new Error("The rifleman is not offered");
  panel = (await anna.pressLabel(panel, card)).message;
  const move = panel === null ? undefined : menusOf(panel).find(({ placeholder }) => placeholder === "Move: choose…");
  if (panel === null || move === undefined) throw new Error("No menu to move");
  await anna.choose(panel, move, "9A");
  expect([await place("lrdg-rifleman"), await asked()]).toEqual(["9A", ["play.card"]]);
});

test("a shot from a seat is one line: who says nothing of a place afterwards stays aboard", async () => {
  await untilCard("lrdg-machine-gunner");
  await anna.run("undaunted act", { card: "machine gunner", action: "attack", target: "scout" });
  await scene.calm();
  expect((await position()).log.some(({ key, args }) => key === "fired" && args.target === "italy-scout")).toBe(true);
  expect(await asked()).toEqual(["play.card"]);
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));

/** Turns are passed, and other cards shown, until Anna may play this one. */
async function untilCard(card: CardId): Promise<void> {
  for (;;) {
    const { pending } = await position();
    const ask = pending.find(({ answered }) => !answered);
    const person = ask?.seat === "lrdg" ? anna : boris;
    const offered = ask?.options.map(({ id }) => id) ?? [];
    if (ask?.kind === "play.card" && offered.includes(card)) return;
    const other = offered.find((id) => id !== card) ?? card;
    if (ask?.kind === "initiative.card") await person.run("undaunted initiative", { card: other });
    else await person.run("undaunted end-turn");
  }
}
