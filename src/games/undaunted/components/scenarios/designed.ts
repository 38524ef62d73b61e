import type { Sources } from "../types.ts";

/** The sources of a scenario of which nothing is known from print. */
export const designed = {
  title: "designed",
  date: "designed",
  place: "designed",
  board: "designed",
  objectives: "designed",
  structures: "designed",
  evacuation: "designed",
  initiative: "designed",
  counters: "designed",
  vehicles: "designed",
  control: "designed",
  deck: "designed",
  supply: "designed",
  victory: "designed",
  brief: "designed",
  orders: "designed",
  decor: "designed",
} as const satisfies Sources;
