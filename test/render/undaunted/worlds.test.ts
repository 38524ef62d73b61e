import { describe, expect, it } from "vitest";
import {
  hasPictures,
  paintBoard,
  paintCard,
  paintCount,
  paintEnd,
  paintHand,
  paintPart,
  paintReveal,
} from "../../../render/index.ts";
import { forget } from "../../../render/studio/studio.ts";
import type { Outcome, VisibleEntry } from "../../../src/engine/index.ts";
import { cardIds, scenarioIds, structureIds, vehicleIds } from "../../../src/games/undaunted/components/index.ts";
import { undaunted } from "../../../src/games/undaunted/index.ts";
import { sides } from "../../../src/games/undaunted/seats.ts";
import { viewOf } from "../../../src/games/undaunted/view/index.ts";
import { Random } from "../../fuzz/random.ts";
import { undauntedSubject } from "../../fuzz/undaunted.ts";
import { compare } from "../compare.ts";
import { board, painted, title } from "./pictures.ts";
import { attack, drive, end, evacuation, fullHand, largest, type Scene, strafe, thick } from "./scenes.ts";

const language = "en";

const partOf = (order: Parameters<typeof paintBoard>[0]) => paintPart({ ...order, part: "north" });

describe("the same view", () => {
  it("gives the same bytes, drawn anew by either thread", async () => {
    const first = await board(thick, language);
    forget();
    const [second, other] = await Promise.all([board(thick, language), board(largest, language)]);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    forget();
    const again = await Promise.all([board(largest, language), board(thick, language)]);
    expect(again[0].bytes.equals(other.bytes)).toBe(true);
    expect(again[1].bytes.equals(first.bytes)).toBe(true);
  });
});

describe("two worlds", () => {
  for (const seat of sides)
    it(`look alike to ${seat}: what it may not know changes no byte`, async () => {
      const here = fullHand.state;
      const there = undauntedSubject.shuffleUnknown(here, seat, new Random(`pictures ${seat}`));
      expect(there.armies).not.toEqual(here.armies);
      for (const paint of [paintBoard, paintHand, partOf]) {
        const one = await painted(paint({ title, view: viewOf(here, seat), language }));
        forget();
        const two = await painted(paint({ title, view: viewOf(there, seat), language }));
        expect(two.bytes.equals(one.bytes)).toBe(true);
        expect(two.alt).toBe(one.alt);
      }
    });

  it("look alike on the board and at the end whoever's view it was made of", async () => {
    const outcome = end.outcome as Outcome;
    for (const paint of [paintBoard, paintEnd]) {
      const made = [];
      for (const seat of [null, ...sides]) {
        forget();
        made.push(await painted(paint({ title, view: end.viewOf(seat), language, outcome, entries: end.log })));
      }
      for (const { bytes, alt } of made) {
        expect(bytes.equals(made[0]?.bytes as Buffer)).toBe(true);
        expect(alt).toBe(made[0]?.alt);
      }
    }
  });

  it("keep the secret half of an entry out of the picture", async () => {
    const open = { key: "drawn", args: { side: "lrdg", count: 1 } };
    const entry = { ...open, secret: { seats: ["lrdg"], args: { cards: ["lrdg-sniper"] } } };
    const { view } = thick;
    const one = await painted(paintBoard({ title, view, language, last: [open] }));
    forget();
    const two = await painted(paintBoard({ title, view, language, last: [entry] }));
    expect(two.bytes.equals(one.bytes)).toBe(true);
    expect(two.alt).not.toContain("Sniper");
  });
});

describe("what the picture tells", () => {
  const differs = async (one: Promise<{ bytes: Buffer }>, two: Promise<{ bytes: Buffer }>) =>
    (await compare((await one).bytes, (await two).bytes)).share;

  it("a suppressed soldier, one damage, the tokens and the initiative each change it", async () => {
    const { view } = thick;
    const before = board(thick, language);
    const changed = [
      { ...view, soldiers: view.soldiers.map((man, at) => (at === 0 ? { ...man, suppressed: true } : man)) },
      { ...view, vehicles: view.vehicles.map((each, at) => (at === 0 ? { ...each, damage: 1 } : each)) },
      { ...view, board: view.board.map((tile) => ({ ...tile, tokens: {} })) },
      { ...view, initiative: "italy" as const },
    ];
    for (const other of changed) {
      expect(other).not.toEqual(view);
      expect(await differs(before, board({ ...thick, view: other }, language))).toBeGreaterThan(0.00005);
    }
  });

  it("the last move is marked: a shot with its dice, a way with its arrow", async () => {
    for (const scene of [attack, drive])
      expect(await differs(board(scene, language), board({ ...scene, last: [] }, language))).toBeGreaterThan(0.002);
    const missed = attack.last.map((entry: VisibleEntry) =>
      entry.key === "fired" ? { ...entry, args: { ...entry.args, dice: [1, 1, 1], hit: false } } : entry,
    );
    expect(await differs(board(attack, language), board({ ...attack, last: missed }, language))).toBeGreaterThan(
      0.0004,
    );
  });

  it("who is gone is marked where he stood", async () => {
    const told = (scene: Scene, key: string) => scene.last.find((entry) => entry.key === key)?.args;
    expect(told(strafe, "fired")).toMatchObject({ target: "lrdg-scout", tile: "2B", hit: true });
    expect(told(evacuation, "evacuated")).toMatchObject({ unit: "lrdg-patrol-truck", tile: "7B" });
    for (const scene of [strafe, evacuation]) {
      const elsewhere = scene.last.map((entry) => ({ ...entry, args: { ...entry.args, tile: "18B" } }));
      const moved = board({ ...scene, last: elsewhere }, language);
      expect(await differs(board(scene, language), moved)).toBeGreaterThan(0.002);
    }
  });

  it("in words: who is asked, both scores, the last move, where everybody stands", async () => {
    const { alt } = await board(attack, language);
    expect(alt).toContain("LRDG · Round 3: Play a card or end the turn.");
    expect(alt).toContain("LRDG 0/4 (Neutralise four counters of any kind); Italy 1/3");
    expect(alt).toContain("defence 5 + cover 1 + distance 2 = 8; 3, 9, 0: a hit");
    expect(alt).toContain("6B: objective, 2 points, LRDG controls, LRDG Saboteur.");
    expect((await board(thick, "ru")).alt).toContain("14А: Ангар (защита 6, 1 очко)");
  });
});

describe("every scenario and every card", () => {
  it("has a picture under 400 kB in both languages", async () => {
    for (const scenario of scenarioIds)
      for (const each of ["en", "ru"] as const) {
        const view = viewOf(undaunted.start(undaunted.options({ scenario })), null);
        const { bytes } = await painted(paintBoard({ title, view, language: each }));
        expect(bytes.length).toBeLessThan(400_000);
      }
  });

  it("cards, vehicles and structures can be looked at", async () => {
    for (const card of [...cardIds, ...vehicleIds, ...structureIds])
      expect((await painted(paintCard({ title, card, language: "ru" }))).alt.length).toBeGreaterThan(20);
  });
});

describe("where there is nothing to paint", () => {
  it("no picture comes back", async () => {
    const { view } = thick;
    expect(hasPictures(title)).toBe(true);
    expect(await paintCard({ title, card: "no-such-card", language })).toBeNull();
    expect(await paintHand({ title, view, language })).toBeNull();
    expect(await paintPart({ title, view, language, part: "atlantis" })).toBeNull();
    expect(await paintReveal({ title, view, language, entries: [] })).toBeNull();
    expect(await paintCount({ title, view, language, entries: [] })).toBeNull();
  });

  it("an empty hand is still a picture", async () => {
    const { alt } = await painted(paintHand({ title, view: thick.viewOf("lrdg"), language }));
    expect(alt).toContain("no cards");
  });
});
