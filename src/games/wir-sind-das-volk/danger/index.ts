export { foresight } from "./foresight.ts";
export { threatTo } from "./insolvency.ts";
export { dangerOfWar as dangerOf } from "./nuclear-war.ts";
