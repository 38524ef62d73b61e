import type { Policy } from "../../src/games/policy.ts";
import { titles } from "../../src/games/titles.ts";
import type { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";
import { roughly } from "./game.ts";

const playerNames = ["random", "sensible"] as const;

/** Who plays the games of a proof. */
export function playerFor(subject: AnySubject, name: string): (random: Random) => Policy<unknown, string> {
  if (name === "random") return (random) => roughly(subject, random);
  if (name !== "sensible") throw new Error(`No such player: ${name}. There is: ${playerNames.join(", ")}`);
  const title = titles.get(subject.game.id);
  if (title === undefined) throw new Error(`Nobody plays ${subject.game.id} sensibly`);
  return () => title.policy;
}
