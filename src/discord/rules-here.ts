import { type Ask, languages, offers } from "../engine/index.ts";
import type { AnyTitle, ReadonlyMatch } from "../games/title.ts";
import { askedAbout, calledIn } from "../grammar/index.ts";
import { capitalised } from "../i18n/capitals.ts";
import { gamePhrase, JOINT, optionLabel, optionParts, phrase, says } from "../i18n/index.ts";
import { following } from "../table/index.ts";
import type { GameSession } from "./session.ts";

/** Something that a question asks about and its person could do now: with what, and on what. */
interface Way {
  readonly use: string;
  /** The question in which it is chosen. */
  readonly ask: Ask;
  /** Cards that it can be done with; none where a card is played already. */
  readonly cards: readonly string[];
  /** What it is then done to; none where it is done by itself, or nothing may be looked at beforehand. */
  readonly target: { readonly ask: Ask; readonly match: ReadonlyMatch } | null;
}

/** Whoever asks, and where he looks at the board from. */
interface Asking extends Pick<GameSession, "title" | "language"> {
  readonly look: Pick<GameSession["look"], "match" | "seat">;
}

const MOST_NAMED = 8;

/**
 * What a question comes to in the position of whoever asks it and is to move: whether he can do now what it names, with what and
 * where; and why not. From what he is offered himself.
 */
export function hereLines({ title, language, look: { match, seat } }: Asking, question: string): string[] {
  const now = match.pending.find((pending) => pending.seat === seat && !pending.answered);
  if (now === undefined) return [];
  const asked = askedAbout(title, question);
  const lines = waysIn(title, match, now, asked.means).flatMap((way) => {
    const { use, ask, cards } = way;
    const what = capitalised(optionLabel(language, ask, use, title.messages));
    const named = cards.length === 0 ? null : cards.slice(0, MOST_NAMED);
    const able = says(language, { key: "rules.here.can", args: { what, cards: named } }, title.messages);
    return [able, ...targetLines({ title, language }, way, asked.names)];
  });
  return lines.length === 0
    ? []
    : [phrase(language, { key: "rules.here", args: {} }), ...lines.map((line) => `- ${line}`)];
}

type IsNamed = (texts: readonly string[]) => boolean;

/** Each use that the question names, whatever has to be chosen before it. */
function waysIn(title: AnyTitle, match: ReadonlyMatch, now: Ask, isNamed: IsNamed): Way[] {
  const direct = usesIn(title, now, isNamed).map(
    (use): Way => ({ use, ask: now, cards: [], target: following(title, match, now, use) }),
  );
  if (direct.length > 0) return direct;
  const found = new Map<string, Way>();
  for (const { id: card } of now.options) {
    const next = following(title, match, now, card);
    if (next === null) continue;
    for (const use of usesIn(title, next.ask, isNamed)) {
      const known = found.get(use);
      const target = known?.target ?? following(title, next.match, next.ask, use);
      found.set(use, { use, ask: known?.ask ?? next.ask, cards: [...(known?.cards ?? []), card], target });
    }
  }
  return [...found.values()];
}

/** The options that are no things, but what is done with one. */
const usesIn = (title: AnyTitle, ask: Ask, isNamed: IsNamed): string[] =>
  ask.options
    .map(({ id }) => id)
    .filter((id) => title.messages.name(id) === undefined)
    .filter((id) => isNamed([id, ...languages.map((language) => optionLabel(language, ask, id, title.messages))]));

/** What the question names of what could be chosen, and why something cannot; or all that there is. */
function targetLines({ title, language }: Pick<GameSession, "title" | "language">, { target }: Way, isNamed: IsNamed) {
  if (target === null) return [];
  const { ask, match } = target;
  const view = match.view(ask.seat);
  const label = (id: string) => `**${optionLabel(language, ask, id, title.messages)}**`;
  const inFull = (id: string) => [label(id), ...optionParts(language, ask, id, title.messages, view)].join(JOINT);
  const why = (id: string) => {
    const reason = match.refusal(ask.seat, id);
    return reason === null ? "" : gamePhrase(language, reason, title.messages);
  };
  // the reason that concerns the fewest says most: of the others there was never a question
  const whyNone = (ids: readonly string[]) => {
    const reasons = ids.map((id) => ({ id, key: match.refusal(ask.seat, id)?.key }));
    const counts = new Map(reasons.map(({ key }) => [key, reasons.filter((each) => each.key === key).length]));
    const [rarest] = [...reasons].sort((one, two) => (counts.get(one.key) ?? 0) - (counts.get(two.key) ?? 0));
    return rarest === undefined ? "" : why(rarest.id);
  };
  const places = (["place", "tile"] as const).flatMap((subject) => title.subjects(subject));
  const all = [...new Set([...ask.options.map(({ id }) => id), ...places])].filter(
    (id) => calledIn(title, id).length > 0,
  );
  const named = all.filter((id) => isNamed(calledIn(title, id)));
  if (named.length > 0)
    return named
      .slice(0, MOST_NAMED)
      .map((id) =>
        offers(ask, id)
          ? inFull(id)
          : phrase(language, { key: "rules.here.not", args: { thing: label(id), why: why(id) } }),
      );
  const groups = [...new Set(all.flatMap((id) => title.group(id) ?? []))].filter((group) =>
    isNamed(calledIn(title, group)),
  );
  if (groups.length === 0) return [some(ask.options.map(({ id }) => label(id)))];
  return groups.map((group) => {
    const own = all.filter((id) => title.group(id) === group);
    const open = own.filter((id) => offers(ask, id));
    const thing = `**${title.messages.name(group)?.[language] ?? group}**`;
    if (open.length > 0) return `${thing}: ${some(open.map(label))}`;
    return phrase(language, { key: "rules.here.not", args: { thing, why: whyNone(own) } });
  });
}

const some = (names: readonly string[]): string =>
  [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? ["…"] : [])].join(", ");
