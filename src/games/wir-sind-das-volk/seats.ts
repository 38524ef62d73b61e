import type { Germany } from "./components/board/types.ts";

/** The base game has the two Germanys; 2+2 gives each its superpower. */
export const seats = ["usa", "west", "ussr", "east"] as const;
export type Seat = (typeof seats)[number];
export const isSeat = (id: string): id is Seat => seats.some((each) => each === id);
export type Superpower = "usa" | "ussr";

export const perSeat = <T>(of: (seat: Seat) => T): Record<Seat, T> => ({
  usa: of("usa"),
  west: of("west"),
  ussr: of("ussr"),
  east: of("east"),
});

export const germanies = ["west", "east"] as const;

export const other = (germany: Germany): Germany => (germany === "west" ? "east" : "west");

/** The Germany a player acts for: yellow players are of the West, red ones of the East. */
export const germanyOf = (seat: Seat): Germany => (seat === "usa" || seat === "west" ? "west" : "east");

export const powerOf = (germany: Germany): Superpower => (germany === "west" ? "usa" : "ussr");

export const isPower = (seat: Seat): seat is Superpower => seat === "usa" || seat === "ussr";

export const allyOf = (seat: Seat): Seat => (isPower(seat) ? germanyOf(seat) : powerOf(seat));

export const rivalOf = (power: Superpower): Superpower => (power === "usa" ? "ussr" : "usa");
