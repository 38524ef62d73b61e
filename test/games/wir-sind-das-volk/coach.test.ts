import { describe, expect, test } from "vitest";
import { coach } from "../../../src/games/wir-sind-das-volk/coach.ts";
import { volkMessages } from "../../../src/games/wir-sind-das-volk/messages/index.ts";
import { coachedBy } from "../coached.ts";
import { table } from "./table.ts";

const coached = coachedBy(coach, volkMessages);

// every Western province has a factory; the weakest export factory is 1
const west = ["kiel", "bremen", "koeln", "kassel", "koblenz", "ulm", "muenchen"] as const;

describe("before a turn", () => {
  test("nothing in the first half of a calm decade", () => {
    expect(coached(table({ factories: [...west, "berlin", "leipzig"] }), "west")).toEqual([]);
  });

  test("B13: the end of the decade when the display runs out, at worst", () => {
    const setting = {
      factories: [...west, "berlin", "leipzig"],
      standard: { sachsen: 1 },
      tracks: { currency: -1 },
    } as const;
    const t = table({ ...setting, part: 2 });
    expect(coached(t, "west")).toEqual([
      "4 more cards from the display and decade I ends. As it stands: mass protests West 0, East 0; four make a state collapse",
    ]);
    expect(coached(t, "west", "ru")).toEqual([
      "Ещё 4 карты из ряда – и декада I закончится. Как есть сейчас: массовые протесты – Запад 0, Восток 0; при четырёх государство рушится",
    ]);
  });

  test("B13.3: what East would lose, and insolvency", () => {
    const ending = { factories: [...west, "berlin"], tracks: { currency: -4 }, part: 2, seat: "east" } as const;
    expect(coached(table(ending), "east")[0]).toContain(
      "As it stands: East: run down 1, National insolvency: East cannot dismantle what it must in decade I. Victory: **West**.",
    );
  });

  test("B8: provinces one short of a mass protest, and how many protests there are", () => {
    const near = table({ factories: [...west], unrest: { bayern: 3, sachsen: 3 } });
    expect(coached(near, "west")).toEqual(["1 more unrest is a mass protest in **Bavaria**."]);
    expect(coached(near, "west", "ru")).toEqual(["Ещё 1 фишка беспорядков – и массовый протест: **Бавария**."]);
    const many = { factories: [...west], unrest: { bayern: 8, hessen: 3 } } as const;
    expect(coached(table(many), "west")).toEqual([
      "You have 2 of the four mass protests that make your state collapse. 1 more unrest is another in **Hesse**.",
    ]);
    expect(coached(table({ ...many, seat: "east" }), "east")).toEqual([
      "The other state has 2 of the four mass protests that make it collapse.",
    ]);
  });
});

describe("in 2+2", () => {
  const apart = { tracks: { arms: -3, dominance: -3 } } as const;

  test("12.4: which of two allies would win, where it is close", () => {
    const even = table({ factories: [...west], seat: "usa", powers: {} });
    expect(coached(even, "usa")).toEqual([
      "If your side won now, the victory would be that of West: victory points USA 0, USSR 0.",
    ]);
    const ahead = table({ factories: [...west], seat: "west", powers: {}, tracks: { arms: -1 } });
    expect(coached(ahead, "west", "ru")).toEqual([
      "Если бы сейчас победила ваша сторона, выиграли бы США: победные очки США 1, СССР 0.",
    ]);
    expect(coached(table({ factories: [...west], seat: "usa", powers: {}, ...apart }), "usa")).toEqual([]);
  });

  test("12.1: a superpower that is about to win the arms race", () => {
    const racing = (arms: number, seat: "usa" | "west") =>
      coached(table({ factories: [...west], seat, powers: {}, tracks: { arms } }), seat)[0];
    expect(racing(-4, "usa")).toBe("1 more in the arms race and you win at the end of the decade.");
    expect(racing(-4, "west")).toBe("1 more in the arms race and USA wins at the end of the decade.");
    expect(racing(-5, "usa")).toBe("You lead the arms race far enough to win at the end of the decade.");
  });

  test("11: few doves, and who would win by a nuclear war of one’s own", () => {
    const few = table({
      ...{ factories: [...west], seat: "usa", ...apart },
      powers: { doves: 1, peacemakers: { usa: [], west: [], ussr: [], east: ["stasi-is-founded"] } },
    });
    expect(coached(few, "usa")).toEqual([
      "1 of 6 doves left; whoever turns the last one down starts the nuclear war. If you did, the victory would be that of East.",
    ]);
  });
});
