import type { Scene } from "../../lesson.ts";
import type { CardId } from "../cards/types.ts";
import type { VolkState } from "../state.ts";
import { lay } from "./position.ts";

const display: readonly CardId[] = [
  "monetary-reform-in-the-west",
  "the-wirtschaftswunder",
  "saar-protectorate",
  "stasi-is-founded",
  "founding-of-the-fdj",
  "land-reform",
];

const west: readonly CardId[] = ["berlin-airlift", "west-germany-granted-sovereignty"];

export const scenes: readonly Scene<VolkState>[] = [
  {
    id: "build",
    head: { en: "Building", ru: "Строительство" },
    position: () => lay({ display, west }),
    moves: ["the-wirtschaftswunder", "build", "koeln", "duisburg", "dortmund--koeln", "duisburg--koeln"],
    typed: {
      en: "/volk build card: The Wirtschaftswunder where: Köln, Duisburg, Dortmund – Köln, Duisburg – Köln",
      ru: "/народ строить карта: Экономическое чудо где: Кёльн, Дуйсбург, Дортмунд – Кёльн, Дуйсбург – Кёльн",
    },
    shows: { parts: ["nordrhein-westfalen", "display"] },
    before: {
      en: "You are West Germany, against the East: a state with four mass protests collapses. In turn each side plays a card from the open **display** or from hand; its number is its **value**, and anybody may use it to build so many points, a factory or a connection each. The Wirtschaftswunder has 4; a factory is worth 1, and 1 more for each connection to another.",
      ru: "Вы – Западная Германия, против вас Восток: государство с четырьмя массовыми протестами рушится. По очереди стороны берут карту из открытого **ряда** или с руки; число на ней – **значение**, и любой может построить на него столько же объектов: фабрик или отрезков инфраструктуры. У «Экономического чуда» 4; фабрика стоит 1 и ещё по 1 за каждую связь с другой фабрикой.",
    },
    after: {
      en: "Köln and Duisburg have factories, joined with each other and with Dortmund. A network raises the worth of every factory in it, and with it the economy of North Rhine-Westphalia, on which its living standard rests.",
      ru: "В Кёльне и Дуйсбурге стоят фабрики, соединённые между собой и с Дортмундом. Сеть поднимает каждую свою фабрику, а с ней экономику Северного Рейна – Вестфалии, на которой держится благосостояние.",
    },
    otherwise: {
      en: "Your card is played, and East takes the next one. High values are worth most for building: 4 points next to Dortmund would have made a network of three factories.",
      ru: "Карта сыграна, следующую берёт Восток. Большое значение полезнее всего для строительства: 4 объекта рядом с Дортмундом дали бы сеть из трёх фабрик.",
    },
  },
  {
    id: "deny",
    head: { en: "A card of the other side", ru: "Чужая карта" },
    position: () => lay({ display, west, factories: ["koeln"] }),
    moves: ["saar-protectorate", "build", "duisburg", "dortmund--koeln"],
    typed: {
      en: "/volk build card: Saar Protectorate where: Duisburg, Dortmund – Köln",
      ru: "/народ строить карта: Протекторат Саар где: Дуйсбург, Дортмунд – Кёльн",
    },
    shows: { parts: ["nordrhein-westfalen", "display"] },
    before: {
      en: "The colour of a card says whose **event** it is: yellow is yours, red that of the East, the rest is for both. Saar Protectorate is red: its event would dismantle 2 of your points and bring unrest. Take it yourself: the event does not happen, and you build with its value 2.",
      ru: "Цвет карты говорит, чьё это **событие**: жёлтое – ваше, красное – Востока, остальные – общие. «Протекторат Саар» красный: его событие снесло бы у вас 2 объекта и принесло беспорядки. Возьмите его сами: события не будет, а вы построите на значение 2.",
    },
    after: {
      en: "East cannot play Saar Protectorate any more, and you have a factory in Duisburg, and Köln is connected with Dortmund. With each choice ask what hurts more: not to have your own card, or to leave theirs.",
      ru: "«Протекторат Саар» Востоку уже не достанется, а у вас фабрика в Дуйсбурге, и Кёльн связан с Дортмундом. Выбирая, спрашивайте себя, что хуже: не взять свою карту или оставить чужую.",
    },
    otherwise: {
      en: "Saar Protectorate may still lie in the display. If East takes it for its event, you lose 2 points of building and get unrest in Rhineland-Palatinate.",
      ru: "«Протекторат Саар», возможно, ещё лежит в ряду. Если Восток возьмёт его ради события, вы потеряете 2 объекта и получите беспорядки в Рейнланд-Пфальце.",
    },
  },
  {
    id: "standard",
    head: { en: "The living standard", ru: "Благосостояние" },
    position: () =>
      lay({
        display: display.filter((card) => card !== "the-wirtschaftswunder" && card !== "saar-protectorate"),
        west,
        factories: ["koeln", "duisburg"],
        segments: ["dortmund--koeln"],
      }),
    moves: ["monetary-reform-in-the-west", "raise-standard", "niedersachsen", "nordrhein-westfalen", "niedersachsen"],
    shows: { board: true, parts: ["niedersachsen"] },
    before: {
      en: "Raise the **living standard** of up to three provinces by 1, and each loses 1 unrest; the economy of a province must be 3 times the new level, 3 for the first. North Rhine-Westphalia has enough. The value of the card covers what is missing, at most 2 in a province: Lower Saxony with Hamburg has 1, and the 2 of Monetary Reform make 3.",
      ru: "Повысьте **благосостояние** не больше чем в трёх провинциях, на 1 в каждой; там же уходит по 1 фишке беспорядков; экономика провинции должна быть втрое больше нового уровня, для первого – 3. У Северного Рейна – Вестфалии хватает. Нехватку покрывает значение карты, до 2 на провинцию: у Нижней Саксонии с Гамбургом 1, и с 2 от «Денежной реформы» выходит 3.",
    },
    asked: {
      "factory.counts": {
        en: "Hamburg lies between two provinces and counts in one of them. Let it count in Lower Saxony.",
        ru: "Гамбург лежит между двумя провинциями и считается в одной из них. Пусть считается в Нижней Саксонии.",
      },
    },
    after: {
      en: "Both provinces have living standard 1 and 1 unrest less. At the end of the decade East is compared with you, and people flee from where they live worse.",
      ru: "В обеих провинциях благосостояние 1 и на 1 фишку беспорядков меньше. В конце декады Восток сравнят с вами: оттуда, где живут хуже, бегут.",
    },
    otherwise: {
      en: "Your card is played. Living standards are what the comparison at the end of a decade is about, and raising them calms the province at once.",
      ru: "Карта сыграна. Благосостояние решает сравнение в конце декады, а его рост сразу успокаивает провинцию.",
    },
  },
  {
    id: "calm",
    head: { en: "Unrest and mass protests", ru: "Беспорядки и массовые протесты" },
    position: () =>
      lay({
        display: ["monetary-reform-in-the-west", "founding-of-the-fdj", "land-reform"],
        west,
        unrest: { bayern: 4 },
      }),
    moves: ["monetary-reform-in-the-west", "remove-unrest", "bayern"],
    typed: {
      en: "/volk unrest card: Monetary reform in the West where: Bavaria",
      ru: "/народ беспорядки карта: Денежная реформа на Западе где: Бавария",
    },
    shows: { parts: ["bayern", "display"] },
    before: {
      en: "Four unrest in one province are a **mass protest**: nothing is built there, and with four such provinces your state is lost. Bavaria has 4. With a card of your colour you remove 1 unrest for nothing; with any other you must dismantle a point for it.",
      ru: "Четыре фишки беспорядков в одной провинции – это **массовый протест**: там нельзя строить, а при четырёх таких протестах государство рушится. В Баварии фишек 4. Карта вашего цвета снимает 1 фишку даром; за любую другую придётся снести один объект.",
    },
    after: {
      en: "Bavaria is down to 3 and the protest is over. It takes a whole turn, so look where 3 stand already before a fourth comes.",
      ru: "В Баварии осталось 3, протест окончен. На это ушёл целый ход, так что следите за провинциями, где их уже 3.",
    },
    otherwise: {
      en: "Bavaria may still have its mass protest. One of four is no danger yet, but nothing can be built there meanwhile.",
      ru: "В Баварии, возможно, всё ещё массовый протест. Один из четырёх не опасен, но строить там пока нельзя.",
    },
  },
  {
    id: "event",
    head: { en: "An event", ru: "Событие" },
    position: () => lay({ display: ["founding-of-the-fdj", "land-reform"], west, unrest: { "west-berlin": 4 } }),
    typed: { en: "/volk event card: Berlin Airlift", ru: "/народ событие карта: Берлинский воздушный мост" },
    moves: [
      "berlin-airlift",
      "event",
      "icon:remove-unrest/west/west-berlin",
      "icon:remove-unrest/west/west-berlin",
      "koeln",
    ],
    shows: { parts: ["west-berlin"], hand: true },
    before: {
      en: "Cards in hand are safe from the other side. Berlin Airlift is your event: 1 point to build, 2 unrest less in West Berlin, and western currency moves to you. West Berlin has 4 unrest, a mass protest, so this is the moment.",
      ru: "Карты на руке противнику недоступны. «Берлинский воздушный мост» – ваше событие: построить 1 объект, снять 2 фишки беспорядков в Западном Берлине и сдвинуть валюту к себе. В Западном Берлине фишек 4, это массовый протест, так что самое время.",
    },
    after: {
      en: "West Berlin is calm again, you have built a point, and western currency is 1 on your side: at the end of the decade that makes factories of the East run down.",
      ru: "В Западном Берлине снова спокойно, один объект построен, а валюта на 1 на вашей стороне: в конце декады из-за этого изнашиваются фабрики Востока.",
    },
    otherwise: {
      en: "Berlin Airlift stays in your hand unless you have used it. Keep a card like this for the moment when its event does all it can.",
      ru: "Если вы его не сыграли, «Берлинский воздушный мост» остался на руке. Такую карту держат до минуты, когда событие сделает всё, что может.",
    },
  },
  {
    id: "decade",
    head: { en: "The end of a decade", ru: "Конец декады" },
    position: () =>
      lay({
        display: ["monetary-reform-in-the-west"],
        west,
        part: 2,
        factories: ["koeln", "duisburg"],
        segments: ["dortmund--koeln"],
        standard: { "nordrhein-westfalen": 1, niedersachsen: 1 },
        unrest: { "west-berlin": 2 },
        tracks: { prestige: -1 },
        played: ["forced-merger-of-kpd-and-spd", "reparations-agreement-with-israel"],
      }),
    moves: [
      "monetary-reform-in-the-west",
      "build",
      "duisburg--koeln",
      "koeln--frankfurt",
      "bitterfeld",
      "niedersachsen",
      "sachsen-anhalt",
    ],
    until: ["hand.sift"],
    shows: { board: true, parts: ["sachsen-anhalt"] },
    before: {
      en: "The display has been filled twice, and its last card ends the decade: then ten phases **settle** it, and in some of them you are asked. Living standard is 1 in North Rhine-Westphalia and Lower Saxony, 0 everywhere else; prestige stands 1 on your side. Build once more with Monetary Reform: connections, so that the network grows.",
      ru: "Ряд выкладывали дважды, и последняя карта заканчивает декаду: затем десять фаз **подводят итоги**, и в некоторых спросят вас. Благосостояние в Северном Рейне – Вестфалии и Нижней Саксонии 1, везде ещё 0; престиж на 1 на вашей стороне. Постройте напоследок на «Денежную реформу» два отрезка, чтобы сеть выросла.",
    },
    asked: {
      "flight.dismantle": {
        en: "**Flight**: 2 runners on the cards played, and your best living standard is 1 above the East’s worst. That is 3, and half of it, rounded down, is what the East loses. You hold prestige, so you choose: the factory of Bitterfeld.",
        ru: "**Бегство**: на сыгранных картах 2 беглеца, и ваше лучшее благосостояние на 1 выше худшего восточного. Всего 3, и половину с округлением вниз теряет Восток. Престиж у вас, вам и выбирать: фабрика в Биттерфельде.",
      },
      "factory.counts": {
        en: "**Upkeep**: a living standard above the economy of its province falls. Lower Saxony has only Hamburg, so let it count there, and its 1 stays.",
        ru: "**Содержание**: благосостояние выше экономики земли падает. У Нижней Саксонии есть только Гамбург: пусть считается в ней, и её 1 сохранится.",
      },
      "comparison.target": {
        en: "**East and West**: in Lower Saxony people live 1 better than across the border, and one neighbour there gets 1 unrest. Saxony-Anhalt has 3: a fourth is a mass protest.",
        ru: "**Восток и Запад**: в Нижней Саксонии живут на 1 лучше, чем за границей, и один сосед там получит 1 фишку беспорядков. В Саксонии-Анхальт их 3: четвёртая – это массовый протест.",
      },
    },
    after: {
      en: "Flight took Bitterfeld, prestige ran down a factory in East Berlin, and Saxony-Anhalt rose to 4, until a socialist from the box calmed it. West Berlin, 1 below your best province, got 1 unrest: it tolerates no difference. Nobody has four mass protests, so the next decade begins.",
      ru: "Бегство стоило Востоку Биттерфельда, престиж – износа фабрики в Восточном Берлине, а в Саксонии-Анхальт стало 4, пока социалист из ячейки её не успокоил. Западный Берлин живёт на 1 хуже вашей лучшей земли и получил 1 фишку беспорядков: он не терпит никакой разницы. Четырёх массовых протестов нет ни у кого, и начинается новая декада.",
    },
    otherwise: {
      en: "The ten phases have run: flight, prestige, currency, upkeep, comparisons, police, socialists, protests. **Forecast** shows what they would bring at any moment of the decade. Nobody has four mass protests, so the next one begins.",
      ru: "Десять фаз позади: бегство, престиж, валюта, содержание, сравнения, полиция, социалисты, протесты. **«Прогноз»** в любую минуту декады покажет, что они принесут. Четырёх массовых протестов нет ни у кого, и начинается новая декада.",
    },
  },
];
