/** The opening lines of a game log: who plays, by which rules, and the influence placed before turn 1. */

import type { EntryOf, Ids, InfluenceStatement, Place, Side } from "./entries.ts";
import { type ReadLine, sideOf } from "./lines.ts";

export interface Setup<I extends Ids = Ids> {
  players: { us: string | null; ussr: string | null };
  /** Extra influence, agreed or won by bidding; its placements are among the others. */
  handicap: { readonly side: Side; readonly amount: number } | null;
  bids: { readonly player: string; readonly side: Side; readonly amount: number }[];
  scenario: string | null;
  optionalCards: boolean;
  clock: string | null;
  placements: EntryOf<"influence", I>[];
  unknown: EntryOf<"unknown", I>[];
}

export function emptySetup<I extends Ids>(): Setup<I> {
  return {
    players: { us: null, ussr: null },
    handicap: null,
    bids: [],
    scenario: null,
    optionalCards: false,
    clock: null,
    placements: [],
    unknown: [],
  };
}

const PLAYER = /^(.+) will play as (USSR|USA|US)\.?$/;
const BID = /^(.+) bids (\d+) Influence for (USSR|USA|US)\.?$/;
const HANDICAP = /^(?:Handicap influence|Additional Influence from bidding): (USSR|US) ([+-]?\d+)$/;
const SCENARIO = /^Scenario: (.+)$/;
const OPTIONAL_CARDS = /^Optional Cards Added$/;
const CLOCK = /^Time per Player: (.+)$/;
const HEADER = /^SETUP\s*:[\s:]*/;

export function readSetupLine<I extends Ids>(setup: Setup<I>, text: string, place: Place, readLine: ReadLine<I>) {
  const line = text.replace(HEADER, "");
  if (line === "") return;

  const player = PLAYER.exec(line);
  const bid = BID.exec(line);
  const handicap = HANDICAP.exec(line);
  const scenario = SCENARIO.exec(line);
  const clock = CLOCK.exec(line);
  if (player !== null) setup.players[sideOf(player[2] ?? "")] = player[1] ?? null;
  else if (bid !== null) {
    setup.bids.push({ player: bid[1] ?? "", amount: Number(bid[2]), side: sideOf(bid[3] ?? "") });
  } else if (handicap !== null) setup.handicap = { side: sideOf(handicap[1] ?? ""), amount: Number(handicap[2]) };
  else if (scenario !== null) setup.scenario = scenario[1] ?? null;
  else if (OPTIONAL_CARDS.test(line)) setup.optionalCards = true;
  else if (clock !== null) setup.clock = clock[1] ?? null;
  else {
    for (const said of readLine(line)) {
      if (said.kind === "influence") setup.placements.push({ ...onTop(setup, said), ...place });
      else setup.unknown.push({ kind: "unknown", text: line, ...place });
    }
  }
}

/** What is added to a country for the second time, as a handicap, may be stated together with what was added before. */
function onTop<I extends Ids>({ placements }: Setup<I>, said: InfluenceStatement<I>): InfluenceStatement<I> {
  const { side, country } = said;
  const before = placements.findLast((placement) => placement.side === side && placement.country === country);
  return before === undefined ? said : { ...said, delta: said[side] - before[side] };
}
