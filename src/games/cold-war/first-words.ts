import type { FirstWord } from "../first-word.ts";
import type { AskKind } from "./messages/keys.ts";

/** Words of the family that a newcomer meets, the first of them first. */
export const firstWords: readonly FirstWord<AskKind>[] = [
  {
    id: "headline",
    word: { en: "Headline", ru: "Начальное событие" },
    forms: { en: ["headline"], ru: ["начальн* событи"] },
    kinds: ["headline.card"],
    text: {
      en: "a card that each side plays for its event as a turn begins; both choose in secret",
      ru: "карта, которую в начале раунда каждая сторона разыгрывает ради события; обе выбирают тайно",
    },
  },
  {
    id: "ops",
    word: { en: "Ops", ru: "ОО" },
    forms: { en: ["ops_", "op_", "operation"], ru: ["ОО_", "очк* операци"] },
    kinds: ["play.card", "headline.card", "play.use", "operations.kind"],
    text: {
      en: "operations: the points of a card, for influence, realignment rolls, a coup or the space race",
      ru: "очки операций: сколько можно сделать картой – разместить влияние, снизить чужое, устроить переворот, пойти в космос",
    },
  },
  {
    id: "event",
    word: { en: "Event", ru: "Событие" },
    forms: { en: ["event"], ru: ["событи"] },
    kinds: ["play.card", "play.use"],
    text: {
      en: "what the text of a card does; a card of your opponent’s does it even if you play it for its ops",
      ru: "то, что делает текст карты; у карты противника оно случится, даже если вы играете её ради ОО",
    },
  },
  {
    id: "scoring",
    word: { en: "Scoring card", ru: "Карта подсчёта" },
    forms: { en: ["scoring"], ru: ["подсчёт"] },
    kinds: ["play.card", "headline.card"],
    text: {
      en: "gives victory points for a region as it stands; held at the end of the turn it loses the game",
      ru: "даёт победные очки за регион, каков он сейчас; кто держит её в конце раунда, проигрывает",
    },
  },
  {
    id: "influence",
    word: { en: "Influence", ru: "Влияние" },
    forms: { en: ["influence"], ru: ["влияни"] },
    kinds: ["influence.place", "influence.add", "play.use", "operations.kind"],
    text: {
      en: "markers of a side in a country; they are placed where you have some already, or next to it",
      ru: "фишки стороны в стране; размещаются там, где они у вас уже есть, или по соседству",
    },
  },
  {
    id: "control",
    word: { en: "Control", ru: "Контроль" },
    forms: { en: ["control"], ru: ["контрол"] },
    kinds: ["influence.place", "influence.add", "coup.target", "realign.target"],
    text: {
      en: "as many more influence than the other side as the stability of the country; placing there costs the other side double",
      ru: "влияния больше, чем у противника, хотя бы на стабильность страны; противник там платит за очко влияния вдвое",
    },
  },
  {
    id: "stability",
    word: { en: "Stability", ru: "Стабильность" },
    forms: { en: ["stability"], ru: ["стабильност"] },
    kinds: ["influence.place", "influence.add", "coup.target", "realign.target"],
    text: {
      en: "how hard a country is to control, and twice that to overthrow, 1 to 5",
      ru: "насколько трудно получить в стране контроль и, вдвое, устроить переворот, от 1 до 5",
    },
  },
  {
    id: "battleground",
    word: { en: "Battleground", ru: "Ключевая страна" },
    forms: { en: ["battleground"], ru: ["ключев* стран"] },
    kinds: ["influence.place", "influence.add", "coup.target", "realign.target"],
    text: {
      en: "a country that counts for more when its region is scored; a coup there lowers DEFCON",
      ru: "при подсчёте региона даёт больше; переворот в ней понижает DEFCON",
    },
  },
  {
    id: "coup",
    word: { en: "Coup", ru: "Переворот" },
    forms: { en: ["coup"], ru: ["переворот"] },
    kinds: ["play.use", "operations.kind", "coup.target"],
    text: {
      en: "a die and the ops of the card against twice the stability: what is over takes enemy influence and adds yours",
      ru: "кубик и ОО карты против удвоенной стабильности: излишек убирает чужое влияние и добавляет ваше",
    },
  },
  {
    id: "realignment",
    word: { en: "Realignment", ru: "Снижение влияния" },
    forms: { en: ["realign"], ru: ["сниз", "снижени"] },
    kinds: ["play.use", "operations.kind", "realign.target"],
    text: {
      en: "one roll for each op, both sides roll: the loser removes influence there, nobody adds any",
      ru: "один бросок за каждое ОО, бросают обе стороны: проигравший теряет там влияние, добавлять его нельзя",
    },
  },
  {
    id: "space-race",
    word: { en: "Space race", ru: "Космическая гонка" },
    forms: { en: ["space race"], ru: ["косми", "космос"] },
    kinds: ["play.use"],
    text: {
      en: "puts a card away without its event for a roll that may move you on; usually once a turn",
      ru: "карта уходит без события, а бросок может продвинуть вас; обычно раз за раунд",
    },
  },
  {
    id: "defcon",
    word: { en: "DEFCON", ru: "DEFCON" },
    forms: { en: ["defcon"], ru: ["defcon"] },
    kinds: ["coup.target"],
    text: {
      en: "5 is peace, 1 is nuclear war, which the side whose round it is loses; the lower, the more regions are closed to coups",
      ru: "5 – мир, 1 – ядерная война, её проигрывает тот, чей сейчас ход; чем он ниже, тем больше регионов закрыто для переворотов",
    },
  },
  {
    id: "military-operations",
    word: { en: "Military operations", ru: "Военные операции" },
    forms: { en: ["military operation"], ru: ["военн* операци"] },
    kinds: ["play.card", "play.use"],
    text: {
      en: "a turn asks for as many as DEFCON, made by coups and wars; each one short gives the other side 1 VP",
      ru: "за раунд их нужно столько, каков DEFCON; дают их перевороты и войны, а каждая недостающая – 1 ПО противнику",
    },
  },
  {
    id: "vp",
    word: { en: "VP", ru: "ПО" },
    // a word of its own in Russian, but for the number before it
    forms: { en: ["# VP_"], ru: ["# ПО_"] },
    kinds: ["play.card", "play.use"],
    text: {
      en: "victory points: one score for both sides, what one gains the other loses",
      ru: "победные очки: счёт один на двоих, что получил один, то потерял другой",
    },
  },
];
