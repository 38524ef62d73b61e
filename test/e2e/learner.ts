import { readId } from "../../src/discord/ids.ts";
import { titles } from "../../src/games/titles.ts";
import type { Outcome, SeenMessage, SeenModal, Tree } from "../../src/playground/client.ts";
import type { StoredGame } from "../../src/store/index.ts";
import { type Taught, taughtAt } from "../../src/table/index.ts";
import { buttonsOf, type Component, menusOf, type Person } from "./person.ts";

/** The lesson that somebody was at last, as it is stored. */
export async function lessonOf({ scene, id }: Person): Promise<StoredGame> {
  const [game] = await scene.store.privateTables(id);
  if (game === undefined) throw new Error("No lesson");
  return game;
}

export async function taught(person: Person): Promise<Taught> {
  const game = await lessonOf(person);
  const title = titles.get(game.title);
  const found = title === undefined ? null : taughtAt({ game, title });
  if (found === null) throw new Error("No lesson is taught");
  return found;
}

/** Opens a lesson by its menu, and gives the message in which it is. */
export async function learn(person: Person, lesson: string): Promise<SeenMessage> {
  const { message } = await person.run("learn");
  const [menu] = message === null ? [] : menusOf(message);
  if (message === null || menu === undefined) throw new Error("No lessons");
  await person.choose(message, menu, lesson);
  const last = (await person.at("dm").read()).at(-1);
  if (last === undefined) throw new Error("No direct message");
  return last;
}

/** What is to be touched for what is proposed next: a button, a menu with what is ticked in it, or a form for all that is left. */
type Tap =
  | { readonly way: "button"; readonly control: Component }
  | { readonly way: "menu"; readonly control: Component; readonly values: readonly string[] }
  | { readonly way: "form"; readonly control: Component; readonly rest: readonly string[] };

export function nextTap({ scene, picks }: Pick<Taught, "scene" | "picks">, panel: SeenMessage): Tap {
  const rest = [...scene.moves];
  for (const pick of picks) rest.splice(rest.indexOf(pick), 1);
  const [next = "", after = ""] = rest;
  for (const control of buttonsOf(panel)) {
    const id = readId(String(control.custom_id));
    if (id?.action === "pick" && id.option === next) return { way: "button", control };
  }
  for (const control of menusOf(panel)) {
    const id = readId(String(control.custom_id));
    const values = valuesOf(control);
    if (id?.action === "menu" && values.includes(next))
      return { way: "menu", control, values: chosen(control, values, rest) };
    if (id?.action === "next" && id.option === next && values.includes(after))
      return { way: "menu", control, values: chosen(control, values, rest.slice(1)) };
  }
  for (const control of buttonsOf(panel)) {
    const id = readId(String(control.custom_id));
    if (id?.action === "form" && (id.option === "" || id.option === next))
      return { way: "form", control, rest: id.option === "" ? rest : rest.slice(1) };
  }
  throw new Error(`Nothing to tap for ${next} of ${scene.id}`);
}

async function tapProposed(person: Person, panel: SeenMessage): Promise<Outcome> {
  const tap = nextTap(await taught(person), panel);
  if (tap.way === "button") return person.press(panel, tap.control);
  if (tap.way === "menu") return person.chooseAll(panel, tap.control, tap.values);
  const { modal } = await person.press(panel, tap.control);
  if (modal === null) throw new Error("No form was opened");
  return person.submit(modal, fields(modal, tap.rest));
}

/** What there is to choose from in a menu, in its order. */
export const valuesOf = ({ options }: Component): string[] => (options as Tree[]).map(({ value }) => String(value));

/** As many of them as one menu takes: `italy*3` is Italy three times. */
function chosen({ max_values: most = 1 }: Component, values: readonly string[], rest: readonly string[]): string[] {
  return several(values, rest).slice(0, Number(most));
}

function several(values: readonly string[], rest: readonly string[]): string[] {
  return [...new Set(rest)].flatMap((id) => {
    const times = rest.filter((each) => each === id).length;
    const exact = times === 1 ? id : `${id}*${times}`;
    return values.includes(exact) ? [exact] : values.includes(id) ? [id] : [];
  });
}

/** What is ticked in each menu of a form. */
export const fields = ({ components }: SeenModal, rest: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    components.map(({ component }) => {
      const menu = component as Component;
      return [String(menu.custom_id), several(valuesOf(menu), rest)];
    }),
  );

/** The button that leads to another scene, or out. */
export function way(panel: SeenMessage, option: string): Component | undefined {
  return buttonsOf(panel).find((button) => {
    const id = readId(String(button.custom_id));
    return id?.action === "scene" && id.option === option;
  });
}

/** Plays the scene that is open to its end along what is proposed, by taps. */
export async function tapScene(person: Person, panel: SeenMessage, seen: SeenMessage[] = []): Promise<SeenMessage> {
  let shown = panel;
  for (let taps = 0; !(await taught(person)).over; taps++) {
    if (taps > 20) throw new Error("The scene does not end");
    const { message } = await tapProposed(person, shown);
    if (message === null) throw new Error("No panel");
    shown = message;
    seen.push(shown);
  }
  return shown;
}
