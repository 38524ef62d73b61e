export * from "./careful.ts";
export * from "./draws.ts";
export * from "./level.ts";
export { players } from "./player.ts";
export * from "./thought.ts";
