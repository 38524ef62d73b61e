import type { Tree } from "../../protocol.ts";
import { freshId, h } from "../dom.ts";
import { Menu } from "../message/menus.ts";
import type { Reader } from "../reader.ts";
import { numberIn, part, textIn, treesIn } from "../tree.ts";

export interface FormField {
  readonly element: HTMLElement;
  readonly customId: string;
  /** Null to leave it out. */
  readonly value: string | readonly string[] | boolean | null;
  /** Whether it may be sent so; says why not beside the field. */
  check(): boolean;
  focus(): void;
}

interface Label {
  readonly label: string;
  readonly description: string;
  readonly reader: Reader;
}

export function formField(tree: Tree, around: Label): FormField {
  switch (tree.type) {
    case part.textInput:
      return textField(tree, around);
    case part.checkbox:
    case part.radioGroup:
    case part.checkboxGroup:
      return ticks(tree, around);
    default:
      return menuField(tree, around);
  }
}

const isRequired = (tree: Tree): boolean => tree.required !== false;

/** The label above, the help below it, and room for what is wrong. */
function framed(id: string, tree: Tree, { label, description }: Label, inside: HTMLElement, grouped = false) {
  const wrong = h("p", { class: "failure", role: "alert" });
  const star =
    isRequired(tree) && tree.type !== part.checkbox ? h("span", { class: "star", "aria-hidden": "true" }, " *") : null;
  const name = grouped ? h("legend", {}, label, star) : h("label", { for: id }, label, star);
  const help = description === "" ? null : h("p", { class: "help" }, description);
  const element = grouped
    ? h("fieldset", { class: "field" }, name, help, inside, wrong)
    : h("div", { class: "field" }, name, help, inside, wrong);
  return { element, wrong };
}

function textField(tree: Tree, around: Label): FormField {
  const id = freshId("field");
  const props = {
    id,
    placeholder: textIn(tree, "placeholder") || null,
    maxlength: numberIn(tree, "max_length") ?? 4000,
    "aria-required": isRequired(tree) ? "true" : null,
  };
  const input = tree.style === 2 ? h("textarea", { ...props, rows: 4 }) : h("input", { ...props, type: "text" });
  input.value = textIn(tree, "value");
  const { element, wrong } = framed(id, tree, around, input);
  return {
    element,
    customId: textIn(tree, "custom_id"),
    get value() {
      return input.value;
    },
    check: () => {
      const fine = !isRequired(tree) || input.value !== "";
      wrong.textContent = fine ? "" : around.reader.words.fieldRequired;
      return fine;
    },
    focus: () => input.focus(),
  };
}

function menuField(tree: Tree, around: Label): FormField {
  const menu = new Menu(tree, around.reader, () => {}, around.label);
  const { element, wrong } = framed(freshId("field"), tree, around, menu.element, true);
  return {
    element,
    customId: textIn(tree, "custom_id"),
    get value() {
      // also nothing, where something was chosen beforehand
      return menu.values;
    },
    check: () => {
      const fine = !isRequired(tree) || menu.values.length > 0;
      wrong.textContent = fine ? "" : around.reader.words.fieldRequired;
      return fine;
    },
    focus: () => menu.element.querySelector("button")?.focus(),
  };
}

/** A single box to tick, or several, or one of several. */
function ticks(tree: Tree, around: Label): FormField {
  const single = tree.type === part.checkbox;
  const type = tree.type === part.radioGroup ? "radio" : "checkbox";
  const name = freshId("ticks");
  const options = single ? [{ value: "true", label: around.label, default: tree.default }] : treesIn(tree, "options");
  const boxes = options.map((option) => {
    const box = h("input", { type, name, value: textIn(option, "value"), checked: option.default === true });
    const help = textIn(option, "description");
    return {
      box,
      row: h(
        "label",
        { class: "tick" },
        box,
        h("span", {}, textIn(option, "label")),
        help !== "" && h("span", { class: "help" }, help),
      ),
    };
  });
  const chosen = () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value);
  const { element, wrong } = framed(name, tree, around, h("div", {}, ...boxes.map(({ row }) => row)), true);
  return {
    element,
    customId: textIn(tree, "custom_id"),
    get value() {
      if (single) return chosen().length > 0;
      return type === "radio" ? (chosen()[0] ?? null) : chosen();
    },
    check: () => {
      const fine = single || !isRequired(tree) || chosen().length > 0;
      wrong.textContent = fine ? "" : around.reader.words.fieldRequired;
      return fine;
    },
    focus: () => boxes[0]?.box.focus(),
  };
}
