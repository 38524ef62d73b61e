import { parseArgs } from "node:util";
import { subjectOf, withOptions } from "../fuzz/subjects.ts";
import { playerFor } from "./players.ts";
import { Count, prove, summary, uncalibrated } from "./proof.ts";

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "twilight-struggle" },
    games: { type: "string", default: "300" },
    seed: { type: "string", default: "dead-drop" },
    player: { type: "string", default: "random" },
    /** All options of a position are looked at once in so many answers. */
    thin: { type: "string", default: "20" },
    /** Options that every game has, as JSON; the others are drawn. */
    with: { type: "string", default: "{}" },
  },
});

const subject = withOptions(subjectOf(values.game), JSON.parse(values.with) as object);
const proof = { subject, playerOf: playerFor(subject, values.player), thin: Number(values.thin) };
const count = new Count();
for (let game = 0; game < Number(values.games); game++) {
  prove(proof, `${values.seed}-${game}`, count);
  if ((game + 1) % 1000 === 0) console.error(`${game + 1} games`);
}

const SHOWN = 20;
for (const [name, all] of Object.entries({ Chances: count.chances, "Left to others": count.theirs }))
  for (const [key, { tries, stated, happened }] of Object.entries(all))
    console.log(`${name}: ${key.padEnd(32)} ${stated.toFixed(1)} of ${tries} stated, ${happened} happened`);
for (const [name, all] of Object.entries({ Missed: count.missed, "Not sure": count.sureWrong })) {
  for (const each of all.slice(0, SHOWN)) console.log(`${name}: ${each}`);
  if (all.length > SHOWN) console.log(`${name}: ${all.length - SHOWN} more`);
}
for (const each of uncalibrated(count)) console.log(`Not calibrated: ${each}`);
const report = summary(values.game, count);
console.log(JSON.stringify(report));
const isAskedTooOften = values.player === "sensible" && report.askedShare > 0.01;
process.exit(report.missed + report.sureWrong + report.uncalibrated > 0 || isAskedTooOften ? 1 : 0);
