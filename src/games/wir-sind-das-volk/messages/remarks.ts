import type { Args, Ask, Hint } from "../../../engine/index.ts";
import { elementId, elementIds, isArrow } from "../cards/elements.ts";
import { card, isCard } from "../cards/index.ts";
import type { CardId, Element, Track } from "../cards/types.ts";
import {
  isProvince,
  isSegment,
  isSite,
  type ProvinceId,
  type SegmentId,
  type SiteId,
  segment,
  site,
  supplierOf,
} from "../components/board/index.ts";
import { isSector, type Sector } from "../components/board/types.ts";
import { germanyOf, isSeat, powerOf, type Seat } from "../seats.ts";
import {
  economyOf,
  everythingIn,
  exportFactory,
  factoryValue,
  protestsIn,
  standardOf,
  workingConnections,
} from "../standing.ts";
import { partOf } from "../two-plus-two/event-part.ts";
import { valueElements } from "../two-plus-two/value-icons.ts";
import type { VolkView } from "../view.ts";
import { sideAt } from "./enrich.ts";
import type { Worded } from "./keys.ts";

/** Of the icons that leave the superpower open, the one that is asked about by itself. */
const ACTING = elementId({ icon: "conflict", power: "acting" });

/** What one decides by: how a province, a factory, a line or a marker stands, and what a card does besides. */
export function remark(ask: Ask, id: string, view?: VolkView): Worded | undefined {
  if (ask.kind === "turn.action") return aboutUse(ask, id);
  if (isCard(id)) return aboutValue(ask, id);
  if (id === ACTING && isSeat(ask.seat)) return { key: "remark.acting", args: { power: powerOf(germanyOf(ask.seat)) } };
  if (view === undefined) return undefined;
  const hint = ask.options.find((each) => each.id === id)?.hint ?? {};
  const of = id.slice(id.indexOf(":") + 1);
  if (isProvince(of)) return aboutProvince(view, of, hint);
  if (isSite(of)) return aboutSite(view, of);
  if (isSegment(of)) return aboutSegment(view, of);
  if (isSector(of)) return aboutSector(view, of, hint);
  const track = id.split(":")[0] ?? "";
  return isTrack(view, track) ? aboutTrack(view, track) : undefined;
}

/** [B5, 7] What happens besides the action itself, and to whom. */
function aboutUse({ args, seat }: Ask, action: string): Worded | undefined {
  const id = String(args.card);
  if (!isCard(id) || !isSeat(seat)) return undefined;
  if (action === "event")
    return { key: "remark.event", args: { icons: idsFor(seat, partOf(card(id).event, card(id).colour, seat)) } };
  if (action === "police") return undefined;
  const icons = gathered(
    seat,
    valueElements(seat, id).map(({ element }) => element),
  );
  if (action === "arms-race") return { key: "remark.arms-race", args: { seat, icons } };
  return icons.length === 0 ? undefined : { key: "remark.icons", args: { icons } };
}

/** [7] What would come with the value of a card, if it were not played for its event. */
function aboutValue({ kind, seat }: Ask, id: CardId): Worded | undefined {
  if (kind !== "turn.card" || !isSeat(seat)) return undefined;
  const icons = gathered(
    seat,
    valueElements(seat, id).map(({ element }) => element),
  );
  return icons.length === 0 ? undefined : { key: "remark.value", args: { icons } };
}

/** Equal ones that follow from one printed entry are told as one. */
const gathered = (seat: Seat, elements: readonly Element[]): string[] => idsFor(seat, [...new Set(elements)]);

/** The superpower of whoever acts by its name: a card cannot know it, the one who is asked does. */
const idsFor = (seat: Seat, elements: readonly Element[]): string[] =>
  elementIds(
    elements.map((element) =>
      !isArrow(element) && element.power === "acting" ? { ...element, power: powerOf(germanyOf(seat)) } : element,
    ),
  );

/** Without what the hint of the option tells. */
function aboutProvince(view: VolkView, id: ProvinceId, hint: Hint): Worded {
  const assigned = everythingIn(view, id);
  const count = protestsIn(view, id);
  return {
    key: "remark.province",
    args: {
      unrest: hint.unrest === undefined ? view.unrest[id] : null,
      protests: hint.protests === undefined && count > 0 ? count : null,
      standard: hint.standard === undefined ? standardOf(view, id) : null,
      best: exportFactory(view, id, assigned),
      economy: economyOf(view, id, assigned),
      socialists: view.socialists[id] || null,
    },
  };
}

function aboutSite(view: VolkView, id: SiteId): Worded {
  const { provinces } = site(id);
  const state = view.factories[id];
  if (state === undefined) return { key: "remark.site", args: { provinces } };
  const args = { provinces, state, worth: factoryValue(view, id), lines: workingConnections(view, id) };
  return { key: "remark.factory", args };
}

/** A line works with a factory at either end. */
function aboutSegment(view: VolkView, id: SegmentId): Worded {
  const { ends, twin } = segment(id);
  const factories = ends.filter((end) => view.factories[end] !== undefined);
  const half = twin === null ? "whole" : view.segments.includes(twin) ? "second" : "first";
  return { key: "remark.segment", args: { factories, count: factories.length, half } };
}

function aboutSector(view: VolkView, id: Sector, hint: Hint): Worded {
  const province = supplierOf[id];
  const standard = hint.standard === undefined ? view.sectors[id] : null;
  return { key: "remark.sector", args: { standard, province, supplies: view.standard[province] } };
}

const isTrack = ({ tracks }: VolkView, id: string): id is Track => Object.hasOwn(tracks, id);

function aboutTrack({ tracks }: VolkView, track: Track): Worded {
  const at = tracks[track];
  return { key: "remark.track", args: { toSide: sideAt(track, at), toBy: Math.abs(at) } satisfies Args };
}
