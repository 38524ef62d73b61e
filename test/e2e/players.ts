import { coldWar } from "../../src/games/cold-war/verbs.ts";
import { type Family, isSlot, type Slot, slotsOf } from "../../src/games/verb.ts";
import {
  type Outcome,
  PlaygroundError,
  type SeenMessage,
  type SeenModal,
  type Tree,
} from "../../src/playground/client.ts";
import { Random } from "../fuzz/random.ts";
import { buttonsOf, type Component, labelsOf, menusOf, type Options, type Person } from "./person.ts";

/** What somebody got who did something in the game; nothing if nothing was offered. */
export type Turn = {
  readonly outcome: Outcome;
  readonly did: string;
  /** Whether it must have changed the game. */
  readonly changes: boolean;
  /** The command, if it was typed. */
  readonly verb?: string;
} | null;

export type Player = (person: Person, random: Random) => Promise<Turn>;

/** Types commands, each option from what autocomplete offers after those before it. */
export const typistOf =
  (family: Family): Player =>
  async (person, random) => {
    const asked = await person.complete("choose", "option");
    if (asked.length === 0) return null;
    for (const verb of random.shuffle([...family.verbs])) {
      const command = `${family.name.en} ${verb.name.en}`;
      const options = await filledIn(person, random, command, slotsOf(verb));
      const says = verb.parts.flatMap((part) => (isSlot(part) ? [] : [part.says]));
      const isNeeded = (slot: Slot) => slot.required && options[slot.name.en] === undefined;
      const fits =
        slotsOf(verb).length === 0
          ? asked.some(({ value }) => says.includes(String(value)))
          : Object.keys(options).length > 0 && !slotsOf(verb).some(isNeeded);
      const turn = fits ? await typed(person, command, options).catch(lacking) : null;
      if (turn !== null) return turn;
    }
    return typed(person, "choose", { option: random.pick(asked).value });
  };

export const typist = typistOf(coldWar);

/** What was typed; what may lose the game is asked about, and meant. */
async function typed(person: Person, command: string, options: Options): Promise<Turn> {
  const outcome = await person.run(command, options);
  const did = `${command} ${JSON.stringify(options)}`;
  const sure = outcome.message === null ? undefined : buttonsOf(outcome.message).find(({ label }) => isSure(label));
  if (outcome.message === null || sure === undefined) return { outcome, did, changes: true, verb: command };
  return { outcome: await person.press(outcome.message, sure), did, changes: true, verb: command };
}

const isSure = (label: unknown): boolean => label === "Do It Anyway" || label === "Всё равно сделать";

/** A verb that wants to hear what has been answered already does not fit. */
function lacking(error: unknown): null {
  if (error instanceof PlaygroundError && error.code === "required-option") return null;
  throw error;
}

async function filledIn(person: Person, random: Random, command: string, slots: readonly Slot[]): Promise<Options> {
  const options: Record<string, string> = {};
  for (const { name, list } of slots) {
    for (let items = list ? 1 + random.below(4) : 1; items > 0; items--) {
      const kept = options[name.en] === undefined ? "" : `${options[name.en]}, `;
      const offered = await person.complete(command, name.en, { ...options, [name.en]: kept });
      if (offered.length === 0) break;
      options[name.en] = String(random.pick(offered).value);
    }
  }
  return options;
}

/** Clicks alone: the button of the last post, then the panel's menus and buttons; now and then takes a step back. */
export function clicker(words: { readonly play: string; readonly back: string; readonly confirm: string }): Player {
  const isConfirmation = (label: unknown) => label === words.confirm || isSure(label);
  let panel: SeenMessage | null = null;
  let version = 0;
  const open = async (person: Person) => (await person.pressLabel(await person.lastPost(), words.play)).message;
  const versionNow = async (person: Person) => (await person.scene.game(person.channel)).version;
  return async (person, random) => {
    const before = await versionNow(person);
    if (panel === null) {
      panel = await open(person);
      version = before;
    }
    const ways = panel === null ? [] : waysOf(panel, words.back);
    if (panel === null || ways.length === 0) {
      panel = null;
      return null;
    }
    const back = buttonsOf(panel).find(({ label }) => label === words.back);
    const confirm = ways.find(([button]) => isConfirmation(button.label));
    const [component, value] =
      back !== undefined && random.chance(12) ? ([back, undefined] as const) : (confirm ?? random.pick(ways));
    const values = value === undefined ? [] : severalOf(component, value, random);
    const pressed = await (value === undefined
      ? person.press(panel, component)
      : person.chooseAll(panel, component, values));
    const filled = pressed.modal === null ? null : filledFields(pressed.modal, random);
    const outcome =
      pressed.modal === null || filled === null ? pressed : await person.submit(pressed.modal, filled.fields);
    // nothing is taken back after others have moved
    const isLate = component === back && before !== version;
    version = await versionNow(person);
    panel = outcome.message;
    const asksAgain = panel !== null && labelsOf(panel).some(isConfirmation);
    // what does not go together is refused
    const isBold = values.length > 1 || (filled?.count ?? 1) > 1 || values.some((each) => each.includes("*"));
    const changes = confirm === undefined ? !asksAgain && !isLate && !isBold : component !== back;
    return { outcome, did: String(component.label ?? values), changes };
  };
}

/** Some more values of a menu that takes several. */
function severalOf({ options, max_values: most }: Component, value: string, random: Random): string[] {
  const others = (options as Tree[]).map((option) => String(option.value)).filter((each) => each !== value);
  return [value, ...random.shuffle(others).slice(0, random.below(Number(most ?? 1)))];
}

/** Something in one menu of a form, and perhaps in others. */
function filledFields({ components }: SeenModal, random: Random) {
  const menus = components.map(({ component }) => component as Component);
  const first = random.below(menus.length);
  const fields = menus.map((menu, at): [string, string[]] => {
    const { value } = random.pick(menu.options as Tree[]);
    return [String(menu.custom_id), at === first || random.chance(4) ? [String(value)] : []];
  });
  const chosen = fields.flatMap(([, values]) => values);
  const count = chosen.length + chosen.filter((value) => value.includes("*")).length;
  return { fields: Object.fromEntries(fields), count };
}

type Way = readonly [component: Component, value: string | undefined, words: string];

/** What answers nothing. */
const aside: readonly string[] = [
  ...["Close", "Закрыть", "Undo My Last Move", "Отменить последний ход"],
  ...["Forecast", "Прогноз", "Piles", "Стопки", "Card Text…", "Текст карт…", "Why?", "Почему?"],
];

const isAside = (label: string): boolean =>
  aside.includes(label) || /^(While You Were Away|Пока вас не было) · /.test(label);

/** Given and taken back for ever by whoever minds the one answer that there is. */
const isOrder = (id: string): boolean => /^dd1\|(?:un)?orders?\|/.test(id);

/** Everything that can be chosen on a panel. */
const waysOf = (panel: SeenMessage, back: string): Way[] => [
  ...buttonsOf(panel)
    .filter(({ label, custom_id }) => label !== back && !isAside(String(label)) && !isOrder(String(custom_id)))
    .map((button): Way => [button, undefined, String(button.label)]),
  ...menusOf(panel).flatMap((menu) =>
    (menu.options as Tree[]).map(({ value, label }): Way => [menu, String(value), String(label)]),
  ),
];

/** Picks nothing of which the bot says that it may lose the game, as long as there is something else: games last longer. */
export class Caution extends Random {
  override pick<T>(items: readonly T[]): T {
    const words = (item: T) => String(Array.isArray(item) ? item[2] : (item as { name?: string }).name);
    const safe = items.filter((item) => !words(item).includes("⚠️"));
    return super.pick(safe.length > 0 ? safe : items);
  }
}
