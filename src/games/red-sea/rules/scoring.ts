import { tellScoring } from "../../cold-war/rules/scoring.ts";
import type { Side } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import type { Region } from "../components/countries.ts";
import type { RedSea } from "../red-sea.ts";
import { africanVictor, regionStandings, seaLanesOf } from "../standing.ts";

const regionOf: Partial<Record<CardId, Region>> = { "africa-scoring": "africa", "middle-east-scoring": "middle-east" };

/** [10.1, 10.2] A scoring card, played or turned up: both sides counted with the Sea Lanes, the difference awarded. */
export function scoreCard(g: RedSea, card: CardId): void {
  const region = regionOf[card] as Region;
  const victor = region === "africa" ? africanVictor(g.state) : undefined;
  if (victor !== undefined) g.end([victor], "africa");
  const vp = tellScore(g, region);
  const lanes = seaLanesOf(g.state);
  if (lanes !== null) {
    const gain = lanes.how === "control" ? vp[lanes.side] : 1;
    vp[lanes.side] += gain;
    g.tell("scoring.sea-lanes", { side: lanes.side, how: lanes.how, vp: gain });
  }
  if (vp.us === vp.ussr) g.tell("vp.none", { vp: g.state.vp });
  g.award("us", vp.us - vp.ussr);
}

function tellScore(g: RedSea, region: Region): Record<Side, number> {
  const { us, ussr } = regionStandings(g.state, region);
  tellScoring(g, region, { us, ussr });
  return { us: us.vp, ussr: ussr.vp };
}

const finalSeaLanes = { control: 2, lead: 1 } as const;

/** [10.4.2, 10.2.5] Both regions, the Sea Lanes, Romanian Autonomy; 10 VP no longer end the game. */
export function finalScoring(g: RedSea): never {
  g.tell("final-scoring", {});
  for (const region of ["africa", "middle-east"] as const) {
    const vp = tellScore(g, region);
    g.moveVp("us", vp.us - vp.ussr);
  }
  const lanes = seaLanesOf(g.state);
  if (lanes !== null) {
    const vp = finalSeaLanes[lanes.how];
    g.tell("scoring.sea-lanes", { ...lanes, vp });
    g.moveVp(lanes.side, vp);
  }
  const { holder } = g.state.romania;
  g.tell("final-scoring.romania", { side: holder });
  g.moveVp(holder, 1);
  const { vp } = g.state;
  return g.end(vp === 0 ? [] : [vp > 0 ? "us" : "ussr"], "final-scoring", { vp });
}
