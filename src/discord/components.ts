import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from "discord.js";

import { beginningOf, wordsOf } from "../i18n/index.ts";

/** Small makers for Discord's message components (version 2), cut to the sizes Discord allows. */

export const MOST_ON_BUTTON = 80;
const OPTION = 100;
const TEXT = 3800;

/** What a message may have in all its texts together. */
const MESSAGE = 4000;

export const text = (content: string): APITextDisplayComponent => ({
  type: ComponentType.TextDisplay,
  content: wholeLines(content, TEXT),
});

type Tone = "plain" | "main" | "danger";

const styles = { plain: ButtonStyle.Secondary, main: ButtonStyle.Primary, danger: ButtonStyle.Danger } as const;

export const button = (id: string, label: string, tone: Tone = "plain"): APIButtonComponent => ({
  type: ComponentType.Button,
  custom_id: id,
  label: wordsOf(label, MOST_ON_BUTTON),
  style: styles[tone],
});

/** Rows of at most five buttons. */
export function buttonRows(buttons: readonly APIButtonComponent[]): APIActionRowComponent<APIButtonComponent>[] {
  const rows: APIActionRowComponent<APIButtonComponent>[] = [];
  for (let at = 0; at < buttons.length; at += 5)
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(at, at + 5) });
  return rows;
}

export interface MenuOption {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  /** Whether this value is the one in force. */
  readonly isSet?: boolean;
}

/** How many values can be chosen at once; one, unless something else is said. */
interface Amount {
  readonly least?: number;
  readonly most?: number;
}

export const menu = (
  id: string,
  placeholder: string,
  options: readonly MenuOption[],
  amount: Amount = {},
): APIActionRowComponent<APIStringSelectComponent> => ({
  type: ComponentType.ActionRow,
  components: [select(id, placeholder, options, amount)],
});

/** A menu by itself, as a form has it. */
export function select(
  id: string,
  placeholder: string,
  options: readonly MenuOption[],
  { least = 1, most = 1 }: Amount,
): APIStringSelectComponent {
  const shown = options.map(
    ({ value, label, detail, isSet }): APISelectMenuOption => ({
      value,
      label: wordsOf(label, OPTION),
      ...(detail ? { description: wordsOf(detail, OPTION) } : {}),
      ...(isSet ? { default: true } : {}),
    }),
  );
  return {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: beginningOf(placeholder, 150),
    options: shown,
    ...(least === 1 && most === 1 ? {} : { min_values: least, max_values: most }),
  };
}

export type Components = APIMessageTopLevelComponent[];

/** What Discord takes for a message, those in rows included. */
const MOST_COMPONENTS = 40;

/** Whether so many components more would still go into a message. */
export const hasRoom = (components: Components, more: number): boolean =>
  components.reduce((sum, part) => sum + 1 + ("components" in part ? part.components.length : 0), more) <=
  MOST_COMPONENTS;

/** Components whose texts together fit into a message: the longest gives way first, and each ends with a whole line if it can. */
export function fitted(components: Components): Components {
  const isText = (part: Components[number]): part is APITextDisplayComponent => part.type === ComponentType.TextDisplay;
  const lengths = components.filter(isText).map(({ content }) => content.length);
  const most = fairShare(lengths, MESSAGE);
  return components.map((part) => (isText(part) ? { ...part, content: wholeLines(part.content, most) } : part));
}

/** How long each may be so that all fit: those that are shorter leave the rest to the others. */
function fairShare(lengths: readonly number[], room: number): number {
  let left = room;
  for (const [at, length] of [...lengths].sort((one, two) => one - two).entries()) {
    const share = Math.floor(left / (lengths.length - at));
    if (length > share) return share;
    left -= length;
  }
  return room;
}

function wholeLines(content: string, most: number): string {
  if (content.length <= most) return content;
  const end = content.lastIndexOf("\n", most - 2);
  return end > most / 2 ? `${content.slice(0, end)}\n…` : beginningOf(content, most);
}
