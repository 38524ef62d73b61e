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
export { NewerRefusal, type Request } from "./changing.ts";
export * from "./context.ts";
export * from "./deeds.ts";
export * from "./forgetting.ts";
export { takeHome } from "./homecoming.ts";
export * from "./hosting.ts";
export { firstPost, lobbyPost } from "./in-lobby.ts";
export * from "./lobby.ts";
export * from "./looking.ts";
export { endUnreadable, mend } from "./mending.ts";
export { moveGame } from "./moving.ts";
export { movePost } from "./news.ts";
export * from "./options.ts";
export * from "./own-games.ts";
export * from "./pace.ts";
export { forgetServers, KEPT_DAYS, park, unpark } from "./parking.ts";
export * from "./position.ts";
export * from "./queue.ts";
export type { Doing, Settlement } from "./settling.ts";
export { dueAt, nudge, replace, unpause, wakeGames } from "./time.ts";
export { bring, MOST_OF_A_WORD, toldDeal } from "./words.ts";
