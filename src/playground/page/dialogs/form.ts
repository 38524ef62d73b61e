import { type PlaygroundClient, PlaygroundError } from "../../client.ts";
import type { SeenModal } from "../../protocol.ts";
import { avatar } from "../avatar.ts";
import { freshId, h } from "../dom.ts";
import type { Reader } from "../reader.ts";
import { markdown } from "../text/render.ts";
import { part, textIn, treeIn, treesIn } from "../tree.ts";
import { type FormField, formField } from "./fields.ts";

/** A form that the bot has opened on somebody's screen. */
export function openForm(modal: SeenModal, reader: Reader, client: PlaygroundClient): HTMLDialogElement {
  const { words, person } = reader;
  const fields: FormField[] = [];
  const parts = modal.components.map((tree) => {
    if (tree.type === part.text) return markdown(textIn(tree, "content"), reader);
    const inner = treeIn(tree, "component") ?? treesIn(tree, "components")[0];
    if (inner === undefined) return null;
    const label = textIn(tree, "label") || textIn(inner, "label");
    const field = formField(inner, { label, description: textIn(tree, "description"), reader });
    fields.push(field);
    return field.element;
  });
  const error = h("p", { class: "failure", role: "alert" });
  const title = freshId("title");
  const cancel = h("button", { type: "button", class: "button secondary" }, words.cancel);
  const submit = h("button", { type: "submit", class: "button primary" }, words.submit);
  const form = h("form", { class: "form" }, ...parts, error, h("div", { class: "form-buttons" }, cancel, submit));
  const dialog = h(
    "dialog",
    { class: "dialog", "aria-labelledby": title },
    h("div", { class: "dialog-head" }, avatar(person.name), h("h2", { id: title }, modal.title)),
    form,
  );
  const dismiss = () => {
    dialog.close();
    void client.dismissModal(person.key);
  };
  cancel.addEventListener("click", dismiss);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    dismiss();
  });
  dialog.addEventListener("close", () => dialog.remove());
  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const missing = fields.filter((field) => !field.check());
    if (missing.length > 0) return missing[0]?.focus();
    submit.classList.add("busy");
    void send();
  });
  const send = async () => {
    try {
      const values = Object.fromEntries(
        fields.flatMap((field) => (field.value === null ? [] : [[field.customId, field.value]])),
      );
      const { kind } = await client.submit({ person: person.key, customId: modal.customId, fields: values });
      if (kind === "none") error.textContent = words.somethingWrong;
      else dialog.close();
    } catch (failure) {
      error.textContent = failure instanceof PlaygroundError ? failure.message : words.somethingWrong;
    } finally {
      submit.classList.remove("busy");
    }
  };
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
  return dialog;
}
