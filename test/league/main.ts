// npm run league:sim -- --people N --rounds R: a whole Swiss league on the local Discord; the last line is JSON.
import { parseArgs } from "node:util";
import { Scene } from "../e2e/scene.ts";
import { SimClock, simulate } from "./sim.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "68" },
    rounds: { type: "string", default: "10" },
    seed: { type: "string", default: "league" },
  },
});

const clock = new SimClock();
const scene = await Scene.set({ now: clock.now, patience: 60_000 });
try {
  const simulated = await simulate(scene, clock, {
    people: Number(values.people),
    rounds: Number(values.rounds),
    seed: values.seed,
    told: (line) => console.log(line),
  });
  for (const complaint of scene.complaints.slice(0, 20)) console.log(complaint);
  console.log(JSON.stringify(simulated));
  if (simulated.unfinished + simulated.ratingMismatches > 0) process.exitCode = 1;
} finally {
  await scene.end();
}
process.exit();
