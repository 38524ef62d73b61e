import type { Page } from "playwright-core";
import type { SeenMessage, Tree, WorldReport } from "../../src/playground/client.ts";

interface Picture {
  readonly alt: string;
  readonly path: string;
}

interface Button {
  readonly label: string;
  readonly look: string;
  readonly disabled: boolean;
  /** What it does: its custom id, or where its link goes. */
  readonly to: string;
}

interface Menu {
  readonly id: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly options: readonly string[];
}

/** A message as it can be read off the screen, or worked out from the API: one must be the other. */
interface Shown {
  readonly id: string;
  /** Null where name and time are left out, below a message of the same author. */
  readonly head: {
    readonly author: string;
    readonly bot: boolean;
    readonly at: string;
    readonly pinned: boolean;
  } | null;
  /** Which command it answers. */
  readonly command: string | null;
  readonly words: string;
  /** Moments that the words speak of. */
  readonly times: readonly string[];
  readonly pictures: readonly Picture[];
  readonly files: readonly Picture[];
  readonly buttons: readonly Button[];
  readonly menus: readonly Menu[];
  readonly onlyMe: boolean;
  readonly forMe: boolean;
  readonly edited: boolean;
}

/** Menus are opened for a moment: what they offer is drawn only then. */
const script = `(person) => {
  const words = (element) => element?.textContent ?? "";
  const menu = (holder) => {
    const field = holder.querySelector(".menu");
    const popup = holder.querySelector(".menu-popup");
    field.click();
    const options = [...popup.querySelectorAll(".choice")].map((each) => words(each));
    if (popup.matches(":popover-open")) popup.hidePopover();
    return { id: holder.dataset.customId, placeholder: words(field), disabled: field.disabled, options };
  };
  const message = (element) => {
    const main = element.querySelector(".message-main") ?? element;
    const all = (selector) => [...main.querySelectorAll(selector)];
    const head = main.querySelector(".message-head");
    const body = main.cloneNode(true);
    for (const other of body.querySelectorAll(".message-head, .edited, .only-you, .button, .menu-holder, .file, .stamp")) other.remove();
    const look = (button) => [...button.classList].find((each) => each !== "button");
    return {
      id: element.dataset.message,
      head: head && {
        author: words(head.querySelector(".author")),
        bot: head.querySelector(".tag") !== null,
        at: head.querySelector("time").dateTime,
        pinned: head.querySelector(".pinned") !== null,
      },
      command: element.querySelector(":scope > .answers .mention")?.textContent ?? null,
      words: words(body),
      times: all(".stamp").map(({ dateTime }) => dateTime),
      pictures: all("img").map((image) => ({ alt: image.alt, path: image.getAttribute("src") })),
      files: all(".file").map((file) => ({ alt: words(file.querySelector(".file-name")), path: file.querySelector("a")?.getAttribute("href") })),
      buttons: all(".button").map((button) => ({
        label: words(button),
        look: look(button),
        disabled: button.disabled === true,
        to: button.dataset.customId ?? button.getAttribute("href"),
      })),
      menus: all(".menu-holder").map(menu),
      onlyMe: element.classList.contains("ephemeral"),
      forMe: element.classList.contains("for-me"),
      edited: main.querySelector(".edited") !== null,
    };
  };
  return [...document.querySelectorAll('.pane[data-person="' + person + '"] [data-message]')].map(message);
}`;

/** What is on a person's screen. */
export async function onScreen(page: Page, person: string): Promise<Shown[]> {
  const shown = (await page.evaluate(`(${script})(${JSON.stringify(person)})`)) as Shown[];
  return shown.map((each) => ({ ...each, words: bare(each.words), buttons: each.buttons.map(plain) }));
}

/** A link has a small arrow behind its words. */
const plain = (button: Button): Button => ({ ...button, label: button.label.replace(/ ↗$/, "").trim() });

const looks = ["", "primary", "secondary", "success", "danger", "link"];

/** What the API says that there is to see. Whether name and time stand above it is the page's own affair. */
export function inWords(message: SeenMessage, world: WorldReport, person: string, headless: boolean): Shown {
  const parts = message.components.flatMap(flat);
  const of = (...types: number[]) => parts.filter(({ type }) => types.includes(Number(type)));
  const text =
    noticeWords(message, world, person) ??
    [message.content, ...message.embeds.flatMap(embedWords), ...of(10).map(({ content }) => content)].join("\n");
  const loose = message.components.length > 0 && (message.flags & (1 << 15)) !== 0 ? [] : message.attachments;
  const isPicture = ({ contentType }: { contentType: string }) => contentType.startsWith("image/");
  return {
    id: message.id,
    head: headless
      ? null
      : { author: message.author.name, bot: message.author.bot, at: message.createdAt, pinned: message.pinned },
    command: message.interaction?.command == null ? null : `/${message.interaction.command}`,
    words: bare(readable(text, world)),
    times: [...text.matchAll(/<t:(\d+)/g)].map(([, seconds]) => new Date(Number(seconds) * 1000).toISOString()),
    pictures: [
      ...loose.filter(isPicture).map(({ url, description }) => ({ alt: description ?? "Picture", path: pathOf(url) })),
      ...parts.flatMap(galleryOf),
    ],
    files: [
      ...loose.filter((file) => !isPicture(file)),
      ...of(13).flatMap(({ file }) => message.attachments.filter(({ url }) => url === (file as Tree).url)),
    ].map(({ url, filename }) => ({ alt: filename, path: pathOf(url) })),
    buttons: of(2).map((button) => ({
      label: String(button.label ?? ""),
      look: looks[Number(button.style)] ?? "",
      disabled: button.disabled === true,
      to: String(button.custom_id ?? button.url),
    })),
    menus: of(3).map((menu) => ({
      id: String(menu.custom_id),
      // what is chosen stands in its place
      placeholder: String(trees(menu.options).find((option) => option.default === true)?.label ?? menu.placeholder),
      disabled: menu.disabled === true,
      options: trees(menu.options).map(({ label, description }) => `${label}${description ?? ""}`),
    })),
    onlyMe: message.ephemeral,
    forMe: message.mentionsMe,
    edited: message.editedAt !== null,
  };
}

/** Discord's own line that something was pinned, in the reader's language. */
function noticeWords({ type, author }: SeenMessage, { people }: WorldReport, person: string): string | null {
  if (type !== 6) return null;
  const isRussian = people.find(({ key }) => key === person)?.locale.startsWith("ru");
  return isRussian
    ? `${author.name}: сообщение закреплено в этом канале.`
    : `${author.name} pinned a message to this channel.`;
}

const trees = (value: unknown): Tree[] => (value as Tree[] | undefined) ?? [];

/** The order of the screen: what stands beside a section comes after its words. */
const flat = (tree: Tree): Tree[] => [
  tree,
  ...trees(tree.components).flatMap(flat),
  ...(tree.accessory === undefined ? [] : flat(tree.accessory as Tree)),
];

function galleryOf(tree: Tree): Picture[] {
  const items = tree.type === 12 ? trees(tree.items) : tree.type === 11 ? [tree] : [];
  return items.map(({ media, description }) => ({
    alt: String(description ?? "Picture"),
    path: pathOf(String((media as Tree).url)),
  }));
}

const pathOf = (url: string): string => new URL(url).pathname;

function embedWords({ author, title, description, fields, footer }: Tree): unknown[] {
  const inside = trees(fields).flatMap(({ name, value }) => [name, value]);
  return [(author as Tree | undefined)?.name, title, description, ...inside, (footer as Tree | undefined)?.text];
}

/** Signs of Discord's own in the words of a reader. */
const readable = (text: string, { people, channels }: WorldReport): string =>
  text
    .replace(/<@(\d+)>/g, (_, id: string) => `@${people.find((person) => person.id === id)?.name}`)
    .replace(/https:\/\/discord\.com\/channels\/\d+\/(\d+)\/\d+/g, "<#$1>")
    .replace(/<#(\d+)>/g, (_, id: string) => `#${channels.find((channel) => channel.id === id)?.name}`)
    .replace(/<\/([^:>]+):\d+>/g, "/$1")
    .replace(/<t:\d+(:\w)?>/g, "")
    .replace(/^\d+\. /gm, "");

/** Without what Markdown turns into looks, on both sides. */
const bare = (text: string): string => text.replace(/[\s*_~`>#|\\-]+/g, "");
