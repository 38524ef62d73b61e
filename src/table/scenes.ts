import { Match, offers, Random, seedWithDice } from "../engine/index.ts";
import type { Lesson, Scene } from "../games/lesson.ts";
import type { AnyTitle } from "../games/title.ts";
import type { Act } from "../store/index.ts";
import type { AnyMatch, ReadonlyMatch } from "./context.ts";

export type AnyLesson = Lesson<unknown>;
export type AnyScene = Scene<unknown>;

/** The position of a scene, with whatever others do before its person is asked. */
export function layScene(title: AnyTitle, lesson: AnyLesson, scene: AnyScene): AnyMatch {
  const match: AnyMatch = Match.lay(title.game, scene.position(), {
    options: lesson.options,
    seed: seedWithDice(scene.dice ?? [], `${lesson.id} ${scene.id}`),
  });
  answerForOthers(title, match, lesson, scene, []);
  return match;
}

/** A script has an end, whatever it is confronted with. */
const MOST_ANSWERS = 500;

/** Others answer in this match until the seat alone is asked, or its scene is over: by the script, or as the policy of the title would. */
export function answerForOthers(
  title: AnyTitle,
  match: AnyMatch,
  { seat }: AnyLesson,
  scene: AnyScene,
  picks: readonly string[],
): Act[] {
  const acts: Act[] = [];
  const script = [...(scene.replies ?? [])];
  while (acts.length < MOST_ANSWERS && !isOver(match, scene, picks)) {
    const ask = match.pending.find((each) => each.seat !== seat && !each.answered);
    if (ask === undefined) break;
    const at = script.findIndex((option) => offers(ask, option));
    const random = new Random(`${scene.id} ${match.answered} ${acts.length}`);
    const option = at < 0 ? title.policy(match.view(ask.seat), ask, random) : (script.splice(at, 1)[0] as string);
    match.answer(ask.seat, option);
    acts.push({ kind: "answer", seat: ask.seat, option });
  }
  return acts;
}

/** Whether a scene is over when its person has answered this. */
export function isOver(match: ReadonlyMatch, { until }: AnyScene, picks: readonly string[]): boolean {
  if (match.outcome !== null) return true;
  if (picks.length === 0) return false;
  if (until !== undefined) return match.pending.some(({ kind }) => until.includes(kind));
  return match.atStepStart && !match.pending.some(({ answered }) => answered);
}

/** What is still proposed after these picks, in whatever order they came; nothing if one of them was not. */
export function stillProposed({ moves }: AnyScene, picks: readonly string[]): readonly string[] | null {
  const rest = [...moves];
  for (const pick of picks) {
    const at = rest.indexOf(pick);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}
