import { type Flow, type Option, option } from "../../../../engine/index.ts";
import { lapseMissileEnvy, missileEnvy } from "../../rules/missile-envy.ts";
import { putAway, takeFrom } from "../../rules/piles.ts";
import { chooseWar, war } from "../../rules/war.ts";
import { other } from "../../seats.ts";
import type { EventEnd } from "../card.ts";
import { compete } from "../contests.ts";
import type { SharedCards } from "../shared-card.ts";
import { pullBlindly } from "../verbs.ts";

export const twilightNeutral = {
  "brush-war": {
    number: 36,
    era: "mid",
    ops: 3,
    side: "neutral",
    war: true,
    name: { en: "Brush War", ru: "Опосредованная война" },
    aliases: ["brush", "мелкая война", "опосредованная"],
    text: {
      en: "You attack a country with stability 1 or 2, gain 3 Military Ops and roll a die, −1 for each adjacent country your opponent controls and for an adjacent enemy superpower. On 3 or more you gain 1 VP and turn all opposing influence there into yours. NATO limits the targets of the USSR.",
      ru: "Вы нападаете на страну с показателем стабильности 1 или 2, получаете 3 очка военных операций и бросаете кубик: −1 за каждую соседнюю страну под контролем противника и за соседство с его сверхдержавой. При 3 и более вы получаете 1 ПО и заменяете там всё влияние противника своим. «НАТО» ограничивает выбор цели для СССР.",
    },
    *event(g, by): Flow {
      const places = g.board.everywhere.filter(
        (place) => (g.board.stability[place] as number) <= 2 && !g.isSafeFromWar(by, place),
      );
      const target = yield* chooseWar(g, by, places, 3);
      yield* war(g, by, { target, needs: 3, vp: 1, milOps: 3 });
    },
  },
  "arms-race": {
    number: 39,
    era: "mid",
    ops: 3,
    side: "neutral",
    name: { en: "Arms Race", ru: "Гонка вооружений" },
    text: {
      en: "If you have more Military Ops than your opponent, you gain 1 VP, or 3 VP instead if yours are also no lower than the DEFCON level.",
      ru: "Если у вас больше очков военных операций, чем у противника, вы получаете 1 ПО, а если их ещё и не меньше уровня DEFCON, то 3 ПО вместо 1.",
    },
    *event(g, by): Flow {
      const { milOps, defcon } = g.state;
      if (milOps[by] > milOps[other(by)]) g.award(by, milOps[by] >= defcon ? 3 : 1);
    },
  },
  "salt-negotiations": {
    number: 43,
    era: "mid",
    ops: 3,
    side: "neutral",
    removed: true,
    name: { en: "SALT Negotiations", ru: "Ограничение стратегических вооружений" },
    aliases: ["salt", "осв", "осв-1"],
    text: {
      en: "Raise DEFCON by 2. Until the end of the turn, all coup rolls of both sides get −1. You may take a card other than a scoring card from the discard pile into your hand, showing it to your opponent.",
      ru: "DEFCON повышается на 2. До конца раунда все броски на переворот у обеих сторон получают −1. Вы можете взять на руку из сброса любую карту, кроме карты подсчёта очков, показав её противнику.",
    },
    messages: {
      "ask.salt-negotiations.card": {
        en: "Take a card from the discard pile, or none.",
        ru: "Возьмите карту из сброса или откажитесь.",
      },
      "todo.salt-negotiations.card": {
        en: "take a card from the discard pile, or none",
        ru: "возьмите карту из сброса или откажитесь",
      },
      "option.salt-negotiations.card.none": { en: "None", ru: "Не брать" },
    },
    asksFor: { "salt-negotiations.card": { from: "pile", refusal: "refusal.discards" } },
    *event(g, by): Flow {
      g.raiseDefcon(2);
      g.begin("salt-negotiations", by, "turn");
      const { discard, hands } = g.state;
      const cards: Option[] = discard.filter((card) => !g.facts(card).scoring).map((card) => option(card));
      if (cards.length === 0) return;
      const card = yield* g.ask(by, { kind: "salt-negotiations.card" }, [...cards, option("none")]);
      if (card === "none") return;
      lapseMissileEnvy(g);
      takeFrom(discard, card);
      hands[by].push(card);
      g.tell("taken", { side: by, card });
    },
  },
  summit: {
    number: 45,
    era: "mid",
    ops: 1,
    side: "neutral",
    name: { en: "Summit", ru: "Саммит" },
    text: {
      en: "Both players roll a die and get +1 per region with their Domination or Control. The higher total gives 2 VP and the right to raise or lower DEFCON by 1. On a tie nothing happens.",
      ru: "Оба игрока бросают кубик: +1 за каждый регион, где у них превосходство или контроль. У кого сумма больше, тот получает 2 ПО и может повысить или понизить DEFCON на 1. При ничьей ничего не происходит.",
    },
    messages: {
      "contest.summit": { en: "Summit", ru: "Саммит" },
      "contest.tie.summit": { en: ", a tie: no effect", ru: ", ничья: без последствий" },
      "ask.summit.defcon": {
        en: "You have won the summit: move DEFCON or leave it.",
        ru: "Вы выиграли на саммите. Измените уровень DEFCON или оставьте его.",
      },
      "todo.summit.defcon": { en: "move DEFCON or leave it", ru: "измените уровень DEFCON или оставьте его" },
      "option.keep": { en: "Leave DEFCON", ru: "Не менять DEFCON" },
    },
    peril: "contest",
    *event(g, by): Flow {
      const rival = other(by);
      const winner = yield* compete(g, "summit", by, g.dominated(by), rival, g.dominated(rival), 2);
      if (winner === null) return;
      const { defcon } = g.state;
      const moves = [option("lower", { defcon: defcon - 1 }), option("keep"), option("raise", { defcon: defcon + 1 })];
      const move = yield* g.ask(winner, { kind: "summit.defcon" }, defcon === 5 ? moves.slice(0, 2) : moves);
      if (move === "lower") g.lowerDefcon();
      if (move === "raise") g.raiseDefcon();
    },
  },
  "missile-envy": {
    number: 49,
    era: "mid",
    ops: 2,
    side: "neutral",
    name: { en: "Missile Envy", ru: "Ракетная зависть" },
    aliases: ["envy", "зависть"],
    text: {
      en: "Your opponent gives you their card with the most Ops (their choice if tied) and takes this one. If the received card’s event is yours or neutral, it happens now; if it is your opponent’s, you use the card for Operations without the event. In their next action round they must use Missile Envy for Operations.",
      ru: "Противник отдаёт вам карту с наибольшими ОО (при равенстве выбирает сам) и забирает эту. Если событие полученной карты ваше или нейтральное, оно сразу происходит; если это событие противника, вы используете карту для операций без события. В свой следующий ход противник обязан использовать «Ракетную зависть» для операций.",
    },
    messages: {
      "log.missile-envy": {
        en: "**{side}** receives {card} in exchange for *Missile Envy*.",
        ru: "**{side}** {side|получает|получают} карту {card} в обмен на карту *«Ракетная зависть»*.",
      },
      "ask.missile-envy.card": {
        en: "Choose which of your highest cards you hand over.",
        ru: "Выберите, какую из самых ценных карт отдать.",
      },
      "todo.missile-envy.card": { en: "choose the card to hand over", ru: "выберите карту, чтобы отдать её" },
      "refusal.duty.missile-envy": {
        en: "Missile Envy has to be used for operations first; {card} has to wait.",
        ru: "Сначала «Ракетную зависть» нужно сыграть ради операций. Карта {card} подождёт.",
      },
      "refusal.duty.missile-envy.trap": {
        en: "Missile Envy has to be discarded first; {card} has to wait.",
        ru: "Сначала нужно сбросить «Ракетную зависть». Карта {card} подождёт.",
      },
      "refusal.missile-envy.card": {
        en: "The card with the most operations has to be handed over.",
        ru: "Отдать нужно карту с наибольшим числом ОО.",
      },
      "refusal.missile-envy.event": {
        en: "Missile Envy has to be used for operations this time.",
        ru: "В этот раз «Ракетную зависть» нужно сыграть ради операций.",
      },
      "board.missile-envy": {
        en: "**{side}** must use *Missile Envy* for operations",
        ru: "**{side}** {side|должен|должны} использовать карту *«Ракетная зависть»* ради операций",
      },
    },
    asksFor: { "missile-envy.card": { from: "hand", refusal: "refusal.missile-envy.card" } },
    peril: "best-card",
    *event(g, by): Flow<EventEnd> {
      return yield* missileEnvy(g, by);
    },
  },
  terrorism: {
    number: 92,
    era: "late",
    ops: 2,
    side: "neutral",
    name: { en: "Terrorism", ru: "Терроризм" },
    aliases: ["terror", "террор"],
    text: {
      en: "Your opponent discards 1 random card from hand, without its event. If the USSR plays this after Iranian Hostage Crisis, the US discards 2.",
      ru: "Противник сбрасывает с руки 1 случайную карту без события. Если карту разыгрывает СССР после события «Захват заложников в Иране», США сбрасывают 2 карты.",
    },
    *event(g, by): Flow {
      const count = by === "ussr" && g.inEffect("iranian-hostage-crisis") ? 2 : 1;
      for (let left = count; left > 0; left--) {
        const card = pullBlindly(g, other(by));
        if (card !== undefined) putAway(g, card, "discard");
      }
    },
  },
  wargames: {
    number: 100,
    era: "late",
    ops: 4,
    side: "neutral",
    removed: true,
    name: { en: "Wargames", ru: "Балансирование на грани" },
    aliases: ["war games", "военные игры"],
    text: {
      en: "Only at DEFCON 2: you may end the game. Your opponent gains 6 VP, then whoever is ahead in VP wins, with no final scoring; 0 VP is a draw.",
      ru: "Только при DEFCON 2: вы можете закончить игру. Противник получает 6 ПО, после чего побеждает тот, кто впереди по ПО, без финального подсчёта очков; при 0 ПО ничья.",
    },
    messages: {
      "ask.wargames.end": {
        en: "End the game now, after giving your opponent 6 VP, or go on.",
        ru: "Закончите игру, отдав противнику 6 ПО, или продолжайте.",
      },
      "todo.wargames.end": { en: "end the game or go on", ru: "закончите игру или продолжайте" },
      "end.wargames": {
        en: "*Wargames* ends the game: **{winners}** wins, {lead} VP ahead.",
        ru: "*«Балансирование на грани»* завершает игру. Победа: **{winners}**, перевес {lead} ПО.",
      },
      "end.wargames.draw": {
        en: "*Wargames* ends the game in a draw: the score is 0.",
        ru: "*«Балансирование на грани»* завершает игру вничью: счёт 0.",
      },
      "option.end-game": { en: "End the game", ru: "Закончить игру" },
      "option.decline": { en: "Go on", ru: "Продолжать" },
    },
    condition: (g): boolean => g.state.defcon === 2,
    *event(g, by): Flow<EventEnd> {
      const answers = [option("end-game"), option("decline")];
      if ((yield* g.ask(by, { kind: "wargames.end" }, answers)) === "decline") return "not-occurred";
      g.moveVp(other(by), 6);
      return g.decideByVp("wargames", by);
    },
  },
} as const satisfies SharedCards;
