import type { Place } from "../components/board.ts";
import { other, type Side } from "../seats.ts";
import type { Knowledge, Region, Table } from "./knowledge.ts";

/** What it takes to have nothing to do with an answer. */
export const NEVER = -100;

/** Short of control a marker is worth so much of it. */
const FOOTHOLD = 0.3;
/** What a marker beyond control is worth, while there are few of them. */
const SPARE = 0.07;
const MOST_SPARE = 2;

/** How firmly a country is held by a lead of so many markers: 1 with control, −1 when the other side has it. */
export function hold(lead: number, stability: number): number {
  if (lead >= stability) return 1 + SPARE * Math.min(MOST_SPARE, lead - stability);
  if (lead <= -stability) return -1 - SPARE * Math.min(MOST_SPARE, -lead - stability);
  return (FOOTHOLD * lead) / stability;
}

export const leadIn = ({ influence }: Table, side: Side, place: Place): number =>
  (influence[side][place] as number) - (influence[other(side)][place] as number);

/** What one more marker is worth for each point it costs, if `left` points are to be spent; a price of 0 is an event's gift. */
export function markerWorth(
  k: Knowledge,
  table: Table,
  side: Side,
  place: Place,
  left: number,
  isGift: boolean,
): number {
  const stability = k.board.stability[place] as number;
  const value = k.worthOf[place] as number;
  const own = table.influence[side][place] as number;
  const lead = own - (table.influence[other(side)][place] as number);
  const now = hold(lead, stability);
  const reaching = own === 0 ? ACCESS * (k.beyond[place] as number) : 0;
  if (lead >= stability) return value * (hold(lead + 1, stability) - now);
  // dearer while the other side controls it
  const dear = Math.max(0, 1 - stability - lead);
  const toBreak = isGift ? dear : 2 * dear;
  const toControl = toBreak + stability - lead - dear;
  if (toControl <= left) return (value * (1 - now) + reaching) / toControl;
  if (dear > 0 && toBreak <= left) return (value * (hold(lead + dear, stability) - now) + reaching) / toBreak;
  return (value * (hold(lead + 1, stability) - now) + reaching) / (dear > 0 && !isGift ? 2 : 1);
}

/** What it is worth to stand next to what is worth something. */
const ACCESS = 0.04;

/** What about so many points are worth for placing influence: the two best places give most of it. */
export function placingWorth(k: Knowledge, table: Table, side: Side, points: number): number {
  const { board } = k;
  const own = table.influence[side];
  let best = 0;
  let second = 0;
  for (let place = 0; place < board.size; place++) {
    if (own[place] === 0 && !isNextTo(k, own, side, place)) continue;
    const worth = markerWorth(k, table, side, place, points, false);
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return points * (0.6 * best + 0.4 * second);
}

function isNextTo({ board }: Knowledge, own: readonly number[], side: Side, place: Place): boolean {
  if (board.superpower[place] === side) return true;
  const neighbours = board.adjacent(place);
  for (let at = 0; at < neighbours.length; at++) if (own[neighbours[at] as Place] !== 0) return true;
  return false;
}

/** What a coup with a die and so many points more than twice the stability is worth on the board. */
export function coupGain(k: Knowledge, table: Table, side: Side, place: Place, total: number): number {
  const stability = k.board.stability[place] as number;
  const lead = leadIn(table, side, place);
  const now = hold(lead, stability);
  let sum = 0;
  // what is taken away and what is added change the lead alike
  for (let die = 1; die <= 6; die++) sum += hold(lead + Math.max(0, die + total), stability) - now;
  return ((k.worthOf[place] as number) * sum) / 6;
}

/** What military operations are worth that are still owed, more the later it is. */
export function militaryWorth(
  k: Knowledge,
  { defcon, milOps, round, turn }: Table,
  side: Side,
  points: number,
): number {
  const owed = Math.min(points, defcon - milOps[side]);
  return owed <= 0 ? 0 : owed * (0.4 + (0.6 * round) / k.rounds(turn));
}

/** The best that a coup with so many points is worth; never where it would bring nuclear war. */
export function coupWorth(k: Knowledge, table: Table, side: Side, points: number): number {
  const { board } = k;
  const theirs = table.influence[other(side)];
  const banned = k.banned[table.defcon];
  const isAlarmed = k.alarm !== undefined && table.effects.some(({ card }) => card === k.alarm);
  let best = NEVER;
  for (let place = 0; place < board.size; place++) {
    if (theirs[place] === 0 || banned?.[place]) continue;
    const falls = (isAlarmed || board.battleground[place] ? 1 : 0) + (k.isShaky[place] ? 1 : 0);
    if (table.defcon - falls < 2) continue;
    const gain = coupGain(k, table, side, place, points - 2 * (board.stability[place] as number));
    if (gain > best) best = gain;
  }
  return best === NEVER ? NEVER : best + militaryWorth(k, table, side, points);
}

/** The VP that a region would give a side more than the other, if it were scored now. */
export function scoreOf(
  { board }: Knowledge,
  { sense, places, battlegrounds }: Region,
  table: Table,
  side: Side,
): number {
  const own = table.influence[side];
  const theirs = table.influence[other(side)];
  let [ownAll, ownKeys, ownBorders, theirAll, theirKeys, theirBorders] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as Place;
    const lead = (own[place] as number) - (theirs[place] as number);
    const stability = board.stability[place] as number;
    if (lead >= stability) {
      ownAll++;
      if (board.battleground[place]) ownKeys++;
      if (board.superpower[place] === other(side)) ownBorders++;
    } else if (-lead >= stability) {
      theirAll++;
      if (board.battleground[place]) theirKeys++;
      if (board.superpower[place] === side) theirBorders++;
    }
  }
  const { values } = sense;
  const base = (all: number, keys: number, others: number, otherKeys: number): number => {
    if (all === 0) return 0;
    if (all <= others || keys === 0) return values.presence;
    if (keys === battlegrounds) return values.control === "win" ? WIN : values.control;
    return keys > otherKeys && all > keys ? values.domination : values.presence;
  };
  const mine = base(ownAll, ownKeys, theirAll, theirKeys) + ownKeys + ownBorders;
  return mine - base(theirAll, theirKeys, ownAll, ownKeys) - theirKeys - theirBorders;
}

/** What control is worth that wins when it is scored. */
const WIN = 20;
