import type { Ask, Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { JOINT, optionLabel, optionParts, type PhraseKey, phrase, prompt } from "../i18n/index.ts";
import { button, text } from "./components.ts";
import { writeId } from "./ids.ts";
import { type Reply, said } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** Opens what is behind a question, beside it. */
export const whyButton = ({ game, language }: GameSession) =>
  button(writeId({ action: "why", game: game.id, version: game.version }), say(language, "button.why"));

const say = (language: Language, key: PhraseKey): string => phrase(language, { key, args: {} });

/** The rules behind what a person is asked now, the card that asks, and what both come to in this position. */
export function whyAnswer({ title, language, look: { match, seat } }: GameSession): Reply {
  const ask = match.pending.find((pending) => pending.seat === seat && !pending.answered);
  if (ask === undefined) return said(say(language, "panel.nothing"));
  return { components: [text(whyLines(title, language, ask, match.view(ask.seat)).join("\n"))] };
}

/** Of nothing but the ask and the view of the seat that is asked. */
export function whyLines(title: AnyTitle, language: Language, ask: Ask, view: unknown): string[] {
  const { rules, here } = title.why(ask, view, language);
  const rule = rules.map((id) => title.lookUp("rule", id, language, null).join("\n"));
  const cards = cardsBehind(title, ask, view).map((id) => title.lookUp("card", id, language, null).join("\n"));
  const examples = here.length > 0 ? [] : examplesOf(title, language, ask, view);
  return [
    `**${prompt(language, ask, title.messages).replaceAll("**", "")}**`,
    ...[
      ...rule,
      ...cards,
      ...section(language, "why.here", here),
      ...section(language, "why.example", examples),
    ].flatMap((part) => ["", part]),
  ];
}

const section = (language: Language, head: PhraseKey, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [[say(language, head), ...lines.map((line) => `- ${line}`)].join("\n")];

/** The card whose event asks, by whatever the ask tells of it, or that is being played. */
function cardsBehind({ subjects, messages }: AnyTitle, { kind, args }: Ask, view: unknown): string[] {
  const named = [args.event, args.card, messages.cause?.(view, kind), kind.split(".")[0]];
  const cards = new Set(subjects("card"));
  return [...new Set(named.filter((id) => typeof id === "string"))].filter((id) => cards.has(id));
}

const EXAMPLES = 2;

/** What can be chosen, with what one decides by: the first ones of which anything is told. */
function examplesOf(title: AnyTitle, language: Language, ask: Ask, view: unknown): string[] {
  return ask.options
    .flatMap(({ id }) => {
      const parts = optionParts(language, ask, id, title.messages, view);
      return parts.length === 0 ? [] : [`**${optionLabel(language, ask, id, title.messages)}**: ${parts.join(JOINT)}`];
    })
    .slice(0, EXAMPLES);
}
