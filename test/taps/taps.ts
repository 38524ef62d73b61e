import { Match } from "../../src/engine/index.ts";
import type { SeenMessage } from "../../src/playground/client.ts";
import { freshNotes } from "../../src/store/index.ts";
import { checkpoint } from "../../src/table/index.ts";
import { movePost } from "../../src/table/news.ts";
import type { Person } from "../e2e/person.ts";
import { Scene } from "../e2e/scene.ts";
import { controlsOf, menusOf } from "../processes/controls.ts";
import { Finger, type Taps } from "./finger.ts";
import { type Goal, type GoalName, goalOf, wanted } from "./goals.ts";

/** How many interactions a move may take. */
export const bars: Readonly<Record<GoalName, number>> = {
  influence: 4,
  coup: 4,
  headline: 3,
  marshallPlan: 4,
  undauntedMove: 4,
  undauntedAttack: 4,
  build: 5,
  event: 8,
};

interface Tapped extends Taps {
  readonly name: GoalName;
  readonly goal: Goal;
  /** Whether the panel that goes on stands under the newest post, and is the only one; nothing if it does not go on. */
  readonly isBelow: boolean | null;
}

const seatsOf: Readonly<Record<string, readonly string[]>> = {
  "twilight-struggle": ["us", "ussr"],
  "undaunted-north-africa": ["lrdg", "italy"],
  "wir-sind-das-volk": ["west", "east"],
};

/** Makes each of the moves once, on the local Discord. */
export async function tapAll(): Promise<Tapped[]> {
  const tapped: Tapped[] = [];
  for (const name of Object.keys(wanted) as GoalName[]) tapped.push(await tap(name));
  return tapped;
}

async function tap(name: GoalName): Promise<Tapped> {
  const goal = goalOf(name);
  const scene = await Scene.set({ seed: name });
  try {
    const seats = seatsOf[wanted[name].title] ?? [];
    const people = [scene.person("anna"), scene.person("chen")] as const;
    await scene.seat(people, seats, { title: wanted[name].title });
    await lay(scene, goal);
    const person = people[seats.indexOf(goal.seat)] ?? people[0];
    const finger = new Finger(person);
    const taps = await finger.play(goal.picks);
    await scene.calm();
    await demandMade(scene, goal);
    return { name, goal, ...taps, isBelow: await isBelow(person, finger.panel) };
  } finally {
    await scene.end();
  }
}

const isPanel = (message: SeenMessage): boolean =>
  [...controlsOf(message), ...menusOf(message)].some(({ action }) => ["pick", "menu", "next", "form"].includes(action));

async function isBelow(person: Person, panel: SeenMessage | null): Promise<boolean | null> {
  if (panel === null || !isPanel(panel)) return null;
  const seen = await person.read();
  const panels = seen.filter(isPanel);
  return seen.at(-1)?.id === panel.id && panels.length === 1;
}

/** Puts the position in the place of the game's own, and posts it. */
async function lay(scene: Scene, { title, match }: Goal): Promise<void> {
  const game = await scene.game();
  const saved = JSON.stringify(match.save());
  const now = Match.load(title.game, match.save());
  await scene.store.move(game, {
    by: { userId: game.hostId },
    at: new Date(),
    saved,
    answered: now.answered,
    log: { from: 0, entries: [...now.log] },
    checkpoints: { dropFrom: 0, add: [checkpoint(title, now, saved)] },
    set: { table: { ...freshNotes, posted: now.logged } },
    posts: [movePost(game, now, game.version + 1, [])],
  });
  await scene.calm();
}

/** The last picks that were stored are those that were wanted. */
async function demandMade(scene: Scene, { seat, picks }: Goal): Promise<void> {
  const { id } = await scene.game();
  const acts = await scene.store.answers(id);
  const made = acts.filter((act) => act.kind === "answer" && act.seat === seat).map(({ option }) => option);
  const missing = picks.filter((pick) => !made.includes(pick));
  if (missing.length > 0) throw new Error(`${missing} was not picked: ${made}`);
}
