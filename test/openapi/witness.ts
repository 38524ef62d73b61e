import type { Witnessed } from "../../src/playground/local.ts";
import { Description, hasDescription } from "./description.ts";

let description: Description | null = null;

/** Looks over the bot's shoulder: holds every request against Discord's description, if that is at hand. */
export class Witness {
  requests = 0;
  readonly routes = new Set<string>();
  /** Each kind once, with how often it was seen. */
  readonly violations = new Map<string, number>();

  readonly see = (call: Witnessed): void => {
    if (!hasDescription) return;
    description ??= new Description();
    this.requests++;
    this.routes.add(description.routeOf(call.method, call.path) ?? `${call.method} ${call.path}`);
    for (const fault of description.faultsOf(call)) this.violations.set(fault, (this.violations.get(fault) ?? 0) + 1);
  };
}
