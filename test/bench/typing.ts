import { type Ask, Match } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { slotsOf } from "../../src/games/verb.ts";
import { choose, complete, exampleFor, type Line, LineRefusal, type Place, read } from "../../src/grammar/index.ts";
import { Random } from "../fuzz/random.ts";
import { longTexts } from "../grammar/long-texts.ts";
import { quantile } from "./bot-drive.ts";

const POSITIONS = 2;
const WARM = 3;

/** Processor time of what somebody types, over every slot of every verb at random positions of every title. */
export function benchTyping(): void {
  const longest: number[] = [];
  const completions: number[] = [];
  for (const title of titles.values()) {
    const verbs = [choose, ...title.family.verbs];
    for (const { place, ask } of positions(title)) {
      const speaker = { title, seat: ask.seat };
      for (const verb of verbs)
        for (const { name } of slotsOf(verb)) {
          warmUp(title, place, { verb, texts: { [name.en]: "?" } }, ask.seat);
          completions.push(spent(() => complete(speaker, place, { verb, texts: {} }, name.en, "en")));
          for (const text of longTexts) {
            const line: Line = { verb, texts: { [name.en]: text } };
            longest.push(spent(() => answered(title, place, line, ask.seat)));
            longest.push(spent(() => complete(speaker, place, line, name.en, "ru")));
          }
        }
    }
  }
  const figures = {
    longestInputMs: rounded(quantile(longest, 1)),
    longestInputP99Ms: rounded(quantile(longest, 0.99)),
    completionP95Ms: rounded(quantile(completions, 0.95)),
    completionMs: rounded(quantile(completions, 1)),
  };
  console.log(`${longest.length} texts of 6,000 characters, ${completions.length} completions; processor time`);
  console.log(`longest input, worst    ${figures.longestInputMs} ms   (20 or less)`);
  console.log(JSON.stringify(figures));
}

/** A bot that has run for a while has compiled what it runs. */
function warmUp(title: AnyTitle, place: Place, line: Line, seat: string): void {
  for (let time = 0; time < WARM; time++) answered(title, place, line, seat);
}

/** A line that cannot be taken is answered with an example. */
function answered(title: AnyTitle, place: Place, line: Line, seat: string): void {
  try {
    read({ title, seat }, place, line);
  } catch (error) {
    if (!(error instanceof LineRefusal)) throw error;
    exampleFor({ title, seat }, place, line, [...title.family.verbs, choose], "en");
  }
}

function* positions(title: AnyTitle): Generator<{ readonly place: Place; readonly ask: Ask }> {
  const random = new Random(`typing ${title.game.id}`);
  let match: AnyMatch = Match.start(title.game, { seed: "typing" });
  for (let found = 0; found < POSITIONS; found++) {
    for (let picks = 0; picks < 15; picks++) {
      if (match.outcome !== null) match = Match.start(title.game, { seed: `typing ${found}` });
      const asked = random.pick(match.pending.filter(({ answered: isAnswered }) => !isAnswered));
      match.answer(asked.seat, random.pick(asked.options).id);
    }
    const [ask] = match.pending;
    if (ask !== undefined) yield { place: { match, posted: 0 }, ask };
  }
}

/** The collector and the compiler work beside it: what took long is measured twice more. */
function spent(work: () => unknown): number {
  const first = once(work);
  return first < 5 ? first : Math.min(first, once(work), once(work));
}

function once(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
