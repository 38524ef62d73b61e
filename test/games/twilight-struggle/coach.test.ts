import { describe, expect, test } from "vitest";
import { coach } from "../../../src/games/twilight-struggle/coach.ts";
import { twilightStruggleMessages } from "../../../src/games/twilight-struggle/messages/index.ts";
import { coachedBy } from "../coached.ts";
import { table } from "./table.ts";

const coached = coachedBy(coach, twilightStruggleMessages);

// Thailand gives its battleground and presence in Asia
const asia = { thailand: [0, 2] } as const;

describe("before a card of a round", () => {
  const calm = { turn: 5, milOps: { us: 5, ussr: 5 }, defcon: 4 } as const;

  test("nothing where nothing matters", () => {
    const t = table({ ...calm, side: "us", hands: { us: ["nato", "fidel"], ussr: ["containment"] } });
    expect(coached(t, "us")).toEqual([]);
  });

  test("10.1.5: a scoring card with the rounds that are left, and what it would bring", () => {
    const hands = { ussr: ["asia-scoring", "fidel", "nasser", "nato"], us: ["containment"] } as const;
    const t = table({ ...calm, round: 5, influence: asia, hands });
    // presence 3, battleground 1
    expect(coached(t, "ussr")).toEqual([
      "*Asia Scoring* must be played this turn, 3 rounds left. Scored now: 4 VP for you.",
    ]);
    expect(coached(t, "ussr", "ru")).toEqual([
      "*«Подсчёт очков в Азии»*: нужно разыграть в этом раунде, осталось 3 хода. Подсчёт сейчас: 4 ПО вам.",
    ]);
  });

  test("10.1.5: in the last round it must be played, whatever it brings", () => {
    const hands = { us: ["asia-scoring", "nato"], ussr: ["containment"] } as const;
    const t = table({ ...calm, side: "us", round: 7, influence: asia, hands });
    expect(coached(t, "us")).toEqual([
      "*Asia Scoring*: your last round for it, and who holds a scoring card at the end of the turn loses. Scored now: 4 VP for USSR.",
    ]);
    expect(coached(t, "us", "ru")[0]).toContain("последний ваш ход для неё");
  });

  test("10.1.1: control of Europe wins, and the coach says so", () => {
    const held = {
      influence: {
        france: [9, 0],
        italy: [9, 0],
        "west-germany": [9, 0],
        poland: [9, 0],
        "east-germany": [9, 0],
        greece: [9, 0],
      },
    } as const;
    const t = table({ ...calm, ...held, side: "us", hands: { us: ["europe-scoring", "nato"], ussr: ["containment"] } });
    expect(coached(t, "us")[0]).toContain("Scored now: you win the game.");
  });

  test("8.1.3: at DEFCON 2 the coups and the cards that would bring war; not those of the other hand", () => {
    const setting = { ...calm, defcon: 2, side: "us", influence: { angola: [0, 1], cameroon: [0, 1] } } as const;
    const t = table({ ...setting, hands: { us: ["duck-and-cover", "nato"], ussr: ["we-will-bury-you"] } });
    expect(coached(t, "us")).toEqual([
      "DEFCON 2: if it falls to 1 in your round, you lose. A coup does that in **Angola**. Of your hand these can do it: *Duck and Cover*.",
    ]);
    expect(coached(t, "us", "ru")).toEqual([
      "DEFCON 2: если он упадёт до 1 в ваш ход, вы проиграете. Так кончится переворот здесь: **Ангола**. На вашей руке к этому могут привести: *«Пригнись и накройся»*.",
    ]);
  });

  test("8.2: military operations that are owed, when few rounds are left for them", () => {
    const hands = { us: ["nato", "fidel"], ussr: ["containment"] } as const;
    const owing = (round: number) =>
      table({ turn: 5, defcon: 4, milOps: { us: 1, ussr: 4 }, side: "us", round, hands });
    expect(coached(owing(4), "us")).toEqual([]);
    expect(coached(owing(6), "us")).toEqual([
      "2 rounds left for 3 military operations that you owe: a coup counts its ops.",
    ]);
    expect(coached(owing(7), "us", "ru")).toEqual([
      "Вам не хватает 3 военных операций, остался 1 ход: переворот даёт столько, сколько в нём ОО.",
    ]);
  });

  test("10.3.1: who is near the VP that win at once", () => {
    const hands = { us: ["nato", "fidel"], ussr: ["containment", "nasser"] } as const;
    expect(coached(table({ ...calm, vp: -17, side: "us", hands }), "us")).toEqual([
      "USSR leads by 17 VP: 3 more and it wins, at 20.",
    ]);
    expect(coached(table({ ...calm, vp: -17, side: "ussr", hands }), "ussr")).toEqual([
      "You lead by 17 VP: 3 more and you win, at 20.",
    ]);
  });

  test("10.3.2, 9.7: in the last turn how the final scoring stands, and what The China Card is good for", () => {
    const hands = { us: ["nato", "fidel"], ussr: ["containment"] } as const;
    const last = { ...calm, turn: 10, side: "us", vp: 5, hands } as const;
    // 5 VP, and The China Card of the US
    const t = table({ ...last, china: { holder: "us", faceUp: true } });
    expect(coached(t, "us")).toEqual([
      "The last turn. The final scoring, if it came now: you win, 6 VP ahead.",
      "*The China Card* gives 1 VP to whoever holds it at the end: now it is yours.",
    ]);
    expect(coached(t, "us", "ru")[0]).toBe(
      "Последний раунд. Финальный подсчёт, будь он сейчас: победа ваша, перевес 6 ПО.",
    );
  });

  test("9: The China Card, when every other card helps the other side", () => {
    const hands = { us: ["fidel", "nasser"], ussr: ["containment"] } as const;
    const china = { holder: "us", faceUp: true } as const;
    expect(coached(table({ ...calm, side: "us", china, hands }), "us")).toEqual([
      "Every card of your hand has an event of USSR. *The China Card* has none: 4 ops.",
    ]);
    expect(coached(table({ ...calm, side: "us", china: { ...china, faceUp: false }, hands }), "us")).toEqual([]);
  });

  test("once the card is chosen there is nothing more to say", () => {
    const hands = { us: ["asia-scoring", "nato"], ussr: ["containment"] } as const;
    const t = table({ ...calm, side: "us", round: 5, influence: asia, hands });
    t.us("nato");
    expect(t.asked).toEqual(["us play.use"]);
    expect(coached(t, "us")).toEqual([]);
  });
});

describe("before a headline and a crisis", () => {
  test("4.5.C: a scoring card may be the headline or wait for a round", () => {
    const t = table({
      turn: 5,
      step: { at: "headline" },
      influence: asia,
      hands: { us: ["asia-scoring", "nato"], ussr: ["fidel"] },
    });
    expect(coached(t, "us")).toEqual([
      "*Asia Scoring* must be played this turn, now or in one of 7 rounds. Scored now: 4 VP for USSR.",
    ]);
    expect(coached(t, "ussr")).toEqual([]);
  });

  test("TZ 5: how many crises the statecraft cards are for", () => {
    const t = table({ fresh: true, options: { turnZero: true } });
    expect(coached(t, "us")[0]).toMatch(
      /^Crisis 1 of \d+: you hold 5 statecraft cards, \+4 in all, the other side 5\. What has counted is used up, a bluff comes back\.$/,
    );
    expect(coached(t, "ussr", "ru")[0]).toMatch(
      /^Кризис 1 из \d+: у вас 5 карт сверхдержавы, всего −4, у другой стороны 5/,
    );
  });
});
