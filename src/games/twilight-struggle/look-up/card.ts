import type { Language } from "../../../engine/index.ts";
import type { CardId } from "../cards/ids.ts";
import { cards } from "../cards/index.ts";
import { type Region, regions } from "../countries.ts";
import type { TwilightView } from "../view.ts";
import { regionLine } from "./regions.ts";
import { say } from "./say.ts";
import { chinaLine } from "./status.ts";

/** When the cards of an era join the draw pile [4.4]. */
const firstTurn = { early: 1, mid: 4, late: 8 } as const;

/** What is printed on a card; and with a position, what everybody can see of it. */
export function cardLines(id: CardId, language: Language, view: TwilightView | null): readonly string[] {
  const { number = 0, era, ops, side, scoring, removed, optional, text } = cards[id];
  const head = say(language, "look.card", {
    number,
    card: id,
    printed: scoring ? say(language, "about.scoring") : say(language, "about.card", { ops, side }),
    era: `era:${era}`,
    starred: removed === true,
    optional: optional === true,
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
  return [
    ...effects,
    say(language, `look.where.${whereabouts(id, view)}`, { turn: firstTurn[era] }),
    ...(by.length > 0 ? [say(language, "look.prevented", { cards: by })] : []),
    ...(scoring ? scoredBy(id).map((region) => regionLine(view, region, language)) : []),
  ];
}

/** Where a card is, without a look into a hand or the draw pile: not even into the reader's own. */
function whereabouts(id: CardId, view: TwilightView): string {
  if (view.discard.includes(id)) return "discard";
  if (view.removed.includes(id)) return "removed";
  if (view.playing.includes(id)) return "table";
  const { era, optional } = cards[id];
  if (optional && !view.options.optionalCards) return "unused";
  return view.turn < firstTurn[era] ? "later" : "hidden";
}

/** The region that a scoring card is about; Southeast Asia is none. */
const scoredBy = (id: CardId): readonly Region[] => regions.filter((region) => id === `${region}-scoring`);
