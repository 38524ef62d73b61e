import { describe, expect, test } from "vitest";
import { table } from "./table.ts";

describe("4.1 Drawing", () => {
  test("each player draws four cards", () => {
    const t = table({ step: { at: "round" }, round: 0 });
    expect([t.hand("lrdg").length, t.hand("italy").length]).toEqual([4, 4]);
    expect(t.army("lrdg").deckSize).toBe(10);
    expect(t.view.round).toBe(1);
  });

  test("an empty deck is made anew from the discards, and drawing goes on", () => {
    const t = table({
      step: { at: "round" },
      deck: { lrdg: ["lrdg-scout"] },
      discard: { lrdg: ["lrdg-fog", "lrdg-rifleman", "lrdg-saboteur", "lrdg-sniper"] },
    });
    expect(t.hand("lrdg")).toEqual(["lrdg-scout", "lrdg-sniper", "lrdg-saboteur", "lrdg-rifleman"]);
    expect(t.army("lrdg")).toMatchObject({ deckSize: 1, discard: [] });
    expect(t.told("reshuffled")).toEqual([{ side: "lrdg", count: 4 }]);
  });

  test("cards in the play area are never shuffled in", () => {
    const t = table({
      side: "lrdg",
      hands: { lrdg: ["lrdg-lieutenant"] },
      deck: { lrdg: [] },
      discard: { lrdg: ["lrdg-scout"] },
      played: { lrdg: ["lrdg-rifleman"] },
    }).lrdg("lrdg-lieutenant", "command");
    expect(t.hand("lrdg")).toEqual(["lrdg-scout"]);
    expect(t.army("lrdg").played).toEqual(["lrdg-rifleman", "lrdg-lieutenant"]);
  });

  test("R2: with both piles empty fewer cards are drawn", () => {
    const t = table({ step: { at: "round" }, deck: { lrdg: ["lrdg-scout", "lrdg-fog"] }, discard: { lrdg: [] } });
    expect(t.hand("lrdg")).toEqual(["lrdg-scout", "lrdg-fog"]);
  });

  test("only the owner is told what was drawn", () => {
    const t = table({ step: { at: "round" }, deck: { lrdg: ["lrdg-scout"] }, discard: { lrdg: [] } });
    expect(t.told("drawn", "italy")[0]).toEqual({ side: "lrdg", count: 1 });
    expect(t.told("drawn", "lrdg")[0]).toEqual({ side: "lrdg", count: 1, cards: ["lrdg-scout"] });
  });
});

describe("4.2 Initiative", () => {
  const hands = {
    lrdg: ["lrdg-lieutenant", "lrdg-rifleman", "lrdg-fog", "lrdg-fog"],
    italy: ["italy-rifleman", "italy-fog", "italy-recon-plane", "italy-platoon-sergeant"],
  } as const;
  const shown = (lrdg: string, italy: string, holder: "lrdg" | "italy" = "italy") =>
    table({ step: { at: "initiative" }, initiative: holder, hands })
      .lrdg(lrdg)
      .italy(italy);

  test("both are asked at once, each for the different titles of the hand, fog among them", () => {
    const t = table({ step: { at: "initiative" }, hands });
    expect(t.asked).toEqual(["lrdg initiative.card", "italy initiative.card"]);
    expect(t.options("lrdg")).toEqual(["lrdg-lieutenant", "lrdg-rifleman", "lrdg-fog"]);
    expect(t.hint("lrdg", "lrdg-lieutenant")).toEqual({ initiative: 9, copies: 1 });
  });

  test("nobody learns a pick before both are in", () => {
    const t = table({ step: { at: "initiative" }, hands }).lrdg("lrdg-rifleman");
    expect(t.told("initiative", "italy")).toEqual([]);
    expect(t.army("lrdg").discard).toEqual([]);
    expect(t.asked).toEqual(["lrdg initiative.card", "italy initiative.card"]);
  });

  test("the higher value takes the token and the first turn", () => {
    expect(shown("lrdg-lieutenant", "italy-recon-plane").view).toMatchObject({ initiative: "lrdg", active: "lrdg" });
    expect(shown("lrdg-rifleman", "italy-recon-plane", "lrdg").view).toMatchObject({
      initiative: "italy",
      active: "italy",
    });
  });

  test("on a tie the holder keeps it", () => {
    expect(shown("lrdg-rifleman", "italy-rifleman", "italy").view.active).toBe("italy");
    expect(shown("lrdg-rifleman", "italy-rifleman", "lrdg").view.active).toBe("lrdg");
    expect(shown("lrdg-fog", "italy-fog", "lrdg").view.active).toBe("lrdg");
  });

  test("both cards are shown and discarded", () => {
    const t = shown("lrdg-lieutenant", "italy-rifleman");
    expect(t.told("initiative")).toEqual([
      { lrdg: "lrdg-lieutenant", italy: "italy-rifleman", lrdgValue: 9, italyValue: 5, side: "lrdg" },
    ]);
    expect([t.army("lrdg").discard, t.army("italy").discard]).toEqual([["lrdg-lieutenant"], ["italy-rifleman"]]);
  });

  test("R3: who has no card counts as 0; if nobody has one the token stays", () => {
    const one = table({ step: { at: "initiative" }, hands: { lrdg: ["lrdg-fog"], italy: [] } });
    expect(one.asked).toEqual(["lrdg initiative.card"]);
    expect(one.lrdg("lrdg-fog").view.initiative).toBe("lrdg");
    const none = table({
      step: { at: "initiative" },
      hands: { lrdg: [], italy: [] },
      deck: { lrdg: ["lrdg-rifleman"], italy: ["italy-rifleman"] },
    });
    expect(none.told("initiative")[0]).toMatchObject({ lrdg: null, italy: null, side: "italy" });
  });
});

describe("4.3 Turns", () => {
  test("the holder of the token, then the other, then a new round", () => {
    const t = table({ hands: { italy: ["italy-rifleman"], lrdg: ["lrdg-rifleman"] } });
    expect(t.view.active).toBe("italy");
    t.italy("end-turn");
    expect(t.view).toMatchObject({ active: "lrdg", round: 1 });
    t.lrdg("end-turn");
    expect(t.view).toMatchObject({ active: null, round: 2 });
  });

  test("R32: whoever goes first and can play nothing is passed over", () => {
    const t = table({ hands: { italy: ["italy-fog"], lrdg: ["lrdg-rifleman"] } });
    expect(t.asked).toEqual(["lrdg play.card"]);
    expect(t.army("italy").discard).toEqual(["italy-fog"]);
  });

  test("R32: who goes second is asked with nothing but fog in hand: the other must not see it by ending the turn", () => {
    const ended = (lrdg: "lrdg-fog" | "lrdg-rifleman") =>
      table({ hands: { italy: ["italy-scout"], lrdg: [lrdg] } }).italy("end-turn");
    for (const card of ["lrdg-fog", "lrdg-rifleman"] as const) {
      const t = ended(card);
      expect([t.asked, t.match.canUndo("italy")]).toEqual([["lrdg play.card"], true]);
    }
    expect(ended("lrdg-fog").options("lrdg")).toEqual(["end-turn"]);
  });

  test("R32: who goes second without any card is passed over, which everybody could foresee", () => {
    const t = table({ hands: { italy: ["italy-scout"] } }).italy("end-turn");
    expect(t.view.round).toBe(2);
  });
});

test("4.4 Victory ends the game in the middle of a turn", () => {
  const t = table({
    hands: { italy: ["italy-rifleman", "italy-scout"] },
    soldiers: { "italy-rifleman": "6B", "lrdg-saboteur": "2B" },
    tokens: { italy: { "6B": "scouted", "2B": "controlled" }, lrdg: { "6B": "controlled" } },
  }).italy("italy-rifleman", "control");
  expect(t.outcome).toEqual({ winners: ["italy"], key: "claim", args: { side: "italy", done: 3, need: 3 } });
  expect(t.hand("italy")).toEqual(["italy-scout"]);
});
