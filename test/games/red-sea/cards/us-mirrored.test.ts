import { describe, expect, it } from "vitest";
import { resolveFor } from "../../../../src/games/cold-war/rules/events.ts";
import type { CardId } from "../../../../src/games/red-sea/cards/ids.ts";
import { redSea } from "../../../../src/games/red-sea/index.ts";
import { RedSea } from "../../../../src/games/red-sea/red-sea.ts";
import { type Setting, Table } from "../table.ts";

/**
 * The event of a US card with both sides exchanged; a round of the US follows. `played` is a card of the US whose event
 * brings this about and whose operations come after it.
 */
function mirrored(card: CardId, setting: Setting, played?: CardId): Table {
  const game: typeof redSea = {
    ...redSea,
    *step(run) {
      const { state } = run;
      if (state.step.at !== "deal") return yield* redSea.step(run);
      const g = new RedSea(run);
      state.round = 1;
      state.phasing = played === undefined ? "ussr" : "us";
      g.takeSnapshot();
      if (played !== undefined) g.committed("us", played);
      yield* resolveFor(g, card, "ussr");
      if (played !== undefined) yield* g.operateAfterEvent("us", played);
      state.step = { at: "round", round: 1, side: "us" };
    },
  };
  return new Table({ turn: 2, ...setting, step: { at: "deal" } }, game);
}

describe("US cards turned round by Mengistu Haile Mariam", () => {
  it("Peace Corps: out of a country the US does not control, into two of the USSR", () => {
    const t = mirrored("peace-corps", {
      influence: { egypt: [1, 0], somalia: [1, 0], oman: [2, 0], yemen: [0, 2], sudan: [0, 1] },
    });
    expect(t.options("ussr").sort()).toEqual(["egypt", "somalia"]);
    t.ussr("egypt", "sudan", "yemen");
    expect([t.influence("egypt"), t.influence("sudan"), t.influence("yemen")]).toEqual([
      [0, 0],
      [0, 2],
      [0, 3],
    ]);
  });

  it("ZBIG: a coup of the USSR with its modifiers, from which CENTCOM still protects", () => {
    const t = mirrored("zbig", {
      influence: { egypt: [1, 0], kenya: [1, 0], oman: [1, 0] },
      effects: [
        { card: "afghanistan-invasion", side: "us", since: 2 },
        { card: "nasserism", side: "ussr", turn: true },
      ],
      centcom: "oman",
      defcon: 2,
    });
    expect(t.options("ussr").sort()).toEqual(["egypt", "kenya"]);
    t.willRoll(3).ussr("kenya");
    // 3 + 2 + 1 - 2 x 2
    expect([t.influence("kenya"), t.defcon, t.milOps]).toEqual([[0, 1], 2, { us: 0, ussr: 2 }]);
  });

  it("Ogaden War: the USSR attacks, and US neighbours count against it", () => {
    const influence = { ethiopia: [2, 0], sudan: [1, 0] } as const;
    const t = mirrored("ogaden-war", { influence, dice: [6] });
    expect([t.influence("ethiopia"), t.vp, t.milOps]).toEqual([[0, 2], -2, { us: 0, ussr: 2 }]);
    const barred = mirrored("ogaden-war", { influence, effects: [{ card: "f-5es-delivered", side: "ussr" }] });
    expect([barred.influence("ethiopia"), barred.milOps.ussr]).toEqual([[2, 0], 0]);
  });

  it("USAID: 1 point of the USSR", () => {
    const t = mirrored("usaid", { influence: { oman: [0, 1] } }).ussr("oman");
    expect([t.influence("oman"), t.asked]).toEqual([[0, 2], ["us play.card"]]);
  });

  it("Albano-Stalinist Economics: US cards placing in Africa", () => {
    const t = mirrored("albano-stalinist-economics", { hands: { us: ["zbig"] }, influence: { kenya: [1, 0] } });
    t.us("zbig", "influence", "kenya", "kenya");
    expect([t.influence("kenya"), t.pileOf("zbig")]).toEqual([[3, 0], "discard"]);
  });

  it("The Victorious Leader: next to countries of the US", () => {
    const t = mirrored("the-victorious-leader", { influence: { yemen: [2, 0], oman: [0, 2], sudan: [1, 0] } });
    expect(t.options("ussr").sort()).toEqual(["egypt", "ethiopia", "saudi-arabia", "somalia"]);
    t.ussr("egypt", "egypt", "somalia", "somalia");
    expect([t.influence("egypt"), t.influence("somalia")]).toEqual([
      [0, 2],
      [0, 2],
    ]);
  });

  it("Eritrean Popular Liberation Front: needs US control of Ethiopia", () => {
    const t = mirrored("eplf", { influence: { ethiopia: [1, 0] } }).ussr("kenya");
    expect([t.vp, t.influence("ethiopia"), t.influence("kenya")]).toEqual([-1, [1, 1], [0, 1]]);
    expect(mirrored("eplf", { influence: { ethiopia: [0, 1] } }).vp).toBe(0);
  });

  it("CENTCOM: the US may not strike there", () => {
    const t = mirrored("centcom", { hands: { us: ["zbig"] }, influence: { oman: [0, 1], yemen: [0, 1] } }).ussr("oman");
    t.willRoll(1, 1, 1, 1, 1, 1).us("zbig", "realign");
    expect(t.refusal("us", "oman")).toBeDefined();
    expect(t.told("realignment")).toMatchObject([{ country: "yemen" }, { country: "yemen" }, { country: "yemen" }]);
  });

  it("Carter Doctrine: the USSR names a die", () => {
    const t = mirrored("carter-doctrine", { hands: { us: ["zbig"] }, influence: { oman: [0, 3] } }).us("zbig", "coup");
    expect([t.asked, t.options("ussr")]).toEqual([["ussr carter-doctrine.die"], ["roll", "us:1", "us:6"]]);
    expect(t.ussr("us:1").influence("oman")).toEqual([0, 3]);
  });

  it("Kenya Joins Rapid Deployment Force", () => {
    const t = mirrored("kenya-joins-rdf", { influence: { kenya: [2, 0], oman: [2, 0] } });
    expect([t.influence("kenya"), t.influence("oman")]).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  it("Voice of America in Amharic: +1 for cards of the USSR, up to the limit of T-62s", () => {
    const t = mirrored("voa-in-amharic", {
      effects: [{ card: "t62s-and-kalashnikovs", side: "ussr", turn: true }],
      hands: { ussr: ["nasserism"], us: ["eplf"] },
      influence: { oman: [0, 1] },
    });
    t.ussr("oman").us("eplf", "influence", "sea-lanes");
    t.ussr("nasserism", "influence", "oman", "oman", "oman");
    expect([t.influence("oman"), t.pileOf("nasserism")]).toEqual([[0, 5], "discard"]);
  });

  it("French Connections", () => {
    const t = mirrored("french-connections", { influence: { djibouti: [3, 0] } }).ussr("madagascar");
    expect([t.influence("djibouti"), t.influence("madagascar")]).toEqual([
      [0, 0],
      [0, 2],
    ]);
  });

  it("The Events of ’86", () => {
    const t = mirrored("events-of-86", { influence: { "south-yemen": [1, 0], oman: [0, 2], egypt: [1, 0] } });
    expect(t.vp).toBe(-1);
    expect(t.options("ussr").sort()).toEqual(["egypt", "south-yemen"]);
    expect(t.ussr("egypt").influence("egypt")).toEqual([0, 0]);
  });

  it("Hero of the Crossing: a US card out of the hand, a USSR or neutral one out of the discards", () => {
    const t = mirrored("hero-of-the-crossing", {
      hands: { ussr: ["eplf", "usaid", "nasserism"] },
      discard: ["detente", "famine", "ogaden-war"],
    });
    expect(t.options("ussr").sort()).toEqual(["eplf", "usaid"]);
    t.ussr("eplf");
    expect(t.options("ussr").sort()).toEqual(["detente", "famine"]);
    expect(t.ussr("detente").hand("ussr")).toEqual(["usaid", "nasserism", "detente"]);
  });

  it("Israeli Periphery Doctrine: +1 on the USSR die", () => {
    const t = mirrored("israeli-periphery-doctrine", { influence: { kenya: [2, 0], oman: [2, 0] } });
    t.willRoll(1, 1).ussr("kenya", "done");
    expect(t.told("realignment")).toMatchObject([{ usModifier: 1, ussrModifier: 1 }]);
  });

  it("The Strong Man of Sudan", () => {
    const t = mirrored("strong-man-of-sudan", { influence: { ethiopia: [2, 1] } });
    expect(t.influence("sudan")).toEqual([0, 3]);
  });

  it("Afghanistan Invasion: US cards, but the same Directive 30", () => {
    const t = mirrored("afghanistan-invasion", {
      effects: [{ card: "presidential-directive-30", side: "ussr", turn: true }],
      hands: { us: ["zbig"], ussr: ["presidential-directive-30"] },
      influence: { oman: [1, 1] },
    });
    expect(t.effects).toEqual(["afghanistan-invasion"]);
    t.us("zbig", "influence", "oman", "oman");
    expect([t.influence("oman"), t.asked]).toEqual([[3, 1], ["ussr play.card"]]);
    expect(t.ussr("presidential-directive-30").options("ussr")).not.toContain("event");
  });

  it("Afghanistan Invasion spares the card in whose play it happens", () => {
    const setting = { hands: { us: ["separatists"] }, influence: { oman: [1, 0] } } as const;
    const t = mirrored("afghanistan-invasion", setting, "mengistu-haile-mariam");
    t.us("oman", "oman", "oman").us("separatists", "influence", "oman");
    expect([t.influence("oman"), t.pileOf("separatists")]).toEqual([[5, 0], "discard"]);
  });

  it("Afghanistan Invasion on both sides weakens both", () => {
    const t = mirrored("afghanistan-invasion", {
      effects: [{ card: "afghanistan-invasion", side: "us", since: 2 }],
      hands: { us: ["famine"], ussr: ["separatists"] },
      influence: { oman: [1, 1] },
    });
    t.us("famine", "influence", "oman").ussr("separatists", "influence", "oman");
    expect([t.influence("oman"), t.asked]).toEqual([[2, 2], ["us play.card"]]);
  });

  it("Daniel arap Moi", () => {
    const t = mirrored("daniel-arap-moi", { influence: { kenya: [0, 2] } }).ussr("raise");
    expect([t.vp, t.defcon]).toEqual([-1, 5]);
    expect(mirrored("daniel-arap-moi", { influence: { kenya: [2, 0] } }).influence("kenya")).toEqual([2, 2]);
  });

  it("We Are the World", () => {
    const t = mirrored("we-are-the-world", { famine: ["sudan"] });
    expect([t.vp, t.influence("sudan"), t.famine]).toEqual([-1, [0, 2], []]);
  });

  it("Diego Garcia", () => {
    const t = mirrored("diego-garcia", { influence: { "sea-lanes": [1, 0] } });
    expect(t.influence("sea-lanes")).toEqual([0, 2]);
  });
});
