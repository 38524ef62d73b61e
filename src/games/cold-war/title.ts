import { type Language, own } from "../../engine/index.ts";
import type { Told } from "../../i18n/index.ts";
import type { OddsKind, Title } from "../title.ts";
import type { CardFacts } from "./cards/card.ts";
import type { Board, Place } from "./components/board.ts";
import type { Side } from "./seats.ts";
import type { PerSide } from "./state.ts";

/** What can be tried by dice, on any of these countries. */
export const oddsOn = (countries: readonly string[]): readonly OddsKind<unknown>[] => [
  { what: "coup", name: { en: "coup", ru: "переворот" }, targets: () => countries },
  { what: "realign", name: { en: "realignment", ru: "снижение влияния" }, targets: () => countries },
  { what: "space", name: { en: "space", ru: "космос" } },
];

/** Countries by region, cards by era. */
export const groupIn =
  (cards: Readonly<Record<string, CardFacts>>, board: Board) =>
  (id: string): string | undefined => {
    const card = own(cards, id);
    if (card !== undefined) return `era:${card.era}`;
    const bid = /^(us|ussr):\d+$/.exec(id);
    if (bid !== null) return bid[1];
    const place = board.find(id);
    return place === undefined ? undefined : board.countries[place]?.region;
  };

/** What there is to say of one thing of each kind. */
interface Pages<View> {
  readonly board: Board;
  rule(id: string, language: Language, view: View | null): readonly string[];
  card(id: string, language: Language, view: View | null): readonly string[];
  country(place: Place, language: Language, view: View | null): readonly string[];
}

export const lookUpIn =
  <View>({ board, rule, card, country }: Pages<View>): Title<never, View, Side, never>["lookUp"] =>
  (subject, id, language, view) => {
    if (subject === "rule") return rule(id, language, view);
    if (subject === "card") return card(id, language, view);
    const place = subject === "place" ? board.find(id) : undefined;
    return place === undefined ? [] : country(place, language, view);
  };

interface Seen {
  readonly seat: Side | null;
  readonly step: string;
  readonly defcon: number;
  readonly milOps: Readonly<PerSide<number>>;
}

/** [8.2] What a side still owes of its military operations, and what the end of the turn would take for it. */
export function militaryNotice({ seat, step, defcon, milOps }: Seen): readonly Told[] {
  const short = seat === null || step !== "round" ? 0 : defcon - milOps[seat];
  return seat === null || short <= 0
    ? []
    : [{ key: "notice.military", args: { done: milOps[seat], defcon, vp: short } }];
}
