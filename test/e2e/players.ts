import { type Outcome, PlaygroundError, type SeenMessage, type Tree } from "../../src/playground/client.ts";
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

/**
 * A verb with the options it completes, in the order people fill them in, and the one it makes no sense without; or, if it has
 * none, what must be among the answers to the present question. `same` says the same with a longer verb.
 */
export type Verb = readonly [
  command: string,
  options: readonly string[],
  needed: string,
  same?: readonly [command: string, option: string, value: string],
];

const coldWarVerbs: readonly Verb[] = [
  ["headline", ["card"], "card"],
  ["play", ["card", "as", "where"], "card"],
  ["play", ["card"], "card"],
  ["influence", ["card", "where"], "where"],
  ["coup", ["card", "target"], "target"],
  ["realign", ["card", "where"], "where"],
  ["space", ["card"], "card"],
];

/** Types commands, each option from what autocomplete offers after those before it. */
export const typistOf =
  (verbs: readonly Verb[]): Player =>
  async (person, random) => {
    const asked = await person.complete("choose", "option");
    if (asked.length === 0) return null;
    for (const [command, names, needed, same] of random.shuffle([...verbs])) {
      const options = await filledIn(person, random, command, names);
      const fits =
        names.length === 0
          ? asked.some(({ value }) => value === needed)
          : options[needed] !== undefined && (await canSay(person, options, same));
      const turn = fits ? await typed(person, command, options).catch(lacking) : null;
      if (turn !== null) return turn;
    }
    return typed(person, "choose", { option: random.pick(asked).value });
  };

export const typist = typistOf(coldWarVerbs);

async function canSay(person: Person, { card = "" }: Options, same: Verb[3]): Promise<boolean> {
  if (same === undefined) return true;
  const [command, option, value] = same;
  return (await person.complete(command, option, { card })).some((choice) => choice.value === value);
}

async function typed(person: Person, command: string, options: Options): Promise<Turn> {
  const outcome = await person.run(command, options);
  return { outcome, did: `${command} ${JSON.stringify(options)}`, changes: true, verb: command };
}

/** A verb that wants to hear what has been answered already does not fit. */
function lacking(error: unknown): null {
  if (error instanceof PlaygroundError && error.code === "required-option") return null;
  throw error;
}

async function filledIn(person: Person, random: Random, command: string, names: readonly string[]): Promise<Options> {
  const options: Record<string, string> = {};
  for (const name of names) {
    const isList = name === "where" || (name === "target" && command !== "coup");
    for (let items = isList ? 1 + random.below(4) : 1; items > 0; items--) {
      const kept = options[name] === undefined ? "" : `${options[name]}, `;
      const offered = await person.complete(command, name, { ...options, [name]: kept });
      if (offered.length === 0) break;
      options[name] = String(random.pick(offered).value);
    }
  }
  return options;
}

/** Clicks alone: the button of the last post, then the panel's menus and buttons; now and then takes a step back. */
export function clicker(words: { readonly play: string; readonly back: string; readonly confirm: string }): Player {
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
    const confirm = ways.find(([button]) => button.label === words.confirm);
    const [component, value] =
      back !== undefined && random.chance(12) ? ([back, undefined] as const) : (confirm ?? random.pick(ways));
    const outcome = await (value === undefined
      ? person.press(panel, component)
      : person.choose(panel, component, value));
    // nothing is taken back after others have moved
    const isLate = component === back && before !== version;
    version = await versionNow(person);
    panel = outcome.message;
    const asksAgain = panel !== null && labelsOf(panel).includes(words.confirm);
    const changes = confirm === undefined ? !asksAgain && !isLate : component !== back;
    return { outcome, did: String(component.label ?? value), changes };
  };
}

type Way = readonly [component: Component, value: string | undefined, words: string];

/** Everything that can be chosen on a panel. */
const waysOf = (panel: SeenMessage, back: string): Way[] => [
  ...buttonsOf(panel)
    .filter(({ label }) => label !== back)
    .map((button): Way => [button, undefined, String(button.label)]),
  ...menusOf(panel).flatMap((menu) =>
    (menu.options as Tree[]).map(({ value, description }): Way => [menu, String(value), String(description)]),
  ),
];

const suicides = /nuclear war|ядерная война|loses the game|поражение в игре/;

/** Picks nothing of which the bot says that it may lose the game, as long as there is something else: games last longer. */
export class Caution extends Random {
  override pick<T>(items: readonly T[]): T {
    const words = (item: T) => (Array.isArray(item) ? (item as unknown as Way)[2] : (item as { name?: string }).name);
    const safe = items.filter((item) => !suicides.test(words(item) ?? ""));
    return super.pick(safe.length > 0 ? safe : items);
  }
}
