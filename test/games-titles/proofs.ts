import { painters } from "../../render/painters.ts";
import { type Language, languages, Match } from "../../src/engine/index.ts";
import type { AnyTitle, Subject } from "../../src/games/title.ts";
import { tables } from "../e2e/tables.ts";
import { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";
import { subjects } from "../fuzz/subjects.ts";
import { catalogueFaults, settingFaults } from "../i18n/catalogues.ts";
import { type Fault, faultFinder } from "../i18n/faults.ts";
import { wordFaults } from "../i18n/random-games.ts";

/** What a title that is registered still has to show for itself, each with the place to write it. */
export function unproven(title: AnyTitle): string[] {
  const { id } = title.game;
  const subject = subjects.get(id);
  const lacks: string[] = [];
  const demand = (holds: boolean, what: string) => void (holds || lacks.push(what));
  demand(subject !== undefined, "a fuzz subject with two worlds: test/fuzz/<game>.ts, listed in test/fuzz/subjects.ts");
  demand(
    tables.some(({ title: played = "twilight-struggle" }) => played === id),
    "a table for whole games typed and clicked: test/e2e/tables.ts",
  );
  demand(painters.has(id), "a painter, or null for none by choice: render/painters.ts");
  demand(title.family.verbs.length > 0, "verbs: src/games/<game>/verbs.ts");
  demand(title.subjects("rule").length > 0, "a rules summary: src/games/<game>/reference/");
  const things = kinds.flatMap((kind) => (kind === "rule" ? [] : title.subjects(kind)));
  demand(things.length > 0, "cards or places that can be looked up: src/games/<game>/reference/");
  for (const fault of messageFaults(title)) lacks.push(`${fault}: src/games/<game>/messages/`);
  for (const fault of referenceFaults(title)) lacks.push(`${fault}: src/games/<game>/reference/`);
  if (subject !== undefined) lacks.push(...faultsInPlay(title, subject));
  return lacks;
}

const kinds: readonly Subject[] = ["card", "place", "tile", "scenario", "rule"];

/** Ids of several words are never part of a sentence; one of a single word may well be. */
function faultOf(title: AnyTitle): Fault {
  const ids = [title.game.id, ...kinds.flatMap((kind) => title.subjects(kind))];
  return faultFinder(ids.filter((id) => /^[a-z]+(-[a-z]+)+$/.test(id)));
}

const messageFaults = (title: AnyTitle): string[] => {
  const settings = new Set(settingFaults(title.messages, title.game.optionSpecs, faultOf(title)));
  return [...catalogueFaults(title.messages), ...[...settings].map((fault) => `words of the option ${fault}`)];
};

/** Everything that can be looked up says something in every language, with a game and without. */
function referenceFaults(title: AnyTitle): string[] {
  const { game } = title;
  const fault = faultOf(title);
  const begun = game.view(game.start(game.options({})), null);
  const isWorded = (kind: Subject, id: string, language: Language, view: unknown) => {
    const lines = title.lookUp(kind, id, language, view);
    return lines.length > 0 && lines.every((line) => fault(language, line) === null);
  };
  return kinds.flatMap((kind) =>
    title
      .subjects(kind)
      .filter((id) => ![null, begun].every((view) => languages.every((each) => isWorded(kind, id, each, view))))
      .map((id) => `what there is to say of the ${kind} ${id}`),
  );
}

const GAMES = 2;

/** In a few random games: words for all that happens, cards that can be looked up, and a second world that is another one. */
function faultsInPlay(title: AnyTitle, subject: AnySubject): string[] {
  const wordless = wordFaults(subject, title.messages, GAMES, faultOf(title)).slice(0, 5);
  const found = new Set(wordless.map((fault) => `${fault}: src/games/<game>/messages/`));
  const known = new Set(title.subjects("card"));
  let [isHidden, isShuffled] = [false, false];
  for (let round = 0; round < GAMES; round++) {
    const random = new Random(`proof-${round}`);
    const match = Match.start(subject.game, { options: subject.options(random), seed: `proof-${round}` });
    while (match.outcome === null) {
      const ask = random.pick(match.pending.filter(({ answered }) => !answered));
      for (const card of title.hand(match.view(ask.seat)))
        if (!known.has(card)) found.add(`what there is to say of ${card}, held in a hand: src/games/<game>/reference/`);
      const [step] = match.save().steps.slice(-1);
      if (step !== undefined && match.atStepStart && subject.hidden(step.state, ask.seat).size > 1) {
        isHidden = true;
        const other = subject.shuffleUnknown(step.state, ask.seat, random);
        isShuffled ||= JSON.stringify(other) !== JSON.stringify(step.state);
      }
      match.answer(ask.seat, random.pick(ask.options).id);
    }
  }
  if (isHidden && !isShuffled) found.add("a second world that differs in what is hidden: test/fuzz/<game>.ts");
  return [...found];
}
