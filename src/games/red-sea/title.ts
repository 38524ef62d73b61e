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
import { countries } from "./components/countries.ts";
import { firstWords } from "./first-words.ts";
import { forecast } from "./forecast.ts";
import { redSea } from "./index.ts";
import { lessons } from "./lessons/index.ts";
import { redSeaMessages } from "./messages/index.ts";
import { mind } from "./mind.ts";
import type { RedSeaOptions } from "./options.ts";
import { piles } from "./piles.ts";
import { policy, reasons } from "./policy.ts";
import { book } from "./reference/book.ts";
import { briefing } from "./reference/briefing.ts";
import { cardLines } from "./reference/card.ts";
import { countryLines } from "./reference/country.ts";
import { rulesNow } from "./reference/rules-now.ts";
import { ruleOf, rules } from "./reference/rules-summary/index.ts";
import { boardParts, scoreLine } from "./reference/status.ts";
import { why } from "./reference/why.ts";
import type { RedSeaState } from "./state.ts";
import type { RedSeaView } from "./view.ts";

export const redSeaTitle: Title<RedSeaState, RedSeaView, Side, RedSeaOptions> = {
  game: redSea,
  name: { en: "Twilight Struggle: Red Sea", ru: "Сумеречная борьба: Красное море" },
  messages: redSeaMessages,
  hand: ({ seat, hands }) => (seat === null ? [] : inPrintedOrder(hands[seat] ?? [], everyCardId)),
  group: groupIn(cards, board),
  board: boardParts,
  score: scoreLine,
  briefing,
  notices: militaryNotice,
  coach,
  policy,
  reasons,
  mind,
  orders: [headlineOrder(cards)],
  forecast,
  piles,
  odds: oddsOn(countries.map(({ id }) => id)),
  family: coldWar,
  subjects: (subject) => subjects[subject] ?? [],
  lookUp: lookUpIn<RedSeaView>({
    board,
    rule: (id, language, view) => [...ruleLines(book, ruleOf(id), language), ...ruleNow(rulesNow, id, view, language)],
    card: (id, language, view) => (isCard(id) ? cardLines(id, language, view) : []),
    country: countryLines,
  }),
  lessons,
  synonyms,
  throws,
  why,
  words: firstWords,
};

const subjects: Readonly<Partial<Record<Subject, readonly string[]>>> = {
  card: everyCardId,
  place: board.ids,
  rule: rules.map(({ id }) => id),
};
