import { germanyOf, type Seat } from "../seats.ts";
import { makeBest } from "./best.ts";
import { leastGrowth, mostGrowth } from "./growth.ts";
import { provinces } from "./map.ts";
import { built, dismantled, unrestBy } from "./moves.ts";
import { buildable, dismantlable } from "./places.ts";
import type { Changes, Position } from "./position.ts";
import { raiseOn } from "./raising.ts";

/** What building, raising and calming would change: the same for all cards of one value. */
export class Plans {
  private readonly builtBy: Changes[] = [[]];
  private readonly raisedBy = new Map<number, Changes>();
  private readonly calmedBy = new Map<boolean, Changes | null>();

  constructor(
    private readonly position: Position,
    private readonly seat: Seat,
  ) {}

  /** Point by point, each where it helps most. */
  built(value: number): Changes {
    const { position, seat, builtBy } = this;
    const side = germanyOf(seat);
    while (builtBy.length <= value) {
      const last = builtBy.at(-1) ?? [];
      builtBy.push(
        this.changes(() => {
          position.make(last);
          const points = mostGrowth(position, buildable(position, side));
          makeBest(position, seat, points, (point) => built(position, point));
        }),
      );
    }
    return builtBy[value] ?? [];
  }

  raised(value: number): Changes {
    const known = this.raisedBy.get(value);
    if (known !== undefined) return known;
    const changes = this.changes(() => raiseOn(this.position, this.seat, { value, done: [], sent: false }));
    this.raisedBy.set(value, changes);
    return changes;
  }

  /** Nothing where nothing can be calmed. */
  calmed(free: boolean): Changes | null {
    const known = this.calmedBy.get(free);
    if (known !== undefined) return known;
    const { position } = this;
    const restless = provinces[germanyOf(this.seat)].filter((at) => (position.unrest[at] ?? 0) > 0);
    const changes = restless.length === 0 ? null : this.calm(free, restless);
    this.calmedBy.set(free, changes);
    return changes;
  }

  private calm(free: boolean, restless: readonly number[]): Changes | null {
    const { position, seat } = this;
    let isPossible = true;
    const changes = this.changes(() => {
      makeBest(position, seat, restless, (at) => unrestBy(position, at, -1));
      if (free) return;
      const points = leastGrowth(position, dismantlable(position, germanyOf(seat)));
      isPossible = points.length > 0;
      makeBest(position, seat, points, (point) => dismantled(position, point));
    });
    return isPossible ? changes : null;
  }

  private changes(change: () => void): Changes {
    const { position } = this;
    const mark = position.mark;
    change();
    const changes = position.since(mark);
    position.back(mark);
    return changes;
  }
}
