import { people, refusal, type TableEntry } from "../i18n/index.ts";
import { type GameRecord, type Notes, type Offer, offers, type StandingOffer } from "../store/index.ts";
import { type ReadonlyMatch, seatsOf } from "./context.ts";
import type { Settlement, Settling } from "./settling.ts";

interface Consenting {
  readonly user: { readonly id: string };
  /** Whoever needs nobody's consent. */
  readonly alone?: boolean;
}

type Agreed = (notes: Notes, match: ReadonlyMatch) => Settlement;

/** What the channel is told of a new offer. */
const entries: Readonly<Record<Offer, TableEntry>> = {
  draw: "draw-offered",
  abandon: "abandon-wanted",
  pause: "pause-wanted",
  computer: "computer-wanted",
  branch: "branch-wanted",
};

/** Offers something, or agrees to it: `done` comes of it when everybody has agreed and nothing was played in between. */
export const consent =
  (offer: Offer, { user, alone = false }: Consenting, done: Agreed): Settling =>
  (game, match, own, notes) => {
    const before = notes[offer];
    const agreed = [...new Set([...before, user.id])];
    const missing = missingFrom(game, agreed);
    if (alone) return done(notes, match);
    if (own.length === 0) throw refusal("refusal.not-playing");
    if (missing.length === 0) return done(notes, match);
    if (before.includes(user.id)) throw refusal("refusal.own-offer");
    return {
      entry: before.length === 0 ? entries[offer] : `${offer}-joined`,
      args: { seats: own },
      notes: { ...notes, [offer]: agreed },
      calls: missing,
    };
  };

/** Says no to an offer, which then stands no more. */
export const declining =
  (offer: Offer, user: { readonly id: string }): Settling =>
  (_, __, own, notes) => {
    const offered = notes[offer];
    if (offered.length === 0) throw refusal("refusal.late");
    if (own.length === 0) throw refusal("refusal.not-playing");
    if (offered.includes(user.id)) throw refusal("refusal.own-offer");
    return {
      entry: `${offer}-declined`,
      args: { seats: own, players: offered.map((userId) => `<@${userId}>`) },
      notes: { ...notes, [offer]: [] },
      calls: offered,
    };
  };

/** The people who play and are not among these: a computer agrees with them. */
const missingFrom = ({ seats }: GameRecord, users: readonly string[]): string[] =>
  people([...new Set(seats.map(({ userId }) => userId).filter((userId) => !users.includes(userId)))]);

/** What stands to be answered, and by whom. */
export const standingOffers = (game: GameRecord, match: ReadonlyMatch, notes: Notes): StandingOffer[] =>
  offers
    .filter((kind) => notes[kind].length > 0)
    .map((kind) => ({
      kind,
      users: missingFrom(game, notes[kind]).map((userId) => ({ userId, seats: seatsOf(game, match, userId) })),
    }));
