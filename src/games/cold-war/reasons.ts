import type { Ask } from "../../engine/index.ts";
import type { Line, Passage } from "../../i18n/index.ts";
import { told } from "./forecast.ts";
import { leadIn, scoreOf } from "./policy/ground.ts";
import { type Knowledge, knowledgeOf, type Sense, type Table } from "./policy/knowledge.ts";
import { other, type Side } from "./seats.ts";

/** Why a side would take an option: what its own words do not say, for whoever does not know the countries and cards by heart. */
export function reasonsIn(sense: Sense): (table: Table, ask: Ask, option: string) => Passage {
  const knowledge = knowledgeOf(sense);
  return (table, { kind, seat, args }, option) => {
    const side: Side = seat === "us" ? "us" : "ussr";
    if (kind === "play.card" || kind === "headline.card") return ofCard(knowledge, table, side, option);
    if (option === "space") return ofSpace(knowledge, table, side, String(args.card));
    return ofCountry(knowledge, table, side, option);
  };
}

const isTheirs = ({ cards }: Knowledge, side: Side, card: string): boolean => cards[card]?.side === other(side);

function ofCard(k: Knowledge, table: Table, side: Side, card: string): Line[] {
  const region = k.tables.find(({ name }) => name === k.scores[card]);
  if (region !== undefined) {
    const worth = scoreOf(k, region, table, side);
    return [told(worth > 0 ? "why.scoring.good" : worth < 0 ? "why.scoring.bad" : "why.scoring.even")];
  }
  if (!isTheirs(k, side, card)) return [];
  const isWarlike = k.warlike.has(card) && table.defcon > 2;
  return [told(isWarlike ? "why.theirs.warlike" : "why.theirs", { seat: other(side) })];
}

const ofSpace = (k: Knowledge, { defcon }: Table, side: Side, card: string): Line[] =>
  isTheirs(k, side, card) ? [told(k.warlike.has(card) && defcon <= 2 ? "why.space.brink" : "why.space.theirs")] : [];

const MOST_OPENED = 3;

function ofCountry(k: Knowledge, table: Table, side: Side, option: string): Line[] {
  const { board } = k;
  const place = board.find(option.slice(option.indexOf(":") + 1));
  if (place === undefined) return [];
  const own = table.influence[side];
  const opened = board
    .adjacent(place)
    .filter((next) => own[next] === 0 && board.battleground[next] && !isReached(k, own, next))
    .slice(0, MOST_OPENED)
    .map((next) => board.ids[next] as string);
  const isHeld = leadIn(table, side, place) <= -(board.stability[place] as number);
  const country = board.ids[place] as string;
  return [
    ...(board.battleground[place] ? [told("why.battleground", { country })] : []),
    ...(isHeld ? [told("why.breaks", { seat: other(side) })] : []),
    ...(own[place] === 0 && opened.length > 0 ? [told("why.opens", { countries: opened })] : []),
  ];
}

/** Whether a side stands next to a country already. */
const isReached = ({ board }: Knowledge, own: readonly number[], place: number): boolean =>
  board.adjacent(place).some((next) => own[next] !== 0);
