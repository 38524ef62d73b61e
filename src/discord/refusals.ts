import type { Ask, Refusal } from "../engine/index.ts";
import { optionLabel, phrase, prompt } from "../i18n/index.ts";
import { NewerRefusal } from "../table/index.ts";
import { presentPanel } from "./present.ts";
import { type Answer, said } from "./responder.ts";
import { GameSession, type Session } from "./session.ts";
import { LineRefusal } from "./step-refusal.ts";

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
export function refusedAnswer(refusal: Refusal, { session, answers, inPanel = false }: Refusable): Answer {
  if (refusal instanceof NewerRefusal)
    return refusedAnswer(refusal.refusal, { session: session.at(refusal.position), answers, inPanel });
  if (!(session instanceof GameSession)) return said(phrase(session.language, refusal.reason));
  const lines = refusalLines(refusal, session, answers);
  return inPanel && session.game.status === "running" ? presentPanel(session, lines) : said(lines.join("\n"));
}

function refusalLines(refusal: Refusal, session: GameSession, answers: boolean): string[] {
  const { language, title, game } = session;
  const reason = phrase(language, refusal.reason, title.vocabulary);
  if (game.status !== "running" || !answers) return [reason];
  const line = refusal instanceof LineRefusal ? lineLines(refusal, session) : [];
  if (line.length > 0) return [reason, ...line];
  const { match, seat } = session.look;
  const ask = match.pending.find((pending) => pending.seat === seat && !pending.answered);
  return ask === undefined ? [reason] : [reason, offered(ask, session)];
}

/** What is asked where a line went wrong, what would be legal there, and a whole line that would work. */
function lineLines({ ask, example }: LineRefusal, session: GameSession): string[] {
  const { language, title } = session;
  return [
    ...(ask === undefined || ask.options.length === 0
      ? []
      : [prompt(language, ask, title.vocabulary), offered(ask, session)]),
    ...(example === null ? [] : [phrase(language, { key: "refusal.example", args: { line: example } })]),
  ];
}

function offered(ask: Ask, { language, title }: GameSession): string {
  const labels = ask.options.slice(0, EXAMPLES).map(({ id }) => optionLabel(language, ask, id, title.vocabulary));
  return `→ ${labels.join(", ")}${ask.options.length > EXAMPLES ? " …" : ""}`;
}
