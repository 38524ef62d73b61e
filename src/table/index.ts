export * from "./acting.ts";
export * from "./context.ts";
export * from "./ending.ts";
export * from "./lobby.ts";
export * from "./looking.ts";
export type { MovePost } from "./news.ts";
export * from "./queue.ts";
export * from "./search.ts";
export * from "./time.ts";
