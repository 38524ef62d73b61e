import { chanceOf } from "../components/die.ts";
import { cards, type Offer, type SoldierId, soldierIds } from "../components/index.ts";
import { type CombatId, isCombat } from "../rules/defence.ts";

/** How somebody goes from tile to tile. */
export type Way = "move" | "stalk" | "scout" | "drive";

const ways: ReadonlySet<string> = new Set(["move", "stalk", "scout", "drive"]);

export const isWay = (action: string): action is Way => ways.has(action);

export type Weapon = Offer & { readonly action: CombatId };

export const weaponsAmong = (offers: readonly Offer[]): readonly Weapon[] =>
  offers.filter((offer): offer is Weapon => isCombat(offer.action));

/** What the card of a soldier says, as it is asked thousands of times. */
export interface SoldierFacts {
  readonly id: SoldierId;
  /** Among all soldiers. */
  readonly number: number;
  readonly defence: number;
  readonly specialisation: "tank" | null;
  readonly offers: readonly Offer[];
  readonly weapons: readonly Weapon[];
  /** How he goes on foot, and how far with a card. */
  readonly paces: readonly { readonly way: Way; readonly steps: number }[];
  readonly controls: boolean;
  readonly demolishes: boolean;
  /** Opens ground to others. */
  readonly scouts: boolean;
}

const all = new Map(soldierIds.map((id, number) => [id, factsOf(id, number)]));

export const soldierFacts = (id: SoldierId): SoldierFacts => all.get(id) as SoldierFacts;

function factsOf(id: SoldierId, number: number): SoldierFacts {
  const { actions: offers, defence = 0, specialisation = null } = cards[id];
  const can = (action: string) => offers.some((offer) => offer.action === action);
  return {
    id,
    number,
    defence,
    specialisation,
    offers,
    weapons: weaponsAmong(offers),
    paces: offers.flatMap(({ action, value }) => (isWay(action) ? [{ way: action, steps: value ?? 1 }] : [])),
    controls: can("control"),
    demolishes: can("demolish"),
    scouts: can("scout") || can("blaze"),
  };
}

const MOST_TOTAL = 64;
const chances: (Float64Array | undefined)[] = [];

/** From 0 to 1, that one of so many dice reaches a total. */
export function chance(total: number, dice: number): number {
  const known = chances[dice] ?? chancesWith(dice);
  return known[Math.min(total, MOST_TOTAL - 1)] as number;
}

function chancesWith(dice: number): Float64Array {
  const found = Float64Array.from({ length: MOST_TOTAL }, (_, total) => chanceOf(total, dice) / 100);
  chances[dice] = found;
  return found;
}
