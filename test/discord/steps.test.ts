import { expect, test } from "vitest";
import type { Bot } from "../../src/discord/bot.ts";
import { GameSession } from "../../src/discord/session.ts";
import { completeStep } from "../../src/discord/step-completion.ts";
import { askAfter, picksSoFar, type Step } from "../../src/discord/steps.ts";
import { type Flow, Match, option, Refusal, type Run } from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import type { StoredGame } from "../../src/store/index.ts";
import { Position } from "../../src/table/index.ts";
import { type Seat, type ToyState, toy } from "../engine/toy.ts";

/** Bob's only card is picked by the rules, then Ann chooses, the rules pick the other's and her own; she is asked again. */
function* step(run: Run<ToyState, Seat>): Flow {
  yield* run.ask({ seat: "bob", kind: "card", args: {}, options: [option("jack")] });
  yield* run.ask({ seat: "ann", kind: "begin", args: {}, options: [option("high"), option("low")] });
  yield* run.ask({ seat: "bob", kind: "card", args: {}, options: [option("queen")] });
  yield* run.ask({ seat: "ann", kind: "place", args: {}, options: [option("1")] });
  yield* run.ask({ seat: "ann", kind: "end", args: {}, options: [option("high"), option("low")] });
}

const game = { ...toy, step };
const title = {
  game,
  vocabulary: { name: () => undefined, mark: () => "", phrases: { en: {}, ru: {} } },
} as unknown as AnyTitle;
const bot = { table: { titles: new Map([["toy", title]]) } } as unknown as Bot;
const stored = {
  title: "toy",
  saved: JSON.stringify(Match.start(game, { seed: "steps" }).save()),
  seats: [
    { seat: "ann", userId: "1" },
    { seat: "bob", userId: "2" },
  ],
} as unknown as StoredGame;
const ann = { id: "1", name: "Ann", language: "en" } as const;
const session = new GameSession(bot, "interaction", ann, new Position(title, stored));

const begin: Step = { kinds: ["begin"], option: "begin" };
const card: Step = { kinds: ["card"], option: "card" };
const place: Step = { kinds: ["place"], option: "place" };

test("what the rules have picked for another seat is not among what they have picked for one's own", () => {
  expect(askAfter(session, [])).toMatchObject({ seat: "ann", forced: [], decided: [] });
  expect(askAfter(session, ["high"])).toMatchObject({
    ask: { kind: "end" },
    forced: [{ kind: "place", option: "1" }],
  });
});

test("it is neither completed nor told by a refusal", () => {
  const given = (typed: Record<string, string>) => (name: string) => typed[name] ?? null;
  const complete = (steps: readonly Step[], typed: Record<string, string>, name: string) =>
    completeStep(session, steps, given(typed), { name, value: "" });
  expect(complete([card], {}, "card")).toEqual([]);
  expect(complete([begin, card], { begin: "high" }, "card")).toEqual([]);
  expect(complete([begin, place], { begin: "high" }, "place").map(({ value }) => value)).toEqual(["1"]);
  for (const typed of ["queen", "jack", "king"]) {
    const picks = () => picksSoFar(session, [begin, card], given({ begin: "high", card: typed }));
    expect(picks, typed).toThrow(new Refusal({ key: "refusal.verb", args: {} }));
  }
});
