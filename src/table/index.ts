export {
  type ChapterPost,
  isActive,
  type MovePost,
  type Offer,
  offers,
  type Pace,
  usualPace,
} from "../store/index.ts";
export * from "./acting.ts";
export { demandPlayer, takesConsent } from "./branching.ts";
export { NewerRefusal, type Request } from "./changing.ts";
export { ComputerClock } from "./computer-clock.ts";
export { playOn } from "./computer-turn.ts";
export * from "./computers.ts";
export * from "./context.ts";
export * from "./deeds.ts";
export { following, leadsOf, lookedAhead } from "./following.ts";
export * from "./forgetting.ts";
export { type Hint, hintFor, type Step, seatToAdvise, tellOfHint } from "./hinting.ts";
export { takeHome } from "./homecoming.ts";
export * from "./hosting.ts";
export { firstPost, lobbyPost } from "./in-lobby.ts";
export { beginMeeting, openMeeting, reportResult } from "./league-games.ts";
export {
  cancelLeague,
  joinLeague,
  leaveLeague,
  openLeague,
  startLeague,
} from "./leagues.ts";
export * from "./lessons.ts";
export * from "./lobby.ts";
export * from "./log.ts";
export * from "./looking.ts";
export { endUnreadable, mend } from "./mending.ts";
export * from "./missed.ts";
export { arrive, type Destination, moveGame } from "./moving.ts";
export { mentionsOf, movePost } from "./news.ts";
export {
  type Branch,
  branch,
  deletePractice,
  leavePractice,
  practices,
  practiseAgain,
} from "./opening-practice.ts";
export * from "./options.ts";
export { OrderClock } from "./order-clock.ts";
export { giveOrder, type Orderable, ordersFor, takeOrderBack } from "./ordering.ts";
export { orderedTold, silencedBy } from "./orders.ts";
export * from "./own-games.ts";
export * from "./pace.ts";
export { packPastGames } from "./packing.ts";
export { forgetServers, KEPT_DAYS, park, unpark, welcomeMemo } from "./parking.ts";
export type { Sealed } from "./picks.ts";
export * from "./position.ts";
export { isLeft, ownTables } from "./private-tables.ts";
export { type Profile, profileOf, type Tally, type TitleProfile } from "./profile.ts";
export * from "./queue.ts";
export { isCounting } from "./rated.ts";
export { Registrar } from "./registrar.ts";
export { rematch } from "./rematch.ts";
export { recordResults } from "./results.ts";
export { retrace } from "./retracing.ts";
export * from "./seek-fit.ts";
export * from "./seek-hours.ts";
export * from "./seeking.ts";
export type { Doing, Settlement } from "./settling.ts";
export { shownOfLate } from "./shown.ts";
export { letComputerPlay } from "./standing-in.ts";
export { dueAt, nudge, replace, unpause, wakeGames } from "./time.ts";
export { catchUpOnRules } from "./upgrading.ts";
export { bring, MOST_OF_A_WORD, toldDeal } from "./words.ts";
