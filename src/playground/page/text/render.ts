import { h } from "../dom.ts";
import type { Reader } from "../reader.ts";
import { type Block, type Inline, parseInline, parseMarkdown } from "./parse.ts";
import { timeInWords } from "./timestamps.ts";

/** Markdown as elements, with mentions as this reader sees them. */
export function markdown(text: string, reader: Reader): HTMLElement {
  return h("div", { class: "markdown" }, ...parseMarkdown(text).map((block) => renderBlock(block, reader)));
}

/** One line without blocks: titles, labels. */
export const markdownLine = (text: string, reader: Reader): Node[] => inlines(parseInline(text), reader);

function renderBlock(block: Block, reader: Reader): HTMLElement {
  switch (block.kind) {
    case "paragraph": {
      const lines = block.lines.flatMap((line, at) => [...(at > 0 ? [h("br")] : []), ...inlines(line, reader)]);
      return h("p", {}, ...lines);
    }
    // The page has headings of its own above these.
    case "heading":
      return h(
        "div",
        { class: `heading-${block.level}`, role: "heading", "aria-level": block.level + 2 },
        ...inlines(block.inside, reader),
      );
    case "subtext":
      return h("p", { class: "subtext" }, ...inlines(block.inside, reader));
    case "quote":
      return h("blockquote", {}, ...block.inside.map((each) => renderBlock(each, reader)));
    case "code":
      return h("pre", { tabindex: 0 }, h("code", {}, block.text));
    case "list": {
      const items = block.items.map((item) =>
        h("li", {}, ...inlines(item.inside, reader), ...item.below.map((each) => renderBlock(each, reader))),
      );
      return block.ordered ? h("ol", { start: block.start }, ...items) : h("ul", {}, ...items);
    }
  }
}

const inlines = (parts: readonly Inline[], reader: Reader): Node[] => parts.map((part) => renderInline(part, reader));

function renderInline(part: Inline, reader: Reader): Node {
  switch (part.kind) {
    case "text":
      return document.createTextNode(part.text);
    case "strong":
      return h("strong", {}, ...inlines(part.inside, reader));
    case "em":
      return h("em", {}, ...inlines(part.inside, reader));
    case "underline":
      return h("u", {}, ...inlines(part.inside, reader));
    case "strike":
      return h("s", {}, ...inlines(part.inside, reader));
    case "spoiler":
      return spoiler(part.inside, reader);
    case "code":
      return h("code", {}, part.text);
    case "link":
      return (
        dmLink(part, reader) ??
        placeLink(part.url, reader) ??
        h("a", { href: part.url, target: "_blank", rel: "noopener noreferrer" }, ...inlines(part.inside, reader))
      );
    case "person": {
      const mine = part.id === reader.person.id;
      return h("span", { class: mine ? "mention mine" : "mention" }, `@${reader.nameOf(part.id)}`);
    }
    case "channel":
      return channelLink(part.id, reader);
    case "role":
      return h("span", { class: "mention" }, "@role");
    case "command":
      return h("span", { class: "mention" }, `/${part.name}`);
    case "everyone":
      return h("span", { class: "mention mine" }, part.text);
    case "emoji":
      return document.createTextNode(`:${part.name}:`);
    case "time":
      return time(part.seconds, part.style, reader);
  }
}

function spoiler(inside: readonly Inline[], reader: Reader): HTMLElement {
  const words = h("span", { class: "spoiler-words" }, ...inlines(inside, reader));
  const button = h("button", { type: "button", class: "spoiler", "aria-label": reader.words.spoiler }, words);
  button.addEventListener("click", () => {
    button.replaceWith(h("span", { class: "spoiler shown" }, ...words.childNodes));
  });
  return button;
}

/** A link to a channel here, or to a message in it, leads there. */
function placeLink(url: string, reader: Reader): HTMLElement | null {
  const [, id] = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/\d+)?$/.exec(url) ?? [];
  return id === undefined || reader.channelName(id) === null ? null : channelLink(id, reader);
}

/** A link to a message in one's own direct messages leads there, and keeps its words. */
function dmLink({ url, inside }: Extract<Inline, { kind: "link" }>, reader: Reader): HTMLElement | null {
  const [, id] = /^https:\/\/discord\.com\/channels\/@me\/(\d+)(?:\/\d+)?$/.exec(url) ?? [];
  if (id === undefined || !reader.isOwnDm(id)) return null;
  const click = () => reader.goTo(id);
  return h("button", { type: "button", class: "mention link", on: { click } }, ...inlines(inside, reader));
}

function channelLink(id: string, reader: Reader): HTMLElement {
  const name = reader.channelName(id);
  if (name === null) return h("span", { class: "mention" }, "#unknown");
  return h("button", { type: "button", class: "mention link", on: { click: () => reader.goTo(id) } }, `#${name}`);
}

function time(seconds: number, style: string, reader: Reader): HTMLElement {
  const locale = reader.person.locale;
  return h(
    "time",
    {
      class: "stamp",
      datetime: new Date(seconds * 1000).toISOString(),
      title: timeInWords(seconds, "F", locale, 0),
      "data-seconds": seconds,
      "data-style": style,
      "data-locale": locale,
    },
    timeInWords(seconds, style, locale, Date.now()),
  );
}

/** "In three days" changes while one looks. */
export function refreshTimes(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>('time[data-style="R"]')) {
    const { seconds, locale } = element.dataset;
    const words = timeInWords(Number(seconds), "R", locale ?? "en-US", Date.now());
    if (element.textContent !== words) element.textContent = words;
  }
}
