import { isObject, type Json, textOf } from "../json.ts";
import type { Path, Refusals } from "./refusals.ts";

export function checkCustomId(component: Json, path: Path, taken: Set<string>, refusals: Refusals): void {
  refusals.text([...path, "custom_id"], component.custom_id, 1, 100);
  const id = textOf(component.custom_id);
  if (id && taken.has(id))
    refusals.add([...path, "custom_id"], "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
  taken.add(id);
}

/** Discord takes an emoji itself, never a word such as ":dart:" or a plain sign such as "→". */
export function checkEmoji(emoji: unknown, path: Path, refusals: Refusals): void {
  if (!isObject(emoji) || emoji.id) return;
  if (!/\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(textOf(emoji.name)))
    refusals.add([...path, "name"], "COMPONENT_INVALID_EMOJI", "Invalid emoji");
}
