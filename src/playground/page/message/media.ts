import type { SeenAttachment, Tree } from "../../protocol.ts";
import { h, icon } from "../dom.ts";
import { fill } from "../messages.ts";
import type { Reader } from "../reader.ts";
import { numberIn, textIn, treeIn } from "../tree.ts";
import { openViewer } from "./viewer.ts";

interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly spoiler: boolean;
}

/** The path on this server, or null for what lies elsewhere: nothing is fetched from there. */
function localPath(url: string): string | null {
  const { pathname, hostname, port } = new URL(url, location.href);
  const ours = (hostname === "127.0.0.1" || hostname === "localhost") && port === location.port;
  return ours && pathname.startsWith("/attachments/") ? pathname : null;
}

/** A gallery's item, a thumbnail or a picture of an embed. */
export function pictureOf(tree: Tree, reader: Reader): Picture {
  const media = treeIn(tree, "media") ?? tree;
  return {
    url: textIn(media, "url"),
    alt: textIn(tree, "description") || reader.words.picture,
    width: numberIn(media, "width"),
    height: numberIn(media, "height"),
    spoiler: tree.spoiler === true,
  };
}

/** A picture keeps its place before it is loaded, and opens large. */
export function picture(shown: Picture, reader: Reader, kind = "picture"): HTMLElement {
  const path = localPath(shown.url);
  if (path === null)
    return h(
      "p",
      { class: "elsewhere" },
      fill(reader.words.elsewhere, { host: new URL(shown.url, location.href).host }),
    );
  const size = shown.width === null ? {} : { width: shown.width, height: shown.height };
  const image = h("img", {
    src: path,
    alt: shown.alt,
    loading: "lazy",
    decoding: "async",
    draggable: "false",
    ...size,
  });
  const label = fill(reader.words.openPicture, { alt: shown.alt });
  const button = h(
    "button",
    { type: "button", class: shown.spoiler ? `${kind} covered` : kind, "aria-label": label },
    image,
  );
  if (shown.width !== null && shown.height !== null)
    button.style.setProperty("--shape", `${shown.width} / ${shown.height}`);
  button.addEventListener("click", () => {
    if (button.classList.contains("covered")) button.classList.remove("covered");
    else openViewer(path, shown.alt, reader.words);
  });
  return button;
}

export function gallery(pictures: readonly Picture[], reader: Reader): HTMLElement {
  return h(
    "div",
    { class: `gallery of-${Math.min(pictures.length, 4)}` },
    ...pictures.map((each) => picture(each, reader)),
  );
}

export function fileCard(file: { url: string; name: string; size: number | null }, reader: Reader): HTMLElement {
  const path = localPath(file.url);
  const size =
    file.size === null ? null : h("span", { class: "file-size" }, readableSize(file.size, reader.person.locale));
  const name =
    path === null
      ? h("span", { class: "file-name" }, file.name)
      : h(
          "a",
          {
            class: "file-name",
            href: path,
            download: file.name,
            title: fill(reader.words.download, { name: file.name }),
          },
          file.name,
        );
  return h("div", { class: "file" }, icon("file"), h("div", {}, name, size));
}

function readableSize(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1e6 ? [Math.max(bytes / 1000, 0.01), "kilobyte"] : [bytes / 1e6, "megabyte"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}

export const isPicture = ({ contentType }: SeenAttachment): boolean => /^image\/(png|jpeg|gif|webp)/.test(contentType);

export const pictureOfFile = (file: SeenAttachment, reader: Reader): Picture => ({
  url: file.url,
  alt: file.description ?? reader.words.picture,
  width: file.width,
  height: file.height,
  spoiler: file.filename.startsWith("SPOILER_"),
});
