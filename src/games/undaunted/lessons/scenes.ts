import type { Scene } from "../../lesson.ts";
import type { CardId } from "../components/index.ts";
import type { UndauntedState } from "../state.ts";
import { lay } from "./position.ts";

const enemy: readonly CardId[] = ["italy-fog", "italy-rifleman", "italy-scout", "italy-squad-leader"];

export const scenes: readonly Scene<UndauntedState>[] = [
  {
    id: "initiative",
    head: { en: "Who goes first", ru: "Кто ходит первым" },
    position: () =>
      lay({
        step: { at: "initiative" },
        hands: { lrdg: ["lrdg-scout", "lrdg-engineer", "lrdg-lieutenant", "lrdg-fog"], italy: enemy },
      }),
    moves: ["lrdg-scout"],
    replies: ["italy-fog"],
    typed: { en: "/undaunted initiative card: Scout", ru: "/неустрашимые инициатива карта: Разведчик" },
    shows: { hand: true },
    before: {
      en: "You lead the LRDG, a British patrol, against an Italian landing ground: destroy structures worth 3 points and you win. Each round both sides draw four cards and secretly give up one for the **initiative**; the higher number goes first with its other three. The Scout with his 6 lets you go first; Fog of War has only 1, but it can do nothing else, so give it up when the order does not matter.",
      ru: "Вы ведёте LRDG, британский патруль, против итальянского аэродрома: уничтожьте объекты на 3 очка – и победа ваша. Каждый раунд обе стороны берут по четыре карты и тайно отдают одну за **инициативу**; у кого число больше, тот первым разыгрывает остальные три. Разведчик с его 6 даст вам первый ход; у тумана войны всего 1, но больше он ничего не умеет: отдавайте его, когда порядок не важен.",
    },
    after: {
      en: "Your 6 beats the Fog of War of Italy, so you go first. The Scout is spent for this round, but he comes back when your deck is shuffled.",
      ru: "Ваши 6 больше, чем у тумана войны Италии, и первыми ходите вы. Разведчик в этом раунде потрачен, но вернётся, когда колода будет перемешана.",
    },
    otherwise: {
      en: "That card is spent for this round. Going first matters when somebody can be shot at; otherwise Fog of War is the card to give up, for it can do nothing else.",
      ru: "Эта карта в этом раунде потрачена. Ходить первым важно, когда есть в кого стрелять; иначе отдавайте туман войны: больше он ничего не умеет.",
    },
  },
  {
    id: "scout",
    head: { en: "Scouting", ru: "Разведка" },
    position: () =>
      lay({
        step: { at: "play", side: "lrdg" },
        hands: { lrdg: ["lrdg-scout", "lrdg-engineer", "lrdg-lieutenant"], italy: enemy },
      }),
    moves: ["lrdg-scout", "scout", "8A", "15A"],
    typed: {
      en: "/undaunted act card: Scout action: Scout target: 8A, 15A",
      ru: "/неустрашимые действие карта: Разведчик что: Разведать цель: 8А, 15А",
    },
    shows: { board: true, parts: ["15A"] },
    before: {
      en: "A card acts with the soldier it shows, once. Other soldiers enter only tiles that are **scouted**, and only the Scout goes where nobody was: he moves up to 2 tiles, and each new one is scouted. Your Engineer must reach the aircraft on 15A, so send the Scout by 8A to 15A.",
      ru: "Карта действует одним солдатом, тем, что на ней, и один раз. Остальные солдаты ходят только по **разведанным** квадратам, а разведчик – куда угодно: до 2 квадратов, и каждый новый становится разведанным. Инженеру надо добраться до самолёта на 15А, поэтому отправьте разведчика через 8А на 15А.",
    },
    after: {
      en: "15A is scouted now, so the Engineer may follow. The price is a card: each tile that you scout puts a Fog of War, which can do nothing, into your discards.",
      ru: "15А разведан, и инженер может идти следом. Цена – карта: за каждый разведанный квадрат в ваш сброс ложится туман войны, который ничего не умеет.",
    },
    otherwise: {
      en: "Your card is played. For the Engineer to reach the aircraft on 15A somebody must have scouted that tile, and that is what the Scout is for.",
      ru: "Карта разыграна. Чтобы инженер добрался до самолёта на 15А, кто-то должен разведать этот квадрат – для того и нужен разведчик.",
    },
  },
  {
    id: "move",
    head: { en: "Moving, and cover", ru: "Движение и укрытие" },
    position: () =>
      lay({
        step: { at: "play", side: "lrdg" },
        hands: { lrdg: ["lrdg-engineer", "lrdg-lieutenant"], italy: enemy },
        soldiers: { "lrdg-scout": "15A" },
        scouted: ["15A"],
      }),
    moves: ["lrdg-engineer", "move", "8A"],
    typed: {
      en: "/undaunted act card: Engineer action: Move target: 8A",
      ru: "/неустрашимые действие карта: Инженер что: Переместиться цель: 8А",
    },
    shows: { board: true, parts: ["8A"] },
    before: {
      en: "The Engineer moves 1 tile with each of his cards; you have four of them in your deck. From 2A he can go to 8A, camel-thorn scrub with **cover** 1, from where the aircraft is one step away. Whoever shoots at him there needs 1 more on the die.",
      ru: "Инженер проходит 1 квадрат за каждую свою карту; в колоде их четыре. С 2А он может пойти на 8А, в заросли с **укрытием** 1, откуда до самолёта один шаг. Тому, кто будет в него стрелять, понадобится на кубике на 1 больше.",
    },
    after: {
      en: "He is on 8A, covered, and the next Engineer card takes him to the aircraft.",
      ru: "Он на 8А, в укрытии, и следующая карта инженера доведёт его до самолёта.",
    },
    otherwise: {
      en: "That is played. Keep in mind that every soldier acts by his own cards alone: an Engineer who stands in the right place waits for the next card of his that you draw.",
      ru: "Ход сделан. Помните: каждый солдат действует только по своим картам, и инженер на нужном месте ждёт следующей своей карты.",
    },
  },
  {
    id: "attack",
    head: { en: "An attack", ru: "Атака" },
    position: () =>
      lay({
        step: { at: "play", side: "lrdg" },
        hands: { lrdg: ["lrdg-rifleman", "lrdg-engineer", "lrdg-lieutenant"], italy: enemy },
        soldiers: { "lrdg-scout": "13A", "lrdg-rifleman": "8A", "italy-scout": "15A" },
        scouted: ["15A"],
      }),
    dice: [8],
    moves: ["lrdg-rifleman", "attack", "italy-scout"],
    typed: {
      en: "/undaunted act card: Rifleman action: Attack target: Italian Scout",
      ru: "/неустрашимые действие карта: Стрелок что: Атаковать цель: Разведчик (Италия)",
    },
    shows: { board: true, parts: ["15A"] },
    before: {
      en: "The Italian Scout stands by the aircraft on 15A, next to your Rifleman on 8A. The die has ten sides and must show at least his **defence** (5), plus the cover of his tile (0) and the distance (1): 6, which is 5 faces of ten. A hit takes a Scout card from Italy.",
      ru: "Итальянский разведчик стоит у самолёта на 15А, рядом с вашим стрелком на 8А. Десятигранный кубик должен показать не меньше его **защиты** (5) плюс укрытие его квадрата (0) и дистанция (1): 6, то есть годятся 5 граней из десяти. Попадание отнимет у Италии карту разведчика.",
    },
    after: {
      en: "The die was 8, a hit: Italy lost a card of its Scout, from its hand if it held one. A soldier leaves the board when the last of his cards is gone.",
      ru: "Выпало 8 – попадание: Италия потеряла карту разведчика, с руки, если он там был. Солдат покидает поле, когда у него не остаётся карт.",
    },
    otherwise: {
      en: "That is played. An attack needs defence, cover and distance together on a die of ten: against the Scout in the open it would have been 6 or more.",
      ru: "Ход сделан. Для попадания десятигранный кубик должен показать защиту, укрытие и дистанцию вместе: против разведчика на открытом месте хватило бы 6.",
    },
  },
  {
    id: "bolster",
    head: { en: "An officer", ru: "Офицер" },
    position: () =>
      lay({
        step: { at: "play", side: "lrdg" },
        hands: { lrdg: ["lrdg-lieutenant", "lrdg-machine-gunner"], italy: enemy },
      }),
    moves: ["lrdg-lieutenant", "bolster", "lrdg-rifleman", "lrdg-rifleman", "lrdg-scout"],
    typed: {
      en: "/undaunted act card: Lieutenant action: Bolster target: Rifleman 2, Scout",
      ru: "/неустрашимые действие карта: Лейтенант что: Пополнить цель: Стрелок 2, Разведчик",
    },
    shows: { hand: true },
    before: {
      en: "Officers have no counter on the board: they work on your cards. The Lieutenant **bolsters** 3: three cards of your choice come from the supply into your discards, so that they are drawn later: more turns for a soldier, and more wounds that he survives. Or he commands: you draw 2 cards now.",
      ru: "Офицеров на поле нет: они работают с вашими картами. Лейтенант **пополняет** колоду на 3: три карты по вашему выбору уходят из запаса в сброс и потом придут на руку: у солдата будет больше ходов, и больше ран он переживёт. Либо он приказывает, и вы сразу берёте 2 карты.",
    },
    after: {
      en: "Two Riflemen and a Scout are in your discards and come into play with the next shuffle. Bolster early: a card that comes into the deck late is seldom drawn.",
      ru: "Два стрелка и разведчик лежат в сбросе и вступят в игру после следующего перемешивания. Пополняйте колоду пораньше: поздняя карта редко успевает прийти.",
    },
    otherwise: {
      en: "That is played. An officer who bolsters makes the deck stronger for the rest of the game, one who commands makes this turn longer.",
      ru: "Ход сделан. Пополнение усиливает колоду до конца партии, а приказ удлиняет только этот ход.",
    },
  },
  {
    id: "demolish",
    head: { en: "The objective", ru: "Цель" },
    position: () =>
      lay({
        step: { at: "play", side: "lrdg" },
        hands: { lrdg: ["lrdg-engineer", "lrdg-machine-gunner"], italy: enemy },
        soldiers: { "lrdg-engineer": "15A" },
        scouted: ["15A"],
      }),
    dice: [3, 7],
    moves: ["lrdg-engineer", "demolish"],
    typed: {
      en: "/undaunted act card: Engineer action: Demolish",
      ru: "/неустрашимые действие карта: Инженер что: Взорвать",
    },
    shows: { board: true, parts: ["15A"] },
    before: {
      en: "The Engineer stands on 15A beside the **aircraft**, which is worth 1 of the 3 points you need. He demolishes with 2 dice; one of them must show 5 or more, which happens in 84 of 100 cases. The hangar is worth 1 too, the motor pool 2.",
      ru: "Инженер стоит на 15А у **самолёта**, который стоит 1 из нужных вам 3 очков. Он взрывает двумя кубиками; хотя бы один должен показать 5 или больше – это 84 случая из 100. Ангар тоже стоит 1, автопарк – 2.",
    },
    after: {
      en: "3 was not enough, 7 was: the aircraft is gone, and you have 1 point. Demolish the motor pool as well, and you have won.",
      ru: "3 не хватило, а 7 хватило: самолёта больше нет, и у вас 1 очко. Взорвите ещё автопарк – и вы победили.",
    },
    otherwise: {
      en: "The aircraft still stands. Each turn beside a structure is dangerous, so demolish it as soon as the Engineer has a card for it.",
      ru: "Самолёт ещё стоит. Каждый ход рядом с объектом опасен, так что взрывайте, как только у инженера есть карта.",
    },
  },
];
