export { Random } from "../../src/engine/index.ts";
