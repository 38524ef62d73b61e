import {
  type CardId,
  cardIds,
  cards,
  type SoldierId,
  type StructureId,
  scenarios,
  type TileId,
  type TokenFace,
  type VehicleId,
} from "../components/index.ts";
import { copiesOf, fogOf } from "../rules/piles.ts";
import { remembering } from "../rules/remembering.ts";
import type { Side } from "../seats.ts";
import type { Army, Pile, Soldier, UndauntedState, Vehicle } from "../state.ts";
import type { SoldierView, TileView, UndauntedView, VehicleView } from "../view/index.ts";

/**
 * The position as a seat knows it. Of the other side it can work out what lies face down in hand and deck together; how that
 * is divided is anybody's guess, so nothing may be concluded from it, nor from the order of a deck.
 */
export function positionSeen(view: UndauntedView, seat: Side | null): UndauntedState {
  const { options, round, initiative, armies, quiet } = view;
  return {
    options,
    step: view.active === null ? { at: "initiative" } : { at: "play", side: view.active, begun: true },
    round,
    initiative,
    armies: { lrdg: armySeen(view, "lrdg", seat), italy: armySeen(view, "italy", seat) },
    soldiers: soldiersSeen(view.soldiers),
    vehicles: vehiclesSeen(view.vehicles),
    structures: structuresSeen(view.board),
    hopeless: { lrdg: armies.lrdg.hopeless, italy: armies.italy.hopeless },
    ...(quiet === null ? {} : { quiet }),
    swapped: false,
  };
}

function armySeen(view: UndauntedView, side: Side, seat: Side | null): Army {
  const { discard, played, supply, evacuated, neutralised, destroyed, removedSize } = view.armies[side];
  const open = { discard, played, supply, evacuated, neutralised, destroyed };
  const tokens = tokensSeen(view.board)[side];
  if (side === seat) return { ...open, tokens, deck: view.deck, hand: view.hand, removed: view.removed };
  const { hand, deck } = faceDown(view, side);
  // which cards have left the game matters to nobody, only how many
  return { ...open, tokens, deck, hand, removed: Array<CardId>(removedSize).fill(fogOf(side)) };
}

/** What both can count: soldiers by their wounds, other cards because they never leave the game, and the rest is fog. */
export function faceDown(view: UndauntedView, side: Side): { readonly hand: Pile; readonly deck: Pile } {
  const { handSize, deckSize, copies, discard, played, supply } = view.armies[side];
  const { deck: first, supply: second } = scenarios[view.scenario].sides[side];
  const found: CardId[] = [];
  for (const id of cardIds) {
    if (cards[id].kind === "fog" || cards[id].side !== side) continue;
    const alive = copies[id as SoldierId];
    const given = (first[id] ?? 0) + (second[id] ?? 0) - copiesOf(played, id) - copiesOf(supply, id);
    const count = (cards[id].kind === "soldier" ? (alive ?? 0) : given) - copiesOf(discard, id);
    for (let left = count; left > 0; left--) found.push(id);
  }
  while (found.length < handSize + deckSize) found.push(fogOf(side));
  return { hand: found.slice(0, handSize), deck: found.slice(handSize) };
}

const soldiersSeen = remembering((seen: readonly SoldierView[]): UndauntedState["soldiers"] => {
  const found: Partial<Record<SoldierId, Soldier>> = {};
  for (const { id, tile, vehicle, seat, suppressed } of seen)
    found[id] = { place: vehicle === null ? { tile } : { vehicle, seat: seat ?? "" }, suppressed };
  return found;
});

const vehiclesSeen = remembering((seen: readonly VehicleView[]): UndauntedState["vehicles"] => {
  const found: Partial<Record<VehicleId, Vehicle>> = {};
  for (const { id, owner, tile, damage } of seen) found[id] = { owner, tile, damage };
  return found;
});

const structuresSeen = remembering((board: readonly TileView[]): UndauntedState["structures"] => {
  const found: Partial<Record<StructureId, TileId>> = {};
  for (const { id, structure } of board) if (structure !== null) found[structure.id] = id;
  return found;
});

const tokensSeen = remembering((board: readonly TileView[]): Readonly<Record<Side, Army["tokens"]>> => {
  const lrdg: Partial<Record<TileId, TokenFace>> = {};
  const italy: Partial<Record<TileId, TokenFace>> = {};
  for (const { id, tokens } of board) {
    if (tokens.lrdg !== undefined) lrdg[id] = tokens.lrdg;
    if (tokens.italy !== undefined) italy[id] = tokens.italy;
  }
  return { lrdg, italy };
});
