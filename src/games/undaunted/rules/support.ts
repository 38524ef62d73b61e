import { type Flow, type Option, option } from "../../../engine/index.ts";
import { type ActionId, type CardId, cards, isFog, type VehicleId } from "../components/index.ts";
import { other } from "../seats.ts";
import type { Undaunted } from "../undaunted.ts";
import { type Act, type Action, actor, amountOf, standing } from "./acting.ts";
import { changeVehicle, layToken } from "./changes.ts";
import { copiesOf, draw, fogOf, gainFog, moveCard, titles } from "./piles.ts";
import { pointsOf } from "./points.ts";
import { controls, isDisabled, soldiersOf, tileOf, token, vehicle, vehicleOf, vehiclesOn } from "./position.ts";
import { blaze, survey } from "./surveying.ts";

/** [8] */
export const supportActions = {
  inspire: {
    rule: "8.1",
    can: (g, act) => inspirable(g, act).length > 0,
    *perform(g, act) {
      const picked = yield* pickCards(g, act, "inspire.card", inspirable);
      for (const card of picked) g.tell("inspired", { side: act.side, card });
    },
  },
  conceal: {
    rule: "8.2",
    can: () => true,
    *perform(g, { side }) {
      g.tell("concealed", { side, enemy: other(side), fog: gainFog(g, other(side)) ? 1 : 0 });
    },
  },
  control: {
    rule: "8.3",
    can: (g, act) => whyNoControl(g, act) === null,
    *perform(g, act) {
      const tile = standing(g.state, act);
      if (tile === null) return;
      const before = pointsOf(g.state, act.side);
      const lost = controls(g.state, other(act.side), tile);
      layToken(g.state, act.side, tile, "controlled");
      if (lost) layToken(g.state, other(act.side), tile, "scouted");
      const points = pointsOf(g.state, act.side) - before;
      const args = { side: act.side, tile, ...(points > 0 ? { points } : {}) };
      g.tell("controlled", lost ? { ...args, enemy: other(act.side) } : args);
    },
  },
  survey,
  recon: {
    rule: "8.5",
    can: (g, { side }) => g.army(side).hand.includes(fogOf(side)),
    *perform(g, { side }) {
      moveCard(g.army(side), fogOf(side), "hand", "removed");
      g.tell("fog-removed", { side });
      draw(g, side, 1);
    },
  },
  repair: {
    rule: "8.6",
    can: (g, act) => repairable(g, act).length > 0,
    *perform(g, act) {
      const options = repairable(g, act).map((id) => option(id, { damage: vehicle(g.state, id).damage }));
      const id = yield* g.ask(act.side, { kind: "repair.vehicle", rule: "8.6" }, options);
      const wasDisabled = isDisabled(g.state, id);
      const damage = vehicle(g.state, id).damage - 1;
      changeVehicle(g.state, id, { damage });
      g.tell("repaired", { side: act.side, vehicle: id, damage, ready: wasDisabled && !isDisabled(g.state, id) });
    },
  },
  bolster: {
    rule: "8.7",
    can: (g, act) => bolsterable(g, act).length > 0,
    *perform(g, act) {
      const picked = yield* pickCards(g, act, "bolster.card", bolsterable);
      g.tell("bolstered", { side: act.side, cards: picked });
    },
  },
  command: {
    rule: "8.8",
    can: (g, { side }) => g.army(side).deck.length + g.army(side).discard.length > 0,
    perform: command,
  },
  blaze,
} as const satisfies Partial<Record<ActionId, Action>>;

const admits = ({ offer }: Act, card: CardId): boolean =>
  offer.squad === undefined || cards[card].squad === offer.squad;

/** [R9] No card that itself inspires, so not the card just played either. */
const inspirable = (g: Undaunted, act: Act): CardId[] =>
  g
    .army(act.side)
    .played.filter((card) => admits(act, card) && !cards[card].actions.some(({ action }) => action === "inspire"));

/** [R11] */
const bolsterable = (g: Undaunted, act: Act): CardId[] =>
  g.army(act.side).supply.filter((card) => admits(act, card) && !isFog(card));

/** Picks up to the value, one title after the other; each goes at once where it belongs. */
function* pickCards(
  g: Undaunted,
  act: Act,
  kind: "inspire.card" | "bolster.card",
  eligible: (g: Undaunted, act: Act) => CardId[],
): Flow<CardId[]> {
  const [from, to] = kind === "inspire.card" ? (["played", "hand"] as const) : (["supply", "discard"] as const);
  const picked: CardId[] = [];
  for (let left = amountOf(act); left > 0; left--) {
    const pool = eligible(g, act);
    if (pool.length === 0) break;
    const options: Option<CardId | "done">[] = titles(pool).map((card) =>
      option(card, { copies: copiesOf(pool, card) }),
    );
    if (picked.length > 0) options.push(option("done"));
    const args = { left, ...(act.offer.squad === undefined ? {} : { squad: act.offer.squad }) };
    const copies = titles(pool).map((card) => [card, copiesOf(pool, card)] as const);
    const row = { most: left, each: left, fewer: Object.fromEntries(copies) };
    const card = yield* g.ask(act.side, { kind, args, rule: supportActions[kindOf(kind)].rule, row }, options);
    if (card === "done") break;
    moveCard(g.army(act.side), card, from, to);
    picked.push(card);
  }
  return picked;
}

const kindOf = (kind: "inspire.card" | "bolster.card") => (kind === "inspire.card" ? "inspire" : "bolster");

/** [R20] How many is said before any is seen; not more than there are. */
function* command(g: Undaunted, act: Act): Flow {
  const { deck, discard } = g.army(act.side);
  const most = Math.min(amountOf(act), deck.length + discard.length);
  const options = Array.from({ length: most }, (_, at) => option(`draw:${at + 1}` as const));
  const answer = yield* g.ask(act.side, { kind: "command.count", rule: "8.8" }, options);
  draw(g, act.side, Number(answer.slice("draw:".length)));
}

/** [8.3] Why the tile cannot be taken under control; null if it can. */
export function whyNoControl(g: Undaunted, act: Act): "token" | "held" | "blocked" | null {
  const { state } = g;
  const tile = standing(state, act);
  const own = tile === null ? undefined : token(state, act.side, tile);
  if (tile === null || own === undefined) return "token";
  if (own === "controlled") return "held";
  const enemy = other(act.side);
  const isManned = soldiersOf(state, enemy).some((id) => tileOf(state, id) === tile);
  return controls(state, enemy, tile) && isManned ? "blocked" : null;
}

/** [8.6] Who is aboard repairs only what he sits in. */
function repairable(g: Undaunted, act: Act): VehicleId[] {
  const man = actor(act);
  if (man === null) return [];
  const { state } = g;
  const aboard = vehicleOf(state, man);
  const here = tileOf(state, man);
  return vehiclesOn(state).filter(
    (id) => vehicle(state, id).damage > 0 && (aboard === null ? vehicle(state, id).tile === here : id === aboard),
  );
}
