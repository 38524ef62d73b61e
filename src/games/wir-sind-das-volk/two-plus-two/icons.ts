import { type Flow, option } from "../../../engine/index.ts";
import type { Germany } from "../components/board/types.ts";
import type { Executing } from "../rules/events/types.ts";
import { moveBaseTrack } from "../rules/tracks.ts";
import { germanyOf, powerOf, type Superpower } from "../seats.ts";
import type { Volk } from "../volk.ts";
import { arrowOfPowers } from "./arrows.ts";
import { drawArmsRace, drawConflict } from "./draw.ts";
import { drawEarly } from "./early-card.ts";
import { pressButton } from "./nuclear-war.ts";
import { DOVES } from "./setup.ts";
import { pay, receive } from "./treasury.ts";

function* doveUp(g: Volk): Flow<boolean> {
  if (g.powers.doves >= DOVES) return false;
  g.powers.doves++;
  g.tell("dove", { up: true, doves: g.powers.doves });
  return true;
}

function* doveDown(g: Volk): Flow<boolean> {
  if (g.powers.doves === 0) return pressButton(g);
  g.powers.doves--;
  g.tell("dove", { up: false, doves: g.powers.doves });
  return true;
}

function* peacemaker(g: Volk, { automatic }: Executing): Flow<boolean> {
  if (!automatic) g.keepsCard = true;
  return true;
}

/** [6.4] Dominance or prestige, one box to either side; ignored in automatic events. */
function* chooseMarker(g: Volk, { seat, automatic, execute }: Executing): Flow<boolean> {
  if (automatic) return true;
  const options = (["dominance", "prestige"] as const).flatMap((track) =>
    (["west", "east"] as const).map((toward) => option(`${track}:${toward}`)),
  );
  const chosen = yield* g.ask(seat, { kind: "marker.move", rule: "6.4" }, options);
  const [track, toward] = chosen.split(":") as ["dominance" | "prestige", Germany];
  if (track === "dominance") yield* arrowOfPowers(g, "dominance", toward, execute);
  else yield* moveBaseTrack(g, "prestige", toward);
  return true;
}

/** The superpower an icon means: of its colour, or of the side that acts. */
const powerMeant = (g: Volk, { icon: { power } }: Executing): Superpower => {
  if (power !== undefined && power !== "acting") return power;
  const actor = g.acting ?? g.presser;
  if (actor === null) throw new Error("Nobody acts");
  return powerOf(germanyOf(actor));
};

function* payOut(g: Volk, executing: Executing): Flow<boolean> {
  pay(g, powerMeant(g, executing), executing.icon.amount ?? 0);
  return true;
}

function* gain(g: Volk, executing: Executing): Flow<boolean> {
  receive(g, powerMeant(g, executing), executing.icon.amount ?? 0);
  return true;
}

function* conflict(g: Volk, executing: Executing): Flow<boolean> {
  yield* drawConflict(g, powerMeant(g, executing), executing.execute);
  return true;
}

function* armsCard(g: Volk, executing: Executing): Flow<boolean> {
  yield* drawArmsRace(g, powerMeant(g, executing), executing.execute);
  return true;
}

function* dearerArms(g: Volk): Flow<boolean> {
  g.powers.dearerArms = true;
  g.tell("arms-race.dearer");
  return true;
}

function* weakerAid(g: Volk): Flow<boolean> {
  g.powers.weakerAid = true;
  g.tell("aid.weaker");
  return true;
}

/** [12.2] The superpower that leads in space draws a card of the next decade. */
function* threeKeepTwo(g: Volk, { seat }: Executing): Flow<boolean> {
  return drawEarly(g, seat === "usa" ? "usa" : "ussr");
}

export const powerIcons = {
  "dove-up": doveUp,
  "dove-down": doveDown,
  peacemaker,
  "choose-marker": chooseMarker,
  pay: payOut,
  gain,
  conflict,
  "arms-card": armsCard,
  "arms-race-cost-up": dearerArms,
  "ussr-value-down": weakerAid,
  "draw-3-keep-2": threeKeepTwo,
} as const;
