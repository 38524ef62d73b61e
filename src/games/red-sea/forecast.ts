import { type Flow, Run, ScriptedFate } from "../../engine/index.ts";
import type { Passage } from "../../i18n/index.ts";
import {
  finalPassage,
  happening,
  isPlaying,
  militaryPassage,
  regionLines,
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
    ...regions.map((region) => regionPassage(view, region)),
    finalPassage(
      think(view, (g) => happening(() => finalScoring(g))),
      view.vp,
      { "scoring.sea-lanes": "sea-lanes", "final-scoring.romania": "romanian-autonomy" },
    ),
    ...(isPlaying(view) ? [militaryPassage<RedSeaWorld>(gameOf(view), view)] : []),
  ];
}

const runOf = (view: RedSeaView) => new Run<RedSeaState, Side>(stateSeen(view), new ScriptedFate());
const gameOf = (view: RedSeaView): RedSea => new RedSea(runOf(view));

function think(view: RedSeaView, flow: (g: RedSea) => Flow) {
  const run = runOf(view);
  return thought(run, flow(new RedSea(run)));
}

/** [10.1, 10.2] With what the Sea Lanes add to it. */
function regionPassage(view: RedSeaView, region: Region): Passage {
  const scored = think(view, (g) => happening(() => scoreCard(g, `${region}-scoring`)));
  const lanes = scored.entries.filter(({ key }) => key === "scoring.sea-lanes");
  const more = lanes.map(({ args }) => ({ key: "forecast.sea-lanes" satisfies RedSeaWorld["message"], args }));
  return regionLines({
    region,
    vp: scored.vp - view.vp,
    wins: winnerOf(scored),
    ...regionStandings(view, region),
    more,
  });
}
