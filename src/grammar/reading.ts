import { type Ask, type Decision, type Reason, Refusal } from "../engine/index.ts";
import type { AnyMatch, ReadonlyMatch } from "../games/title.ts";
import { isSlot, type Slot } from "../games/verb.ts";
import { ownReason } from "../i18n/index.ts";
import type { Ahead } from "./ahead.ts";
import { meantOptions, thingsOf } from "./names.ts";
import { isOfKind, type Line, leftOf, type Speech, speechOf, typedIn } from "./speech.ts";
import { type Speaker, type Trouble, Walk, type Warning } from "./walk.ts";

/** Where a line is read: the match as it stands, and how much of its log everybody has been told. */
export interface Place {
  readonly match: ReadonlyMatch;
  readonly posted: number;
}

/** A line that can be taken: so many picks to take back first, then these, and what is said for behind a die or a secret. */
export interface Reading {
  readonly undo: number;
  readonly picks: readonly string[];
  readonly ahead: readonly Ahead[];
  readonly warnings: readonly Warning[];
}

/** A line that cannot be taken. */
export class LineRefusal extends Refusal {
  constructor(
    readonly line: Line,
    readonly trouble: Trouble,
  ) {
    super(trouble.reason);
  }
}

/**
 * Reads a line from the latest position within the move in hand from which all of it can be used: so a half-made choice gives
 * way by itself, and a finished move never does. A line that is only tried is not warned of, nor told why it is refused.
 */
export function read(speaker: Speaker, place: Place, line: Line, how: "trying" | null = null): Reading {
  const walks: Walk[] = [];
  for (const [undo, walk] of starts(speaker, place, () => speechOf(line), how)) {
    walk.run();
    const ahead = finish(walk);
    if (ahead !== null) return { undo, picks: walk.picks.map(({ option }) => option), ahead, warnings: walk.warnings };
    walks.push(walk);
  }
  throw new LineRefusal(line, best(walks));
}

/** Walks from the positions that a line may begin at, the latest first, with how many picks have to be taken back. */
export function* starts(
  speaker: Speaker,
  place: Place,
  speech: () => Speech,
  typing: Slot | "trying" | null = null,
): Generator<readonly [number, Walk]> {
  const positions = takenBack(speaker, place);
  // what nobody can take back any more may be named without being asked for again
  const fixed = positions.at(-1)?.decisionsOf(speaker.seat) ?? [];
  for (const [undo, match] of positions.entries()) {
    const forced = match.decisionsOf(speaker.seat).filter((decision) => decision.forced && !includes(fixed, decision));
    yield [undo, new Walk(speaker, match.clone(), speech(), [...fixed, ...forced], typing)];
  }
}

const includes = (decisions: readonly Decision[], { kind, option }: Decision): boolean =>
  decisions.some((each) => each.kind === kind && each.option === option);

/** The positions of the move in hand: as it is, with one pick taken back, with two, … as far as nobody has been told. */
function takenBack({ seat }: Pick<Speaker, "seat">, { match, posted }: Place): ReadonlyMatch[] {
  const positions = [match];
  for (let last = match; !last.atStepStart && last.canUndo(seat); ) {
    const earlier: AnyMatch = last.clone();
    earlier.undo(seat);
    if (earlier.logged < posted) break;
    positions.push(earlier);
    last = earlier;
  }
  return positions;
}

/** Whether a seat has begun a move that it can still take back pick by pick, and nobody has been told of. */
export const isBegun = (seat: string, place: Place): boolean => takenBack({ seat }, place).length > 1;

/** Whether all of a line has been used; if so, what is left for behind a die. */
export function finish(walk: Walk): readonly Ahead[] | null {
  if (walk.trouble === null) {
    walk.claim();
    walk.trouble = walk.sealed ? passedOver(walk) : leftover(walk);
  }
  if (walk.trouble !== null) return null;
  return walk.sealed ? lookAhead(walk) : [];
}

/** What was typed for something that comes before the die does not wait for what lies behind it. */
function passedOver(walk: Walk): Trouble | null {
  const isTooLate = walk.speech.slice(0, Math.max(0, walk.reached)).map(({ part }) => part);
  // what goes on behind a die is what has begun before it, or can only come then
  const passed = typedIn(walk.speech).find(
    ({ part, items }) =>
      items.length > 0 && (isTooLate.includes(part) || !(part.ahead || walk.picks.some((pick) => pick.part === part))),
  );
  if (passed === undefined) return null;
  const { part: slot, items } = passed;
  const said = items[0]?.whole ?? "";
  return { reason: inTheWay(walk, slot) ?? ownReason("refusal.not-asked", { said }), slot, said };
}

/** What has been decided instead of what is left to say of a slot: by its seat for good, or by the rules. */
function inTheWay(walk: Walk, slot: Slot): Reason | undefined {
  const standing = walk.standingFor(slot);
  const own = standing.find(({ forced }) => !forced);
  if (own !== undefined) return ownReason("refusal.stands", { kind: own.kind, options: [own.option] });
  const options = standing.map(({ option }) => option);
  return options.length === 0 ? undefined : ownReason("refusal.only-way", { kind: standing[0]?.kind ?? "", options });
}

/** What has not been used, or was not said although it is needed. */
function leftover(walk: Walk): Trouble | null {
  const { speech, ask } = walk;
  const asked = ask === undefined ? {} : { ask };
  const left = leftOf(speech);
  if (left !== undefined) {
    const said = left.items[0]?.whole ?? "";
    const standing = inTheWay(walk, left.part);
    if (standing !== undefined) return { reason: standing, ...asked, said };
    if (walk.picks.length === 0) return notAsked(walk);
    if (ask !== undefined && !walk.picks.some(({ part }) => part === left.part))
      return { reason: ownReason("refusal.not-yet", { said }), ask };
    return { reason: ownReason("refusal.too-many", { count: counted(walk) }), slot: left.part, said };
  }
  if (walk.picks.length === 0) return notAsked(walk);
  if (walk.isUnsaid) {
    const said = walk.picks.at(-1)?.option ?? "";
    return { reason: ownReason("refusal.use"), ...asked, said };
  }
  const needed = typedIn(speech).find(
    ({ part, touched }) => part.required && !touched && ask !== undefined && walk.fits(part, ask),
  );
  return needed === undefined ? null : { reason: ownReason("refusal.slot-needed"), ...asked, slot: needed.part };
}

const counted = ({ speech }: Walk): number =>
  typedIn(speech).reduce((sum, { items }) => sum + items.reduce((count, item) => count + item.count, 0), 0);

/** The verb has nothing to say to what is asked now, or it is not this seat's turn. */
function notAsked({ ask, match, speaker, speech }: Walk): Trouble {
  if (ask === undefined) return { reason: match.refusal(speaker.seat, "") ?? ownReason("refusal.option") };
  const needed = typedIn(speech).find(({ part, touched }) => !touched && isOfKind(part.kinds, ask.kind));
  if (needed === undefined) return { reason: ownReason("refusal.verb"), ask };
  return { reason: ownReason("refusal.slot-needed"), ask, slot: needed.part };
}

/** Names what is left to say of a line behind a die; a name that nothing has is refused before it falls. */
function lookAhead(walk: Walk): readonly Ahead[] | null {
  const { title, seat } = walk.speaker;
  const last: Ask | undefined = walk.picks.at(-1)?.ask;
  const ahead = walk.speech.map(({ part, items }): Ahead => {
    const { kinds } = part;
    if (!isSlot(part))
      return { kinds, otherwise: [], items: items.map(({ typed }) => ({ text: "", options: [typed] })) };
    const otherwise = part.otherwise ?? [];
    const known = kinds.flatMap((kind) => [...(part.known?.(seat, kind) ?? thingsOf(title))]);
    const ids = [...new Set([...known, ...otherwise, ...(last?.options ?? []).map(({ id }) => id)])];
    const named = items.flatMap(({ whole, typed, count, same }) => {
      const options =
        same !== undefined ? [same] : [...new Set(kinds.flatMap((kind) => meantOptions(title, kind, ids, typed)))];
      if (options.length === 0)
        walk.trouble = {
          reason: ownReason("refusal.unknown-name", { name: typed === "" ? `${whole}…` : typed }),
          slot: part,
          said: whole,
        };
      return Array.from({ length: count }, () => ({ text: typed, options }));
    });
    return { kinds, otherwise, items: named };
  });
  return walk.trouble === null ? ahead : null;
}

/**
 * Of several attempts one that begins as the line does, then the one that got furthest, then the one that knows best what is
 * wrong: an answer, a question, or merely that something is left over.
 */
function best(walks: readonly Walk[]): Trouble {
  const begins = ({ speech, trouble }: Walk) => {
    const [first] = typedIn(speech);
    const isAsked = trouble?.ask !== undefined && trouble.slot === first?.part;
    return Number(first === undefined || first.items.length === 0 || isAsked);
  };
  const said = ({ picks }: Walk) => picks.filter(({ part }) => part !== null && isSlot(part)).length;
  const known = ({ trouble }: Walk) => Number(trouble?.ask !== undefined) + Number(trouble?.slot !== undefined);
  const [first] = [...walks].sort(
    (one, two) => begins(two) - begins(one) || said(two) - said(one) || known(two) - known(one),
  );
  return first?.trouble ?? { reason: ownReason("refusal.verb") };
}
