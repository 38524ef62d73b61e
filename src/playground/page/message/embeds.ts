import type { Tree } from "../../protocol.ts";
import { h } from "../dom.ts";
import type { Reader } from "../reader.ts";
import { markdown, markdownLine } from "../text/render.ts";
import { numberIn, textIn, treeIn, treesIn } from "../tree.ts";
import { picture, pictureOf } from "./media.ts";

/** The older kind of card: a coloured edge, a title, fields, a picture. */
export function embed(tree: Tree, reader: Reader): HTMLElement {
  const author = treeIn(tree, "author");
  const footer = treeIn(tree, "footer");
  const image = treeIn(tree, "image");
  const thumbnail = treeIn(tree, "thumbnail");
  const fields = treesIn(tree, "fields");
  const element = h(
    "div",
    { class: "embed" },
    thumbnail && picture(pictureOf(thumbnail, reader), reader, "thumbnail"),
    author && h("p", { class: "embed-author" }, textIn(author, "name")),
    title(tree, reader),
    textIn(tree, "description") !== "" && markdown(textIn(tree, "description"), reader),
    fields.length > 0 && h("dl", { class: "embed-fields" }, ...fields.map((each) => field(each, reader))),
    image && picture(pictureOf(image, reader), reader),
    footer && h("p", { class: "embed-footer" }, textIn(footer, "text")),
  );
  paintEdge(element, numberIn(tree, "color"));
  return element;
}

export function paintEdge(element: HTMLElement, colour: number | null): void {
  if (colour !== null) element.style.setProperty("--edge", `#${colour.toString(16).padStart(6, "0")}`);
}

function title(tree: Tree, reader: Reader): HTMLElement | null {
  const words = textIn(tree, "title");
  const url = textIn(tree, "url");
  if (words === "") return null;
  const inside = markdownLine(words, reader);
  const linked = /^https?:/.test(url);
  return h(
    "p",
    { class: "embed-title" },
    ...(linked ? [h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, ...inside)] : inside),
  );
}

const field = (tree: Tree, reader: Reader): HTMLElement =>
  h(
    "div",
    { class: tree.inline === true ? "inline" : "" },
    h("dt", {}, ...markdownLine(textIn(tree, "name"), reader)),
    h("dd", {}, markdown(textIn(tree, "value"), reader)),
  );
