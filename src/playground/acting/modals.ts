import { InteractionType, ComponentType as Type } from "discord.js";
import { isObject, type Json, lengthOf, objectsOf, textOf } from "../json.ts";
import type { Local } from "../local.ts";
import type { OpenModal } from "../modals.ts";
import type { Outcome, SubmitModal } from "../protocol.ts";
import type { Person } from "../world.ts";
import { act } from "./act.ts";
import { chosen } from "./components.ts";
import { Mistake } from "./mistake.ts";
import { channelNamed, type Here, personNamed } from "./where.ts";

type Value = SubmitModal["fields"][string];

/** Sends the form on a person's screen, or with `force` any form at all. */
export async function submitModal(local: Local, asked: SubmitModal): Promise<Outcome> {
  const person = personNamed(local, asked.person);
  if (asked.force) return act(local, forged(local, asked, person), asked);
  const modal = local.modals.of(person.id);
  if (!modal || (asked.customId !== undefined && asked.customId !== modal.customId))
    throw new Mistake("no-modal", `${person.name} has no such form open.`, 404);
  const channel = channelNamed(local, modal.channel, person);
  const data = filled(local, modal, asked.fields, { person, channel });
  const source = modal.source === null ? null : (local.store.message(modal.source) ?? null);
  local.modals.close(person.id);
  return act(local, { type: InteractionType.ModalSubmit, person, channel, source, data }, asked);
}

function forged(local: Local, asked: SubmitModal, person: Person) {
  const channel = channelNamed(local, asked.channel ?? local.modals.of(person.id)?.channel ?? "welcome", person);
  const source = asked.message === undefined ? null : (local.store.message(asked.message) ?? null);
  const components = Object.entries(asked.fields).map(([customId, value], index) => ({
    type: Type.Label,
    id: index + 1,
    component: Array.isArray(value)
      ? { type: Type.StringSelect, id: 100 + index, custom_id: customId, values: value }
      : { type: Type.TextInput, id: 100 + index, custom_id: customId, value },
  }));
  return {
    type: InteractionType.ModalSubmit,
    person,
    channel,
    source,
    data: { custom_id: asked.customId ?? "", components },
  };
}

function filled(local: Local, modal: OpenModal, given: SubmitModal["fields"], here: Here): Json {
  const left = new Set(Object.keys(given));
  let resolved: Record<string, Json> = {};
  let id = 1;
  const fill = (field: Json): Json => {
    const customId = textOf(field.custom_id);
    left.delete(customId);
    const answer = answerOf(local, field, given[customId], here);
    resolved = { ...resolved, ...answer.resolved };
    return { type: field.type, id: id++, custom_id: customId, ...answer.sent };
  };
  const components = modal.components.map((part): Json => {
    const outer = { type: part.type, id: id++ };
    if (isObject(part.component)) return { ...outer, component: fill(part.component) };
    return part.type === Type.ActionRow ? { ...outer, components: objectsOf(part.components).map(fill) } : outer;
  });
  const [unknown] = left;
  if (unknown !== undefined) throw new Mistake("unknown-field", `The form has no field "${unknown}".`);
  return {
    custom_id: modal.customId,
    components,
    ...(Object.keys(resolved).length > 0 && { resolved }),
  };
}

interface FieldAnswer {
  readonly sent: Json;
  readonly resolved?: Record<string, Json>;
}

function answerOf(local: Local, field: Json, value: Value | undefined, here: Here): FieldAnswer {
  const name = textOf(field.custom_id);
  const required = field.required !== false;
  switch (field.type) {
    case Type.TextInput:
      return { sent: { value: typedText(field, value ?? textOf(field.value), required) } };
    case Type.Checkbox:
      return { sent: { value: value === true } };
    case Type.RadioGroup:
      if (value === undefined && required) throw new Mistake("required-field", `The field "${name}" is required.`);
      return { sent: { value: value ?? null } };
    case Type.CheckboxGroup:
      return { sent: { values: [value ?? []].flat() } };
    case Type.FileUpload:
      throw new Mistake("bad-field", "The playground cannot upload files.");
    default: {
      const preset = objectsOf(field.options).filter((option) => option.default === true);
      const values = value === undefined ? preset.map((option) => textOf(option.value)) : [value].flat().map(String);
      if (values.length === 0 && !required) return { sent: { values: [] } };
      const menu = chosen(local, field, values, here);
      return { sent: { values: menu.values }, resolved: menu.resolved };
    }
  }
}

function typedText(field: Json, value: Value, required: boolean): string {
  const name = textOf(field.custom_id);
  if (typeof value !== "string") throw new Mistake("bad-field", `The field "${name}" is a text.`);
  const length = lengthOf(value);
  if (required && length === 0) throw new Mistake("required-field", `The field "${name}" is required.`);
  if (length > Number(field.max_length ?? 4000)) throw new Mistake("bad-field", `The field "${name}" is too long.`);
  if (length > 0 && length < Number(field.min_length ?? 0))
    throw new Mistake("bad-field", `The field "${name}" is too short.`);
  return value;
}
