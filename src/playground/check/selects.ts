import { ComponentType as Type } from "discord.js";
import { type Json, numberOf, objectsOf, textOf } from "../json.ts";
import { checkEmoji } from "./parts.ts";
import type { Path, Refusals } from "./refusals.ts";

export const selectTypes: ReadonlySet<Type> = new Set([
  Type.StringSelect,
  Type.UserSelect,
  Type.RoleSelect,
  Type.MentionableSelect,
  Type.ChannelSelect,
]);

/** A menu in a message or in a modal; its custom id is checked by whoever holds it. */
export function checkSelect(menu: Json, path: Path, refusals: Refusals): void {
  refusals.optionalText([...path, "placeholder"], menu.placeholder, 150);
  refusals.integer([...path, "min_values"], menu.min_values, 0, 25);
  refusals.integer([...path, "max_values"], menu.max_values, 1, 25);
  const most = numberOf(menu.max_values, 1);
  if (numberOf(menu.min_values, 1) > most)
    refusals.add([...path, "min_values"], "SELECT_COMPONENT_INVALID_MIN_VALUES", "min_values cannot exceed max_values");
  if (menu.type === Type.StringSelect) checkOptions(menu, most, path, refusals);
}

function checkOptions(menu: Json, most: number, path: Path, refusals: Refusals): void {
  const options = objectsOf(menu.options);
  const at = [...path, "options"];
  refusals.count(at, options, 1, 25);
  if (most > options.length)
    refusals.add(
      [...path, "max_values"],
      "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS",
      "max_values exceeds the number of options",
    );
  const values = new Set<string>();
  for (const [index, option] of options.entries()) {
    refusals.text([...at, index, "label"], option.label, 1, 100);
    refusals.text([...at, index, "value"], option.value, 1, 100);
    refusals.optionalText([...at, index, "description"], option.description, 100);
    checkEmoji(option.emoji, [...at, index, "emoji"], refusals);
    const value = textOf(option.value);
    if (values.has(value))
      refusals.add(
        [...at, index, "value"],
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        "The specified option value is already used",
      );
    values.add(value);
  }
  if (options.filter((option) => option.default === true).length > most)
    refusals.add(at, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values");
}
