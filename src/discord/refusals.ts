import type { Ask, Reason, Refusal } from "../engine/index.ts";
import { slotsOf } from "../games/verb.ts";
import { choose, exampleFor, type Line, LineRefusal, type Trouble } from "../grammar/index.ts";
import { gamePhrase, optionLabel, phrase, prompt } from "../i18n/index.ts";
import { NewerRefusal, OptionsRefusal } from "../table/index.ts";
import { currentPanel } from "./current-panel.ts";
import { harmlessInText } from "./others-words.ts";
import { type Reply, said } from "./responder.ts";
import { GameSession, type Session } from "./session.ts";
import { placeOf, speakerOf } from "./speaking.ts";

const EXAMPLES = 6;

/** An interaction that may be refused. */
export interface Refusable {
  readonly session: Session;
  /** It answers what is asked, so that it helps to hear what is legal. */
  readonly answers: boolean;
  /** It came from a private panel, which stays, with the refusal above it. */
  readonly inPanel?: boolean;
}

/** What was wrong, and what would be legal now, in the person's language. */
export async function refusedAnswer(
  refusal: Refusal,
  { session, answers, inPanel = false }: Refusable,
): Promise<Reply> {
  if (refusal instanceof NewerRefusal)
    return refusedAnswer(refusal.refusal, { session: session.at(refusal.position), answers, inPanel });
  if (refusal instanceof OptionsRefusal)
    return said(gamePhrase(session.language, refusal.reason, refusal.title.messages));
  if (!(session instanceof GameSession)) return said(gamePhrase(session.language, withName(refusal.reason)));
  // a panel has all that is legal below the refusal
  if (inPanel && session.game.status === "running")
    return currentPanel(session, refusalLines(refusal, session, answers && refusal instanceof LineRefusal));
  return said(refusalLines(refusal, session, answers).join("\n"));
}

function refusalLines(refusal: Refusal, session: GameSession, answers: boolean): string[] {
  const { language, title, game } = session;
  if (refusal instanceof LineRefusal) return lineLines(refusal, session);
  const reason = gamePhrase(language, withName(refusal.reason), title.messages);
  if (game.status !== "running" || !answers) return [reason];
  const { match, seat } = session.look;
  const ask = match.pending.find((pending) => pending.seat === seat && !pending.answered);
  return ask === undefined ? [reason] : [reason, offered(ask, session)];
}

/** Why a line cannot be taken, what is asked where it went wrong and what was said, what would be legal, and a line that works. */
function lineLines({ line, trouble }: LineRefusal, session: GameSession): string[] {
  const { language, title } = session;
  const { ask, said: typed } = trouble;
  const question = ask === undefined ? "" : prompt(language, ask, title.messages);
  const asked =
    typed === undefined || trouble.slot === undefined
      ? question
      : phrase(language, { key: "refusal.said", args: { question, said: harmlessInText(typed) } });
  return [
    gamePhrase(language, reasonOf(trouble, session), title.messages),
    ...(ask === undefined ? [] : [asked, offered(ask, session)]),
    ...exampleLines(line, session),
  ];
}

function reasonOf({ reason, ask, slot, said: typed = "" }: Trouble, { language, title }: GameSession): Reason {
  const { options, kind = ask?.kind ?? "" } = reason.args;
  const about: Ask = { seat: "", kind: String(kind), args: {}, options: [] };
  const labels = Array.isArray(options)
    ? { options: options.map((id) => optionLabel(language, about, String(id), title.messages)) }
    : {};
  const said = harmlessInText(String(reason.args.said ?? typed));
  return { ...reason, args: { ...(slot && { slot: slot.name[language] }), ...withName(reason).args, ...labels, said } };
}

/** A name that was typed is told again, whatever it holds. */
function withName(reason: Reason): Reason {
  const { name } = reason.args;
  return typeof name === "string" ? { ...reason, args: { ...reason.args, name: harmlessInText(name) } } : reason;
}

function exampleLines(line: Line, session: GameSession): string[] {
  const { language, title } = session;
  const speaker = speakerOf(session);
  if (speaker === null) return [];
  const example = exampleFor(speaker, placeOf(session), line, [...title.family.verbs, choose], language);
  if (example === null) return [];
  const { verb, texts } = example;
  const slots = slotsOf(verb).flatMap(({ name }) => {
    const text = texts[name.en];
    return text === undefined ? [] : [`${name[language]}: ${text}`];
  });
  const family = verb === choose ? [] : [title.family.name];
  const path = [...family, verb.name].map((name) => name.en).join(" ");
  const typed = [`/${[...family, verb.name].map((name) => name[language]).join(" ")}`, ...slots].join(" ");
  return [phrase(language, { key: "refusal.example", args: { command: path, line: typed } })];
}

function offered(ask: Ask, { language, title }: GameSession): string {
  const labels = ask.options.slice(0, EXAMPLES).map(({ id }) => optionLabel(language, ask, id, title.messages));
  return `→ ${labels.join(", ")}${ask.options.length > EXAMPLES ? " …" : ""}`;
}
