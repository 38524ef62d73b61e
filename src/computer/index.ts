export * from "./careful.ts";
export * from "./level.ts";
export { players } from "./player.ts";
export * from "./thought.ts";
