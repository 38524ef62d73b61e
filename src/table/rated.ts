import { isComputer, people, refusal } from "../i18n/index.ts";
import type { GameRecord } from "../store/index.ts";

/** Whether a game counts for the ladder, by agreement or in a league. */
export const isCounting = ({ table: { rated, league } }: Pick<GameRecord, "table">): boolean =>
  rated === true || league !== undefined;

/** Whether people play it alone, against each other. */
export const mayCount = ({ seats }: Pick<GameRecord, "seats">): boolean =>
  seats.every(({ userId }) => !isComputer(userId)) && new Set(seats.map(({ userId }) => userId)).size > 1;

/** Whoever sits down agrees to what the lobby says: so nothing that he would have to agree to is added afterwards. */
export function demandConsent({ hostId, seats }: GameRecord): void {
  if (seats.some(({ userId }) => isComputer(userId))) throw refusal("refusal.rated-computer");
  if (people(seats.map(({ userId }) => userId)).some((userId) => userId !== hostId))
    throw refusal("refusal.rated-late");
}
