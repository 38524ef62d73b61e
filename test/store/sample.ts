import type { Address, NewGame, Said, Store, StoredGame } from "../../src/store/index.ts";

export const noon = new Date("2026-03-01T12:00:00Z");
export const later = (seconds: number): Date => new Date(noon.getTime() + seconds * 1000);

export const lobby: NewGame = {
  title: "twilight-struggle",
  guildId: "guild",
  channelId: "berlin",
  hostId: "anna",
  options: { scenario: "standard" },
  pace: { days: 3, weekendsOff: false },
  seats: [
    { seat: "us", userId: "anna", userName: "Anna" },
    { seat: "ussr", userId: "boris", userName: "Boris" },
  ],
  at: noon,
};

/** Something to say that is told from others by a number. */
export const numbered = (to: Address, number: number): Said =>
  "userId" in to
    ? { to, kind: "reminder", payload: { game: `${number}` } }
    : { to, kind: "time-out", payload: { game: `${number}`, users: [] } };

export async function newGame(store: Store, changes: Partial<NewGame> = {}): Promise<StoredGame> {
  const created = await store.createGame({ ...lobby, ...changes });
  if (created.kind !== "created") throw new Error(created.kind);
  return reload(store, created.game.id);
}

export async function reload(store: Store, id: string): Promise<StoredGame> {
  const game = await store.game(id);
  if (game === null) throw new Error(`no game ${id}`);
  return game;
}
