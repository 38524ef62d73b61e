import { guestAliases, redSeaAliases, twilightAliases } from "../cold-war/cards/aliases.ts";
import { rules } from "./reference/rules-summary/index.ts";

/** Short names people type, besides the names in the tables. Lower case, each for one thing only. */
const own: Readonly<Record<string, readonly string[]>> = {
  egypt: ["egy", "егип"],
  sudan: ["sud"],
  ethiopia: ["eth", "эфиоп"],
  somalia: ["som"],
  djibouti: ["dji", "джиб"],
  kenya: ["ken"],
  madagascar: ["mad", "malagasy republic", "мадаг"],
  "saudi-arabia": ["saudi", "saudis", "ksa", "саудовка", "саудиты", "сауд аравия", "сауд. аравия"],
  "south-yemen": ["s yemen", "s. yemen", "pdry", "ю йемен", "ю. йемен", "юж йемен", "юж. йемен", "ндрй"],
  yemen: ["north yemen", "n yemen", "северный йемен", "сев йемен"],
  oman: ["oma"],
  "sea-lanes": ["sea lanes", "lanes", "ssl", "sea", "морские пути", "смп", "море"],
  "french-connections": ["french", "французы"],
  "events-of-86": ["events of 86", "1986", "события 86"],
  "dhofar-rebellion": ["dhofar", "дофар"],
  "the-derg": ["derg"],
  "f-5es-delivered": ["f5", "f-5", "f-5e", "f5e"],
  "africa-scoring": ["africa", "score africa", "африка", "подсчет африки"],
  "middle-east-scoring": ["middle east", "score middle east", "ближний восток", "бв", "подсчет бв"],
  "romanian-autonomy": ["romania", "autonomy", "ra", "румыния"],
  oau: ["african unity", "оае"],
  "arab-league": ["league", "лаг", "лига"],
  "indian-ocean-zone-of-peace": ["zone of peace", "indian ocean", "зона мира", "индийский океан"],
  "diego-garcia": ["diego", "диего"],
  "malagasy-constitutional-referendum": ["malagasy", "referendum", "референдум"],
  "yemeni-presidential-assassinations": ["yemeni assassinations", "assassinations", "убийства"],
  ...redSeaAliases,
  ...Object.fromEntries(rules.map((rule) => [rule.id, rule.aliases])),
};

export const aliases: Readonly<Record<string, readonly string[]>> = {
  ...own,
  ...guestAliases(twilightAliases, new Set(Object.values(own).flat())),
};
