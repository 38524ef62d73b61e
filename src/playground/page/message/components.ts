import type { SeenMessage, Tree } from "../../protocol.ts";
import { h } from "../dom.ts";
import type { Reader } from "../reader.ts";
import { markdown } from "../text/render.ts";
import { numberIn, part, textIn, treeIn, treesIn } from "../tree.ts";
import { button, type Use } from "./buttons.ts";
import { paintEdge } from "./embeds.ts";
import { fileCard, gallery, picture, pictureOf } from "./media.ts";
import { menu } from "./menus.ts";

/** What a component needs to be drawn and used. */
export interface Setting {
  readonly message: SeenMessage;
  readonly reader: Reader;
  readonly use: Use;
}

export function component(tree: Tree, setting: Setting): HTMLElement | null {
  const { reader } = setting;
  switch (tree.type) {
    case part.row:
      return h("div", { class: "row" }, ...children(tree, setting));
    case part.button:
      return button(tree, setting);
    case part.stringSelect:
    case part.userSelect:
    case part.roleSelect:
    case part.mentionableSelect:
    case part.channelSelect:
      return menu(tree, setting);
    case part.text:
      return markdown(textIn(tree, "content"), reader);
    case part.section: {
      const accessory = treeIn(tree, "accessory");
      return h(
        "div",
        { class: "section" },
        h("div", {}, ...children(tree, setting)),
        accessory && component(accessory, setting),
      );
    }
    case part.thumbnail:
      return picture(pictureOf(tree, reader), reader, "thumbnail");
    case part.gallery:
      return gallery(
        treesIn(tree, "items").map((item) => pictureOf(item, reader)),
        reader,
      );
    case part.file:
      return fileOf(tree, setting);
    case part.separator:
      return h("hr", { class: `${tree.divider === false ? "space" : "line"} ${tree.spacing === 2 ? "wide" : ""}` });
    case part.container: {
      const box = h(
        "div",
        { class: tree.spoiler === true ? "container spoiler-box" : "container" },
        ...children(tree, setting),
      );
      paintEdge(box, numberIn(tree, "accent_color"));
      return box;
    }
    default:
      return null;
  }
}

const children = (tree: Tree, setting: Setting): (HTMLElement | null)[] =>
  treesIn(tree, "components").map((each) => component(each, setting));

function fileOf(tree: Tree, { message, reader }: Setting): HTMLElement {
  const file = treeIn(tree, "file") ?? {};
  const url = textIn(file, "url");
  const stored = message.attachments.find((each) => each.id === textIn(file, "attachment_id"));
  const name = stored?.filename ?? decodeURIComponent(url.split("/").at(-1) ?? "");
  return fileCard({ url, name, size: stored?.size ?? null }, reader);
}
