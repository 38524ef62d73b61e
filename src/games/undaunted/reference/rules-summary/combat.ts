import { type Rule, rule } from "../../../rule.ts";

/** [9, 10] Combat and wounds. */
export const combatRules: readonly Rule[] = [
  rule({
    at: "9.1",
    title: { en: "Targets", ru: "Выбор цели" },
    text: {
      en: "Attack, Strafe and Suppress: an enemy soldier on foot or an enemy vehicle other than the medium tank, anywhere. Anti-Tank: any enemy vehicle. Demolish: an enemy vehicle or a structure on the soldier’s own tile. Both may also aim at a vehicle you captured while nobody is aboard. Soldiers aboard cannot be chosen; empty vehicles can. There is no limit of range or sight.",
      ru: "«Атаковать», «Штурмовка», «Подавить»: солдат противника пешком или его техника, кроме среднего танка, где угодно. «Подбить танк»: любая техника противника. «Взорвать»: техника противника или объект в квадрате солдата. Для обоих годится и захваченная вами техника, пока она пуста. Солдата в технике выбрать нельзя, пустую технику можно. Дальность и обзор не ограничены.",
    },
    aliases: ["target", "attack", "цель", "атаковать"],
  }),
  rule({
    at: "9.2",
    title: { en: "Defence total", ru: "Значение защиты" },
    text: {
      en: "Defence (armour for Anti-Tank and Demolish) + cover of the target’s tile + distance. Strafe ignores distance; Demolish ignores both. On a hill cover is 3, or 1 against an attacker on a hill and against Strafe.",
      ru: "Защита (для «Подбить танк» и «Взорвать» – броня) + укрытие квадрата цели + дистанция. «Штурмовка» не считает дистанцию, «Взорвать» – ни того, ни другого. На возвышенности укрытие 3, а против атаки с возвышенности и «Штурмовки» – 1.",
    },
    aliases: ["defence", "cover", "hill", "защита", "укрытие", "возвышенность"],
  }),
  rule({
    at: "9.3",
    title: { en: "Rolling", ru: "Бросок" },
    text: {
      en: "Roll as many ten-sided dice as the action’s value. One die that reaches the total is enough, and a 0 always succeeds.",
      ru: "Бросьте столько десятигранных кубиков, каково значение действия. Достаточно одного не меньше значения защиты; 0 – всегда успех.",
    },
    aliases: ["dice", "zero", "кубики", "ноль"],
  }),
  rule({
    at: "9.4",
    title: { en: "Results", ru: "Потери" },
    text: {
      en: "Never more than one wound and one damage. A soldier hit is wounded. A vehicle hit: the attacker picks one soldier aboard who is wounded, then it takes one damage; at the critical number it is disabled, at its durability destroyed, and those aboard stand on the tile. Suppress wounds and damages nothing: one ready soldier is suppressed. A structure hit is destroyed.",
      ru: "Не больше одного ранения и одного повреждения. Солдат получает ранение. Техника: атакующий выбирает, кто внутри ранен, затем она получает одно повреждение; на пороге критических повреждений она выходит из строя, а когда исчерпан запас прочности – уничтожена, и все, кто был внутри, оказываются в квадрате. «Подавить» не ранит: подавлен один готовый солдат. Объект уничтожен.",
    },
    aliases: ["damage", "suppress", "повреждение", "подавить"],
  }),
  rule({
    at: ["10.1", "10.2", "10.3"],
    title: { en: "Wounds", ru: "Ранения" },
    text: {
      en: "One of the soldier’s cards leaves the game: from the hand, else from the discards, else from the deck, which is then shuffled. If none of these holds one, his counter leaves the board for good with all his cards in the supply.",
      ru: "Одна карта солдата убирается из игры: с руки, иначе из сброса, иначе из колоды, которую затем перемешивают. Если её нет нигде из этого, фишка навсегда уходит с поля вместе со всеми его картами в запасе.",
    },
    aliases: ["wound", "ранение"],
  }),
];
