import type { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";
import { contests } from "../winners/contests.ts";
import type { Player } from "../winners/player.ts";
import { roughly } from "./game.ts";

const playerNames = ["random", "sensible"] as const;

/** Who plays the games of a proof. */
export function playerFor(subject: AnySubject, name: string): (random: Random) => Player<unknown, string> {
  if (name === "random") return (random) => roughly(subject, random);
  if (name !== "sensible") throw new Error(`No such player: ${name}. There is: ${playerNames.join(", ")}`);
  const contest = contests.find(({ game }) => game.id === subject.game.id);
  if (contest === undefined) throw new Error(`Nobody plays ${subject.game.id} sensibly`);
  return () => contest.sensible;
}
