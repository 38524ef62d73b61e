import { expect, test } from "vitest";
import { Match } from "../../src/engine/index.ts";
import { faceDown } from "../../src/games/undaunted/danger/position-seen.ts";
import { forecast } from "../../src/games/undaunted/forecast.ts";
import { sides } from "../../src/games/undaunted/seats.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import { Random } from "../fuzz/random.ts";
import { undauntedSubject } from "../fuzz/undaunted.ts";

const sidesOf = (passages: ReturnType<typeof forecast>) =>
  passages
    .filter(([first]) => first !== undefined && "key" in first && first.key === "forecast.side")
    .map((passage) => passage.flatMap((line) => ("key" in line && line.key.startsWith("forecast.goal") ? [line] : [])));

/** What lies in hand and deck of both sides together: as one view works it out, or as the sides themselves know it. */
function handsAndDecks(one: UndauntedView, other?: UndauntedView) {
  const of = (side: (typeof sides)[number]) => {
    const own = [one, other].find((view) => view?.seat === side);
    const { hand, deck } = own ?? faceDown(one, side);
    return [...hand, ...deck].sort();
  };
  return sides.map(of);
}

test("R17: a side is told that its goals are out of reach exactly when the rules judge so, from any chair; what lies face down is worked out right", () => {
  let hopeless = 0;
  let looked = 0;
  for (let round = 0; round < 40; round++) {
    const random = new Random(`goals-${round}`);
    const match = Match.start(undauntedSubject.game, {
      options: undauntedSubject.options(random),
      seed: `goals-${round}`,
    });
    while (match.outcome === null) {
      const [ask] = match.pending;
      // judged after every card [4.4]: looked at before the next one
      if (ask?.kind === "play.card" && random.chance(4))
        for (const seat of [...sides, null]) {
          const view = match.view(seat);
          expect(handsAndDecks(view)).toEqual(handsAndDecks(match.view("lrdg"), match.view("italy")));
          const goals = sidesOf(forecast(view));
          for (const [at, side] of sides.entries()) {
            const lost = goals[at]?.every(({ key }) => key === "forecast.goal.lost");
            expect(lost).toBe(view.armies[side].hopeless);
            looked++;
            if (lost) hopeless++;
          }
        }
      const next = random.pick(match.pending.filter((each) => !each.answered));
      match.answer(next.seat, random.pick(next.options).id);
    }
  }
  expect(looked).toBeGreaterThan(1000);
  expect(hopeless).toBeGreaterThan(0);
});
