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

/** Small makers for Discord's message components (version 2), cut to the sizes Discord allows. */

const LABEL = 80;
const OPTION = 100;
const TEXT = 3800;

export const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** What Discord shows of a choice that is too long: of a list its end, which is what is being typed. */
export const ending = (name: string): string => (name.length <= OPTION ? name : `…${name.slice(1 - OPTION)}`);

export const text = (content: string): APITextDisplayComponent => ({
  type: ComponentType.TextDisplay,
  content: cut(content, TEXT),
});

type Tone = "plain" | "main" | "danger";

const styles = { plain: ButtonStyle.Secondary, main: ButtonStyle.Primary, danger: ButtonStyle.Danger } as const;

export const button = (id: string, label: string, tone: Tone = "plain"): APIButtonComponent => ({
  type: ComponentType.Button,
  custom_id: id,
  label: cut(label, LABEL),
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

export function menu(
  id: string,
  placeholder: string,
  options: readonly MenuOption[],
): APIActionRowComponent<APIStringSelectComponent> {
  const shown = options.map(
    ({ value, label, detail, isSet }): APISelectMenuOption => ({
      value,
      label: cut(label, OPTION),
      ...(detail ? { description: cut(detail, OPTION) } : {}),
      ...(isSet ? { default: true } : {}),
    }),
  );
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: cut(placeholder, 150),
    options: shown,
  };
  return { type: ComponentType.ActionRow, components: [select] };
}

export type Components = APIMessageTopLevelComponent[];
