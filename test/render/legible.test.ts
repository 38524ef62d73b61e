import { describe, expect, it } from "vitest";
import type { PictureKind } from "../../render/index.ts";
import { painters, sketchOf } from "../../render/painters.ts";
import { languages, type VisibleEntry } from "../../src/engine/index.ts";
import { board as redSeaBoard } from "../../src/games/red-sea/components/board.ts";
import { board as twilightBoard } from "../../src/games/twilight-struggle/components/board.ts";
import { provinceList, siteList } from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import { tooSmall } from "./letters.ts";
import * as redSea from "./red-sea-scenes.ts";
import * as twilight from "./scenes.ts";
import * as undaunted from "./undaunted/scenes.ts";
import * as volk from "./wir-sind-das-volk/scenes.ts";

interface Position {
  readonly view: unknown;
  readonly last: readonly VisibleEntry[];
}

const small = (title: string, kind: PictureKind, input: object): string[] =>
  tooSmall((language) => sketchOf({ title, kind, input: { ...input, language } as never }));

const closeups = (title: string, { view }: Pick<Position, "view">, moves: readonly (readonly VisibleEntry[])[]) => [
  ...new Set(moves.flatMap((last) => small(title, "closeup", { view, last }))),
];

const parts = (title: string, { view, last }: Position, shown?: readonly string[]) =>
  (
    shown ??
    painters
      .get(title)
      ?.parts(view, "en")
      .map(({ id }) => id) ??
    []
  ).flatMap((part) => small(title, "part", { view, last, part }));

const influence = (country: string): VisibleEntry[] => [
  { key: "influence", args: { side: "us", country, change: 1, us: 2, ussr: 0 } },
];

describe("P30: at 390 px every name and number is at least 9 px", () => {
  it("of what changed in Twilight Struggle, wherever it was", { timeout: 60_000 }, () => {
    const moves = [...twilightBoard.ids.map(influence), twilight.crisis.last, twilight.thick.last];
    expect(closeups("twilight-struggle", twilight.thick, moves)).toEqual([]);
  });

  it("of what changed in Red Sea, wherever it was", { timeout: 60_000 }, () => {
    const moves = [...redSeaBoard.ids.map(influence), redSea.flashpoint.last];
    expect(closeups("red-sea", redSea.thick, moves)).toEqual([]);
  });

  it("of what changed in Undaunted, and of every part of its map", { timeout: 60_000 }, () => {
    const title = "undaunted-north-africa";
    const { thick, attack, turn, drive, motorised } = undaunted;
    for (const scene of [thick, attack, turn, drive]) expect(closeups(title, scene, [scene.last])).toEqual([]);
    for (const scene of [thick, attack, motorised]) expect(parts(title, scene)).toEqual([]);
  });

  it("of what changed on the map of Germany, wherever it was", { timeout: 60_000 }, () => {
    const moves = [
      ...provinceList.map(({ id }): VisibleEntry[] => [{ key: "unrest", args: { province: id, from: 0, to: 1 } }]),
      ...siteList.map(({ id }): VisibleEntry[] => [{ key: "build", args: { place: id } }]),
    ];
    expect(closeups("wir-sind-das-volk", volk.thick, moves)).toEqual([]);
  });

  it("of the tracks, also of 2+2, and of the display", () => {
    const { powersThick, thick } = volk;
    expect(closeups("two-plus-two", powersThick, [powersThick.last])).toEqual([]);
    expect(parts("two-plus-two", powersThick, ["tracks", "powers", "display"])).toEqual([]);
    expect(parts("wir-sind-das-volk", thick)).toEqual([]);
  });
});

describe("where nothing changed on the board", () => {
  it("nothing is shown large", () => {
    const none = (title: string, view: unknown, last: readonly VisibleEntry[]) =>
      sketchOf({ title, kind: "closeup", input: { view, last, language: "en" } });
    const drawn = [{ key: "drawn", args: { side: "us", count: 1 } }];
    expect(none("twilight-struggle", twilight.thick.view, drawn)).toBeNull();
    expect(none("red-sea", redSea.thick.view, [])).toBeNull();
    expect(none("undaunted-north-africa", undaunted.motorised.view, undaunted.motorised.last)).toBeNull();
    expect(none("two-plus-two", volk.powersThick.view, [])).toBeNull();
  });
});

describe("P29: every title has parts", () => {
  it.each([
    ["twilight-struggle", twilight.thick],
    ["red-sea", redSea.thick],
    ["undaunted-north-africa", undaunted.largest],
    ["wir-sind-das-volk", volk.thick],
    ["two-plus-two", volk.powersThick],
  ] as const)("of %s that a menu can hold, each of them painted", (title, { view, last }) => {
    const painter = painters.get(title);
    for (const language of languages) {
      const named = painter?.parts(view, language) ?? [];
      expect(named.length).toBeGreaterThan(1);
      expect(named.length).toBeLessThanOrEqual(25);
      for (const { id, name } of named) {
        expect(name).not.toBe("");
        expect(painter?.part({ view, last, language, part: id })?.alt.length).toBeGreaterThan(20);
      }
    }
    expect(painter?.part({ view, last, language: "en", part: "atlantis" })).toBeNull();
  });
});
