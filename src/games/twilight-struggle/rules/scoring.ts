import type { Flow } from "../../../engine/index.ts";
import type { EndKey } from "../../cold-war/messages/keys.ts";
import { putAway } from "../../cold-war/rules/piles.ts";
import { tellScoring } from "../../cold-war/rules/scoring.ts";
import { other, type Side, sides } from "../../cold-war/seats.ts";
import type { ScoringTwist } from "../../cold-war/standing.ts";
import type { Region } from "../components/areas.ts";
import { board } from "../components/board.ts";
import type { CountryId } from "../components/countries/index.ts";
import { regionStandings } from "../standing.ts";
import type { TwilightStruggle, TwilightWorld } from "../twilight-struggle.ts";

/** [10.1] A scoring card: both sides counted, the difference awarded. */
export function* scoreRegion(g: TwilightStruggle, region: Region): Flow {
  const ignored = region === "asia" || region === "middle-east" ? yield* shuttleDiplomacy(g, region) : undefined;
  const net = tellScore(g, region, ignored);
  if (net === 0) g.tell("vp.none", { vp: g.state.vp });
  g.award("us", net);
}

/** Writes the count of a region down and returns the net VP for the US; control of Europe ends the game. */
function tellScore(g: TwilightStruggle, region: Region, ignored?: ScoringTwist["ignored"]): number {
  const { us, ussr } = regionStandings(g.state, region, ignored?.place, ignored?.side);
  tellScoring(g, region, { us, ussr });
  if (us.wins) g.end(["us"], "europe");
  if (ussr.wins) g.end(["ussr"], "europe");
  return us.vp - ussr.vp;
}

/** Its side, the US, may take one enemy battleground out of the count; the card is used up even if there is none. */
function* shuttleDiplomacy(g: TwilightStruggle, region: Region): Flow<ScoringTwist["ignored"]> {
  const owner = g.effect("shuttle-diplomacy")?.side;
  if (owner === undefined) return undefined;
  const side = other(owner);
  const places = board.area(region).filter((place) => g.board.battleground[place] && g.controls(side, place));
  const question = { kind: "shuttle-diplomacy.country", args: { enemy: side } } as const;
  const place = places.length > 0 ? yield* g.askPlace(owner, question, places) : undefined;
  const ignored = place === undefined ? undefined : { side, place };
  if (place !== undefined)
    g.tell(owner === "us" ? "shuttle-diplomacy" : "shuttle-diplomacy.us", { country: board.id(place) });
  g.cease("shuttle-diplomacy");
  putAway(g, "shuttle-diplomacy", "discard");
  return ignored;
}

const southeastAsia: readonly (readonly [CountryId, number])[] = [
  ["burma", 1],
  ["laos-cambodia", 1],
  ["vietnam", 1],
  ["malaysia", 1],
  ["indonesia", 1],
  ["philippines", 1],
  ["thailand", 2],
];

/** [7.2] Country by country, without presence, domination or control. */
export function scoreSoutheastAsia(g: TwilightStruggle): void {
  const vp = { us: 0, ussr: 0 };
  for (const [country, worth] of southeastAsia)
    for (const side of sides) if (g.controlsCountry(side, country)) vp[side] += worth;
  g.tell("scoring.southeast-asia", { usVp: vp.us, ussrVp: vp.ussr });
  g.award("us", vp.us - vp.ussr);
}

const finalOrder: readonly Region[] = ["europe", "asia", "middle-east", "central-america", "south-america", "africa"];

/** [10.3.2] Every region once; 20 VP no longer end the game, and the track has no end. */
export function finalScoring(g: TwilightStruggle): never {
  g.tell("final-scoring", {});
  for (const region of finalOrder) g.moveVp("us", tellScore(g, region));
  const { holder } = g.state.china;
  if (holder !== null) {
    g.tell("final-scoring.china", { side: holder });
    g.moveVp(holder, 1);
  }
  return decideByVp(g, "final-scoring");
}

/** Whoever leads wins; in the Late War scenario the US must have reached 20, unless the USSR ends the game. */
export function decideByVp(g: TwilightStruggle, key: EndKey<TwilightWorld>, endedBy: Side = "us"): never {
  const { vp, options } = g.state;
  if (options.scenario === "late-war" && endedBy === "us")
    return g.end([vp >= g.rules.victory ? "us" : "ussr"], key, { vp });
  return g.end(vp === 0 ? [] : [vp > 0 ? "us" : "ussr"], key, { vp });
}
