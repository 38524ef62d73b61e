import { type Flow, Run, ScriptedFate } from "../../engine/index.ts";
import type { Passage } from "../../i18n/index.ts";
import {
  endingOf,
  finalPassage,
  happening,
  isPlaying,
  militaryPassage,
  regionLines,
  type ScoredNow,
  thought,
  told,
  winnerOf,
} from "../cold-war/forecast.ts";
import type { Side } from "../cold-war/seats.ts";
import { type Region, regions } from "./components/countries.ts";
import { stateSeen } from "./danger/state-seen.ts";
import { RedSea, type RedSeaWorld } from "./red-sea.ts";
import { finalScoring, scoreCard } from "./rules/scoring.ts";
import { regionStandings } from "./standing.ts";
import type { RedSeaState } from "./state.ts";
import type { RedSeaView } from "./view.ts";

/** Both regions if their cards were played now, what the final scoring would give, and what missing military operations cost. */
export function forecast(view: RedSeaView): readonly Passage[] {
  return [
    [told("forecast.regions"), told("forecast.legend")],
    ...regions.map((region) => regionLines(regionNow(view, region))),
    finalPassage(finalThought(view), view.vp, {
      "scoring.sea-lanes": "sea-lanes",
      "final-scoring.romania": "romanian-autonomy",
    }),
    ...(isPlaying(view) ? [militaryPassage<RedSeaWorld>(gameOf(view), view)] : []),
  ];
}

const runOf = (view: RedSeaView) => new Run<RedSeaState, Side>(stateSeen(view), new ScriptedFate());
const gameOf = (view: RedSeaView): RedSea => new RedSea(runOf(view));

function think(view: RedSeaView, flow: (g: RedSea) => Flow) {
  const run = runOf(view);
  return thought(run, flow(new RedSea(run)));
}

/** Who would win by the final scoring, and with how many VP. */
export const finalNow = (view: RedSeaView) => endingOf(finalThought(view));

const finalThought = (view: RedSeaView) => think(view, (g) => happening(() => finalScoring(g)));

/** What a scoring card would give now. */
export function scoredNow(view: RedSeaView, card: string): ScoredNow | undefined {
  const region = regions.find((each) => card === `${each}-scoring`);
  return region === undefined ? undefined : regionNow(view, region);
}

/** [10.1, 10.2] With what the Sea Lanes add to it. */
function regionNow(view: RedSeaView, region: Region): ScoredNow {
  const scored = think(view, (g) => happening(() => scoreCard(g, `${region}-scoring`)));
  const lanes = scored.entries.filter(({ key }) => key === "scoring.sea-lanes");
  const more = lanes.map(({ args }) => ({ key: "forecast.sea-lanes" satisfies RedSeaWorld["message"], args }));
  return { region, vp: scored.vp - view.vp, wins: winnerOf(scored), ...regionStandings(view, region), more };
}
