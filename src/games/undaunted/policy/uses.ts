import { type CardId, cards, isFog, isSoldier, type Offer } from "../components/index.ts";
import { isCombat } from "../rules/defence.ts";
import type { UndauntedView } from "../view/index.ts";
import { admits, around, bestShot, bestTiles, bolster, control, repair } from "./acts.ts";
import { type Place, withMan, withRallied, withSwapped } from "./after.ts";
import { isWay } from "./facts.ts";
import { bestOf, journeys } from "./journeys.ts";
import type { Judge } from "./judge.ts";
import { canUse } from "./reach.ts";
import type { Car, Man } from "./scene.ts";
import { weights } from "./weights.ts";

/** Something a card can be played for, as the ask names it. */
interface Use {
  readonly id: string;
  readonly worth: number;
}

/** Who does it, and whether by the seat of a vehicle. */
interface Doer {
  readonly card: CardId;
  readonly man: Man | null;
  readonly by: Car | null;
}

const NOTHING: Use = { id: "hunker", worth: 0 };

/** What has been found of the cards of a view. */
interface Found {
  readonly uses: Map<CardId, Use>;
  drawn: number | null;
}

const found = new WeakMap<UndauntedView, Found>();

function foundOf({ view }: Judge): Found {
  const known = found.get(view) ?? { uses: new Map<CardId, Use>(), drawn: null };
  found.set(view, known);
  return known;
}

/** The best that a card can be played for; of a table that nothing is being tried on it is remembered. */
export function bestUse(judge: Judge, card: CardId): Use {
  const isUsual = judge.scene.changes === 0;
  const { uses } = foundOf(judge);
  const before = isUsual ? uses.get(card) : undefined;
  if (before !== undefined) return before;
  const best = usesOf(judge, card).reduce((one, use) => (use.worth > one.worth ? use : one), NOTHING);
  if (isUsual) uses.set(card, best);
  return best;
}

/** Everything a card could do now. */
export function usesOf(judge: Judge, card: CardId): Use[] {
  if (!isSoldier(card))
    return cards[card].actions.map((offer) => ({
      id: offer.action,
      worth: worthOfAct(judge, { card, man: null, by: null }, offer),
    }));
  const man = judge.scene.manOf(card);
  if (man === undefined) return [];
  if (man.suppressed) return [{ id: "rally", worth: weights.rally + withRallied(judge.scene, man, judge) }];
  return [...actsOf(judge, man), ...changesOf(judge, man), ...swapsOf(judge, man)];
}

/** The actions of a soldier's card and of his seat. */
export const actsOf = (judge: Judge, man: Man): Use[] => [...ownActs(judge, man), ...seatActs(judge, man)];

const ownActs = (judge: Judge, man: Man): Use[] =>
  man.facts.offers.map((offer) => ({
    id: offer.action,
    worth: worthOfAct(judge, { card: man.id, man, by: null }, offer),
  }));

function seatActs(judge: Judge, man: Man): Use[] {
  const { car } = man;
  const seat = car?.seats.find(({ id }) => id === man.seat);
  if (car === null || seat === undefined || car.disabled || !canUse(man, seat)) return [];
  return seat.offers.map((offer) => ({
    id: `seat:${offer.action}`,
    worth: worthOfAct(judge, { card: man.id, man, by: car }, offer),
  }));
}

/** [6.1] To change the place and then to do what is possible only there, or only to change it. */
function changesOf(judge: Judge, man: Man): Use[] {
  return placesOf(judge, man).map(({ id, place }) => {
    const worth = withMan(judge.scene, man, place, () => {
      const acts = place.car === null ? ownActs(judge, man) : seatActs(judge, man);
      return acts.reduce((best, act) => Math.max(best, act.worth), judge.gain());
    });
    return { id, worth: worth - weights.bother };
  });
}

/** The change alone. */
export const worthOfChange = (judge: Judge, man: Man, change: string): number => {
  const found = placesOf(judge, man).find(({ id }) => id === change);
  return found === undefined ? 0 : withMan(judge.scene, man, found.place, () => judge.gain()) - weights.bother;
};

function placesOf({ scene }: Judge, man: Man): { readonly id: string; readonly place: Place }[] {
  const free = (car: Car, how: "board" | "sit") => {
    const crew = scene.crew(car);
    return car.seats
      .filter(({ id }) => !crew.some(({ seat }) => seat === id))
      .map(({ id: seat }) => ({ id: `${how}:${car.id}:${seat}`, place: { tile: car.tile, car, seat } }));
  };
  if (man.car !== null)
    return [{ id: "leave", place: { tile: man.tile, car: null, seat: null } }, ...free(man.car, "sit")];
  return scene.cars
    .filter((car) => car.tile === man.tile && !car.gone && scene.crew(car).every(({ camp }) => camp === man.camp))
    .flatMap((car) => free(car, "board"));
}

function swapsOf(judge: Judge, man: Man): Use[] {
  const { scene } = judge;
  if (man.car === null) return [];
  return scene
    .crew(man.car)
    .filter((comrade) => comrade !== man)
    .map((comrade) => ({
      id: `swap:${comrade.id}`,
      worth: withSwapped(scene, man, comrade, () => judge.gain()) - weights.bother,
    }));
}

/** What an action of a card or of a seat gains now; nothing if it cannot be done. */
function worthOfAct(judge: Judge, doer: Doer, offer: Offer): number {
  const { view, scene } = judge;
  const { man, by } = doer;
  const value = offer.value ?? 0;
  const { action } = offer;
  if (isCombat(action)) return bestShot(judge, man, offer);
  if (isWay(action)) {
    if (man === null || (by === null && man.car !== null)) return 0;
    const ways = journeys(judge, by ?? man, action, value);
    return ways.length === 0 ? 0 : bestOf(ways);
  }
  switch (action) {
    case "control":
      return man === null ? 0 : control(judge, man);
    case "inspire":
      return inspire(judge, doer, offer);
    case "bolster":
      return bolster(judge, offer);
    case "command":
      return value * drawn(judge);
    case "recon":
      return view.hand.some(isFog) ? drawn(judge) + weights.fog : 0;
    case "conceal":
      return view.armies[scene.enemy.side].supply.some(isFog) ? weights.fog : 0;
    case "repair":
      return man === null ? 0 : repair(judge, man);
    case "survey":
      return bestTiles(judge, [...scene.ground.tiles.keys()], value);
    case "blaze":
      return man === null ? 0 : bestTiles(judge, around(judge, man.tile, value), value);
  }
}

/** What a card from the top of the deck may be expected to do now. */
function drawn(judge: Judge): number {
  const kept = foundOf(judge);
  if (kept.drawn !== null) return kept.drawn;
  // cards that draw are worth no more than this themselves
  kept.drawn = 3;
  const { view, scene } = judge;
  const pile = view.deck.length > 0 ? view.deck : view.armies[scene.own.side].discard;
  const sum = pile.reduce((total, card) => total + bestUse(judge, card).worth, 0);
  kept.drawn = pile.length === 0 ? 0 : (weights.drawn * sum) / pile.length;
  return kept.drawn;
}

/** A card that was played is played once more. */
function inspire(judge: Judge, doer: Doer, offer: Offer): number {
  let best = 0;
  for (const card of new Set(judge.view.armies[judge.scene.own.side].played))
    if (card !== doer.card && admits(offer, card) && !cards[card].actions.some(({ action }) => action === "inspire"))
      best = Math.max(best, bestUse(judge, card).worth);
  return 0.95 * best;
}
