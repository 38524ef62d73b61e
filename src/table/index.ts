export {
  type ChapterPost,
  freshNotes,
  type MovePost,
  type Notes,
  type OpenTurn,
  type Pace,
  usualPace,
} from "../store/index.ts";
export * from "./acting.ts";
export { NewerRefusal, type Request } from "./changing.ts";
export * from "./context.ts";
export * from "./ending.ts";
export * from "./lobby.ts";
export * from "./looking.ts";
export * from "./pace.ts";
export * from "./position.ts";
export * from "./queue.ts";
export * from "./time.ts";
