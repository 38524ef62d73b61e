import { Run, ScriptedFate } from "../../engine/index.ts";
import { card, isCard, ownColour } from "./cards/index.ts";
import type { CardId } from "./cards/types.ts";
import { isProvince, isSegment, isSite, type ProvinceId, province, segment, site } from "./components/board/index.ts";
import type { AskKind, RefusalKey } from "./messages/keys.ts";
import { type Point, whyNoFactory, whyNoSegment } from "./rules/construction.ts";
import { countedIn, shortfall } from "./rules/standard.ts";
import { isAtEnd } from "./rules/tracks.ts";
import { type Action, actions, mayPlayEvent } from "./rules/uses.ts";
import { germanyOf, isPower, type Seat } from "./seats.ts";
import { isTouched } from "./standing.ts";
import type { VolkState } from "./state.ts";
import { addsMoney } from "./two-plus-two/debt.ts";
import { isInDebt } from "./two-plus-two/treasury.ts";
import { Volk, type VolkAsk, type VolkReason } from "./volk.ts";

/** Why an id is not offered, from public facts and the asked seat's own hand. */
export function explain(state: VolkState, ask: VolkAsk, id: string): VolkReason | undefined {
  // nothing here asks or writes: the context is only looked at
  const g = new Volk(new Run<VolkState, Seat>(state, new ScriptedFate()));
  if (id === "police") return aboutPolice(g, ask.seat);
  if (id === "done" || id === "keep") return aboutStopping(ask);
  if (ask.kind === "turn.action") return aboutAction(g, ask, id);
  if (ask.kind === "turn.card" && isCard(id)) return aboutCard(g, ask.seat, id);
  if (ask.kind === "standard.province") return aboutRaising(g, ask, id);
  if (isProvince(id)) return aboutProvince(g, ask, id);
  return isSite(id) || isSegment(id) ? aboutPoint(g, ask, id) : undefined;
}

function aboutPolice(g: Volk, seat: Seat): VolkReason {
  const { state } = g;
  if (state.step.at !== "turn" || state.step.seat !== seat || germanyOf(seat) !== "east")
    return { key: "refusal.police-turn", args: {}, rule: "B10" };
  if (!state.police.some(({ used }) => !used)) return { key: "refusal.police-none", args: {}, rule: "B10" };
  return g.withUnrest("east").length > 0
    ? { key: "refusal.must-choose", args: {} }
    : { key: "refusal.police-calm", args: {}, rule: "B10" };
}

const aboutStopping = ({ kind, options }: VolkAsk): VolkReason =>
  kind === "hand.sift" && options.length === 7
    ? { key: "refusal.three-cards", args: {}, rule: "B14" }
    : { key: "refusal.must-choose", args: {} };

function aboutAction(g: Volk, { seat, args }: VolkAsk, id: string): VolkReason | undefined {
  const used = args.card as CardId;
  if (!(actions as readonly string[]).includes(id)) return undefined;
  const action = id as Action;
  if (card(used).special) return { key: "refusal.special-event", args: {}, rule: "B5" };
  const isSuperpower = g.state.powers !== null && isPower(seat);
  if ((action === "arms-race" || action === "credit") && !isSuperpower)
    return { key: "refusal.superpower", args: {}, rule: "6" };
  if (action === "event" && !mayPlayEvent(used, seat))
    return { key: "refusal.event-colour", args: { card: used }, rule: "B4" };
  if (isSuperpower && isInDebt(g, seat) && !(action === "event" && addsMoney(used, seat)))
    return { key: "refusal.debt", args: {}, rule: "6.6" };
  if (action === "arms-race" && card(used).noArmsRace)
    return { key: "refusal.arms-race.card", args: { card: used }, rule: "6.5" };
  if (action === "arms-race" && isAtEnd(g, "arms", germanyOf(seat)))
    return { key: "refusal.arms-race.end", args: {}, rule: "6.5" };
  return action === "remove-unrest" ? aboutCalming(g, seat, used) : undefined;
}

function aboutCalming(g: Volk, seat: Seat, used: CardId): VolkReason {
  const side = germanyOf(seat);
  if (g.withUnrest(side).length === 0 || card(used).colour === ownColour[side])
    return { key: "refusal.no-unrest", args: {}, rule: "B5" };
  return { key: "refusal.nothing-to-dismantle", args: {}, rule: "B5" };
}

function aboutCard(g: Volk, seat: Seat, id: CardId): VolkReason {
  if (g.state.special !== id) return { key: "refusal.not-available", args: { card: id }, rule: "B3" };
  if (germanyOf(seat) === "west") return { key: "refusal.special-east", args: {}, rule: "B3" };
  return { key: "refusal.debt", args: {}, rule: "6.6" };
}

function aboutRaising(g: Volk, { seat, args }: VolkAsk, id: string): VolkReason | undefined {
  const sent = id.startsWith("send:");
  const place = sent ? id.slice("send:".length) : id;
  if (!isProvince(place)) return undefined;
  if (province(place).side !== germanyOf(seat)) return { key: "refusal.other-state", args: { place }, rule: "B5" };
  if (place === "west-berlin") return { key: "refusal.west-berlin", args: {}, rule: "B5" };
  if ((args.done as readonly string[]).includes(place)) return { key: "refusal.raised", args: { place }, rule: "B5" };
  const short = shortfall(g, place, countedIn(args.counted as readonly string[]));
  const value = args.value as number;
  if (short > Math.min(2, value)) return { key: "refusal.economy", args: { place, short, value }, rule: "B5" };
  return { key: "refusal.send", args: { place }, rule: "B5" };
}

const removing: readonly AskKind[] = [
  "calm.province",
  "unrest.remove",
  "unrest.from",
  "police.province",
  "police.phase",
  "overflow.remove",
];

function aboutProvince({ state }: Volk, { kind, options }: VolkAsk, place: ProvinceId): VolkReason | undefined {
  if (!options.some(({ id }) => isProvince(id))) return undefined;
  const calm = removing.includes(kind) && state.unrest[place] === 0;
  return { key: calm ? "refusal.calm" : "refusal.not-here", args: { place }, rule: calm ? "B8" : "B5" };
}

const dismantling = /dismantle/;

function aboutPoint({ state }: Volk, { kind, seat, options }: VolkAsk, place: Point): VolkReason | undefined {
  if (!options.some(({ id }) => isSite(id) || isSegment(id))) return undefined;
  const elsewhere: VolkReason = { key: "refusal.not-here", args: { place }, rule: "B6" };
  if (kind === "build.point" || kind === "build.icon") {
    const side = germanyOf(seat);
    return (isSegment(place) ? whyNoSegment(state, side, place) : whyNoFactory(state, side, place)) ?? elsewhere;
  }
  return (dismantling.test(kind) ? whyNotDismantled(state, place) : undefined) ?? elsewhere;
}

function whyNotDismantled(state: VolkState, place: Point): VolkReason | undefined {
  const why = (key: RefusalKey): VolkReason => ({ key, args: { place }, rule: "B6" });
  if (isSegment(place)) return state.segments.includes(segment(place).id) ? undefined : why("refusal.not-built");
  if (state.factories[place] === undefined) return why("refusal.not-built");
  if (site(place).kind === "external") return why("refusal.abroad");
  if (isTouched(state, place)) return why("refusal.touched");
  return state.factories[place] === "run-down" ? why("refusal.run-down") : undefined;
}
