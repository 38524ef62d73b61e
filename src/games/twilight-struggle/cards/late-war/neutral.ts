import type { Flow } from "../../../../engine/index.ts";
import { chooseWar, war } from "../../../cold-war/rules/war.ts";
import { board } from "../../components/board.ts";
import type { TwilightCards } from "../card.ts";

export const lateNeutral = {
  "iran-iraq-war": {
    number: 102,
    era: "late",
    ops: 2,
    side: "neutral",
    removed: true,
    war: true,
    name: { en: "Iran-Iraq War", ru: "Ирано-иракская война" },
    aliases: ["iran-iraq", "iran iraq", "iran iraq war", "iiw", "ирано-иракская", "иран-ирак"],
    text: {
      en: "You attack Iran or Iraq, gain 2 Military Ops and roll a die, −1 for each country adjacent to the target that your opponent controls. On 4 or more you gain 2 VP and turn all opposing influence in the target into yours.",
      ru: "Вы нападаете на Иран или Ирак, получаете 2 очка военных операций и бросаете кубик: −1 за каждую соседнюю с целью страну под контролем противника. При 4 и более вы получаете 2 ПО и заменяете всё влияние противника в этой стране своим.",
    },
    *event(g, by): Flow {
      const target = yield* chooseWar(g, by, board.placesOf("iran", "iraq"), 4);
      yield* war(g, by, { target, needs: 4, vp: 2, milOps: 2 });
    },
  },
} as const satisfies TwilightCards;
