import type { Language } from "../../../engine/index.ts";
import { scoredArea } from "../cards/areas.ts";
import type { CardId } from "../cards/ids.ts";
import { cards } from "../cards/index.ts";
import { type Region, regions } from "../countries.ts";
import { changesOfKind, runningIn } from "../turn-zero/running.ts";
import type { TwilightView } from "../view.ts";
import { regionLine } from "./regions.ts";
import { say } from "./say.ts";
import { chinaLine } from "./status.ts";

/** When the cards of an era join the draw pile [4.4]. */
const firstTurn = { early: 1, mid: 4, late: 8 } as const;

/** What is printed on a card; and with a position, what everybody can see of it. */
export function cardLines(id: CardId, language: Language, view: TwilightView | null): readonly string[] {
  const { number = 0, code = number, set = "none", era, ops, side, scoring, removed, optional, text } = cards[id];
  const head = say(language, "look.card", {
    number: code,
    card: id,
    printed: scoring ? say(language, "about.scoring") : say(language, "about.card", { ops, side }),
    era: `era:${era}`,
    starred: removed === true,
    optional: optional === true,
    set,
  });
  return [head, text[language], ...(view === null ? [] : presentLines(id, language, view))];
}

function presentLines(id: CardId, language: Language, view: TwilightView): string[] {
  if (id === "the-china-card") return [chinaLine(view, language)];
  const effects = view.effects
    .filter((effect) => effect.card === id)
    .map(({ side, turn, area }) => say(language, "look.effect", { side, turn, area: area ?? null }));
  const { era, preventedBy = [], scoring } = cards[id];
  const by = preventedBy.filter((card) => view.effects.some((effect) => effect.card === card));
  const voided = runningIn(view.turnZero?.results ?? [], view.turn).voided.get(id);
  return [
    ...effects,
    say(language, `look.where.${whereabouts(id, view)}`, { turn: firstTurn[era] }),
    ...(voided === undefined ? [] : [say(language, "look.voided", { crisis: voided })]),
    ...(by.length > 0 ? [say(language, "look.prevented", { cards: by })] : []),
    ...(scoring ? scoredBy(id).map((region) => regionLine(view, region, language)) : []),
  ];
}

/** Where a card is, without a look into a hand or the draw pile: not even into the reader's own. */
function whereabouts(id: CardId, view: TwilightView): string {
  if (view.discard.includes(id)) return "discard";
  if (view.removed.includes(id)) return "removed";
  if (view.playing.includes(id)) return "table";
  if (isUnused(id, view)) return "unused";
  if (view.turn < firstTurn.mid && isDelayed(id, view)) return "waiting";
  return view.turn < firstTurn[cards[id].era] ? "later" : "hidden";
}

function isUnused(id: CardId, { options, turnZero }: TwilightView): boolean {
  const { optional, set } = cards[id];
  if (set === "promo") return !options.promoCards;
  if (set === "turn-zero") {
    const brought = changesOfKind(turnZero?.results ?? [], "exchanged");
    return !brought.some((change) => change.for === id);
  }
  return optional === true && !options.optionalCards;
}

const isDelayed = (id: CardId, { turnZero }: TwilightView): boolean =>
  changesOfKind(turnZero?.results ?? [], "delayed").some(({ card }) => card === id);

/** The region that a scoring card is about; Southeast Asia is none. */
const scoredBy = (id: CardId): readonly Region[] => regions.filter((region) => region === scoredArea[id]);
