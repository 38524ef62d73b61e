import { type Flow, Run, ScriptedFate } from "../../engine/index.ts";
import type { Passage } from "../../i18n/index.ts";
import {
  countedLines,
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
import { type Side, sign } from "../cold-war/seats.ts";
import { type Region, regions } from "./components/areas.ts";
import { board } from "./components/board.ts";
import type { CountryId } from "./components/countries/index.ts";
import { stateSeen } from "./danger/state-seen.ts";
import { grantMilitaryOperations } from "./rules/alternate-space.ts";
import { finalScoring, scoreRegion, scoreSoutheastAsia } from "./rules/scoring.ts";
import { regionStandings } from "./standing.ts";
import type { TwilightState } from "./state.ts";
import { TwilightStruggle, type TwilightWorld } from "./twilight-struggle.ts";
import type { TwilightView } from "./view.ts";

/** Every region if its card were played now, what the final scoring would give, and what missing military operations cost. */
export function forecast(view: TwilightView): readonly Passage[] {
  return [
    [told("forecast.regions"), told("forecast.legend")],
    ...regions.map((region) => regionLines(regionNow(view, region))),
    ...southeastAsia(view),
    finalPassage(finalThought(view), view.vp, { "final-scoring.china": "the-china-card" }),
    ...(isPlaying(view) ? [militaryOf(view)] : []),
  ];
}

function think(view: TwilightView, flow: (g: TwilightStruggle) => Flow, choice?: string) {
  const run = new Run<TwilightState, Side>(stateSeen(view), new ScriptedFate());
  return thought(run, flow(new TwilightStruggle(run)), choice);
}

/** Who would win by the final scoring, and with how many VP; none where control of Europe wins. */
export const finalNow = (view: TwilightView) => endingOf(finalThought(view));

const finalThought = (view: TwilightView) => think(view, (g) => happening(() => finalScoring(g)));

/** What a scoring card would give now. */
export const scoredNow = (view: TwilightView, card: string): Pick<ScoredNow, "vp" | "wins"> | undefined => {
  if (card === "southeast-asia-scoring") return southeastAsiaNow(view);
  const region = regions.find((each) => card === `${each}-scoring`);
  return region === undefined ? undefined : regionNow(view, region);
};

/** With Shuttle Diplomacy its side leaves out the battleground whose loss costs the enemy most. */
function regionNow(view: TwilightView, region: Region): ScoredNow {
  const score = (choice?: string) => think(view, (g) => scoreRegion(g, region), choice);
  const first = score();
  const [ask] = first.asks;
  const ways = ask === undefined ? [first] : ask.options.map(({ id }) => score(id));
  const gain = ({ vp }: typeof first) => (ask === undefined ? 0 : sign(ask.seat) * vp);
  const best = ways.reduce((one, two) => (gain(two) > gain(one) ? two : one));
  const left = best.entries.find(({ key }) => key.startsWith("shuttle-diplomacy"));
  const country = left === undefined ? undefined : (left.args.country as CountryId);
  const counted =
    country === undefined
      ? regionStandings(view, region)
      : regionStandings(view, region, board.place(country), left?.key === "shuttle-diplomacy" ? "ussr" : "us");
  const more = country === undefined ? [] : [told("forecast.left-out", { card: "shuttle-diplomacy", country })];
  return { region, vp: best.vp - view.vp, wins: winnerOf(best), ...counted, more };
}

/** [7.2] Country by country; its card is played once. */
function southeastAsia(view: TwilightView): Passage[] {
  if (view.removed.includes("southeast-asia-scoring")) return [];
  const { vp, wins, us, ussr } = southeastAsiaNow(view);
  return [countedLines("southeast-asia", vp, wins, us, ussr)];
}

function southeastAsiaNow(view: TwilightView) {
  const scored = think(view, (g) => happening(() => scoreSoutheastAsia(g)));
  const { usVp = 0, ussrVp = 0 } = scored.entries.find(({ key }) => key === "scoring.southeast-asia")?.args ?? {};
  return { vp: scored.vp - view.vp, wins: winnerOf(scored), us: Number(usVp), ussr: Number(ussrVp) };
}

function militaryOf(view: TwilightView): Passage {
  const g = new TwilightStruggle(new Run<TwilightState, Side>(stateSeen(view), new ScriptedFate()));
  grantMilitaryOperations(g);
  return militaryPassage<TwilightWorld>(g, view);
}
