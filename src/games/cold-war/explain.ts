import type { Ask, Reason } from "../../engine/index.ts";
import type { Place } from "./board.ts";
import type { ColdWar, World } from "./cold-war.ts";
import { placementCost } from "./influence.ts";
import type { Side } from "./sides.ts";
import { nextBox } from "./space-race.ts";
import { whyNoTarget } from "./targets.ts";
import { isOpponents } from "./uses.ts";

/** Why a country is not offered. */
export function whyNotCountry<T extends World>(g: ColdWar<T>, ask: Ask<Side>, place: Place): Reason | undefined {
  const country = g.board.id(place);
  const limits = ask.args.anyDefcon === true ? ({ anyDefcon: true } as const) : {};
  switch (ask.kind) {
    case "coup.target":
    case "realign.target": {
      const how = ask.kind === "coup.target" ? "coup" : "realign";
      return whyNoTarget(g, ask.seat, how, place, limits) ?? { key: "refusal.elsewhere", args: { country } };
    }
    case "influence.place":
      return aboutPlacement(g, ask, place);
    case "influence.remove":
    case "influence.remove-all":
      return { key: "refusal.nothing-to-remove", args: { country } };
    default:
      return ask.options.some((option) => g.board.find(option.id) !== undefined)
        ? { key: "refusal.elsewhere", args: { country } }
        : undefined;
  }
}

function aboutPlacement<T extends World>(g: ColdWar<T>, ask: Ask<Side>, place: Place): Reason {
  const country = g.board.id(place);
  const side = ask.seat;
  const left = ask.args.left as number;
  if (g.closedTo(side).some((table) => table[place])) return { key: "refusal.closed", args: { country } };
  const near = g.influence(side, place) > 0 || g.reaches(side, place, []);
  const cost = placementCost(g, side, place);
  if (near && cost > left) return { key: "refusal.cost", args: { country, cost, left }, rule: "6.1.2" };
  return { key: "refusal.reach", args: { country, side }, rule: "6.1.1" };
}

/** Why a card cannot be played for this. */
export function whyNotUse<T extends World>(
  g: ColdWar<T>,
  { seat, args }: Ask<Side>,
  use: string,
  aboutEvent: (card: T["card"]) => Reason,
): Reason | undefined {
  switch (use) {
    case "coup":
    case "realign":
      return { key: "refusal.no-target", args: { use, defcon: g.state.defcon }, rule: g.rules.bannedBy };
    case "space":
      return aboutSpace(g, seat);
    case "event":
    case "event-first":
      return typeof args.card === "string" ? aboutEvent(args.card) : undefined;
    default:
      return undefined;
  }
}

/** Why the event of a card cannot be chosen. */
export function whyNotEvent<T extends World>(g: ColdWar<T>, side: Side, card: T["card"]): Reason {
  const blocking = g.facts(card).preventedBy?.find((earlier) => g.inEffect(earlier));
  if (blocking !== undefined) return { key: "refusal.prevented", args: { card, by: blocking }, rule: "5.2" };
  if (isOpponents(g, side, card)) return { key: "refusal.opponents-event", args: { card }, rule: "5.2" };
  return { key: "refusal.condition", args: { card }, rule: "5.2" };
}

function aboutSpace<T extends World>(g: ColdWar<T>, side: Side): Reason {
  const box = nextBox(g, side);
  if (box === undefined) return { key: "refusal.space.end", args: {}, rule: "6.4.6" };
  const allowed = g.spaceAttemptsAllowed(side);
  if (g.state.spaceAttempts[side] >= allowed)
    return { key: "refusal.space.attempts", args: { allowed }, rule: "6.4.2" };
  return { key: "refusal.space.ops", args: { ops: box.ops }, rule: "6.4.1" };
}
