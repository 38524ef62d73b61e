import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import {
  hasPictures,
  type Picture,
  paintBoard,
  paintCard,
  paintCloseup,
  paintCount,
  paintHand,
  paintPart,
  paintReveal,
} from "../../../render/index.ts";
import { forget } from "../../../render/studio/studio.ts";
import type { VisibleEntry } from "../../../src/engine/index.ts";
import { germanies, seats } from "../../../src/games/wir-sind-das-volk/seats.ts";
import type { VolkState } from "../../../src/games/wir-sind-das-volk/state.ts";
import { viewOf } from "../../../src/games/wir-sind-das-volk/view.ts";
import { Random } from "../../fuzz/random.ts";
import { twoPlusTwoSubject, wirSindDasVolkSubject } from "../../fuzz/wir-sind-das-volk.ts";
import { board, painted } from "./pictures.ts";
import { opening, powersThick, thick } from "./scenes.ts";
import { entry, type Scene } from "./setting.ts";

const language = "en";

const displayOf = (order: Parameters<typeof paintBoard>[0]) => paintPart({ ...order, part: "display" });

/** Another world in which only what the seat cannot see is different. */
function otherWorld({ title, state }: Scene, seat: (typeof seats)[number]): VolkState {
  const subject = title === "two-plus-two" ? twoPlusTwoSubject : wirSindDasVolkSubject;
  const random = new Random(`pictures ${title} ${seat}`);
  for (;;) {
    const there = subject.shuffleUnknown(state, seat, random);
    if (JSON.stringify(there) !== JSON.stringify(state)) return there;
  }
}

describe("the same view", () => {
  it("gives the same bytes, drawn anew by either thread", async () => {
    const first = await board(thick, language);
    forget();
    const [second, other] = await Promise.all([board(thick, language), board(powersThick, language)]);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    forget();
    const again = await Promise.all([board(powersThick, language), board(thick, language)]);
    expect(again[0].bytes.equals(other.bytes)).toBe(true);
    expect(again[1].bytes.equals(first.bytes)).toBe(true);
  });
});

describe("two worlds", () => {
  for (const [scene, playing] of [
    [thick, germanies],
    [powersThick, seats],
  ] as const)
    for (const seat of playing)
      it(`${scene.title} look alike to ${seat}: what it may not know changes no byte`, async () => {
        const { title, state, last } = scene;
        const there = otherWorld(scene, seat);
        for (const paint of [paintBoard, paintCloseup, paintHand, displayOf]) {
          const one = await painted(paint({ title, view: viewOf(state, seat), language, last }));
          forget();
          const two = await painted(paint({ title, view: viewOf(there, seat), language, last }));
          expect(two.bytes.equals(one.bytes)).toBe(true);
          expect(two.alt).toBe(one.alt);
        }
      });

  it("look alike on the board whoever's view it was made of", async () => {
    const { title, state, last } = powersThick;
    const made = [];
    for (const seat of [null, ...seats]) {
      forget();
      made.push(await painted(paintBoard({ title, view: viewOf(state, seat), language, last })));
    }
    for (const { bytes, alt } of made) {
      expect(bytes.equals(made[0]?.bytes as Buffer)).toBe(true);
      expect(alt).toBe(made[0]?.alt);
    }
  });

  it("keep the secret half of an entry out of the picture", async () => {
    const { title, view } = thick;
    const open = entry("drawn", { seat: "east", count: 1 });
    const secret = { ...open, secret: { seats: ["east"], args: { cards: ["palace-of-the-republic"] } } };
    const one = await painted(paintBoard({ title, view, language, last: [open] }));
    forget();
    const two = await painted(paintBoard({ title, view, language, last: [secret] }));
    expect(two.bytes.equals(one.bytes)).toBe(true);
    expect(two.alt).toBe(one.alt);
  });
});

describe("what the last move changed", () => {
  const changes = {
    unrest: entry("unrest", { province: "hessen", from: 1, to: 2 }),
    "living standard": entry("standard", { province: "bayern", from: 1, to: 2 }),
    "a sector": entry("standard.sector", { sector: "british", from: 1, to: 2 }),
    "a factory built": entry("build", { place: "jena" }),
    "a factory gone": entry("dismantle", { place: "ulm" }),
    infrastructure: entry("build", { place: "eisenach--jena" }),
    "a stopped factory with its roads": entry("stop-factory", {
      place: "polska-north",
      places: ["schwedt--polska-north"],
    }),
    "a track": entry("track", { track: "currency", from: 0, to: 1 }),
    "the Wall": entry("wall", { stands: true }),
    police: entry("police.gained", { card: "stasi-is-founded", strength: "dark" }),
    "a socialist": entry("socialists.left", { province: "sachsen" }),
  };
  const { title, view } = thick;
  const boardAfter = (...last: readonly VisibleEntry[]) => painted(paintBoard({ title, view, language, last }));

  for (const [what, last] of Object.entries(changes))
    it(`is ringed: ${what}`, async () => {
      const before = await newBlue(await boardAfter());
      expect((await newBlue(await boardAfter(last))) - before).toBeGreaterThan(60);
    });

  it("is ringed in 2+2: treasuries and doves", async () => {
    const { title: four, view: seen } = powersThick;
    const board = (last: readonly VisibleEntry[]) => painted(paintBoard({ title: four, view: seen, language, last }));
    const before = await newBlue(await board([]));
    for (const last of [entry("treasury", { power: "ussr", from: 1, to: -3 }), entry("dove", { up: false, doves: 2 })])
      expect((await newBlue(await board([last]))) - before).toBeGreaterThan(60);
  });

  it("is not ringed when it came back to where it was", async () => {
    const there = entry("unrest", { province: "hessen", from: 2, to: 3 });
    const back = entry("unrest", { province: "hessen", from: 3, to: 2 });
    expect(await newBlue(await boardAfter(there, back))).toBe(await newBlue(await boardAfter()));
  });
});

/** Pixels in the colour of what is new, without the header and the panel that tells the last move in words. */
async function newBlue({ bytes }: Picture): Promise<number> {
  const image = await loadImage(bytes);
  const pen = createCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  pen.clearRect(0, 0, image.width, 102);
  pen.clearRect(1140, 860, 460, 262);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const near = (value: number | undefined, wanted: number) => Math.abs((value ?? 0) - wanted) < 12;
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (near(data[at + 2], 208) && near(data[at], 11) && near(data[at + 1], 111)) count++;
  return count;
}

describe("where there is nothing to paint", () => {
  it("no picture comes back", async () => {
    const { title, view, state } = thick;
    expect(hasPictures("wir-sind-das-volk")).toBe(true);
    expect(hasPictures("two-plus-two")).toBe(true);
    expect(await paintCard({ title, card: "no-such-card", language })).toBeNull();
    expect(await paintPart({ title, view, language, part: "atlantis" })).toBeNull();
    expect(await paintHand({ title, view: viewOf(state, null), language })).toBeNull();
    expect(await paintReveal({ title, view, language, entries: thick.last })).toBeNull();
    expect(await paintCount({ title, view, language, entries: thick.last })).toBeNull();
  });

  it("an empty hand is still a picture", async () => {
    const { title, state } = opening;
    const view = viewOf({ ...state, hands: { ...state.hands, east: [] } }, "east");
    const { alt } = await painted(paintHand({ title, view, language }));
    expect(alt).toContain("no cards");
  });
});
