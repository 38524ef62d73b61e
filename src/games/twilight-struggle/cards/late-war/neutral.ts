import { option } from "../../../../engine/index.ts";
import { putAway } from "../../../cold-war/piles.ts";
import { other } from "../../../cold-war/sides.ts";
import { war } from "../../../cold-war/war.ts";
import { board } from "../../board.ts";
import { decideByVp } from "../../scoring.ts";
import type { TwilightCard } from "../../twilight-struggle.ts";
import { pullBlindly } from "../vocabulary.ts";

export const lateNeutral: readonly TwilightCard[] = [
  {
    number: 92,
    id: "terrorism",
    era: "late",
    ops: 2,
    side: "neutral",
    name: { en: "Terrorism", ru: "Терроризм" },
    text: {
      en: "Your opponent discards 1 random card from hand, without its event. If the USSR plays this after Iranian Hostage Crisis, the US discards 2.",
      ru: "Противник сбрасывает с руки 1 случайную карту без события. Если карту разыгрывает СССР после события «Захват заложников в Иране», США сбрасывают 2 карты.",
    },
    *event(g, by) {
      const count = by === "ussr" && g.inEffect("iranian-hostage-crisis") ? 2 : 1;
      for (let left = count; left > 0; left--) {
        const card = pullBlindly(g, other(by));
        if (card !== undefined) putAway(g, card, "discard");
      }
    },
  },
  {
    number: 100,
    id: "wargames",
    era: "late",
    ops: 4,
    side: "neutral",
    removed: true,
    name: { en: "Wargames", ru: "Балансирование на грани" },
    text: {
      en: "Only at DEFCON 2: you may end the game. Your opponent gains 6 VP, then whoever is ahead in VP wins, with no final scoring; 0 VP is a draw.",
      ru: "Только при DEFCON 2: вы можете закончить игру. Противник получает 6 ПО, после чего побеждает тот, кто впереди по ПО, без подсчета очков в конце игры; при 0 ПО ничья.",
    },
    condition: (g) => g.state.defcon === 2,
    *event(g, by) {
      const answers = [option("end-game"), option("decline")];
      if ((yield* g.ask(by, { kind: "wargames.end" }, answers)) === "decline") return "not-occurred";
      g.moveVp(other(by), 6);
      return decideByVp(g, "wargames", by);
    },
  },
  {
    number: 102,
    id: "iran-iraq-war",
    era: "late",
    ops: 2,
    side: "neutral",
    removed: true,
    war: true,
    name: { en: "Iran-Iraq War", ru: "Ирано-иракская война" },
    text: {
      en: "You attack Iran or Iraq, gain 2 Military Ops and roll a die, −1 for each country adjacent to the target that your opponent controls. On 4 or more you gain 2 VP and turn all opposing influence in the target into yours.",
      ru: "Вы нападаете на Иран или Ирак, получаете 2 очка военных операций и бросаете кубик: −1 за каждую соседнюю с целью страну под контролем противника. При 4 и более вы получаете 2 ПО и заменяете все влияние противника в этой стране своим.",
    },
    *event(g, by) {
      const target = yield* g.askPlace(by, { kind: "war.target" }, board.placesOf("iran", "iraq"));
      war(g, by, { target, needs: 4, vp: 2, milOps: 2 });
    },
  },
];
