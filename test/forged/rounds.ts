import { languages } from "../../src/engine/index.ts";
import { phrase } from "../../src/i18n/index.ts";
import type { Outcome } from "../../src/playground/client.ts";
import { textOf } from "../e2e/person.ts";
import type { Scene } from "../e2e/scene.ts";
import { Random } from "../fuzz/random.ts";
import { type Forgery, forge } from "./forgeries.ts";
import { Rows } from "./rows.ts";
import { buildTown } from "./town.ts";

interface Report {
  forged: number;
  unanswered: number;
  changed: number;
  ourSide: number;
  /** What each of those was. */
  readonly faults: string[];
  readonly kinds: Map<string, number>;
}

export const freshReport = (): Report => ({
  forged: 0,
  unanswered: 0,
  changed: 0,
  ourSide: 0,
  faults: [],
  kinds: new Map(),
});

/** What is said when something went wrong inside, up to its reference. */
const ours = languages.map((language) => {
  const [words = ""] = phrase(language, { key: "trouble.ours", args: { reference: "#" } }).split("#");
  return words;
});

/** How many moves are made in every game before anything is forged. */
const TURNS = 10;

/** So many forgeries in a town of its own. */
export async function forgeAll(seed: string, count: number, report: Report): Promise<void> {
  const town = await buildTown(seed, TURNS);
  const random = new Random(`${seed} forged`);
  const forgeries = Array.from({ length: count }, () => forge(town, random));
  await deliver(town.scene, forgeries, report);
  await town.scene.end();
}

/** One after the other, so that whatever changes is known to have been changed by it. */
export async function deliver(scene: Scene, forgeries: readonly Forgery[], report: Report): Promise<void> {
  const rows = new Rows(scene.database);
  for (const { kind, what, send } of forgeries) {
    const heard = scene.complaints.length;
    const outcome = await send();
    await scene.calm();
    report.forged++;
    report.kinds.set(kind, (report.kinds.get(kind) ?? 0) + 1);
    const found = (fault: "unanswered" | "changed" | "ourSide") => {
      report[fault]++;
      report.faults.push(`${fault}: ${kind}: ${what}`);
    };
    if (outcome.kind === "none" || !outcome.settled) found("unanswered");
    if (isOurSide(outcome, scene.complaints.slice(heard))) found("ourSide");
    if (rows.haveChanged()) found("changed");
  }
  rows.close();
}

/** Whether the answer says so, or what the log complains of since. */
function isOurSide({ message }: Outcome, complaints: readonly string[]): boolean {
  // discord.js itself complains of a completion that is of no option: it is answered with nothing
  if (complaints.some((line) => !line.includes("NoFocusedOption"))) return true;
  return message !== null && ours.some((words) => textOf(message).includes(words));
}
