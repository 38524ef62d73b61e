import { type Answer, type Ask, type Match, offers, type Reason, type Sealing } from "../engine/index.ts";
import { ownReason, refusal } from "../i18n/index.ts";

/** How far a list of picks got. `refused` names the pick that was not legal; the match is then to be thrown away. */
interface Given<Seat extends string> {
  readonly answers: readonly Answer<Seat>[];
  readonly refused?: { readonly at: number; readonly reason: Reason };
  /** Picks that a die or a shown secret has overtaken: what came before them stands. */
  readonly left: readonly string[];
  /** How much of the log the seat could foresee: what lies behind a die or a secret it could not; null if nothing does. */
  readonly foreseen: number | null;
  /** Why nothing before that can be taken back. */
  readonly sealedBy: Sealed | null;
}

/** A die fell, cards were shown, or all the answers that were waited for are in. */
export type Sealed = Sealing | "answers";

/** How a list is meant. */
interface Giving {
  /** What was said for behind a die is passed over where it does not fit. */
  readonly passesOver?: boolean | undefined;
  /** What each pick answers: all of them were chosen together, and none may answer anything else. */
  readonly kinds?: readonly string[] | undefined;
}

/**
 * Gives a seat's picks one after the other. A pick that the engine has just made by itself, because there was no other,
 * may be named and is passed over. Once a die has fallen or a secret was shown nothing is refused any more: a refusal
 * would take the roll back, and tell it. What does not fit then ends the list or, where each pick was said for the case
 * that it fits, is passed over.
 */
export function givePicks<State, View, Seat extends string, Options>(
  match: Match<State, View, Seat, Options>,
  seat: Seat,
  picks: readonly string[],
  { passesOver = false, kinds }: Giving = {},
): Given<Seat> {
  const answers: Answer<Seat>[] = [];
  let logged = match.log.length;
  let foreseen: number | null = null;
  let sealedBy: Sealed | null = null;
  let before: Ask<Seat> | undefined;
  match.takeSealedAt();
  for (const [at, pick] of picks.entries()) {
    const ask = match.pending.find((pending) => pending.seat === seat);
    const isMeant = kinds === undefined || kinds[at] === ask?.kind;
    if (isMeant && ask?.options.some((option) => option.id === pick)) {
      logged = match.log.length;
      before = ask;
      match.answer(seat, pick);
      answers.push([seat, pick]);
      const sealedAt = match.takeSealedAt();
      if (foreseen === null && !match.canUndo(seat)) {
        foreseen = sealedAt ?? logged;
        sealedBy = sealedAt === null ? "answers" : match.sealedBy;
      }
      continue;
    }
    const forced = wasForced(match, seat, pick, logged);
    if (forced !== undefined) {
      logged = forced + 1;
      continue;
    }
    if (foreseen !== null && passesOver) continue;
    const left = picks.slice(at);
    if (foreseen !== null && kinds === undefined) return { answers, left, foreseen, sealedBy };
    // where the row ended was settled before any die fell
    const isOver = before?.row?.most === 1 && offers(before, pick) && before.kind !== ask?.kind;
    const tooMany = isOver || foreseen !== null || (ask === undefined && answers.length > 0);
    const reason = tooMany
      ? ownReason("refusal.too-many", { count: left.length })
      : (between(before, ask, pick, answers.at(-1)?.[1]) ?? reasonFor(match, seat, pick));
    return { answers, refused: { at, reason }, left, foreseen, sealedBy };
  }
  return { answers, left: [], foreseen, sealedBy };
}

/** What was offered until something else was asked: the row goes on after that, or nothing more of it can be paid for. */
function between(before: Ask | undefined, now: Ask | undefined, pick: string, last = ""): Reason | undefined {
  if (before === undefined || before.kind === now?.kind || !offers(before, pick)) return undefined;
  return ownReason("refusal.between", { option: last });
}

function wasForced<State, View, Seat extends string, Options>(
  match: Match<State, View, Seat, Options>,
  seat: Seat,
  pick: string,
  since: number,
): number | undefined {
  const { log } = match;
  for (let at = since; at < log.length; at++) {
    const entry = log[at];
    if (entry?.key === "forced" && entry.args.seat === seat && entry.args.option === pick) return at;
  }
  return undefined;
}

function reasonFor<State, View, Seat extends string, Options>(
  match: Match<State, View, Seat, Options>,
  seat: Seat,
  pick: string,
): Reason {
  const reason = match.refusal(seat, pick);
  if (reason === null) throw refusal("refusal.option");
  return reason;
}
