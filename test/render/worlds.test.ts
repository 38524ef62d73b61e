import { describe, expect, it } from "vitest";
import {
  hasPictures,
  type Picture,
  paintBoard,
  paintCard,
  paintCloseup,
  paintHand,
  paintPart,
  paintReveal,
} from "../../render/index.ts";
import { forget } from "../../render/studio/studio.ts";
import { other, type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { RedSeaState } from "../../src/games/red-sea/state.ts";
import { viewOf as redSeaView } from "../../src/games/red-sea/view.ts";
import { viewOf } from "../../src/games/twilight-struggle/view.ts";
import { Random } from "../fuzz/random.ts";
import { twilightStruggleSubject } from "../fuzz/twilight-struggle.ts";
import { compare } from "./compare.ts";
import { twilightBoard as board, redSeaBoard } from "./pictures.ts";
import * as redSea from "./red-sea-scenes.ts";
import { crisis, hands, opening, thick } from "./scenes.ts";

const title = "twilight-struggle";
const language = "en";

const painted = async (painting: Promise<Picture | null>): Promise<Picture> => {
  const picture = await painting;
  if (picture === null) throw new Error("no picture");
  return picture;
};

describe("the same view", () => {
  it("gives the same bytes, drawn anew by either thread", async () => {
    const first = await painted(board(thick, language));
    forget();
    const [second, other] = await Promise.all([painted(board(thick, language)), painted(board(crisis, language))]);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    forget();
    const again = await Promise.all([painted(board(crisis, language)), painted(board(thick, language))]);
    expect(again[0].bytes.equals(other.bytes)).toBe(true);
    expect(again[1].bytes.equals(first.bytes)).toBe(true);
  });

  it("is drawn once, however many ask for it", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => painted(board(thick, language))));
    expect(new Set(all.map(({ bytes }) => bytes)).size).toBe(1);
  });
});

describe("two worlds", () => {
  for (const seat of sides)
    it(`look alike to ${seat}: what it may not know changes no byte`, async () => {
      const random = new Random(`pictures ${seat}`);
      const here = thick.state;
      const there = twilightStruggleSubject.shuffleUnknown(here, seat, random);
      expect(there).not.toEqual(here);
      for (const paint of [paintBoard, paintCloseup, paintHand, regionOf]) {
        const one = await painted(paint({ title, view: viewOf(here, seat), language, last: thick.last }));
        forget();
        const two = await painted(paint({ title, view: viewOf(there, seat), language, last: thick.last }));
        expect(two.bytes.equals(one.bytes)).toBe(true);
        expect(two.alt).toBe(one.alt);
      }
    });

  it("look alike on the board whoever's view it was made of", async () => {
    const made = [];
    for (const seat of [null, ...sides]) {
      forget();
      made.push(await painted(paintBoard({ title, view: viewOf(opening.state, seat), language, last: opening.last })));
    }
    for (const { bytes, alt } of made) {
      expect(bytes.equals(made[0]?.bytes as Buffer)).toBe(true);
      expect(alt).toBe(made[0]?.alt);
    }
  });

  it("keep the secret half of an entry out of the picture", async () => {
    const open = { key: "drawn", args: { side: "us", count: 1 } };
    const entry = { ...open, secret: { seats: ["us"], args: { cards: ["duck-and-cover"] } } };
    const { view } = thick;
    const one = await painted(paintBoard({ title, view, language, last: [open] }));
    forget();
    const two = await painted(paintBoard({ title, view, language, last: [entry] }));
    expect(two.bytes.equals(one.bytes)).toBe(true);
  });
});

describe("two worlds of Red Sea", () => {
  for (const seat of sides)
    it(`look alike to ${seat}: what it may not know changes no byte`, async () => {
      const here = redSea.thick.state;
      const there = redSeaUnknown(here, seat, new Random(`red sea ${seat}`));
      expect(there).not.toEqual(here);
      for (const paint of [paintBoard, paintCloseup, paintHand, regionOf]) {
        const order = { title: "red-sea", language, last: redSea.thick.last } as const;
        const one = await painted(paint({ ...order, view: redSeaView(here, seat) }));
        forget();
        const two = await painted(paint({ ...order, view: redSeaView(there, seat) }));
        expect(two.bytes.equals(one.bytes)).toBe(true);
        expect(two.alt).toBe(one.alt);
      }
    });

  it("give the same bytes again, and others for another position", async () => {
    const first = await painted(redSeaBoard(redSea.thick, language));
    const other = await painted(redSeaBoard(redSea.flashpoint, language));
    forget();
    const again = await painted(redSeaBoard(redSea.thick, language));
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(other.bytes.equals(first.bytes)).toBe(false);
  });
});

/** The other hand and the draw pile dealt anew. */
function redSeaUnknown(state: RedSeaState, seat: Side, random: Random): RedSeaState {
  const rival = other(seat);
  const pool = random.shuffle([...state.hands[rival], ...state.deck]);
  const hand = pool.splice(0, state.hands[rival].length);
  return { ...state, hands: { ...state.hands, [rival]: hand }, deck: pool };
}

const regionOf = (order: Parameters<typeof paintBoard>[0]) =>
  paintPart({ ...order, part: order.title === "red-sea" ? "africa" : "asia" });

describe("where there is nothing to paint", () => {
  it("no picture comes back", async () => {
    expect(hasPictures("chess")).toBe(false);
    expect(await paintBoard({ title: "chess", view: {}, language })).toBeNull();
    expect(await paintCard({ title, card: "no-such-card", language })).toBeNull();
    expect(await paintPart({ title, view: thick.view, language, part: "atlantis" })).toBeNull();
    expect(await paintHand({ title, view: viewOf(thick.state, null), language })).toBeNull();
    expect(await paintReveal({ title, view: thick.view, language, entries: thick.last })).toBeNull();
  });

  it("an empty hand is still a picture", async () => {
    const state = { ...thick.state, hands: { us: [], ussr: [...hands.ussr] } };
    const { alt } = await painted(paintHand({ title, view: viewOf(state, "us"), language }));
    expect(alt).toContain("no cards");
  });
});

describe("comparing", () => {
  it("finds one changed number and forgives none of it", async () => {
    const before = await painted(board(thick, language));
    const influence = { ...thick.view.influence, us: thick.view.influence.us.map((each, at) => (at === 5 ? 9 : each)) };
    const after = await painted(paintBoard({ title, ...thick, view: { ...thick.view, influence }, language }));
    const { share } = await compare(before.bytes, after.bytes);
    expect(share).toBeGreaterThan(0);
    expect((await compare(before.bytes, before.bytes)).share).toBe(0);
  });
});
