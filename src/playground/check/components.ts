import { ButtonStyle, ComponentType as Type } from "discord.js";
import { isObject, type Json, lengthOf, listOf, objectsOf, textOf } from "../json.ts";
import { checkCustomId, checkEmoji } from "./parts.ts";
import type { Path, Refusals } from "./refusals.ts";
import { checkSelect, selectTypes } from "./selects.ts";

/** What one message's components use up together. */
interface Tally {
  readonly customIds: Set<string>;
  readonly refusals: Refusals;
  readonly files: ReadonlySet<string>;
  total: number;
  characters: number;
}

const inLayout: readonly Type[] = [
  Type.ActionRow,
  Type.Section,
  Type.TextDisplay,
  Type.MediaGallery,
  Type.File,
  Type.Separator,
];

/** The components of a message, old style (rows only) or Components V2. */
export function checkComponents(value: unknown, v2: boolean, files: ReadonlySet<string>, refusals: Refusals): void {
  if (value === undefined || value === null) return;
  if (!Array.isArray(value)) return refusals.add(["components"], "LIST_TYPE_CONVERT", "Only iterables may be used.");
  const tally: Tally = { customIds: new Set(), refusals, files, total: 0, characters: 0 };
  const allowed = v2 ? [...inLayout, Type.Container] : [Type.ActionRow];
  if (!v2) refusals.count(["components"], value, 0, 5);
  checkEach(value, ["components"], allowed, tally);
  if (tally.total > 40)
    refusals.add(["components"], "BASE_TYPE_MAX_LENGTH", "The total number of components cannot exceed 40.");
  if (tally.characters > 4000)
    refusals.add(
      ["components"],
      "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
      "Components displayable text size exceeds maximum size of 4000",
    );
}

function checkEach(list: readonly unknown[], path: Path, allowed: readonly Type[], tally: Tally): void {
  for (const [index, component] of list.entries()) check(component, [...path, index], allowed, tally);
}

function check(component: unknown, path: Path, allowed: readonly Type[], tally: Tally): void {
  const { refusals } = tally;
  tally.total++;
  if (!isObject(component)) return refusals.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used.");
  const type = component.type as Type;
  if (!allowed.includes(type))
    return refusals.add(
      [...path, "type"],
      "UNION_TYPE_CHOICES",
      `Value of field "type" must be one of (${allowed.join(", ")}).`,
    );
  if (selectTypes.has(type)) {
    checkCustomId(component, path, tally.customIds, refusals);
    return checkSelect(component, path, refusals);
  }
  checks[type]?.(component, path, tally);
}

const checks: Partial<Record<Type, (component: Json, path: Path, tally: Tally) => void>> = {
  [Type.ActionRow]: (row, path, tally) => {
    const inside = listOf(row.components);
    const selects = objectsOf(inside).filter((each) => selectTypes.has(each.type as Type)).length;
    // A menu takes the whole width of a row.
    if (selects > 0 && inside.length > 1)
      tally.refusals.add(
        [...path, "components"],
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        "The specified component exceeds the maximum width",
      );
    tally.refusals.count([...path, "components"], inside, 1, 5);
    checkEach(inside, [...path, "components"], [Type.Button, ...selectTypes], tally);
  },
  [Type.Button]: checkButton,
  [Type.Section]: (section, path, tally) => {
    tally.refusals.count([...path, "components"], listOf(section.components), 1, 3);
    checkEach(listOf(section.components), [...path, "components"], [Type.TextDisplay], tally);
    if (section.accessory === undefined)
      tally.refusals.add([...path, "accessory"], "BASE_TYPE_REQUIRED", "This field is required");
    else check(section.accessory, [...path, "accessory"], [Type.Button, Type.Thumbnail], tally);
  },
  [Type.TextDisplay]: (text, path, tally) => {
    tally.refusals.text([...path, "content"], text.content, 1, 4000);
    tally.characters += lengthOf(textOf(text.content));
  },
  [Type.Thumbnail]: (thumbnail, path, tally) => checkMedia(thumbnail, "media", path, tally),
  [Type.MediaGallery]: (gallery, path, tally) => {
    const items = objectsOf(gallery.items);
    tally.refusals.count([...path, "items"], items, 1, 10);
    for (const [index, item] of items.entries()) checkMedia(item, "media", [...path, "items", index], tally);
  },
  [Type.File]: (file, path, tally) => checkMedia(file, "file", path, tally),
  [Type.Container]: (container, path, tally) => {
    tally.refusals.count([...path, "components"], listOf(container.components), 1, 40);
    tally.refusals.integer([...path, "accent_color"], container.accent_color, 0, 0xffffff);
    checkEach(listOf(container.components), [...path, "components"], inLayout, tally);
  },
};

function checkMedia(holder: Json, field: string, path: Path, tally: Tally): void {
  const media = isObject(holder[field]) ? holder[field] : {};
  const url = textOf(media.url);
  tally.refusals.optionalText([...path, "description"], holder.description, 1024);
  const at = [...path, field, "url"];
  if (url.startsWith("attachment://")) {
    if (!tally.files.has(url.slice("attachment://".length)))
      tally.refusals.add(
        at,
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        "The referenced attachment was not found",
      );
  } else if (field === "file" || !/^https?:\/\//.test(url)) {
    tally.refusals.add(
      at,
      "URL_TYPE_INVALID_SCHEME",
      `Scheme "${url.split(":")[0]}" must be one of ('http', 'https').`,
    );
  }
}

function checkButton(button: Json, path: Path, tally: Tally): void {
  const { refusals } = tally;
  const style = button.style;
  refusals.optionalText([...path, "label"], button.label, 80);
  if (!Number.isInteger(style) || Number(style) < ButtonStyle.Primary || Number(style) > ButtonStyle.Premium)
    refusals.add([...path, "style"], "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.");
  if (style === ButtonStyle.Link) {
    refusals.text([...path, "url"], button.url, 1, 512);
    if (button.custom_id !== undefined)
      refusals.add(
        path,
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
        "A custom id and url cannot both be specified",
      );
  } else if (style !== ButtonStyle.Premium) {
    checkCustomId(button, path, tally.customIds, refusals);
    if (button.url !== undefined)
      refusals.add([...path, "url"], "BUTTON_COMPONENT_INVALID_URL", "A url cannot be specified");
  }
  if (style !== ButtonStyle.Premium && !textOf(button.label) && !isObject(button.emoji))
    refusals.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required");
  checkEmoji(button.emoji, [...path, "emoji"], refusals);
}
