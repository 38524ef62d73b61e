import { describe, expect, test } from "vitest";
import { painters } from "../../render/painters.ts";
import { languages, Random } from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { slotsOf } from "../../src/games/verb.ts";
import { type Line, read, speak } from "../../src/grammar/index.ts";
import { type AnyLesson, type AnyScene, answerForOthers, isOver, layScene } from "../../src/table/scenes.ts";

interface Row {
  readonly title: AnyTitle;
  readonly lesson: AnyLesson;
  readonly scene: AnyScene;
}

const rows = [...titles.values()].flatMap((title) =>
  title.lessons.flatMap((lesson) =>
    lesson.scenes.map((scene): [string, Row] => [
      `${title.game.id} ${lesson.id} ${scene.id}`,
      { title, lesson, scene },
    ]),
  ),
);

type Choose = (options: readonly string[], at: number) => string;

/** Plays a scene to its end; says what was asked of its seat. */
function play({ title, lesson, scene }: Row, choose: Choose) {
  const match = layScene(title, lesson, scene);
  const picks: string[] = [];
  const kinds: string[] = [];
  while (!isOver(match, scene, picks)) {
    const ask = match.pending.find(({ seat }) => seat === lesson.seat);
    if (ask === undefined || picks.length > 60) throw new Error(`stuck after ${picks.join(", ")}`);
    const pick = choose(
      ask.options.map(({ id }) => id),
      picks.length,
    );
    match.answer(lesson.seat, pick);
    picks.push(pick);
    kinds.push(ask.kind);
    answerForOthers(title, match, lesson, scene, picks);
  }
  return { match, picks, kinds };
}

describe.each(rows)("%s", (_, row) => {
  const { title, lesson, scene } = row;

  test("is played to its end by what is proposed, and what is asked on the way is what it has words for", () => {
    const { picks, kinds } = play(row, (options, at) => {
      const proposed = scene.moves[at] ?? "nothing";
      expect(options, `after ${scene.moves.slice(0, at).join(", ")}`).toContain(proposed);
      return proposed;
    });
    expect(picks).toEqual(scene.moves);
    for (const kind of Object.keys(scene.asked ?? {})) expect(kinds).toContain(kind);
  });

  test("is played to its end by other legal moves", () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = new Random(`${scene.id} ${seed}`);
      const { match } = play(row, (options) => random.pick(options));
      expect(match.log.length).toBeGreaterThan(0);
    }
  });

  test("begins with its seat being asked, in a position that every view can be made of", () => {
    const match = layScene(title, lesson, scene);
    expect(match.pending.map(({ seat }) => seat)).toContain(lesson.seat);
    expect(match.dropped).toEqual([]);
    for (const language of languages) expect(title.board(match.view(lesson.seat), language).length).toBeGreaterThan(0);
  });

  test.each(languages)("is typed as it says, in %s", (language) => {
    const typed = scene.typed?.[language];
    if (typed === undefined) return;
    const line = lineOf(title, typed, language);
    const match = layScene(title, lesson, scene);
    const speaker = { title, seat: lesson.seat };
    const reading = read(speaker, { match, posted: match.logged }, line);
    const { given } = speak(match, lesson.seat, reading, () => false);
    expect(given).toEqual(scene.moves.slice(0, given.length));
    expect(given.length).toBeGreaterThan(0);
  });

  test("its coach is brief, in both languages", () => {
    for (const language of languages)
      for (const words of [scene.before, scene.after, scene.otherwise, ...Object.values(scene.asked ?? {})]) {
        expect(words[language].length).toBeGreaterThan(40);
        expect(words[language].length, words[language]).toBeLessThan(620);
        expect(words[language].match(SENTENCE_END)?.length, words[language]).toBeLessThanOrEqual(3);
      }
  });

  test("it shows what matters, large, in few pictures", () => {
    const { board, parts = [], hand } = scene.shows;
    expect(parts.length > 0 || hand === true).toBe(true);
    expect(parts.length + Number(board === true) + Number(hand === true)).toBeLessThanOrEqual(3);
    const view = layScene(title, lesson, scene).view(lesson.seat);
    const painted = painters
      .get(title.game.id)
      ?.parts?.(view, "en")
      .map(({ id }) => id);
    expect(painted).toEqual(expect.arrayContaining([...parts]));
  });
});

const SENTENCE_END = /[.!?](\*\*|[”»)])*(\s|$)/g;

/** A line as it is typed: `/ts coup card: NORAD target: Panama`. */
function lineOf({ family }: AnyTitle, typed: string, language: "en" | "ru"): Line {
  const verb = family.verbs.find(({ name }) => typed.startsWith(`/${family.name[language]} ${name[language]} `));
  if (verb === undefined) throw new Error(`No verb of ${typed}`);
  const names = slotsOf(verb).map(({ name }) => name);
  const places = names
    .map((name) => ({ name, at: typed.indexOf(` ${name[language]}: `) }))
    .filter(({ at }) => at >= 0)
    .sort((one, two) => one.at - two.at);
  const texts = places.map(({ name, at }, index) => {
    const from = at + name[language].length + 3;
    return [name.en, typed.slice(from, places[index + 1]?.at).trim()] as const;
  });
  return { verb, texts: Object.fromEntries(texts) };
}
