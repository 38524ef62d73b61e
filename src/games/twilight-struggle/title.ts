import { headlineOrder } from "../cold-war/orders.ts";
import { ruleLines } from "../cold-war/reference/rule.ts";
import { synonyms } from "../cold-war/reference/synonyms.ts";
import type { Side } from "../cold-war/seats.ts";
import { throws } from "../cold-war/throws.ts";
import { groupIn, lookUpIn, militaryNotice, oddsOn } from "../cold-war/title.ts";
import { coldWar } from "../cold-war/verbs.ts";
import { inPrintedOrder } from "../hand-order.ts";
import type { Subject, Title } from "../title.ts";
import { ruleNow } from "../why.ts";
import { cards, everyCardId, isCard } from "./cards/index.ts";
import { coach } from "./coach.ts";
import { board } from "./components/board.ts";
import { firstWords } from "./first-words.ts";
import { forecast } from "./forecast.ts";
import { twilightStruggle } from "./index.ts";
import { lessons } from "./lessons/index.ts";
import { twilightStruggleMessages } from "./messages/index.ts";
import { mind } from "./mind.ts";
import type { TwilightOptions } from "./options.ts";
import { piles } from "./piles.ts";
import { policy, reasons } from "./policy.ts";
import { book } from "./reference/book.ts";
import { briefing } from "./reference/briefing.ts";
import { cardLines } from "./reference/card.ts";
import { countryLines } from "./reference/country.ts";
import { rulesNow } from "./reference/rules-now.ts";
import { ruleOf, rules } from "./reference/rules-summary/index.ts";
import { boardParts, scoreLine } from "./reference/status.ts";
import { isOfTurnZero, stakes, turnZeroLines } from "./reference/turn-zero.ts";
import { why } from "./reference/why.ts";
import type { TwilightState } from "./state.ts";
import { crisisIds, statecraftIds } from "./turn-zero/ids.ts";
import { usual } from "./usual.ts";
import type { TwilightView } from "./view.ts";

export const twilightStruggleTitle: Title<TwilightState, TwilightView, Side, TwilightOptions> = {
  game: twilightStruggle,
  name: { en: "Twilight Struggle", ru: "Сумеречная борьба" },
  messages: twilightStruggleMessages,
  // statecraft cards are gone before the first hand is dealt
  hand: ({ seat, hands, statecraft = [] }) =>
    seat === null
      ? []
      : [...inPrintedOrder(statecraft, statecraftIds), ...inPrintedOrder(hands[seat] ?? [], everyCardId)],
  group,
  board: boardParts,
  score: scoreLine,
  briefing,
  notices: militaryNotice,
  coach,
  stakes,
  policy,
  reasons,
  mind,
  orders: [headlineOrder(cards)],
  forecast,
  piles,
  odds: oddsOn(board.ids),
  family: coldWar,
  subjects: (subject) => subjects[subject] ?? [],
  lookUp: lookUpIn<TwilightView>({
    board,
    rule: (id, language, view) => [
      ...ruleLines(book, ruleOf(id, view?.options ?? null), language),
      ...ruleNow(rulesNow, id, view, language),
    ],
    card: (id, language, view) => (isCard(id) ? cardLines(id, language, view) : turnZeroLines(id, language, view)),
    country: countryLines,
  }),
  lessons,
  synonyms,
  throws,
  usual,
  why,
  words: firstWords,
};

const subjects: Readonly<Partial<Record<Subject, readonly string[]>>> = {
  card: [...everyCardId, ...crisisIds, ...statecraftIds],
  place: board.ids,
  rule: rules.map(({ id }) => id),
};

const printed = groupIn(cards, board);

/** Countries by region, cards by era; what Turn Zero has besides cards is before all of them. */
function group(id: string): string | undefined {
  return isOfTurnZero(id) ? "era:zero" : printed(id);
}
