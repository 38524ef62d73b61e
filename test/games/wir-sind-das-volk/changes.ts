import type { VolkView } from "../../../src/games/wir-sind-das-volk/view.ts";
import type { Table } from "./table.ts";

const numbers = (of: string, from: object, to: object): string[] =>
  Object.entries(to).flatMap(([id, after]) => {
    const before: unknown = (from as Record<string, unknown>)[id];
    return before === after ? [] : [`${of}${id} ${String(before ?? "none")}>${String(after)}`];
  });

/** What differs between two views, in words a person can compare with a card. */
export function changes(from: VolkView, to: VolkView): string[] {
  return [
    ...numbers("unrest ", from.unrest, to.unrest),
    ...numbers("standard ", from.standard, to.standard),
    ...numbers("sector ", from.sectors, to.sectors),
    ...numbers("", from.tracks, to.tracks),
    ...numbers("", from.factories, to.factories),
    ...Object.keys(from.factories)
      .filter((id) => !Object.hasOwn(to.factories, id))
      .map((id) => `gone ${id}`),
    ...to.segments.filter((id) => !from.segments.includes(id)).map((id) => `built ${id}`),
    ...from.segments.filter((id) => !to.segments.includes(id)).map((id) => `gone ${id}`),
    ...to.police.slice(from.police.length).map(({ strength }) => `police ${strength}`),
    ...to.supplierProtests.slice(from.supplierProtests.length).map((id) => `protest ${id}`),
    ...(from.wall === to.wall ? [] : [`wall ${String(to.wall)}`]),
    ...powerChanges(from, to),
  ];
}

function powerChanges({ powers: from }: VolkView, { powers: to }: VolkView): string[] {
  if (from === null || to === null) return [];
  return [
    ...numbers("$ ", from.treasury, to.treasury),
    ...(from.doves === to.doves ? [] : [`doves ${from.doves}>${to.doves}`]),
    ...(from.dearerArms === to.dearerArms ? [] : ["dearer arms"]),
    ...(from.weakerAid === to.weakerAid ? [] : ["weaker aid"]),
    ...Object.entries(to.peacemakers).flatMap(([seat, cards]) =>
      cards.length > 0 ? [`peacemakers of ${seat} ${cards.length}`] : [],
    ),
  ];
}

/**
 * Plays an event to its end: icons in printed order, nothing left out, no police, prestige arrows on their own track
 * unless a pick says `dominance`, and the picks for places. A pick like `west=kiel` must be asked of that seat; one
 * without a seat of whoever acts.
 */
export function playThrough(t: Table, acting: string, picks: readonly string[]): void {
  const left = [...picks];
  const until = t.match.answered;
  for (;;) {
    const [ask] = t.match.pending;
    if (ask === undefined || ask.kind === "turn.card" || t.match.answered > until + 40) break;
    const { seat, kind } = ask;
    const ids = ask.options.map(({ id }) => id);
    if (kind === "event.icon") t.answer(seat, [ids[0] ?? ""]);
    else if (kind === "event.leave-out") t.answer(seat, ["all"]);
    else if (kind === "turn.end") t.answer(seat, ["done"]);
    else if (kind === "arrow.track" && left[0] !== "dominance") t.answer(seat, ["prestige"]);
    else {
      const pick = left.shift() ?? "";
      const [, who = acting, what = pick] = /^(usa|west|ussr|east)=(.*)$/.exec(pick) ?? [];
      if (seat !== who) throw new Error(`${kind} is asked of ${seat}, not of ${who}`);
      t.answer(seat, [what]);
    }
  }
  if (left.length > 0) throw new Error(`Not asked for: ${left.join(", ")}`);
}
