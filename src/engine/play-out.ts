import type { Ask } from "./ask.ts";
import type { Flow } from "./flow.ts";
import { finished } from "./run.ts";

/**
 * Plays a flow to its end outside of any match, to see what would come of it: whoever is asked answers as `answer` says. Whether
 * the game has ended by it is in the outcome of its run.
 */
export function playOut<Seat extends string>(flow: Flow, answer: (ask: Ask<Seat>) => string): void {
  try {
    let asked = flow.next([]);
    // a flow of a game asks the seats of that game
    while (!asked.done) asked = flow.next((asked.value as readonly Ask<Seat>[]).map(answer));
  } catch (error) {
    if (error !== finished) throw error;
  }
}
