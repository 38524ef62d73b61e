import { type MovePost, readPost, type SentPost } from "../../src/store/index.ts";

/** The posts of moves among what was kept, as they will be sent. */
export const movesAmong = (posts: readonly SentPost[]): MovePost[] =>
  posts.map(readPost).flatMap((said) => (said.kind === "move" ? [said.payload] : []));
