import type { Language } from "../../../engine/index.ts";
import type { KeysAfter } from "../../../i18n/keys.ts";
import { elementIds, idsAtValue } from "../cards/elements.ts";
import { card } from "../cards/index.ts";
import type { CardId, Source } from "../cards/types.ts";
import { valueShown } from "../messages/index.ts";
import type { MessageKey } from "../messages/keys.ts";
import type { VolkView } from "../view.ts";
import { say } from "./say.ts";

/** What is printed on a card; and with a position, what everybody can see of it. */
export function cardLines(id: CardId, language: Language, view: VolkView | null): readonly string[] {
  const { source, decade } = card(id);
  const fields = standIns(source);
  return [
    ...printedLines(id, language),
    ...(fields.length > 0 ? [say(language, "look.stand-in", { fields: fields.length })] : []),
    ...(view === null ? [] : [say(language, `look.where.${whereabouts(id, view)}`, { decade })]),
  ];
}

export function printedLines(id: CardId, language: Language): string[] {
  const entry = card(id);
  const { number = null, year, colour, runners = null, police = null } = entry;
  const atValue = idsAtValue(entry);
  return [
    say(language, "look.card", { number, card: id, year, colour, value: valueShown(entry), runners, police }),
    eventLine(id, language),
    ...(atValue.length > 0 ? [say(language, "look.at-value", { icons: atValue })] : []),
    ...(entry.noArmsRace ? [say(language, "look.no-arms-race")] : []),
  ];
}

export const eventLine = (id: CardId, language: Language): string =>
  say(language, "look.event", { event: elementIds(card(id).event) });

const standIns = (source: Source = {}): string[] =>
  Object.entries(source).flatMap(([field, kind]) => (kind === "designed" ? [field] : []));

/** Where a card is, without a look into a hand or the deck: not even into the reader's own. */
function whereabouts(id: CardId, view: VolkView): KeysAfter<MessageKey, "look.where"> {
  const { display, special, played, police, powers, decade } = view;
  if (display.includes(id)) return "display";
  if (special === id) return "special";
  if (played.includes(id)) return "played";
  if (police.some((each) => each.card === id)) return "police";
  if (powers !== null && Object.values(powers.peacemakers).flat().includes(id)) return "peacemaker";
  return card(id).decade > decade ? "later" : "hidden";
}
