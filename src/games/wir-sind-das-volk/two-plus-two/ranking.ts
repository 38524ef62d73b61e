import { allyOf, type Seat, seats } from "../seats.ts";

/** Tournament points by seat, as args of the outcome. */
type Ranking = Readonly<Record<`${Seat}Points`, number>>;

const ranking = (points: (seat: Seat) => number): Ranking =>
  Object.fromEntries(seats.map((seat) => [`${seat}Points`, points(seat)])) as Ranking;

/** [13] War: winners 4, the presser −2, others 1. */
export const warRanking = (winners: readonly Seat[], presser: Seat): Ranking =>
  ranking((seat) => (winners.includes(seat) ? 4 : seat === presser ? -2 : 1));

/** [13] Otherwise the winner has 4; in decade IV the ally comes second with 2. */
export const peaceRanking = (winner: Seat, decade: number): Ranking =>
  ranking((seat) => (seat === winner ? 4 : decade === 4 && seat === allyOf(winner) ? 2 : 0));
