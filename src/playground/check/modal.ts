import { ComponentType as Type } from "discord.js";
import { isObject, type Json, listOf, objectsOf } from "../json.ts";
import { checkCustomId } from "./parts.ts";
import { type Path, Refusals } from "./refusals.ts";
import { checkSelect, selectTypes } from "./selects.ts";

const inLabel: readonly Type[] = [
  Type.TextInput,
  ...selectTypes,
  Type.FileUpload,
  Type.RadioGroup,
  Type.CheckboxGroup,
  Type.Checkbox,
];

/** A modal, with its fields in rows (text inputs only, the old way) or in labels. */
export function checkModal(modal: Json): void {
  const refusals = new Refusals();
  const taken = new Set<string>();
  refusals.text(["data", "title"], modal.title, 1, 45);
  refusals.text(["data", "custom_id"], modal.custom_id, 1, 100);
  const parts = listOf(modal.components);
  refusals.count(["data", "components"], parts, 1, 5);
  for (const [index, part] of parts.entries()) {
    const path = ["data", "components", index];
    if (!isObject(part)) refusals.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used.");
    else if (part.type === Type.ActionRow) checkRow(part, path, taken, refusals);
    else if (part.type === Type.Label) checkLabel(part, path, taken, refusals);
    else if (part.type === Type.TextDisplay) refusals.text([...path, "content"], part.content, 1, 4000);
    else refusals.add([...path, "type"], "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).');
  }
  refusals.throwIfAny();
}

function checkRow(row: Json, path: Path, taken: Set<string>, refusals: Refusals): void {
  const inputs = objectsOf(row.components);
  refusals.count([...path, "components"], inputs, 1, 1);
  for (const [index, input] of inputs.entries()) {
    const at = [...path, "components", index];
    if (input.type !== Type.TextInput)
      refusals.add([...at, "type"], "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (4,).');
    refusals.text([...at, "label"], input.label, 1, 45);
    checkField(input, at, taken, refusals);
  }
}

function checkLabel(label: Json, path: Path, taken: Set<string>, refusals: Refusals): void {
  refusals.text([...path, "label"], label.label, 1, 45);
  refusals.optionalText([...path, "description"], label.description, 100);
  const field = label.component;
  if (!isObject(field) || !inLabel.includes(field.type as Type))
    return refusals.add(
      [...path, "component"],
      "UNION_TYPE_CHOICES",
      `Value of field "type" must be one of (${inLabel.join(", ")}).`,
    );
  checkField(field, [...path, "component"], taken, refusals);
}

function checkField(field: Json, path: Path, taken: Set<string>, refusals: Refusals): void {
  checkCustomId(field, path, taken, refusals);
  if (field.type === Type.TextInput) {
    refusals.optionalText([...path, "placeholder"], field.placeholder, 100);
    refusals.optionalText([...path, "value"], field.value, 4000);
    refusals.integer([...path, "min_length"], field.min_length, 0, 4000);
    refusals.integer([...path, "max_length"], field.max_length, 1, 4000);
    if (field.style !== 1 && field.style !== 2)
      refusals.add([...path, "style"], "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.");
  } else if (selectTypes.has(field.type as Type)) {
    checkSelect(field, path, refusals);
  } else if (field.type === Type.RadioGroup || field.type === Type.CheckboxGroup) {
    const options = objectsOf(field.options);
    refusals.count([...path, "options"], options, field.type === Type.RadioGroup ? 2 : 1, 10);
    for (const [index, option] of options.entries()) {
      refusals.text([...path, "options", index, "label"], option.label, 1, 100);
      refusals.text([...path, "options", index, "value"], option.value, 1, 100);
    }
  }
}
