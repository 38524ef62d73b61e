import type { Flow } from "../../../../engine/index.ts";
import type { Place } from "../../components/board.ts";
import { chooseCountries } from "../../rules/influence.ts";
import { advanceInSpace } from "../../rules/space-race.ts";
import { other } from "../../seats.ts";
import type { SharedCards } from "../shared-card.ts";
import { clearOne } from "../verbs.ts";

const nileStates = ["egypt", "ethiopia"] as const;

export const redSeaNeutral = {
  separatists: {
    number: 42,
    era: "mid",
    ops: 2,
    side: "neutral",
    name: { en: "Separatists", ru: "Сепаратисты" },
    text: {
      en: "The player adds own Influence in one non-battleground country until it equals the opponent's Influence there.",
      ru: "Добавьте своё влияние в одну неключевую страну, чтобы оно сравнялось с влиянием противника.",
    },
    messages: {
      "ask.separatists.country": {
        en: "Choose the country in which you match your opponent's influence.",
        ru: "Выберите страну, где ваше влияние сравняется с влиянием противника.",
      },
      "todo.separatists.country": {
        en: "choose a country to match the influence in",
        ru: "выберите страну, где сравнять влияние",
      },
    },
    *event(g, by): Flow {
      const behind = (place: Place) => g.influence(other(by), place) - g.influence(by, place);
      const among = g.board.everywhere.filter((place) => !g.board.battleground[place] && behind(place) > 0);
      yield* chooseCountries(g, by, "separatists.country", 1, among, (place) => g.change(by, place, behind(place)));
    },
  },
  "apollo-soyuz": {
    number: 44,
    era: "mid",
    ops: 2,
    side: "neutral",
    name: { en: "Apollo-Soyuz Test Project", ru: "«Союз – Аполлон»" },
    aliases: ["apollo", "soyuz", "аполлон", "союз аполлон"],
    text: {
      en: "The player moves own marker one box forward on the space race track and receives what that box gives.",
      ru: "Передвиньте свой маркер космической гонки на одно деление вперёд и получите то, что даёт это деление.",
    },
    *event(g, by): Flow {
      advanceInSpace(g, by, 1);
    },
  },
  "water-wars": {
    number: 51,
    era: "mid",
    ops: 2,
    side: "neutral",
    name: { en: "Water Wars", ru: "Войны за воду" },
    aliases: ["water", "вода"],
    text: {
      en: "If your opponent controls both Egypt and Ethiopia: remove all opposing influence from whichever holds more of it; on a tie you choose.",
      ru: "Если противник контролирует и Египет, и Эфиопию: уберите всё его влияние из той из них, где его больше; при равенстве выбираете вы.",
    },
    condition: (g, by): boolean => nileStates.every((country) => g.controlsCountry(other(by), country)),
    *event(g, by): Flow {
      const rival = other(by);
      const places = g.board.placesOf(...nileStates);
      const most = Math.max(...places.map((place) => g.influence(rival, place)));
      const among = places.filter((place) => g.influence(rival, place) === most);
      yield* clearOne(g, rival, by, among);
    },
  },
} as const satisfies SharedCards;
