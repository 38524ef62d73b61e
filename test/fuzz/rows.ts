import type { Ask } from "../../src/engine/index.ts";
import type { Probe } from "./checks.ts";
import type { Random } from "./random.ts";

/**
 * Where an ask says that it begins a row whose order does not matter: as many of its things as it takes, drawn by lot, lead to
 * the same position in another order, and none is taken more often than it says; one of them alone, drawn by lot, as often as that.
 */
export function rowFaults<State, View, Seat extends string, Options>(
  match: Probe<State, View, Seat, Options>,
  ask: Ask<Seat>,
  random: Random,
  count: (covered: string) => void,
): string[] {
  const { row, kind } = ask;
  const things = ask.options.map(({ id }) => id).filter((id) => match.game.name(id) !== undefined);
  if (row === undefined || row.most < 2 || things.length === 0) return [];
  const one = match.clone();
  const taken: string[] = [];
  while (taken.length < row.most) {
    const open = offered(one, ask)?.filter((id) => things.includes(id)) ?? [];
    if (open.length === 0) break;
    const id = random.pick(open);
    one.answer(ask.seat, id);
    taken.push(id);
  }
  const found: string[] = [];
  for (const id of new Set(taken)) {
    const times = taken.filter((each) => each === id).length;
    const most = row.fewer?.[id] ?? row.each;
    if (times > most) found.push(`${kind} takes ${id} ${times} times, not ${most}`);
  }
  const alone = random.pick(things);
  const promised = Math.min(row.most, row.fewer?.[alone] ?? row.each);
  const times = timesAlone(match.clone(), ask, alone, promised);
  if (times < promised) found.push(`${kind} takes ${alone} alone ${times} times, not ${promised}`);
  const another = match.clone();
  const shuffled = random.shuffle([...taken]);
  for (const [at, id] of shuffled.entries()) {
    const open = offered(another, ask);
    // something else is asked first: that may be anywhere in the row
    if (open === undefined && at > 0) return found;
    if (!open?.includes(id)) return [...found, `${kind} takes ${taken} but not ${shuffled}`];
    another.answer(ask.seat, id);
  }
  count(`row ${kind}`);
  if (alike(one, match) !== alike(another, match))
    found.push(`${kind}: ${taken} and ${shuffled} differ:\n${alike(one, match)}\n${alike(another, match)}`);
  return found;
}

/** How often a thing can be taken in a row, as far as nothing else is asked between. */
function timesAlone<State, View, Seat extends string, Options>(
  match: Probe<State, View, Seat, Options>,
  ask: Ask<Seat>,
  id: string,
  promised: number,
): number {
  for (let times = 0; times < promised; times++) {
    const open = offered(match, ask);
    if (open === undefined && times > 0) return promised;
    if (!open?.includes(id)) return times;
    match.answer(ask.seat, id);
  }
  return promised;
}

/** What the row can go on with; nothing if something else is asked. */
const offered = <State, View, Seat extends string, Options>(
  { pending }: Probe<State, View, Seat, Options>,
  { seat, kind }: Ask<Seat>,
): string[] | undefined => {
  const [only] = pending;
  const goesOn = pending.length === 1 && only?.seat === seat && only.kind === kind;
  return goesOn ? only.options.map(({ id }) => id) : undefined;
};

/** What everybody sees, what is asked and what was told since, whatever the order of piles, options and entries. */
function alike<State, View, Seat extends string, Options>(
  match: Probe<State, View, Seat, Options>,
  since: Probe<State, View, Seat, Options>,
): string {
  const views = [null, ...match.seats].map((seat) => match.view(seat).view);
  const entries = match.log.slice(since.log.length);
  // what is counted while they are told (the third mass protest, the socialists left) goes by their order
  const counts = entries.map(({ args: { count = 0, box = 0 } }) => `${count} ${box}`).sort();
  const told = entries.map(({ args: { count: _, box: __, ...args }, ...entry }) =>
    JSON.stringify({ ...entry, args }, sorted),
  );
  const asked = match.pending.map((ask) => ({ ...ask, options: ask.options.map((each) => JSON.stringify(each)) }));
  return JSON.stringify([views, asked, told.sort(), counts, match.outcome], sorted);
}

function sorted(_: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.every((each) => typeof each === "string") ? [...value].sort() : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1)));
}
