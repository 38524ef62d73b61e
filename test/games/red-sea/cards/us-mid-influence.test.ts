import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

describe("Peace Corps", () => {
  const setting = {
    side: "us",
    hands: { us: ["peace-corps"] },
    influence: { kenya: [0, 2], sudan: [1, 1], somalia: [0, 1], egypt: [2, 0], oman: [2, 0], "sea-lanes": [5, 1] },
  } as const;

  it("removes 1 USSR influence from a country that the USSR does not control, never from the Sea Lanes", () => {
    const t = table(setting).us("peace-corps", "event");
    expect(t.asked).toEqual(["us influence.remove"]);
    expect(t.options("us").sort()).toEqual(["somalia", "sudan"]);
    t.us("somalia");
    expect([t.influence("somalia"), t.influence("kenya")]).toEqual([
      [0, 0],
      [0, 2],
    ]);
  });

  it("then adds 1 to each of two different countries that the US controls, never to the Sea Lanes", () => {
    const t = table(setting).us("peace-corps", "event", "somalia");
    expect(t.options("us").sort()).toEqual(["egypt", "oman"]);
    t.us("egypt", "oman");
    expect([t.influence("egypt"), t.influence("oman"), t.influence("sea-lanes")]).toEqual([
      [3, 0],
      [3, 0],
      [5, 1],
    ]);
    expect(t.pileOf("peace-corps")).toBe("discard");
  });

  it("looks at control for the second half after the removal", () => {
    const t = table(setting).us("peace-corps", "event", "sudan");
    expect(t.options("us").sort()).toEqual(["egypt", "oman", "sudan"]);
    t.us("sudan");
    expect(t.options("us").sort()).toEqual(["egypt", "oman"]);
  });

  it("leaves out a half without a target, and puts 1 into the only country the US controls", () => {
    const t = table({ ...setting, influence: { egypt: [2, 0], kenya: [0, 2] } }).us("peace-corps", "event");
    expect([t.influence("egypt"), t.influence("kenya")]).toEqual([
      [3, 0],
      [0, 2],
    ]);
    const u = table({ ...setting, influence: { kenya: [1, 2] } }).us("peace-corps", "event");
    expect(u.influence("kenya")).toEqual([1, 1]);
    expect(u.asked).toEqual(["us play.card"]);
  });

  it("is resolved by the US when the USSR plays the card, and costs nothing extra", () => {
    const t = table({ ...setting, side: "ussr", hands: { ussr: ["peace-corps"] } });
    t.ussr("peace-corps", "event-first");
    expect(t.asked).toEqual(["us influence.remove"]);
    t.us("somalia", "egypt", "oman");
    expect(t.asked).toEqual(["ussr operations.kind"]);
  });
});

describe("The Victorious Leader", () => {
  const setting = { side: "us", hands: { us: ["the-victorious-leader"] } } as const;

  it("adds 4 next to countries that the USSR controls, at most 2 in one, all of them", () => {
    const t = table({ ...setting, influence: { sudan: [0, 1], oman: [0, 1] } }).us("the-victorious-leader", "event");
    expect(t.options("us").sort()).toEqual(["egypt", "ethiopia", "somalia"]);
    t.us("egypt", "egypt");
    expect(t.options("us").sort()).toEqual(["ethiopia", "somalia"]);
    t.us("somalia", "ethiopia");
    expect([t.influence("egypt"), t.influence("somalia"), t.influence("ethiopia")]).toEqual([
      [2, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(t.pileOf("the-victorious-leader")).toBe("removed");
  });

  it("takes in a country of the USSR only next to another one, at no extra cost", () => {
    const t = table({ ...setting, influence: { sudan: [0, 1], ethiopia: [0, 4], oman: [0, 2] } });
    t.us("the-victorious-leader", "event");
    expect(t.options("us").sort()).toEqual(["egypt", "ethiopia", "kenya", "saudi-arabia", "somalia", "sudan"]);
    t.us("ethiopia", "ethiopia", "sudan", "sudan");
    expect([t.influence("ethiopia"), t.influence("sudan")]).toEqual([
      [2, 4],
      [2, 1],
    ]);
  });

  it("loses what has no room", () => {
    const t = table({ ...setting, influence: { yemen: [0, 2] } }).us("the-victorious-leader", "event");
    expect(t.influence("saudi-arabia")).toEqual([2, 0]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  it("goes by control when the round began: operations of the USSR before it do not count [5.2, example 3]", () => {
    const t = table({ hands: { ussr: ["the-victorious-leader"] }, influence: { oman: [0, 1] } });
    t.ussr("the-victorious-leader", "influence", "oman", "sea-lanes", "sea-lanes");
    expect(t.influence("saudi-arabia")).toEqual([0, 0]);
    expect(t.pileOf("the-victorious-leader")).toBe("removed");
  });

  it("counts no control of the Sea Lanes, which have no neighbours", () => {
    const t = table({ ...setting, influence: { "sea-lanes": [0, 4] } }).us("the-victorious-leader", "event");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.pileOf("the-victorious-leader")).toBe("removed");
  });

  it("as a headline goes by control at the start of the headline phase", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["zbig"], ussr: ["the-victorious-leader"] },
      influence: { sudan: [0, 1] },
      dice: [1],
    });
    t.headlines({ us: "zbig", ussr: "the-victorious-leader" });
    expect(t.influence("sudan")).toEqual([1, 0]);
    expect(t.options("us").sort()).toEqual(["egypt", "ethiopia", "somalia"]);
  });
});

describe("Eritrean Popular Liberation Front", () => {
  it("looks at its condition when the event starts, and only then", () => {
    const t = table({ hands: { ussr: ["eplf"] }, influence: { ethiopia: [1, 1], sudan: [0, 1] } });
    t.ussr("eplf", "influence", "ethiopia");
    expect(t.influence("ethiopia")).toEqual([2, 2]);
    expect(t.options("us").sort()).toEqual(["kenya", "sudan"]);
    t.us("sudan");
    expect([t.vp, t.influence("sudan"), t.pileOf("eplf")]).toEqual([1, [1, 1], "discard"]);
  });

  it("does not happen for the USSR's play without that control [5.2, example 2]", () => {
    const t = table({ hands: { ussr: ["eplf"] }, influence: { ethiopia: [1, 1] } });
    t.ussr("eplf", "influence", "sea-lanes");
    expect([t.vp, t.influence("ethiopia"), t.pileOf("eplf")]).toEqual([0, [1, 1], "discard"]);
  });

  it("as a headline without that control does nothing", () => {
    const t = table({ step: { at: "headline" }, hands: { us: ["eplf"], ussr: ["nasserism"] } });
    t.headlines({ us: "eplf", ussr: "nasserism" });
    expect([t.vp, t.influence("ethiopia"), t.pileOf("eplf")]).toEqual([0, [0, 0], "discard"]);
  });

  it("goes by the stability of The Derg", () => {
    const t = table({
      side: "us",
      hands: { us: ["eplf"] },
      influence: { ethiopia: [0, 2] },
      effects: [{ card: "the-derg", side: "ussr" }],
    });
    expect(t.us("eplf").options("us")).not.toContain("event");
  });
});

describe("French Connections", () => {
  const setting = { side: "us", hands: { us: ["french-connections"] } } as const;

  it("takes all USSR influence out of Djibouti or Madagascar", () => {
    const t = table({ ...setting, influence: { djibouti: [0, 3], madagascar: [1, 2], somalia: [0, 2] } });
    t.us("french-connections", "event");
    expect(t.options("us").sort()).toEqual(["djibouti", "madagascar"]);
    t.us("djibouti");
    expect([t.influence("djibouti"), t.influence("madagascar")]).toEqual([
      [0, 0],
      [1, 2],
    ]);
  });

  it("then adds 2 to one of the two, the same or the other", () => {
    const play = () =>
      table({ ...setting, influence: { djibouti: [0, 3], madagascar: [1, 2] } }).us("french-connections", "event");
    const same = play().us("djibouti", "djibouti");
    expect(same.influence("djibouti")).toEqual([2, 0]);
    const other = play().us("djibouti", "madagascar");
    expect([other.influence("djibouti"), other.influence("madagascar")]).toEqual([
      [0, 0],
      [3, 2],
    ]);
    expect(other.pileOf("french-connections")).toBe("removed");
  });

  it("must remove where there is something to remove", () => {
    const t = table({ ...setting, influence: { madagascar: [0, 1] } }).us("french-connections", "event");
    expect(t.influence("madagascar")).toEqual([0, 0]);
    expect(t.asked).toEqual(["us influence.add-to-one"]);
  });

  it("only adds where there is nothing to remove", () => {
    const t = table(setting).us("french-connections", "event");
    expect(t.options("us").sort()).toEqual(["djibouti", "madagascar"]);
    t.us("madagascar");
    expect(t.influence("madagascar")).toEqual([2, 0]);
  });
});

describe("The Strong Man of Sudan", () => {
  it("adds to Sudan what the USSR has in Ethiopia, and 1", () => {
    const setting = { side: "us", hands: { us: ["strong-man-of-sudan"] } } as const;
    const t = table({ ...setting, influence: { ethiopia: [2, 3], sudan: [1, 1] } }).us("strong-man-of-sudan", "event");
    expect([t.influence("sudan"), t.influence("ethiopia")]).toEqual([
      [5, 1],
      [2, 3],
    ]);
    expect(t.pileOf("strong-man-of-sudan")).toBe("removed");
    expect(table(setting).us("strong-man-of-sudan", "event").influence("sudan")).toEqual([1, 0]);
  });

  it("counts when the event happens", () => {
    const t = table({ hands: { ussr: ["strong-man-of-sudan"] }, influence: { ethiopia: [0, 1] } });
    t.ussr("strong-man-of-sudan", "influence", "ethiopia");
    expect(t.influence("sudan")).toEqual([3, 0]);
  });
});

describe("Diego Garcia", () => {
  it("adds 2 to the Sea Lanes and removes 1 of the USSR there", () => {
    const setting = { side: "us", hands: { us: ["diego-garcia"] } } as const;
    const t = table({ ...setting, influence: { "sea-lanes": [1, 3] } }).us("diego-garcia", "event");
    expect([t.influence("sea-lanes"), t.pileOf("diego-garcia")]).toEqual([[3, 2], "discard"]);
    const without = table({ ...setting, influence: { oman: [0, 1] } }).us("diego-garcia", "event");
    expect([without.influence("sea-lanes"), without.influence("oman")]).toEqual([
      [2, 0],
      [0, 1],
    ]);
  });
});
