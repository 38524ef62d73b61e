import type { Flow } from "../../../engine/index.ts";
import { isArrow, type Single, singles } from "../cards/elements.ts";
import { card } from "../cards/index.ts";
import type { CardId, Element } from "../cards/types.ts";
import type { Germany } from "../components/board/types.ts";
import { leaveOneOut } from "../rules/events/event.ts";
import { execute } from "../rules/events/execute.ts";
import { germanyOf, other, type Seat, type Superpower } from "../seats.ts";
import type { VolkState } from "../state.ts";
import type { Volk } from "../volk.ts";
import { armsRaceTrack } from "./components/tracks.ts";
import { withoutOpposites } from "./event-part.ts";
import { lead } from "./winner.ts";

/** Who leads the arms race, and what that allows in an automatic event. */
interface Advantage {
  readonly power: Superpower;
  readonly level: number;
}

/** [9] The last card of a sub-decade happens by itself, in printed order. */
export function* automaticEvent(g: Volk, last: Seat): Flow {
  const { state } = g;
  const [id] = state.display;
  if (id === undefined) return;
  g.presser = last;
  g.event = id;
  const advantage = advantageOf(state);
  g.tell("automatic", { card: id, ...(advantage ?? { level: 0 }) });
  state.display = [];
  state.playing = id;
  const left = withoutOpposites(yield* cancelOne(g, automaticElements(id), advantage));
  const resolution = {
    deciderOf: (element: Element) => placedBy(element, advantage),
    placed: new Map(),
    mayTurnPrestige: false,
    automatic: true,
  } as const;
  yield* g.inTurn(left, (single) => execute(g, single, resolution));
  g.event = null;
  delete state.playing;
  if (!state.police.some((each) => each.card === id)) state.played.push(id);
}

/** [9] Shaded parts of a green card are ignored. */
export function automaticElements(id: CardId): Single[] {
  const { event, colour } = card(id);
  return singles(colour === "green" ? event.filter(({ shaded }) => !shaded) : event);
}

/** [9] Fixed before the event and valid for all of it. */
export function advantageOf(state: Pick<VolkState, "tracks">): Advantage | null {
  const power: Superpower = state.tracks.arms < 0 ? "usa" : "ussr";
  const level = armsRaceTrack.boxes[lead(state, "arms", power)]?.advantage ?? 0;
  return level === 0 ? null : { power, level };
}

/** Coats of arms as printed, other icons by the state of their colour; the leader of the arms race takes over. */
function placedBy(element: Element, advantage: Advantage | null): Seat {
  const side: Germany = (isArrow(element) ? element.toward : element.side) ?? "east";
  const coat = isArrow(element) ? undefined : element.decidedBy;
  if (advantage === null) return coat ?? side;
  if (coat === undefined) return advantage.power;
  const opposing = other(germanyOf(advantage.power));
  return advantage.level >= 2 && coat === opposing ? advantage.power : coat;
}

export const CANCELS = 3;

/** [9] From level 3 the leader may cancel one single icon or arrow. */
function* cancelOne(g: Volk, all: readonly Single[], advantage: Advantage | null): Flow<Single[]> {
  if (advantage === null || advantage.level < CANCELS) return [...all];
  return yield* leaveOneOut(g, advantage.power, all, { kind: "automatic.cancel", rule: "9" });
}
