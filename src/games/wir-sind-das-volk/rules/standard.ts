import { type Flow, type Option, option } from "../../../engine/index.ts";
import { type ProvinceId, province, provincesOf, type SiteId, siteList } from "../components/board/index.ts";
import { type Germany, type Sector, sectors } from "../components/board/types.ts";
import { germanyOf, type Seat } from "../seats.ts";
import { type Assignment, economyOf, fedBy, standardOf } from "../standing.ts";
import type { Volk } from "../volk.ts";
import { removeUnrest } from "./unrest.ts";

const MOST_PROVINCES = 3;
const MOST_BRIDGED = 2;
const PER_LEVEL = 3;

interface Raising {
  readonly value: number;
  readonly assigned: Assignment;
  readonly done: readonly ProvinceId[];
  readonly bridged: number;
  readonly sent: boolean;
}

/** [B5c] What the economy of a province lacks for its next living standard. */
export const shortfall = (g: Volk, id: ProvinceId, assigned: Assignment): number =>
  Math.max(0, PER_LEVEL * (standardOf(g.state, id) + 1) - economyOf(g.state, id, assigned));

const canRaise = (g: Volk, id: ProvinceId, { value, assigned, done, bridged }: Raising): boolean => {
  if (id === "west-berlin" || done.includes(id)) return false;
  return shortfall(g, id, assigned) <= Math.min(MOST_BRIDGED, value - bridged);
};

/** [B5c] West Berlin lives on its suppliers: one living standard per action may be sent there. */
function canSend(g: Volk, id: ProvinceId, { sent }: Raising): boolean {
  const sector = province(id).supplies;
  if (sector === undefined || sent) return false;
  return standardOf(g.state, id) + 1 > standardOf(g.state, "west-berlin") && openSectors(g).includes(sector);
}

/** The sectors with the lowest living standard. */
export const openSectors = (g: Volk): Sector[] => {
  const held = g.state.sectors;
  const least = Math.min(...sectors.map((each) => held[each]));
  return sectors.filter((each) => held[each] === least);
};

/** [B5c] Up to three provinces gain 1 living standard each. */
export function* raiseStandard(g: Volk, seat: Seat, value: number): Flow {
  const side = germanyOf(seat);
  let raising: Raising = { value, assigned: {}, done: [], bridged: 0, sent: false };
  raising = { ...raising, assigned: yield* assign(g, seat, side, raising) };
  while (raising.done.length < MOST_PROVINCES) {
    const left = MOST_PROVINCES - raising.done.length;
    const now = raising;
    const args = { left, value: value - raising.bridged, done: raising.done, counted: countedAs(raising.assigned) };
    if (!provincesOf[side].some((id) => canRaise(g, id, now))) break;
    const question = { kind: "standard.province", args, rule: "B5", row: { most: left, each: 1 } } as const;
    const answer = yield* g.askFreely(seat, question, () => raiseOptions(g, side, now));
    if (answer === "done") break;
    const isSent = answer.startsWith("send:");
    const id = (isSent ? answer.slice("send:".length) : answer) as ProvinceId;
    const bridged = shortfall(g, id, now.assigned);
    raising = { ...now, done: [...now.done, id], bridged: now.bridged + bridged, sent: now.sent || isSent };
    const sector = province(id).supplies;
    if (isSent && sector !== undefined) yield* gainInSector(g, sector);
    else yield* gainStandard(g, id);
  }
  if (raising.done.length === 0) g.tell("standard.none", { seat });
}

/** Where shared factories count, as args of the ask: `hamburg/niedersachsen`. */
const countedAs = (assigned: Assignment): string[] => Object.entries(assigned).map((each) => each.join("/"));

/** The same read back, to explain a refusal. */
export const countedIn = (counted: readonly string[]): Assignment =>
  Object.fromEntries(counted.map((each) => each.split("/")));

type RaiseId = ProvinceId | `send:${ProvinceId}` | "done";

function raiseOptions(g: Volk, side: Germany, raising: Raising): Option<RaiseId>[] {
  const offered = provincesOf[side]
    .filter((id) => canRaise(g, id, raising))
    .flatMap((id): Option<RaiseId>[] => {
      const bridge = shortfall(g, id, raising.assigned);
      const hint = { bridge, ...rising(standardOf(g.state, id)) };
      const sent = { bridge, ...rising(standardOf(g.state, "west-berlin")) };
      return canSend(g, id, raising) ? [option(id, hint), option(`send:${id}`, sent)] : [option(id, hint)];
    });
  return [...offered, option("done", raising.done.length === 0 ? { empty: true } : undefined)];
}

/** What an option tells of a living standard that rises, and of one that falls. */
export const rising = (standard: number) => ({ standard, toStandard: standard + 1 });
export const falling = (standard: number) => ({ standard, toStandard: standard - 1 });

/** One more living standard; it calms 1 unrest. */
export function* gainStandard(g: Volk, id: ProvinceId, calms = true): Flow {
  const from = g.state.standard[id];
  g.state.standard[id] = from + 1;
  g.tell("standard", { province: id, from, to: from + 1 });
  if (calms) yield* removeUnrest(g, id);
}

export function* gainInSector(g: Volk, sector: Sector): Flow {
  g.state.sectors[sector]++;
  const to = standardOf(g.state, "west-berlin");
  g.tell("standard.sector", { sector, from: to - 1, to });
  yield* removeUnrest(g, "west-berlin");
}

/** [B5c] Hamburg and the external factories each count in one province, the same for the whole action. */
function* assign(g: Volk, seat: Seat, side: Germany, raising: Raising): Flow<Assignment> {
  let assigned: Assignment = {};
  for (const { id, kind } of siteList.filter((each) => each.side === side)) {
    if (kind !== "shared" && kind !== "external") continue;
    const provinces = kind === "shared" ? hamburgProvinces(g) : fedBy(g.state, id);
    const chosen = yield* assignTo(g, seat, id, provinces, (where) =>
      canUse(g, where, { ...raising, assigned: { ...assigned, [id]: where } }),
    );
    if (chosen !== undefined) assigned = { ...assigned, [id]: chosen };
  }
  return assigned;
}

/** Whether it can matter that a factory counts here: the province could be raised with it, perhaps with others. */
function canUse(g: Volk, where: ProvinceId, raising: Raising): boolean {
  const others = siteList.filter(({ id, kind }) => kind === "external" && fedBy(g.state, id).includes(where));
  const most = Object.fromEntries(others.map(({ id }) => [id, where]));
  return canRaise(g, where, { ...raising, assigned: { ...raising.assigned, ...most } });
}

function* assignTo(
  g: Volk,
  seat: Seat,
  id: SiteId,
  provinces: readonly ProvinceId[],
  matters: (where: ProvinceId) => boolean,
): Flow<ProvinceId | undefined> {
  const useful = provinces.filter(matters);
  if (useful.length < 2) return useful[0] ?? provinces[0];
  return yield* chooseAssignment(g, seat, id, useful);
}

export function* chooseAssignment(g: Volk, seat: Seat, id: SiteId, among: readonly ProvinceId[]): Flow<ProvinceId> {
  const options = among.map((each) => option(each));
  const chosen = yield* g.ask(seat, { kind: "factory.counts", args: { place: id }, rule: "B5" }, options);
  g.tell("assigned", { place: id, province: chosen });
  return chosen;
}

export const hamburgProvinces = (g: Volk): readonly ProvinceId[] =>
  g.state.factories.hamburg === undefined ? [] : ["schleswig-holstein", "niedersachsen"];
