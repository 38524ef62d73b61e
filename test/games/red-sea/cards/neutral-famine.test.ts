import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

const plan = { hands: { ussr: ["famine"], us: ["peace-corps"] } } as const;

describe("Famine", () => {
  it("marks any country and one next to it, also across the red line, never the Sea Lanes", () => {
    const t = table(plan);
    t.ussr("famine", "event");
    expect(t.options("ussr")).toHaveLength(11);
    expect(t.options("ussr")).not.toContain("sea-lanes");
    t.ussr("djibouti");
    expect(t.options("ussr").sort()).toEqual(["somalia", "south-yemen"]);
    t.ussr("south-yemen");
    expect([...t.famine].sort()).toEqual(["djibouti", "south-yemen"]);
    // no legal target: the markers stay, and there is no coup
    expect([t.asked, t.milOps.ussr, t.pileOf("famine")]).toEqual([["us play.card"], 0, "discard"]);
  });

  it("makes a coup at once in a marked country with the value of the card, +1 included", () => {
    const t = table({ ...plan, influence: { kenya: [2, 0], madagascar: [2, 0], sudan: [2, 0] } });
    t.ussr("famine", "event", "kenya", "madagascar");
    expect(t.options("ussr").sort()).toEqual(["kenya", "madagascar"]);
    // 3 + 2 operations + 1 - 2 x 2
    t.willRoll(3).ussr("madagascar");
    expect([t.influence("madagascar"), t.milOps.ussr, t.defcon]).toEqual([[0, 0], 2, 4]);
    // it goes away after a successful coup, the other one stays
    expect(t.famine).toEqual(["kenya"]);
  });

  it("keeps its marker where the coup fails", () => {
    const t = table({ ...plan, influence: { madagascar: [2, 0] }, dice: [1] });
    t.ussr("famine", "event", "kenya", "madagascar");
    expect([t.influence("madagascar"), [...t.famine].sort()]).toEqual([
      [2, 0],
      ["kenya", "madagascar"],
    ]);
  });

  it("lowers DEFCON in a battleground", () => {
    const t = table({ ...plan, influence: { kenya: [2, 0] }, dice: [6] });
    t.ussr("famine", "event", "kenya", "madagascar");
    expect([t.defcon, t.influence("kenya")]).toEqual([3, [0, 3]]);
  });

  it("turns up a card in a flashpoint", () => {
    const t = table({ ...plan, influence: { somalia: [2, 0] }, deck: ["nasserism"], dice: [4] });
    t.ussr("famine", "event", "somalia", "kenya");
    expect([t.defcon, t.pileOf("nasserism"), t.influence("somalia")]).toEqual([3, "discard", [0, 1]]);
  });

  it("obeys the bans of DEFCON and CENTCOM", () => {
    const banned = table({ ...plan, defcon: 3, influence: { egypt: [2, 0] } });
    banned.ussr("famine", "event", "egypt", "sudan");
    expect([banned.influence("egypt"), banned.asked]).toEqual([[2, 0], ["us play.card"]]);
    const kept = table({ ...plan, centcom: "kenya", influence: { kenya: [2, 0] } });
    kept.ussr("famine", "event", "kenya", "ethiopia");
    expect([kept.influence("kenya"), kept.asked]).toEqual([[2, 0], ["us play.card"]]);
  });

  it("gives +1 to every coup in its country, whoever attempts it", () => {
    const t = table({
      side: "us",
      hands: { us: ["peace-corps"], ussr: ["nasserism"] },
      famine: ["madagascar"],
      influence: { madagascar: [0, 1] },
      dice: [2],
    });
    t.us("peace-corps", "coup", "madagascar");
    expect([t.influence("madagascar"), t.famine]).toEqual([[0, 0], []]);
  });

  it("adds to Nasserism and takes its operations from T-62s and Kalashnikovs", () => {
    const t = table({
      ...plan,
      effects: [
        { card: "nasserism", side: "ussr", turn: true },
        { card: "t62s-and-kalashnikovs", side: "ussr", turn: true },
      ],
      influence: { madagascar: [2, 0] },
      dice: [1],
    });
    t.ussr("famine", "event", "kenya", "madagascar");
    // 1 + 3 operations + 1 + 1 - 2 x 2
    expect([t.influence("madagascar"), t.milOps.ussr]).toEqual([[0, 0], 3]);
  });

  it("takes up both markers again when it happens once more", () => {
    const t = table({ ...plan, famine: ["oman", "saudi-arabia"] });
    t.ussr("famine", "event", "oman", "saudi-arabia");
    expect([...t.famine].sort()).toEqual(["oman", "saudi-arabia"]);
    const elsewhere = table({ ...plan, famine: ["oman"] });
    elsewhere.ussr("famine", "event", "kenya", "madagascar");
    expect([...elsewhere.famine].sort()).toEqual(["kenya", "madagascar"]);
  });

  it("is the player's, of either side, and does not happen when played for operations", () => {
    const t = table({ side: "us", hands: { us: ["famine"] }, influence: { oman: [0, 1] }, dice: [6] });
    t.us("famine", "event", "oman", "saudi-arabia");
    expect([t.influence("oman"), t.milOps.us]).toEqual([[4, 0], 2]);
    const operations = table({ side: "us", hands: { us: ["famine"], ussr: ["nasserism"] } });
    operations.us("famine", "influence", "sea-lanes", "sea-lanes");
    expect([operations.famine, operations.pileOf("famine")]).toEqual([[], "discard"]);
  });

  it("stays beyond the turn, and makes a coup in the headline phase", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["arab-league", "peace-corps"], ussr: ["famine", "nasserism"] },
      influence: { madagascar: [2, 0] },
      dice: [1],
    });
    t.headlines({ us: "arab-league", ussr: "famine" }).ussr("kenya", "madagascar");
    expect([t.milOps.ussr, t.asked]).toEqual([2, ["ussr play.card"]]);
    const later = table({ round: 7, side: "us", hands: { us: ["peace-corps"] }, famine: ["kenya"] });
    later.us("peace-corps", "influence", "sea-lanes", "sea-lanes");
    expect([later.view.turn, later.famine]).toEqual([2, ["kenya"]]);
  });
});
