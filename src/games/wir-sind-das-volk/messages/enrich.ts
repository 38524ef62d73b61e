import type { Args } from "../../../engine/index.ts";
import { elementIds } from "../cards/elements.ts";
import { cardsNumbered, isCard } from "../cards/index.ts";
import { prestigeBoxes } from "../components/tracks.ts";
import type { Superpower } from "../seats.ts";
import { PROTEST } from "../standing.ts";
import { dominanceTrack } from "../two-plus-two/components/tracks.ts";
import { armsRaceLine, conflictLine } from "../two-plus-two/lines.ts";

const number = (arg: Args[string] | undefined): number => Number(arg ?? 0);

/** What the words of a key need besides its args. */
export function enrich(key: string, args: Args): Args {
  if (key.startsWith("end.")) return { ...args, points: rankingShown(args) };
  switch (key) {
    case "log.unrest":
    case "story.unrest":
    case "story.unrest.item":
      return { ...args, ...pastLimit(args.count), protests: protestsChanged(args) };
    case "log.supplier.protest":
    case "story.supplier.protest":
      return { ...args, ...pastLimit(args.count) };
    case "log.track":
    case "story.track":
      return { ...args, ...moved(sideOf(args, "from"), sideOf(args, "to")) };
    case "log.treasury":
    case "story.treasury":
      return { ...args, from: money(args.from), to: money(args.to) };
    case "log.income":
    case "story.income":
      return { ...args, usa: money(args.usa), ussr: money(args.ussr) };
    case "story.decade.over":
      return { ...args, ...Object.assign({}, ...germanTracks.map((track) => markerAt(track, args[track]))) };
    case "head.decade":
      return { ...args, over: number(args.decade) - 1 };
    case "story.phase":
      return { opens: false, ...args };
    case "log.conflict.card":
    case "story.conflict.card":
      return { ...args, icons: elementIds(conflictLine(String(args.card), powerOf(args))) };
    case "log.arms-race.card":
    case "story.arms-race.card":
      return { ...args, icons: elementIds(armsRaceLine(String(args.card), powerOf(args), number(args.decade))) };
    case "log.comparison.across":
    case "story.comparison.across":
      return { ...args, gap: number(args.strength) - number(args.standard) };
    case "log.prestige.box":
    case "log.dominance.box":
    case "option.box:*":
      return { ...args, ...boxOf(args) };
    case "option.discard:*":
      return { ...args, cards: isCard(String(args.of)) ? [String(args.of)] : cardsNumbered(String(args.of), "+") };
    case "option.swap:*": {
      const [taken = "", given = ""] = cardsNumbered(String(args.of), "/");
      return { ...args, taken, given };
    }
    default:
      return args;
  }
}

const powerOf = ({ power }: Args): Superpower => (power === "usa" ? "usa" : "ussr");

const rankingShown = ({ usaPoints, usaVp }: Args): string =>
  usaPoints === undefined ? "none" : usaVp === undefined ? "one" : "two";

function protestsChanged({ from, to }: Args): string {
  const change = Math.floor(number(to) / PROTEST) - Math.floor(number(from) / PROTEST);
  return change === 0 ? "none" : change > 0 ? "more" : "fewer";
}

/** [B13.10] Four mass protests make a state collapse, but only at the end of the decade: until then there can be more. */
const pastLimit = (protests: Args[string] | undefined): Args => ({ past: number(protests) > 4 });

const germanTracks = ["prestige", "currency", "socialists"] as const;

/** On whose side a marker of a track stands, and how far. */
const markerAt = (track: string, arg: Args[string] | undefined): Args => ({
  [track]: sideAt(track, number(arg)),
  [`${track}By`]: Math.abs(number(arg)),
});

const powerTracks: readonly unknown[] = ["dominance", "space", "arms"];

/** On whose side a marker stands, and how far. */
function sideOf({ track, ...args }: Args, end: "from" | "to"): Args {
  const at = number(args[end]);
  return { [`${end}Side`]: sideAt(track, at), [`${end}By`]: Math.abs(at) };
}

/** A marker that stays on its side. */
const moved = (from: Args, to: Args): Args => ({
  ...from,
  ...to,
  ...(from.fromSide === to.toSide && to.toSide !== "start" ? { toSide: "same" } : {}),
});

function money(arg: Args[string] | undefined): string {
  const dollars = number(arg);
  return dollars < 0 ? `−$${-dollars}` : `$${dollars}`;
}

export function sideAt(track: unknown, at: number): string {
  if (at === 0) return "start";
  const [left, right] = powerTracks.includes(track) ? ["usa", "ussr"] : ["west", "east"];
  return at < 0 ? left : right;
}

/** The icons of a box: of prestige for a German state, of dominance for a superpower. */
function boxOf(args: Args): Args {
  const [, owner = "", distance = ""] = /^(\w+)-(\d)$/.exec(String(args.of ?? "")) ?? [];
  const side = String(args.side ?? args.power ?? owner);
  const box = number(args.box ?? distance);
  const isPower = side === "usa" || side === "ussr";
  const icons = isPower ? dominanceTrack[side][box]?.icons : prestigeBoxes[side === "west" ? "west" : "east"][box];
  return { box, icons: elementIds(icons ?? []) };
}
