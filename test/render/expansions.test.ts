import { describe, expect, it } from "vitest";
import { paintBoard, paintCard, paintCount, paintHand, paintPart, paintReveal } from "../../render/index.ts";
import { forget } from "../../render/studio/studio.ts";
import { Match, visible } from "../../src/engine/index.ts";
import { sides } from "../../src/games/cold-war/seats.ts";
import { promoCardIds } from "../../src/games/twilight-struggle/cards/index.ts";
import { board } from "../../src/games/twilight-struggle/components/board.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import { viewOf } from "../../src/games/twilight-struggle/view.ts";
import { thick } from "./scenes.ts";
import { crisis, crisisState } from "./turn-zero-scenes.ts";

const title = "twilight-struggle";
const options = { turnZero: true, promoCards: true, spaceTrack: "alternate" };

describe("a game with Turn Zero, promo cards and the alternate track", () => {
  it("can be painted at every stage, and the board is the same whoever looks", async () => {
    const match = Match.start(twilightStruggle, { options, seed: "painted" });
    for (let at = 0; at < 60; at++) {
      if (at % 12 === 0)
        for (const language of ["en", "ru"] as const) {
          const last = match.log.slice(-6).map((entry) => visible(entry, null));
          const boards = await Promise.all(
            [null, ...sides].map((seat) => paintBoard({ title, view: match.view(seat), language, last })),
          );
          for (const board of boards) expect(board?.bytes.equals(boards[0]?.bytes as Buffer)).toBe(true);
          expect(await paintPart({ title, view: match.view(null), language, part: "asia" })).not.toBeNull();
        }
      const ask = match.pending.find((each) => !each.answered);
      if (ask !== undefined) match.answer(ask.seat, ask.options[at % ask.options.length]?.id ?? "");
    }
  });

  it("statecraft cards are a hand that the other side cannot see", async () => {
    const match = Match.start(twilightStruggle, { options, seed: "painted" });
    const own = await paintHand({ title, view: match.view("us"), language: "en" });
    const other = await paintHand({ title, view: match.view("ussr"), language: "en" });
    expect(own?.alt).toContain("Marshall");
    expect(other?.alt).not.toContain("Marshall");
  });

  it("two worlds look alike: what the other side holds changes no byte", async () => {
    const { turnZero } = crisisState;
    if (turnZero === undefined) throw new Error("no Turn Zero");
    const { us, ussr } = turnZero.hands;
    const views = [ussr.slice(1), ussr.slice(0, -1)].map((hand) =>
      viewOf({ ...crisisState, turnZero: { ...turnZero, hands: { us, ussr: hand } } }, "us"),
    );
    for (const paint of [paintBoard, paintHand]) {
      const here = await paint({ title, view: views[0], language: "en" });
      forget();
      const there = await paint({ title, view: views[1], language: "en" });
      expect(there?.bytes.equals(here?.bytes as Buffer)).toBe(true);
      expect(there?.alt).toBe(here?.alt);
    }
  });

  it("the crises come in turn 0, the rest from turn 1 on", async () => {
    const during = await paintBoard({ title, view: viewOf(crisisState, null), language: "en" });
    const after = await paintBoard({
      title,
      view: viewOf({ ...crisisState, step: { at: "deal" } }, null),
      language: "en",
    });
    expect(during?.alt).toMatch(/^Turn 0, /);
    expect(after?.alt).toMatch(/^Turn 1, /);
  });

  it("a crisis is shown with both cards, the sum and the outcome", async () => {
    const view = viewOf(crisisState, null);
    const picture = await paintReveal({ title, view, language: "en", entries: crisis });
    expect(picture?.alt).toContain("Marshall");
    expect(picture?.alt).toContain("4 + 2 + 0 = 6");
    expect(await paintReveal({ title, view, language: "en", entries: crisis.slice(0, 2) })).toBeNull();
  });

  it("the new cards have faces", async () => {
    for (const card of [...promoCardIds, "europe-scoring-allied-berlin", "nationalist-china"])
      expect(await paintCard({ title, card, language: "ru" }), card).not.toBeNull();
    expect(await paintCard({ title, card: "crisis:israel", language: "en" })).toBeNull();
  });

  it("Shuttle Diplomacy takes a battleground from whichever side it is turned against", async () => {
    const influence = { us: thick.state.influence.us.map(() => 0), ussr: thick.state.influence.ussr.map(() => 0) };
    influence.us[board.place("japan")] = 4;
    influence.us[board.place("india")] = 3;
    const view = viewOf({ ...thick.state, influence }, null);
    const paint = (key: string) =>
      paintCount({
        title,
        view,
        language: "en",
        entries: [
          { key, args: { country: "india" } },
          { key: "scoring", args: { region: "asia", us: "presence", usVp: 4, ussr: "none", ussrVp: 0 } },
        ],
      });
    const against = await paint("shuttle-diplomacy.us");
    const other = await paint("shuttle-diplomacy");
    // 1 country and 1 battleground are counted for the US, not 2 and 2
    expect(against?.bytes.equals(other?.bytes as Buffer)).toBe(false);
  });
});
