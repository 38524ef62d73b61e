type Props = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element with its attributes and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  element.append(...children);
  return element;
}

/** A button; `label` is for whoever does not see the sign on it. */
export function button(sign: string, label: string, press: () => void): HTMLButtonElement {
  const made = h("button", { type: "button", title: label, "aria-label": label }, sign);
  made.addEventListener("click", press);
  return made;
}

/** Words with bold and italic parts, as posts have them. */
export function formatted(words: string): Node[] {
  return words
    .split(/(\*\*.+?\*\*|\*.+?\*)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**") && part.length > 4) return h("strong", {}, ...formatted(part.slice(2, -2)));
      if (part.startsWith("*") && part.length > 2) return h("em", {}, ...formatted(part.slice(1, -1)));
      return document.createTextNode(part);
    });
}
