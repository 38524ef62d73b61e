import type { Language, Localized } from "../../engine/index.ts";
import type { Subject, Title } from "../title.ts";
import { type RulesNow, ruleNow } from "../why.ts";
import { allCards, baseCards, card, isCard, specialCards } from "./cards/index.ts";
import { coach } from "./coach.ts";
import {
  isProvince,
  isSegment,
  isSite,
  type ProvinceId,
  province,
  provinceList,
  segment,
  segmentList,
  site,
  siteList,
} from "./components/board/index.ts";
import { firstWords, powerFirstWords } from "./first-words.ts";
import { forecast } from "./forecast/index.ts";
import { twoPlusTwo, type VolkGame, wirSindDasVolk } from "./index.ts";
import { lessons } from "./lessons/index.ts";
import { powerLessons } from "./lessons/powers/index.ts";
import { chapters } from "./messages/chapters.ts";
import { volkMessages } from "./messages/index.ts";
import { volkMind } from "./mind/index.ts";
import type { VolkOptions } from "./options.ts";
import { volkOrders } from "./orders.ts";
import { piles } from "./piles.ts";
import { policy } from "./policy/index.ts";
import { briefing, powerBriefing } from "./reference/briefing.ts";
import { cardLines } from "./reference/card.ts";
import { placeLines } from "./reference/place.ts";
import { ruleLines } from "./reference/rule.ts";
import { rules } from "./reference/rules-summary/index.ts";
import { boardParts, scoreLine, trackLines } from "./reference/status.ts";
import { synonyms } from "./reference/synonyms.ts";
import { why } from "./reference/why.ts";
import { germanies, powerOf, type Seat } from "./seats.ts";
import type { VolkState } from "./state.ts";
import { isAbout } from "./together.ts";
import { volk } from "./verbs.ts";
import type { VolkView } from "./view.ts";

type VolkTitle = Title<VolkState, VolkView, Seat, VolkOptions>;

const places = [...provinceList, ...siteList, ...segmentList].map(({ id }) => id);

/** Provinces by state, what stands on the map by province, cards by decade. */
function group(id: string): string | undefined {
  if (isCard(id)) return `decade:${card(id).decade}`;
  if (isProvince(id)) return `group:${province(id).side}`;
  if (isSegment(id)) return group(segment(id).ends[0]);
  if (!isSite(id)) return undefined;
  const { country, provinces } = site(id);
  return country ?? (provinces[0] as ProvinceId);
}

const tracks: RulesNow<VolkView>[string] = (view, language) => trackLines(view, language).join(" · ");

/** How it stands with what a rule is about. */
const rulesNow: RulesNow<VolkView> = {
  B7: tracks,
  B9: tracks,
  B12: tracks,
  "B13.1": tracks,
  "B13.2": tracks,
  "12": tracks,
};

function lookUp(subject: Subject, id: string, language: Language, view: VolkView | null): readonly string[] {
  if (subject === "rule") return [...ruleLines(id, language), ...ruleNow(rulesNow, id, view, language)];
  if (subject === "card") return isCard(id) ? cardLines(id, language, view) : [];
  return subject === "place" ? placeLines(id, language, view) : [];
}

/** Each Germany with its superpower. */
const alliances = germanies.map((germany) => [powerOf(germany), germany]);

function title(game: VolkGame, name: Localized, cards: readonly { readonly id: string }[]): VolkTitle {
  const subjects: Readonly<Partial<Record<Subject, readonly string[]>>> = {
    card: cards.map(({ id }) => id),
    place: places,
    rule: rules.filter(({ expansion }) => game === twoPlusTwo || !expansion).map(({ id }) => id),
  };
  return {
    game,
    name,
    messages: volkMessages,
    hand: ({ hand }) => hand,
    group,
    board: boardParts,
    score: scoreLine,
    briefing: game === twoPlusTwo ? powerBriefing : briefing,
    chapters,
    isAbout,
    coach,
    policy,
    mind: volkMind,
    orders: volkOrders,
    forecast,
    piles,
    odds: [],
    family: volk,
    subjects: (subject) => subjects[subject] ?? [],
    lookUp,
    lessons: game === twoPlusTwo ? powerLessons : lessons,
    synonyms,
    why,
    words: game === twoPlusTwo ? powerFirstWords : firstWords,
    ...(game === twoPlusTwo ? { teams: alliances } : {}),
  };
}

export const wirSindDasVolkTitle = title(wirSindDasVolk, { en: "Wir sind das Volk!", ru: "Мы народ!" }, [
  ...baseCards,
  ...specialCards,
]);

export const twoPlusTwoTitle = title(twoPlusTwo, { en: "Wir sind das Volk! 2+2", ru: "Мы народ! 2+2" }, allCards);
