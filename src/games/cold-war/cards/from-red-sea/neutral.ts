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
      en: "Add influence to a non-battleground country until you have as much there as your opponent.",
      ru: "Увеличьте своё влияние в одной неключевой стране, чтобы оно сравнялось с влиянием противника.",
    },
    messages: {
      "ask.separatists.country": {
        en: "Choose the country where you match your opponent’s influence.",
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
      en: "Move your Space Race marker 1 box forward and take the VP and ability of that box as usual. This is not a Space Race attempt and needs no roll.",
      ru: "Вы продвигаетесь на 1 деление в космической гонке и получаете ПО и бонус этого деления по обычным правилам. Это не считается попыткой и не требует броска.",
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
      en: "If your opponent controls both Egypt and Ethiopia, remove all its influence from the one where it has more; on a tie you choose.",
      ru: "Если противник контролирует и Египет, и Эфиопию, уберите всё его влияние из той страны, где его больше; при равенстве выбираете вы.",
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
