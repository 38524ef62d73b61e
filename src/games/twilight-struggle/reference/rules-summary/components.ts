import { type Rule, rule } from "../../../rule.ts";

/** [2] The map and the cards. */
export const componentRules: readonly Rule[] = [
  rule({
    at: ["2.1.1", "2.1.2"],
    title: { en: "Regions", ru: "Регионы" },
    text: {
      en: "Six regions: Europe, Asia, Middle East, Central America, South America, Africa. Europe and Asia include their subregions. Austria and Finland are in both Western and Eastern Europe; Canada and Turkey count as Western Europe, Libya and Egypt as Middle East.",
      ru: "Регионов шесть: Европа, Азия, Ближний Восток, Центральная Америка, Южная Америка, Африка. Европа и Азия включают свои субрегионы. Австрия и Финляндия входят и в Западную, и в Восточную Европу; Канада и Турция – это Западная Европа, Ливия и Египет – Ближний Восток.",
    },
    aliases: ["map", "subregions", "карта мира", "субрегионы"],
  }),
  rule({
    at: ["2.1.3", "2.1.4"],
    title: { en: "Stability and battlegrounds", ru: "Стабильность и ключевые страны" },
    text: {
      en: "Stability says how much influence control takes and how hard a coup is. Battlegrounds count extra in scoring, and a coup in one lowers DEFCON.",
      ru: "От показателя стабильности зависит, сколько влияния нужно для контроля и насколько труден переворот. Ключевые страны дают больше очков при подсчёте, а переворот в них понижает DEFCON.",
    },
    aliases: ["countries", "battleground", "страны"],
  }),
  rule({
    at: ["2.1.5", "2.1.6"],
    title: { en: "Neighbours and superpowers", ru: "Соседи и сверхдержавы" },
    text: {
      en: "Countries are neighbours only where a printed line joins them, whatever the real map says. The US and USSR spaces hold no influence, but for events and realignments they count as a neighbour controlled by their owner.",
      ru: "Соседями считаются только страны, между которыми на поле проведена линия, что бы ни говорила география. В США и СССР влияния нет, но для событий и снижения влияния это соседние страны под контролем своего игрока.",
    },
    aliases: ["adjacency", "adjacent", "соседство"],
  }),
  rule({
    at: "2.1.7",
    title: { en: "Control of a country", ru: "Контроль над страной" },
    text: {
      en: "You control a country if your influence there exceeds your opponent’s by at least its stability. Israel has stability 4: with none of theirs you need 4, against 1 you need 5.",
      ru: "Страна под вашим контролем, если вашего влияния в ней больше, чем у противника, хотя бы на показатель стабильности. У Израиля он равен 4: если противника там нет, нужно 4 очка, против 1 нужно 5.",
    },
  }),
  rule({
    at: ["2.2.1", "2.2.2", "2.2.3"],
    title: { en: "Cards", ru: "Карты" },
    text: {
      en: "A card has a value in operations and a US, USSR or neutral event. It is played for its event or for its operations. Scoring cards have no value and must be played in the turn they are held.",
      ru: "На карте указаны очки операций и событие: США, СССР или нейтральное. Её разыгрывают ради события или ради операций. У карт подсчёта очков нет ОО, и их надо разыграть в том раунде, когда они на руке.",
    },
  }),
  rule({
    at: ["2.2.4", "2.2.5", "2.2.6", "7.3"],
    title: { en: "Removed, lasting and discarded cards", ru: "Убранные, постоянные и сброшенные карты" },
    text: {
      en: "A card with an asterisk leaves the game once its event has happened. Every other card goes to the discard pile, which anyone may look through. Some events stay in effect for the turn or the whole game, until another one cancels them.",
      ru: "Карта со звёздочкой покидает игру, как только её событие произошло. Остальные уходят в сброс, который можно смотреть в любой момент. Некоторые события действуют до конца раунда или всей игры, пока их не отменит другое.",
    },
    aliases: ["asterisk", "discard pile", "lasting events", "звёздочка", "сброс", "постоянные события"],
  }),
];
