import type { Foresight } from "../../../engine/index.ts";
import { card } from "../cards/index.ts";
import type { CardId } from "../cards/types.ts";
import { provinceList, provincesOf } from "../components/board/index.ts";
import type { Germany } from "../components/board/types.ts";
import { ALL_SOCIALISTS, END, socialistsAt } from "../components/tracks.ts";
import { COLLAPSE } from "../rules/end-of-decade/people.ts";
import { germanies, type Seat, seats } from "../seats.ts";
import { PROTEST, standardOf } from "../standing.ts";
import type { VolkState } from "../state.ts";
import { PARTS } from "../two-plus-two/decade.ts";
import { armsRaceIds, conflictIds } from "../two-plus-two/draw.ts";
import { isReshuffled } from "../two-plus-two/lines.ts";
import type { VolkView } from "../view.ts";
import type { VolkAsk } from "../volk.ts";
import { automaticAfter } from "./ahead.ts";
import { pointsThere } from "./insolvency.ts";

/** In 2+2 cards may be drawn between the last play of a decade and its end. */
export const foresight: Foresight<VolkState, VolkView, Seat> = { mayEnd, assume };

/** Apart from nuclear war the game is lost only at the end of a decade. */
function mayEnd(view: VolkView, ask: VolkAsk, option: string): boolean {
  const { powers, step, part } = view;
  if (powers === null || step.at === "decade") return false;
  if (step.at === "phase") return true;
  const isLast = part === PARTS && (step.at === "automatic" || automaticAfter(view, ask, option) !== null);
  return isLast && isEndNear(view);
}

/** Whether the game could end with this decade. A quick look, because trying it out takes long. */
function isEndNear(view: VolkView): boolean {
  const { decade, tracks, socialists, box } = view;
  if (decade === LAST_DECADE || pointsThere(view) <= FEW) return true;
  if (isNearEnd(tracks.arms) || isNearEnd(tracks.space) || germanies.some((side) => mayCollapse(view, side)))
    return true;
  const count = provincesOf.east.reduce((sum, id) => sum + socialists[id], box);
  const most = Math.max(...socialistsAt);
  return tracks.socialists < 0 ? count < most : count + most > ALL_SOCIALISTS;
}

const LAST_DECADE = 4;
/** More than East often loses at the end of a decade. */
const FEW = 6;

/** A card or two short of the first box that wins. */
const isNearEnd = (marker: number): boolean => Math.abs(marker) >= END - 3;

/** [B13.6, B13.7] Both comparisons could bring each province as much unrest as the best lives better. */
function mayCollapse(view: VolkView, side: Germany): boolean {
  const best = Math.max(...provinceList.map(({ id }) => standardOf(view, id)));
  const protests = provincesOf[side].map((id) => Math.floor((view.unrest[id] + 2 * best + 1) / PROTEST));
  return protests.reduce((sum, each) => sum + each, view.supplierProtests.length) >= COLLAPSE;
}

/** Hands of the others and the deck are some cards of their decades; of a small deck each card not seen last may be next [8]. */
function assume({ hands, deck, powers }: VolkState, { seat }: VolkAsk): readonly string[] {
  const piles = [deck, ...seats.filter((each) => each !== seat).map((each) => hands[each])];
  const unknown = piles.flat().sort(byDecade);
  for (const pile of piles) pile.splice(0, pile.length, ...unknown.splice(0, pile.length));
  if (powers !== null) {
    lay(powers.armsDeck, armsRaceIds, powers.armsDiscard);
    lay(powers.conflictDeck, conflictIds, powers.conflictDiscard);
  }
  return [];
}

const byDecade = (one: CardId, two: CardId): number => card(one).decade - card(two).decade || one.localeCompare(two);

function lay<Id extends string>(deck: Id[], all: readonly Id[], discard: readonly Id[]): void {
  const last = discard.at(-1);
  deck.splice(0, deck.length, ...all.filter((id) => id !== last || isReshuffled(id)));
}
