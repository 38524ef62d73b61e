import { afterAll, beforeAll, expect, test } from "vitest";
import { readId } from "../../src/discord/ids.ts";
import type { SeenMessage, SeenModal, Tree } from "../../src/playground/client.ts";
import { standing } from "../../src/store/index.ts";
import { buttonsOf, type Component, menusOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "several" });
  [anna, boris] = [scene.person("anna"), scene.person("chen")];
  await scene.play(anna, boris);
});
afterAll(() => scene.end());

const open = async (person: Person): Promise<SeenMessage> => {
  const { message } = await person.pressLabel(await person.lastPost(), "Play");
  if (message === null) throw new Error("No panel");
  return message;
};

const menuOf = (panel: SeenMessage): Component => {
  const [menu] = menusOf(panel);
  if (menu === undefined) throw new Error("No menu");
  return menu;
};

const valuesOf = ({ options }: Component): string[] => (options as Tree[]).map(({ value }) => String(value));

const ticked = ({ options }: Component): string[] =>
  (options as Tree[]).filter((option) => option.default === true).map(({ value }) => String(value));

/** What was picked and not taken back, the last so many. */
const picked = async (count: number): Promise<string[]> =>
  standing(await scene.store.answers((await scene.game()).id))
    .slice(-count)
    .map(({ option }) => option);

test("a menu takes several at once, and a place more than once", async () => {
  const menu = menuOf(await open(boris));
  expect([menu.min_values, menu.max_values]).toEqual([1, 6]);
  expect(valuesOf(menu).slice(0, 2)).toEqual(["finland", "finland*2"]);
  const before = (await scene.game()).version;
  await boris.chooseAll(await open(boris), menu, ["poland", "poland*2", "east-germany*2"]);
  expect((await scene.game()).version).toBe(before + 1);
  expect(await picked(5)).toEqual(["poland", "poland", "poland", "east-germany", "east-germany"]);
});

test("too much changes nothing and comes back filled in, with the reason", async () => {
  const panel = await open(boris);
  const before = await scene.game();
  // the menu is for one by now: a client that does not care sends two
  const several = menuOf(panel);
  expect(several.max_values ?? 1).toBe(1);
  await boris.run("game undo");
  const again = await open(boris);
  const { message } = await boris.chooseAll(again, menuOf(again), ["bulgaria*2", "romania"]);
  if (message === null) throw new Error("Not answered");
  expect(textOf(message)).toContain("1 too many");
  // what is legal stands below, to be chosen
  expect(textOf(message)).not.toContain("→ ");
  expect(ticked(menuOf(message))).toEqual(["romania", "bulgaria*2"]);
  expect((await scene.game()).answered).toBe(before.answered - 1);
  await boris.chooseAll(message, menuOf(message), ["bulgaria", "romania"]);
  await scene.calm();
  expect(await picked(3)).toEqual(["east-germany", "bulgaria", "romania"]);
});

const isForm = ({ custom_id }: Component): boolean => readId(String(custom_id))?.action === "form";

const formOn = (panel: SeenMessage): Component => {
  const button = buttonsOf(panel).find(isForm);
  if (button === undefined) throw new Error("No button for a form");
  return button;
};

async function openForm(person: Person, panel: SeenMessage): Promise<SeenModal> {
  const { modal } = await person.press(panel, formOn(panel));
  if (modal === null) throw new Error("No form");
  return modal;
}

const menusIn = ({ components }: SeenModal): Component[] => components.map(({ component }) => component as Component);

/** What a form is told: these values, each in the menu that has it. */
const fieldsOf = (modal: SeenModal, values: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    menusIn(modal).map((menu) => [String(menu.custom_id), values.filter((each) => valuesOf(menu).includes(each))]),
  );

test("a form holds what does not fit into a menu more than once", async () => {
  const panel = await open(anna);
  expect(menusOf(panel)).toEqual([]);
  const modal = await openForm(anna, panel);
  const { message } = await anna.submit(modal, fieldsOf(modal, ["west-germany*4", "italy*4"]));
  expect(message && textOf(message)).toContain("1 too many");
  const before = await scene.game();
  for (const values of [["italy", "italy"], ["italy", "poland"], ["italy*9"], ["__proto__"], []]) {
    const here = { person: "anna", channel: anna.channel, message: panel.id, force: true, settle: true };
    await scene.people.submit({ ...here, customId: modal.customId, fields: { 0: values } });
  }
  expect(await scene.game()).toEqual(before);
  const again = await openForm(anna, await open(anna));
  await anna.submit(again, fieldsOf(again, ["west-germany*4", "italy*3"]));
  await scene.calm();
  expect(await picked(3)).toEqual(["italy", "italy", "italy"]);
});

/** Goes on to the first action round, in which the USSR plays a card. */
async function toFirstRound(): Promise<void> {
  for (const person of [anna, boris]) {
    const cards = await person.complete("ts headline", "card");
    const safe = cards.find(({ name }) => !name.includes("⚠️")) ?? cards[0];
    await person.run("ts headline", { card: String(safe?.value) });
  }
  await scene.calm();
}

const asked = async (): Promise<string[]> =>
  matchOf(await scene.game()).pending.map(({ seat, kind }) => `${seat} ${kind}`);

test("more places than a menu has room for are in a form, and too much of them comes back filled in", async () => {
  await toFirstRound();
  for (let more = 0; (await asked())[0] !== "ussr play.card" && more < 20; more++) {
    const [who] = (await asked()).map((each) => (each.startsWith("us ") ? anna : boris));
    const [choice] = (await who?.complete("choose", "option")) ?? [];
    await who?.run("choose", { option: String(choice?.value) });
  }
  const cards = menuOf(await open(boris));
  let panel: SeenMessage | null = null;
  for (const card of valuesOf(cards)) {
    const played = (await boris.choose(await open(boris), menuOf(await open(boris)), card)).message;
    if (played !== null && buttonsOf(played).some(isForm)) {
      panel = played;
      break;
    }
    await boris.run("game undo");
  }
  if (panel === null) throw new Error("No form");
  const before = await scene.game();
  const modal = await openForm(boris, panel);
  expect(modal.components.length).toBeLessThanOrEqual(5);
  const fields = Object.fromEntries(
    menusIn(modal).map((menu) => [String(menu.custom_id), valuesOf(menu).slice(0, Number(menu.max_values))]),
  );
  const { message } = await boris.submit(modal, fields);
  expect(await scene.game()).toEqual(before);
  if (message === null) throw new Error("Not answered");
  const reopened = await openForm(boris, message);
  expect(menusIn(reopened).map(ticked)).toEqual(Object.values(fields));
  const nothing = Object.fromEntries(Object.keys(fields).map((field) => [field, []]));
  const empty = await boris.submit(reopened, nothing);
  expect(empty.message && textOf(empty.message)).toContain("Nothing was chosen.");
  expect(await scene.game()).toEqual(before);
});

test("nothing of it has gone wrong inside", () => {
  expect(scene.complaints).toEqual([]);
});
