import { perSeat } from "../seats.ts";
import type { VolkState } from "../state.ts";
import type { PowerState } from "../two-plus-two/state.ts";
import type { PowerView } from "../two-plus-two/view.ts";
import type { VolkView } from "../view.ts";

/** The position as everybody can see it: hands and decks are empty, and at the end of a decade nothing hangs on them. */
export const positionSeen = (view: VolkView): VolkState => ({
  options: view.options,
  step: view.step,
  decade: view.decade,
  part: view.part,
  unrest: { ...view.unrest },
  standard: { ...view.standard },
  sectors: { ...view.sectors },
  socialists: { ...view.socialists },
  factories: { ...view.factories },
  segments: [...view.segments],
  supplierProtests: [...view.supplierProtests],
  tracks: { ...view.tracks },
  box: view.box,
  wall: view.wall,
  stasiDisbanded: view.stasiDisbanded,
  police: [...view.police],
  hands: perSeat(() => []),
  deck: [],
  display: [...view.display],
  special: view.special,
  // when hands are sifted the decade is over, and its cards count no more
  played: view.step.at === "decade" ? [] : [...view.played],
  powers: view.powers === null ? null : powersSeen(view.powers),
});

const powersSeen = ({ treasury, doves, dearerArms, weakerAid, order, peacemakers }: PowerView): PowerState => ({
  treasury: { ...treasury },
  doves,
  dearerArms,
  weakerAid,
  order: [...order],
  prepared: [],
  peacemakers: perSeat((seat) => [...peacemakers[seat]]),
  armsDeck: [],
  armsDiscard: [],
  conflictDeck: [],
  conflictDiscard: [],
  early: null,
  nextDeck: null,
  leftovers: {},
});
