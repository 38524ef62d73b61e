import { expect, test } from "vitest";
import { coach } from "../../../src/games/red-sea/coach.ts";
import { redSeaMessages } from "../../../src/games/red-sea/messages/index.ts";
import { coachedBy } from "../coached.ts";
import { table } from "./table.ts";

const coached = coachedBy(coach, redSeaMessages);
const calm = { turn: 1, defcon: 4, milOps: { us: 4, ussr: 4 } } as const;

test("10.1.5: a scoring card must be played while there are rounds", () => {
  const hands = { us: ["africa-scoring", "famine"], ussr: ["arab-league"] } as const;
  const t = table({ ...calm, side: "us", round: 6, influence: { kenya: [2, 0] }, hands });
  expect(coached(t, "us")[0]).toMatch(
    /^\*Africa Scoring\* must be played this turn, 2 rounds left\. Scored now: \d VP for you\.$/,
  );
});

test("10.4.1: 10 VP win", () => {
  const hands = { us: ["famine"], ussr: ["arab-league"] } as const;
  expect(coached(table({ ...calm, side: "us", vp: 8, hands }), "us")).toEqual([
    "You lead by 8 VP: 2 more and you win, at 10.",
  ]);
  expect(coached(table({ ...calm, side: "us", vp: 7, hands }), "us")).toEqual([]);
});

test("10.4.2: in the second turn how the final scoring stands, and Romanian Autonomy", () => {
  const hands = { us: ["famine"], ussr: ["arab-league"] } as const;
  const t = table({ ...calm, turn: 2, side: "us", hands, romania: { holder: "us", faceUp: true } });
  expect(coached(t, "us", "ru")).toEqual([
    "Последний раунд. Финальный подсчёт, будь он сейчас: победа ваша, перевес 1 ПО.",
    "*«Румынская автономия»* даёт 1 ПО тому, у кого она в конце игры: сейчас она ваша.",
  ]);
});
