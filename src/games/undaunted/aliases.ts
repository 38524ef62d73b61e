import { languages, own } from "../../engine/index.ts";
import { actions, isAction, isCard, isTile, isVehicle, scenarios } from "./components/index.ts";
import { shortNameOf } from "./names.ts";
import { rules } from "./reference/rules-summary/index.ts";

/** Other words people type for a thing. */
const typed: Readonly<Record<string, readonly string[]>> = {
  lrdg: ["british", "desert group", "лрдг", "англичане", "британцы", "группа дальней разведки пустыни"],
  italy: ["italians", "italian army", "ita", "итальянцы", "ита"],
  "lrdg-machine-gunner": ["mg", "gunner", "пулемет"],
  "italy-machine-gunner": ["mg", "gunner", "пулемет"],
  "lrdg-anti-tank": ["at", "anti tank", "птр"],
  "italy-anti-tank": ["at", "anti tank", "птр"],
  "lrdg-warrant-officer": ["wo", "уорент", "уоррент-офицер"],
  "lrdg-staff-sergeant": ["ssgt", "sergeant"],
  "lrdg-lieutenant": ["lt", "лейт"],
  "italy-platoon-sergeant": ["sergeant", "взводный"],
  "italy-tank-crew": ["mechanic", "crew"],
  "italy-recon-plane": ["plane", "aircraft", "самолет"],
  "italy-medium-tank": ["tank", "m13", "m13/40", "танк"],
  "italy-recon-car": ["recon", "car", "машина разведки"],
  "italy-truck": ["lorry"],
  "lrdg-patrol-truck": ["truck", "chevrolet", "грузовик"],
  "lrdg-gun-truck": ["gun", "орудие"],
  "lrdg-pilot-car": ["car", "ford", "автомобиль"],
  "end-turn": ["end", "pass", "конец", "пас", "закончить ход"],
  hunker: ["hunker down", "затаиться"],
  rally: ["ready", "готов"],
  leave: ["get out", "exit", "покинуть", "выйти"],
  stay: ["остаться"],
  evacuate: ["off", "off the board", "эвакуация"],
};

const ruleAliases = new Map(rules.map(({ id, aliases }) => [id as string, aliases]));

export function aliasesOf(id: string): readonly string[] {
  const known = [...(own(typed, id) ?? []), ...(ruleAliases.get(id) ?? [])];
  if (isCard(id) || isVehicle(id) || isTile(id)) known.push(...inAllLanguages(id));
  const [head = "", ...rest] = id.split(":");
  const verb = own(verbs, head);
  if (verb !== undefined) known.push(...withVerb(verb, rest.join(":")));
  if (isAction(id)) known.push(...languages.map((language) => actions[id].name[language]));
  if (Object.hasOwn(scenarios, id)) {
    const { order, title } = scenarios[id as keyof typeof scenarios];
    known.push(String(order), title.en, title.ru);
  }
  return known;
}

const inAllLanguages = (id: string): string[] => {
  const words = shortNameOf(id);
  return words === undefined ? [] : languages.map((language) => words[language]);
};

/** Options that say what is done to what: `seat:drive`, `board:italy-truck:driver`, `swap:italy-scout`. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  seat: ["seat", "место"],
  board: ["board", "сесть"],
  sit: ["sit", "пересесть"],
  swap: ["swap", "поменяться"],
};

function withVerb(verb: readonly string[], of: string): string[] {
  const names = isAction(of) ? languages.map((language) => actions[of].name[language]) : inAllLanguages(of);
  return [...names, ...verb.flatMap((word) => names.map((name) => `${word} ${name}`))];
}
