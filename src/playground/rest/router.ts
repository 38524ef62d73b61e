import type { Json } from "../json.ts";
import type { Local } from "../local.ts";
import type { Outgoing } from "../posting.ts";

export interface Call extends Outgoing {
  readonly local: Local;
  /** The parts of the path that the route names. */
  readonly at: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** A body that is a list, as for commands. */
  readonly list: readonly unknown[] | null;
}

/** A JSON body, or nothing (204). */
export type Body = Json | readonly unknown[] | null;

export interface Route {
  readonly name: string;
  readonly pattern: RegExp;
  /** Callbacks and webhooks carry their token in the path instead of a header. */
  readonly open: boolean;
  readonly handle: (call: Call) => Body;
}

/** `route("GET /channels/:channel/messages", …)`. */
export function route(name: string, handle: (call: Call) => Body, open = false): Route {
  const pattern = new RegExp(`^${name.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
  return { name, pattern, open, handle };
}

export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; at: Record<string, string> } | null {
  for (const each of routes) {
    const match = each.pattern.exec(`${method} ${path}`);
    if (match) return { route: each, at: { ...match.groups } };
  }
  return null;
}
