export { type Rule, rule } from "../../rule.ts";
