import type { CounterId } from "../components/index.ts";
import type { CombatId } from "../rules/defence.ts";
import type { Side } from "../seats.ts";
import type { UndauntedView } from "../view/index.ts";
import { hope, hopeOf, prospects, worthOfGuard, worthOfTrophy } from "./aims.ts";
import { chanceAt, seatWeapons, type Target, targetsIn } from "./chances.ts";
import { cardsToWalk } from "./reach.ts";
import { type Camp, copiesSeen, type Man, Scene } from "./scene.ts";
import { weights } from "./weights.ts";

/** Looks at a table from one seat, and says what it is worth to that side. */
export class Judge {
  /** What hitting each counter is worth to its enemy. */
  private readonly hits = new Map<CounterId, number>();
  private readonly targets: readonly Target[];
  /** What each soldier could do with his own weapon from every tile, as the enemy stands now. */
  private readonly shots: (Float64Array | undefined)[] = [];
  /** By soldier and tile, on foot. */
  private readonly positions: (number | undefined)[] = [];
  /** What the table is worth as it is. */
  readonly now: number;

  constructor(readonly scene: Scene) {
    this.targets = targetsIn(scene.enemy);
    this.appraise(scene.own, scene.enemy);
    this.appraise(scene.enemy, scene.own);
    this.now = this.value();
  }

  get view(): UndauntedView {
    return this.scene.view;
  }

  /** What the changes that are being tried gain. */
  gain(): number {
    return this.value() - this.now;
  }

  hitOn(id: CounterId): number {
    return this.hits.get(id) ?? 0;
  }

  private value(): number {
    const { scene } = this;
    let position = 0;
    for (const man of scene.own.men) if (!man.gone) position += this.positionOf(man);
    return prospects(scene, scene.own) - weights.envy * prospects(scene, scene.enemy) + position;
  }

  private positionOf(man: Man): number {
    const isUsual = this.scene.changes === 0 && man.car === null;
    const key = man.at * this.scene.ground.size + man.tile;
    const known = isUsual ? this.positions[key] : undefined;
    if (known !== undefined) return known;
    const position = weights.fire * this.fire(man) - weights.danger * this.danger(man);
    if (isUsual) this.positions[key] = position;
    return position;
  }

  private appraise(camp: Camp, rival: Camp): void {
    const { scene } = this;
    const opens = camp.men.some(({ facts }) => facts.scouts) ? this.closed(camp) : 0;
    for (const man of camp.men) {
      let arms = 0;
      for (const { value } of man.facts.weapons) arms = Math.max(arms, value ?? 0);
      for (const { value } of seatWeapons(man)) arms = Math.max(arms, value ?? 0);
      const trophy = worthOfTrophy(rival, man.id) / weights.lives;
      const useful = hopeOf(scene, man) + (man.facts.scouts ? opens : 0) + worthOfGuard(scene, man);
      this.hits.set(man.id, weights.soldier + arms + weights.useful * useful + trophy);
    }
    for (const car of camp.cars) {
      let crew = 0;
      for (const man of scene.crew(car)) crew = Math.max(crew, this.hitOn(man.id));
      const trophy = worthOfTrophy(rival, car.id) / (car.durability - car.damage);
      const isNeeded =
        !car.disabled && camp.leaving?.goal.type === "evacuate" && camp.leaving.goal.of.kind === "vehicle";
      this.hits.set(
        car.id,
        weights.vehicle + crew + trophy + (isNeeded ? weights.needed / (car.critical - car.damage) : 0),
      );
    }
  }

  /** What a side would win if all the ground were scouted. */
  private closed(camp: Camp): number {
    const { scene } = this;
    const before = prospects(scene, camp);
    const { roads } = camp;
    camp.roads = scene.ground.roadsOver((1 << scene.ground.size) - 1);
    const after = prospects(scene, camp);
    camp.roads = roads;
    return after - before;
  }

  /** What an attack on a target may be expected to bring. */
  worthOfShot(action: CombatId, dice: number, from: number, target: Target): number {
    const chance = chanceAt(this.scene, action, dice, from, target);
    if (chance === 0) return 0;
    return chance * (action === "suppress" ? this.suppression(target) : this.hitOn(target.id));
  }

  /** The best ready man there loses a card's worth of time. */
  private suppression(target: Target): number {
    if (!target.isCar) return target.suppressed ? 0 : weights.suppression * this.hitOn(target.id);
    let best = 0;
    for (const man of this.scene.men)
      if (man.car === target && !man.gone && !man.suppressed) best = Math.max(best, this.hitOn(man.id));
    return weights.suppression * best;
  }

  bestShot(action: CombatId, dice: number, from: number): number {
    let best = 0;
    for (const target of this.targets) best = Math.max(best, this.worthOfShot(action, dice, from, target));
    return best;
  }

  /** The best shot from here or from where he could walk, the less worth the farther. */
  private fire(man: Man): number {
    const shots = this.shotsOf(man);
    let best = shots[man.tile] as number;
    for (const { action, value } of seatWeapons(man))
      best = Math.max(best, this.bestShot(action, value ?? 0, man.tile));
    for (let tile = 0; tile < shots.length; tile++)
      if ((shots[tile] as number) > best) best = Math.max(best, hope(shots[tile] as number, cardsToWalk(man, tile)));
    return best;
  }

  private shotsOf(man: Man): Float64Array {
    const known = this.shots[man.at];
    if (known !== undefined) return known;
    const shots = new Float64Array(this.scene.ground.size);
    for (let tile = 0; tile < shots.length; tile++)
      for (const { action, value } of man.facts.weapons)
        shots[tile] = Math.max(shots[tile] as number, this.bestShot(action, value ?? 0, tile));
    this.shots[man.at] = shots;
    return shots;
  }

  private danger(man: Man): number {
    const exposed: Target = man.car ?? man;
    let worst = 0;
    for (const foe of this.scene.enemy.men) {
      if (foe.suppressed || foe.gone) continue;
      for (const { action, value } of foe.facts.weapons)
        if (action !== "suppress") worst = Math.max(worst, chanceAt(this.scene, action, value ?? 0, foe.tile, exposed));
      if (foe.car === null) continue;
      for (const { action, value } of seatWeapons(foe))
        if (action !== "suppress") worst = Math.max(worst, chanceAt(this.scene, action, value ?? 0, foe.tile, exposed));
    }
    return worst * this.hitOn(man.id);
  }
}

const last: Partial<Record<Side, Judge>> = {};

/**
 * The same judge as long as the table is the same: what is drawn, played and discarded changes what a card can be played for, and
 * nothing of what he says.
 */
export function judgeOf(view: UndauntedView): Judge {
  const copies = copiesSeen(view);
  const before = view.seat === null ? undefined : last[view.seat];
  if (before !== undefined && isSameTable(before.scene, view, copies)) {
    before.scene.view = view;
    return before;
  }
  const judge = new Judge(new Scene(view, copies));
  last[judge.scene.own.side] = judge;
  return judge;
}

const isSameTable = (scene: Scene, view: UndauntedView, copies: readonly number[]): boolean =>
  scene.changes === 0 &&
  scene.view.soldiers === view.soldiers &&
  scene.view.vehicles === view.vehicles &&
  scene.view.board === view.board &&
  copies.every((each, at) => each === scene.copies[at]);
