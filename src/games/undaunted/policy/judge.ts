import type { CounterId, TileId } from "../components/index.ts";
import type { CombatId } from "../rules/defence.ts";
import { other, type Side, sides } from "../seats.ts";
import type { SoldierView, UndauntedView } from "../view/index.ts";
import { withTokens } from "./after.ts";
import { hope, hopeOf, prospects, worthOfGuard, worthOfTrophy } from "./aims.ts";
import { chanceAt, isCar, type Target, targetsFor, type Weapon, weaponsOf } from "./chances.ts";
import { canDo, cardsToWalk } from "./reach.ts";

/** How much the enemy's prospects weigh against one's own. */
const ENVY = 0.7;
/** How much a good field of fire counts, and how much being in one. */
const FIRE = 0.5;
const DANGER = 0.3;
/** Cards a soldier usually has to lose before he is out. */
const LIVES = 3;

interface Feared {
  readonly board: UndauntedView["board"];
  readonly vehicles: UndauntedView["vehicles"];
  /** By the tiles on which guards stand. */
  readonly sums: Map<string, number>;
}

/** Looks at a table from one seat, and says what it is worth to that side. */
export class Judge {
  readonly seat: Side;
  readonly enemy: Side;
  /** What hitting each counter is worth to its enemy. */
  private readonly hits = new Map<CounterId, number>();
  private readonly shots = new Map<CounterId, ReadonlyMap<TileId, number>>();
  private readonly positions = new Map<SoldierView, number>();
  private readonly feared: Feared[] = [];
  /** Tiles that count for points. */
  private readonly wanted: ReadonlySet<TileId>;
  /** What the table is worth as it is. */
  readonly now: number;

  constructor(readonly view: UndauntedView) {
    if (view.seat === null) throw new Error("A spectator does not play");
    this.seat = view.seat;
    this.enemy = other(view.seat);
    const counts = view.board.filter(({ objective, structure }) => objective !== null || structure !== null);
    this.wanted = new Set(counts.map(({ id }) => id));
    for (const side of sides) this.appraise(other(side));
    this.now = this.value(view);
  }

  /** What a change of the table gains. */
  gain(after: UndauntedView): number {
    return this.value(after) - this.now;
  }

  private value(view: UndauntedView): number {
    let position = 0;
    for (const man of view.soldiers) if (man.side === this.seat) position += this.positionOf(view, man);
    return prospects(view, this.seat) - ENVY * this.enemyProspects(view) + position;
  }

  /** The same as long as the board, the vehicles and those who stand in the way are the same. */
  private enemyProspects(view: UndauntedView): number {
    const known = this.feared.find(({ board, vehicles }) => board === view.board && vehicles === view.vehicles);
    const guards = view.soldiers.filter((man) => man.side === this.seat && this.wanted.has(man.tile));
    const key = guards.map(({ tile }) => tile).join();
    const found = known?.sums.get(key);
    if (found !== undefined) return found;
    const sum = prospects(view, this.enemy);
    if (known === undefined)
      this.feared.push({ board: view.board, vehicles: view.vehicles, sums: new Map([[key, sum]]) });
    else known.sums.set(key, sum);
    return sum;
  }

  /** A man who has not moved is where he was, unless the ground or the vehicles have changed. */
  private positionOf(view: UndauntedView, man: SoldierView): number {
    const usual = view.board === this.view.board && view.vehicles === this.view.vehicles;
    const known = usual ? this.positions.get(man) : undefined;
    if (known !== undefined) return known;
    const position = FIRE * this.fire(view, man) - DANGER * this.danger(view, man);
    if (usual) this.positions.set(man, position);
    return position;
  }

  private appraise(side: Side): void {
    const { view } = this;
    for (const man of view.soldiers) {
      if (man.side !== side) continue;
      const arms = Math.max(0, ...weaponsOf(view, man).map(({ value }) => value ?? 0));
      const trophy = worthOfTrophy(view, other(side), man.id) / LIVES;
      const opens = canDo(man, "scout") || canDo(man, "blaze") ? this.closed(side) : 0;
      const useful = hopeOf(view, man) + opens + worthOfGuard(view, man);
      this.hits.set(man.id, 4 + arms + 0.3 * useful + trophy);
    }
    for (const car of view.vehicles) {
      if (car.owner !== side) continue;
      const crew = view.soldiers.filter(({ vehicle }) => vehicle === car.id).map(({ id }) => this.hitOn(id));
      const trophy = worthOfTrophy(view, other(side), car.id) / (car.durability - car.damage);
      const stops = car.disabled ? 0 : this.needs(side, car.id) / (car.critical - car.damage);
      this.hits.set(car.id, 2 + Math.max(0, ...crew) + trophy + stops);
    }
  }

  /** What a side would win if all the ground were scouted. */
  private closed(side: Side): number {
    const { view } = this;
    const unknown = view.board.filter(({ tokens }) => tokens[side] === undefined).map(({ id }) => id);
    return prospects(withTokens(view, side, unknown, "scouted"), side) - prospects(view, side);
  }

  /** What a side loses with a vehicle that it must bring off the board. */
  private needs(side: Side, id: CounterId): number {
    return this.view.armies[side].goals.some(({ goal }) => goal.type === "evacuate" && goal.of.kind === "vehicle") &&
      this.view.vehicles.some((car) => car.id === id && car.owner === side)
      ? 30
      : 0;
  }

  hitOn(id: CounterId): number {
    return this.hits.get(id) ?? 0;
  }

  /** What an attack on a target may be expected to bring. */
  worthOfShot(view: UndauntedView, action: CombatId, dice: number, from: TileId | null, target: Target): number {
    const chance = chanceAt(view, action, dice, from, target);
    return chance * (action === "suppress" ? this.suppression(view, target) : this.hitOn(target.id));
  }

  /** The best ready man there loses a card's worth of time. */
  private suppression(view: UndauntedView, target: Target): number {
    const men = isCar(target) ? view.soldiers.filter(({ vehicle }) => vehicle === target.id) : [target];
    return 0.6 * Math.max(0, ...men.filter(({ suppressed }) => !suppressed).map(({ id }) => this.hitOn(id)));
  }

  /** The best shot from here or from where he could walk, the less worth the farther. */
  private fire(view: UndauntedView, man: SoldierView): number {
    let best = 0;
    for (const weapon of weaponsOf(view, man)) best = Math.max(best, this.bestShot(view, weapon, man.tile));
    for (const [tile, shot] of this.shotsOf(man))
      if (shot > best) best = Math.max(best, hope(shot, cardsToWalk(view, man, tile)));
    return best;
  }

  private bestShot(view: UndauntedView, { action, value }: Weapon, from: TileId): number {
    let best = 0;
    for (const target of targetsFor(view, this.seat))
      best = Math.max(best, this.worthOfShot(view, action, value ?? 0, from, target));
    return best;
  }

  /** What he could do with his own weapon from every tile, as the enemy stands now. */
  private shotsOf(man: SoldierView): ReadonlyMap<TileId, number> {
    const known = this.shots.get(man.id);
    if (known !== undefined) return known;
    const weapons = weaponsOf(this.view, { ...man, vehicle: null });
    const best = (tile: TileId) => Math.max(0, ...weapons.map((weapon) => this.bestShot(this.view, weapon, tile)));
    const shots = new Map(this.view.board.map(({ id }) => [id, best(id)]));
    this.shots.set(man.id, shots);
    return shots;
  }

  private danger(view: UndauntedView, man: SoldierView): number {
    const exposed: Target = view.vehicles.find(({ id }) => id === man.vehicle) ?? man;
    let worst = 0;
    for (const foe of view.soldiers) {
      if (foe.side === man.side || foe.suppressed) continue;
      for (const { action, value } of weaponsOf(view, foe))
        if (action !== "suppress") worst = Math.max(worst, chanceAt(view, action, value ?? 0, foe.tile, exposed));
    }
    return worst * this.hitOn(man.id);
  }
}
