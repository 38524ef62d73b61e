import type { Language, VisibleEntry } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { logLine, optionDetail, says } from "../i18n/index.ts";
import type { ReadonlyMatch } from "../table/index.ts";

/** A hand in words: each card with what is printed on it. Only for the eyes of its owner. */
export function handLines(
  title: AnyTitle,
  language: Language,
  match: ReadonlyMatch,
  seat: string,
  detail: "texts" | "names" = "texts",
): string[] {
  const { messages } = title;
  const hand = title.hand(match.view(seat));
  const head = says(language, { key: "hand.head", args: { seat, title: title.name[language] } }, messages);
  if (hand.length === 0) return [`**${head}**`, says(language, { key: "hand.empty", args: {} }, messages)];
  const lines = [...new Set(hand)].flatMap((card) => {
    const copies = hand.filter((each) => each === card).length;
    const [first = card, ...rest] = cardLines(title, language, card);
    return [copies > 1 ? `${copies} × ${first}` : first, ...(detail === "names" ? [] : rest)];
  });
  return [`**${head}**`, ...lines];
}

/** What somebody was shown of others, for their eyes alone. */
export const shownLines = (title: AnyTitle, language: Language, entries: readonly VisibleEntry[]): string[] =>
  entries.map((entry) => `👁 ${logLine(language, entry, title.messages)}`);

function cardLines(title: AnyTitle, language: Language, card: string): readonly string[] {
  const ask = { seat: "", kind: "", args: {}, options: [] };
  const detail = optionDetail(language, ask, card, title.messages);
  const [head = card, ...body] = title.lookUp("card", card, language, null);
  return [detail === "" || isSaid(detail, head, body) ? head : `${head} · ${detail}`, ...body];
}

/** Without details that the head or a later line already has: nobody wants to read an event twice. */
const isSaid = (detail: string, head: string, body: readonly string[]): boolean =>
  head.includes(detail) || body.some((line) => detail.endsWith(line.replace(/^[^:]*: /, "")));
