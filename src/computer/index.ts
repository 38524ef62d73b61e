export * from "./careful.ts";
export * from "./level.ts";
export * from "./player.ts";
