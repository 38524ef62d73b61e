import { boardOf } from "../components/board.ts";
import { type ScenarioId, scenarios, type TileId, tiles } from "../components/index.ts";
import { type CombatId, coverOf } from "../rules/defence.ts";
import type { SoldierFacts, Way } from "./facts.ts";

/** How many steps more a tile counts that somebody else must scout first. */
const UNSCOUTED = { move: 1.5, stalk: 0, scout: 0, drive: 2.5 } as const;

/** Lengths from a tile to every other. */
type Lengths = Float64Array;

/** The tiles of a scenario by their numbers, and what never changes about them. */
export class Ground {
  readonly tiles: readonly TileId[];
  readonly adjacent: readonly (readonly number[])[];
  readonly passable: readonly boolean[];
  /** Steps from everywhere to everywhere, row by row. */
  private readonly steps: Uint8Array;
  /** What covers a target against ground fire, fire from a hill and fire from the air, row by row. */
  private readonly covers: Uint8Array;
  private readonly hills: readonly boolean[];
  private readonly roads = new Map<number, Roads>();
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(scenario: ScenarioId) {
    const board = boardOf(scenario);
    this.tiles = scenarios[scenario].board.map(({ tile }) => tile);
    this.numbers = new Map(this.tiles.map((tile, number) => [tile, number]));
    this.adjacent = this.tiles.map((tile) => board.adjacent(tile).map((each) => this.number(each)));
    this.passable = this.tiles.map((tile) => !tiles[tile].impassable);
    this.hills = this.tiles.map((tile) => tiles[tile].cover === "hill");
    this.steps = Uint8Array.from(this.tiles.flatMap((from) => this.tiles.map((to) => board.distance(from, to))));
    const hill = this.tiles.find((tile) => tiles[tile].cover === "hill") ?? null;
    this.covers = Uint8Array.from([
      ...this.tiles.map((tile) => coverOf(tile, "attack", null)),
      ...this.tiles.map((tile) => coverOf(tile, "attack", hill)),
      ...this.tiles.map((tile) => coverOf(tile, "strafe", null)),
    ]);
  }

  get size(): number {
    return this.tiles.length;
  }

  number(tile: string): number {
    const found = this.numbers.get(tile);
    if (found === undefined) throw new Error(`There is no tile ${tile}`);
    return found;
  }

  distance(from: number, to: number): number {
    return this.steps[from * this.tiles.length + to] as number;
  }

  /** From −1, which is no tile, as from a card without a counter. */
  cover(target: number, action: CombatId, from: number): number {
    const kind = action === "strafe" ? 2 : from >= 0 && this.hills[from] === true ? 1 : 0;
    return this.covers[kind * this.tiles.length + target] as number;
  }

  /** The ways over the ground for a side that has scouted this set of tiles, which has a bit for each. */
  roadsOver(scouted: number): Roads {
    const known = this.roads.get(scouted);
    if (known !== undefined) return known;
    if (this.roads.size > MOST_ROADS) this.roads.clear();
    const roads = new Roads(this, scouted);
    this.roads.set(scouted, roads);
    return roads;
  }
}

const MOST_ROADS = 500;

/** How long the ways are over the ground as it is scouted. */
export class Roads {
  private readonly marched: Lengths[] = [];
  private readonly driven: Lengths[] = [];
  private readonly walked: Lengths[] = [];
  private readonly ridden = new Map<number, Lengths>();

  constructor(
    private readonly ground: Ground,
    private readonly scouted: number,
  ) {}

  /** Cards a soldier needs to every tile on foot. */
  onFoot(man: SoldierFacts, from: number): Lengths {
    const key = man.number * this.ground.size + from;
    const known = this.walked[key];
    if (known !== undefined) return known;
    const cards = new Float64Array(this.ground.size).fill(NEVER);
    for (const { way, steps } of man.paces) {
      const lengths = this.lengths(way, from);
      for (let to = 0; to < cards.length; to++)
        cards[to] = Math.min(cards[to] as number, (lengths[to] as number) / steps);
    }
    cards[from] = 0;
    this.walked[key] = cards;
    return cards;
  }

  /** Cards to every tile for whoever rides in a vehicle of such a speed, and goes on on foot. */
  riding(man: SoldierFacts, speed: number, from: number): Lengths {
    const key = (man.number * 16 + speed) * this.ground.size + from;
    const known = this.ridden.get(key);
    if (known !== undefined) return known;
    const cards = new Float64Array(this.ground.size).fill(NEVER);
    const lengths = this.driving(from);
    for (let stop = 0; stop < cards.length; stop++) {
      const ride = (lengths[stop] as number) / speed;
      if (ride >= NEVER) continue;
      const walk = this.onFoot(man, stop);
      for (let to = 0; to < cards.length; to++) cards[to] = Math.min(cards[to] as number, ride + (walk[to] as number));
    }
    this.ridden.set(key, cards);
    return cards;
  }

  driving(from: number): Lengths {
    return this.lengths("drive", from);
  }

  private lengths(way: Way, from: number): Lengths {
    const rows = way === "drive" ? this.driven : this.marched;
    const key = way === "move" ? this.ground.size + from : from;
    const known = rows[key];
    if (known !== undefined) return known;
    const found = this.shortest(way, from);
    rows[key] = found;
    return found;
  }

  private shortest(way: Way, from: number): Lengths {
    const { ground, scouted } = this;
    const more = UNSCOUTED[way];
    const lengths = new Float64Array(ground.size).fill(Number.POSITIVE_INFINITY);
    lengths[from] = 0;
    // a tile whose way became shorter is looked at again
    const open = [from];
    for (let here = open.shift(); here !== undefined; here = open.shift())
      for (const next of ground.adjacent[here] as readonly number[]) {
        if (way === "drive" && ground.passable[next] !== true) continue;
        const length = (lengths[here] as number) + 1 + ((scouted & (1 << next)) === 0 ? more : 0);
        if (length >= (lengths[next] as number)) continue;
        lengths[next] = length;
        open.push(next);
      }
    return lengths;
  }
}

/** What cannot be reached is far away. */
export const NEVER = 99;

const grounds = new Map<ScenarioId, Ground>();

export function groundOf(scenario: ScenarioId): Ground {
  const known = grounds.get(scenario) ?? new Ground(scenario);
  grounds.set(scenario, known);
  return known;
}
