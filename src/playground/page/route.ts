/** Where one is, in the address: `#/table-one/anna+boris`, `#/table-one/anna.dm`. */
export interface Seat {
  readonly person: string;
  /** In their direct messages instead of the channel. */
  readonly dm: boolean;
}

export interface Route {
  readonly channel: string;
  /** One, or two side by side. */
  readonly seats: readonly Seat[];
}

export const firstRoute: Route = { channel: "welcome", seats: [{ person: "anna", dm: false }] };

export function readRoute(hash: string, people: readonly string[], channels: readonly string[]): Route {
  const [, channel = "", who = ""] = decodeURIComponent(hash.replace(/^#/, "")).split("/");
  const seats = who
    .split("+")
    .map((each) => ({ person: each.replace(/\.dm$/, ""), dm: each.endsWith(".dm") }))
    .filter(({ person }) => people.includes(person))
    .slice(0, 2);
  return {
    channel: channels.includes(channel) ? channel : (channels[0] ?? firstRoute.channel),
    seats: seats.length === 0 ? firstRoute.seats : seats,
  };
}

export const writeRoute = ({ channel, seats }: Route): string =>
  `#/${encodeURIComponent(channel)}/${seats.map(({ person, dm }) => (dm ? `${person}.dm` : person)).join("+")}`;
