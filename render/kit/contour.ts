/**
 * Land around things: a distance field over rectangles and the lines that join them, roughened a little, and the curve
 * where it takes a value. A coast is that curve; shallow water is the same curve further out.
 */
type Field = (x: number, y: number) => number;
export type Curve = readonly (readonly [number, number])[];

export interface Bulk {
  readonly x: number;
  readonly y: number;
  /** Half of the width and of the height. */
  readonly rx: number;
  readonly ry: number;
}

export interface Bridge {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Distance to the nearest of all, rounded off where two are near. */
export function distanceTo(bulks: readonly Bulk[], bridges: readonly Bridge[] = [], softness = 14): Field {
  return (x, y) => {
    let sum = 0;
    for (const bulk of bulks) {
      const dx = Math.max(0, Math.abs(x - bulk.x) - bulk.rx);
      const dy = Math.max(0, Math.abs(y - bulk.y) - bulk.ry);
      if (dx < 260 && dy < 260) sum += Math.exp(-Math.hypot(dx, dy) / softness);
    }
    for (const bridge of bridges) sum += Math.exp(-toSegment(x, y, bridge) / softness);
    return sum <= 1e-9 ? 300 : -softness * Math.log(sum);
  };
}

function toSegment(x: number, y: number, { from: [ax, ay], to: [bx, by] }: Bridge): number {
  const [vx, vy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * vx + (y - ay) * vy) / (vx * vx + vy * vy || 1)));
  return Math.hypot(x - ax - vx * t, y - ay - vy * t);
}

/** Smooth noise between −1 and 1, the same every time. */
export function roughness(scale: number): Field {
  const at = (i: number, j: number) => {
    const h = Math.imul(i * 374761393 + j * 668265263, 1274126177);
    return (((h ^ (h >>> 15)) >>> 0) / 0xffffffff) * 2 - 1;
  };
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [Math.floor(x / scale), Math.floor(y / scale)];
    const [u, v] = [ease(x / scale - i), ease(y / scale - j)];
    const top = at(i, j) * (1 - u) + at(i + 1, j) * u;
    return top * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
  };
}

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
  readonly left: number;
  readonly top: number;
  readonly values: Float32Array;
}

export function sample(field: Field, left: number, top: number, width: number, height: number, step: number): Grid {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const values = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) values[j * columns + i] = field(left + i * step, top + j * step);
  return { columns, rows, step, left, top, values };
}

/** Closed curves around everything below `level`. */
export function contours(grid: Grid, level: number): Curve[] {
  const { columns, rows, step, left, top, values } = grid;
  // outside of the grid everything is far away, so that every curve closes
  const value = (i: number, j: number) =>
    i < 0 || j < 0 || i >= columns || j >= rows ? level + 1000 : (values[j * columns + i] as number);
  const next = new Map<number, number>();
  const spot = new Map<number, readonly [number, number]>();
  const edge = (i: number, j: number, down: boolean): number => {
    const key = ((j + 1) * (columns + 2) + i + 1) * 2 + (down ? 1 : 0);
    if (!spot.has(key)) {
      const a = value(i, j);
      const b = down ? value(i, j + 1) : value(i + 1, j);
      const t = Math.max(0.02, Math.min(0.98, (level - a) / (b - a)));
      spot.set(key, [left + (i + (down ? 0 : t)) * step, top + (j + (down ? t : 0)) * step]);
    }
    return key;
  };
  const side = (i: number, j: number, at: number): number =>
    at === 0
      ? edge(i, j, false)
      : at === 1
        ? edge(i + 1, j, true)
        : at === 2
          ? edge(i, j + 1, false)
          : edge(i, j, true);
  for (let j = -1; j < rows; j++)
    for (let i = -1; i < columns; i++) {
      const a = value(i, j) < level;
      const b = value(i + 1, j) < level;
      const c = value(i + 1, j + 1) < level;
      const d = value(i, j + 1) < level;
      if (a === b && b === c && c === d) continue;
      const corners = [a, b, c, d];
      // from each side where the walk enters the inside to the next where it leaves
      for (let at = 0; at < 4; at++) {
        if (corners[at] || !corners[(at + 1) % 4]) continue;
        let out = (at + 1) % 4;
        while (!corners[out] || corners[(out + 1) % 4]) out = (out + 1) % 4;
        next.set(side(i, j, out), side(i, j, at));
      }
    }
  return follow(next, spot);
}

function follow(next: Map<number, number>, spot: ReadonlyMap<number, readonly [number, number]>): Curve[] {
  const curves: Curve[] = [];
  for (const start of [...next.keys()]) {
    const curve: (readonly [number, number])[] = [];
    for (let at: number | undefined = start; at !== undefined && next.has(at); ) {
      const point = spot.get(at);
      if (point !== undefined) curve.push(point);
      const after: number | undefined = next.get(at);
      next.delete(at);
      at = after;
    }
    if (curve.length > 6) curves.push(curve);
  }
  return curves;
}

interface PathPen {
  beginPath(): void;
  moveTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  closePath(): void;
}

/** Rounds the corners of closed curves and makes one path of them. */
export function trace(pen: PathPen, curves: readonly Curve[]): void {
  pen.beginPath();
  for (const curve of curves) {
    const middle = (at: number) => {
      const [a, b] = [curve[at % curve.length], curve[(at + 1) % curve.length]];
      return [((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2, ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2] as const;
    };
    const [x, y] = middle(0);
    pen.moveTo(x, y);
    for (let at = 1; at <= curve.length; at++) {
      const [cx, cy] = curve[at % curve.length] ?? [0, 0];
      const [ex, ey] = middle(at);
      pen.quadraticCurveTo(cx, cy, ex, ey);
    }
    pen.closePath();
  }
}
