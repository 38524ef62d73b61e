import type { Args, VisibleEntry } from "../../src/engine/index.ts";
import type { CardId, Track } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import type { ProvinceId, SegmentId, SiteId } from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import type { Sector } from "../../src/games/wir-sind-das-volk/components/board/types.ts";
import type { LogKey } from "../../src/games/wir-sind-das-volk/messages/keys.ts";
import type { Superpower } from "../../src/games/wir-sind-das-volk/seats.ts";
import type { BoardScene } from "./model.ts";

export interface Change {
  readonly from: number;
  readonly to: number;
}

/** What the last move changed, gathered from its public entries. */
export interface Changes {
  readonly unrest: ReadonlyMap<ProvinceId, Change>;
  readonly standard: ReadonlyMap<ProvinceId, Change>;
  readonly sectors: ReadonlySet<Sector>;
  readonly socialists: ReadonlySet<ProvinceId>;
  readonly suppliers: ReadonlySet<ProvinceId>;
  /** Factories and infrastructure, and how they changed last. */
  readonly points: ReadonlyMap<SiteId | SegmentId, "built" | "gone" | "altered">;
  readonly tracks: ReadonlyMap<Track, Change>;
  readonly treasury: ReadonlyMap<Superpower, Change>;
  readonly police: ReadonlySet<CardId>;
  readonly wall: boolean;
  readonly doves: boolean;
  readonly box: boolean;
}

const pointChanges = {
  build: "built",
  dismantle: "gone",
  "stop-factory": "gone",
  "dismantle.half": "altered",
  "run-down": "altered",
  repair: "altered",
} as const satisfies Partial<Record<LogKey, string>>;

export function changesOf(entries: readonly VisibleEntry[]): Changes {
  const unrest = new Map<ProvinceId, Change>();
  const standard = new Map<ProvinceId, Change>();
  const tracks = new Map<Track, Change>();
  const treasury = new Map<Superpower, Change>();
  const points = new Map<SiteId | SegmentId, "built" | "gone" | "altered">();
  const sectors = new Set<Sector>();
  const socialists = new Set<ProvinceId>();
  const suppliers = new Set<ProvinceId>();
  const police = new Set<CardId>();
  const seen = new Set<string>();
  for (const { key, args } of entries) {
    seen.add(key);
    const province = args.province as ProvinceId;
    if (key === "unrest") merge(unrest, province, changeIn(args));
    else if (key === "standard") merge(standard, province, changeIn(args));
    else if (key === "standard.sector") {
      merge(standard, "west-berlin", changeIn(args));
      sectors.add(args.sector as Sector);
    } else if (key === "track") merge(tracks, args.track as Track, changeIn(args));
    else if (key === "treasury") merge(treasury, args.power as Superpower, changeIn(args));
    else if (key === "supplier.protest" || key === "supplier.lifted") suppliers.add(province);
    else if (key === "socialists.exchange") {
      socialists.add(province);
      merge(unrest, province, { from: Number(args.unrest) + 1, to: Number(args.unrest) });
    } else if (key === "socialists.left") socialists.add(province);
    else if (key === "police.gained" || key === "police.used") police.add(args.card as CardId);
    else if (isPointChange(key)) {
      points.set(args.place as SiteId, pointChanges[key]);
      for (const lost of (args.places ?? []) as readonly SegmentId[]) points.set(lost, "gone");
    }
  }
  const told = (...keys: readonly LogKey[]) => keys.some((key) => seen.has(key));
  const box = told("socialists.exchange", "socialists.gained", "socialists.lost");
  const wall = told("wall");
  const doves = told("dove");
  return { unrest, standard, sectors, socialists, suppliers, points, tracks, treasury, police, wall, doves, box };
}

/** What the last move changed, or all that its reader has not seen. */
export const changesIn = ({ last, since }: BoardScene): Changes => changesOf(since.length === 0 ? last : since);

const isPointChange = (key: string): key is keyof typeof pointChanges => Object.hasOwn(pointChanges, key);

const changeIn = ({ from, to }: Args): Change => ({ from: Number(from ?? 0), to: Number(to ?? 0) });

/** From before the first change to after the last; what came back to where it was has not changed. */
function merge<Id>(all: Map<Id, Change>, id: Id, { from, to }: Change): void {
  const first = all.get(id)?.from ?? from;
  if (first === to) all.delete(id);
  else all.set(id, { from: first, to });
}
