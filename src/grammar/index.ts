export { type Spoken, speak } from "./ahead.ts";
export { choose } from "./choose.ts";
export { complete } from "./completion.ts";
export { exampleFor } from "./example.ts";
export { meant } from "./meant.ts";
export { isBegun, LineRefusal, type Place, type Reading, read } from "./reading.ts";
export { type Namer, normalise, resolve, search } from "./search.ts";
export type { Line } from "./speech.ts";
export type { Speaker, Trouble, Warning } from "./walk.ts";
