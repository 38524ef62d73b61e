import { type Rule, rule } from "../../../rule.ts";

/** [7, 8] Movement and support actions. */
export const actionRules: readonly Rule[] = [
  rule({
    at: "7.1",
    title: { en: "Move", ru: "Переместиться" },
    text: {
      en: "Up to X steps on foot; every tile entered must bear your token.",
      ru: "До X шагов пешком; в каждом квадрате на пути должен лежать ваш жетон.",
    },
  }),
  rule({
    at: "7.2",
    title: { en: "Stalk", ru: "Прокрасться" },
    text: {
      en: "Up to X steps on foot; no token is needed and none is placed.",
      ru: "До X шагов пешком; жетоны не нужны и не размещаются.",
    },
  }),
  rule({
    at: "7.3",
    title: { en: "Scout", ru: "Разведать" },
    text: {
      en: "Up to X steps on foot; each tile entered without your token gets one, scouted side up, and each token brings one *Fog of War* into your discards.",
      ru: "До X шагов пешком; каждый квадрат без вашего жетона получает его стороной «Разведано», и за каждый жетон один *Туман войны* уходит в ваш сброс.",
    },
  }),
  rule({
    at: "7.4",
    title: { en: "Drive", ru: "Управлять" },
    text: {
      en: "The vehicle moves up to X steps with everybody aboard; every tile entered must bear your token and no impassable mark.",
      ru: "Техника проходит до X квадратов со всеми, кто внутри; в каждом должен лежать ваш жетон, труднопроходимая местность закрыта.",
    },
  }),
  rule({
    at: "8.1",
    title: { en: "Inspire", ru: "Воодушевить" },
    text: {
      en: "Take up to X cards played this turn back into your hand; with a squad letter only cards of that squad. A card that itself bears Inspire cannot be taken back.",
      ru: "Верните на руку до X карт, разыгранных в этом ходу; с буквой отделения – только его карты. Карту, на которой самой есть «Воодушевить», вернуть нельзя.",
    },
  }),
  rule({
    at: "8.2",
    title: { en: "Conceal", ru: "Замаскироваться" },
    text: {
      en: "One *Fog of War* goes from your opponent’s supply to the opponent’s discards. With none there, nothing happens.",
      ru: "Один *Туман войны* переходит из запаса противника в его сброс. Если его там нет, ничего не происходит.",
    },
  }),
  rule({
    at: "8.3",
    title: { en: "Control", ru: "Захватить" },
    text: {
      en: "Your token on the soldier’s tile turns to controlled; an enemy one turns back to scouted. Not possible if the opponent controls the tile and has a soldier there, on foot or aboard. Empty vehicles do not matter. Control stays when everybody leaves.",
      ru: "Ваш жетон в квадрате солдата переворачивается стороной «Под контролем», жетон противника – обратно. Нельзя, если квадрат контролирует противник и там его солдат, пеший или в технике. Пустая техника не мешает. Контроль остаётся, когда все уйдут.",
    },
  }),
  rule({
    at: "8.4",
    title: { en: "Survey", ru: "Изучить" },
    text: {
      en: "Choose up to X tiles anywhere; those without your token get one, scouted side up, with one *Fog of War* each.",
      ru: "Выберите до X любых квадратов; квадраты без вашего жетона получают его стороной «Разведано», за каждый – один *Туман войны*.",
    },
  }),
  rule({
    at: "8.5",
    title: { en: "Recon", ru: "Наблюдать" },
    text: {
      en: "Remove one *Fog of War* in your hand from the game, then draw a card, which may be played this turn.",
      ru: "Уберите из игры один *Туман войны* с руки и возьмите карту; её можно разыграть в этот ход.",
    },
  }),
  rule({
    at: "8.6",
    title: { en: "Repair", ru: "Отремонтировать" },
    text: {
      en: "Remove one damage from a vehicle on the soldier’s tile; aboard, only from his own. Below the critical number a disabled vehicle is ready again.",
      ru: "Снимите одно повреждение с техники в квадрате солдата; если он внутри – только с неё. Ниже порога критических повреждений техника снова готова.",
    },
  }),
  rule({
    at: "8.7",
    title: { en: "Bolster", ru: "Пополнить" },
    text: {
      en: "Move up to X cards of your choice from your supply to your discards; with a squad letter only cards of that squad. Not *Fog of War*.",
      ru: "Переложите до X карт на выбор из запаса в сброс; с буквой отделения – только его карты. *Туман войны* выбрать нельзя.",
    },
  }),
  rule({
    at: "8.8",
    title: { en: "Command", ru: "Приказать" },
    text: {
      en: "Draw up to X cards; they may be played this turn. You say how many before you see any.",
      ru: "Возьмите до X карт; их можно разыграть в этот ход. Сколько – решают до того, как увидят первую.",
    },
  }),
  rule({
    at: "8.9",
    title: { en: "Blaze", ru: "Проложить маршрут" },
    text: {
      en: "Choose up to X tiles in a chain that begins next to the soldier; tiles with your token may be links. The others get one each, scouted side up, with one *Fog of War* each.",
      ru: "Выберите цепочку до X квадратов, которая начинается рядом с солдатом; квадраты с вашим жетоном могут быть звеньями. Остальные получают жетон стороной «Разведано», за каждый – один *Туман войны*.",
    },
    aliases: ["route", "маршрут"],
  }),
];
