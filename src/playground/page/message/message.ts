import type { SeenMessage } from "../../protocol.ts";
import { avatar } from "../avatar.ts";
import { h, icon } from "../dom.ts";
import { fill } from "../messages.ts";
import type { Reader } from "../reader.ts";
import { markdown } from "../text/render.ts";
import { writtenAt } from "../text/timestamps.ts";
import type { Use } from "./buttons.ts";
import { component } from "./components.ts";
import { embed } from "./embeds.ts";
import { fileCard, gallery, isPicture, pictureOfFile } from "./media.ts";

const componentsV2 = 1 << 15;
const pinNotice = 6;
const threadNotice = 18;

interface Drawing {
  readonly reader: Reader;
  readonly use: Use;
  /** Follows a message of the same author: no name and no face again. */
  readonly grouped: boolean;
  /** The message it answers, if it is on the screen. */
  readonly source: SeenMessage | null;
  readonly failed: boolean;
  readonly dismiss: () => void;
}

/** A message as Discord shows it to one person. */
export function drawMessage(message: SeenMessage, drawing: Drawing): HTMLElement {
  const { reader, grouped } = drawing;
  if (message.type === pinNotice || message.type === threadNotice) return notice(message, reader);
  const above = answered(message, drawing);
  const compact = grouped && above === null;
  const classes = ["message"];
  if (compact) classes.push("grouped");
  if (message.ephemeral) classes.push("ephemeral");
  if (message.mentionsMe) classes.push("for-me");
  const name = h("span", { class: message.author.bot ? "author bot" : "author" }, message.author.name);
  return h(
    "article",
    { class: classes.join(" "), "data-message": message.id, "aria-label": message.author.name, tabindex: -1 },
    above,
    compact ? null : avatar(message.author.name, message.author.bot),
    h(
      "div",
      { class: "message-main" },
      compact
        ? null
        : h(
            "div",
            { class: "message-head" },
            name,
            message.author.bot && h("span", { class: "tag" }, reader.words.bot),
            h("time", { datetime: message.createdAt }, writtenAt(message.createdAt, reader.person.locale, Date.now())),
            message.pinned && h("span", { class: "pinned" }, icon("pin"), reader.words.pinned),
          ),
      ...body(message, drawing),
      ...below(message, drawing),
    ),
  );
}

function notice(message: SeenMessage, reader: Reader): HTMLElement {
  const { name } = message.author;
  const isPin = message.type === pinNotice;
  const words = isPin
    ? fill(reader.words.pinnedOne, { name })
    : fill(reader.words.startedThread, { name, thread: message.content });
  return h(
    "article",
    { class: "message notice", "data-message": message.id, tabindex: -1 },
    isPin && icon("pin"),
    h("p", {}, words),
  );
}

/** The line above: which command or which message this answers. */
function answered({ interaction, replyTo }: SeenMessage, { reader, source }: Drawing): HTMLElement | null {
  if (interaction?.command) {
    const [before, after] = fill(reader.words.used, {
      name: reader.nameOf(interaction.person),
      command: "\u0000",
    }).split("\u0000");
    return h("p", { class: "answers" }, before, h("span", { class: "mention" }, `/${interaction.command}`), after);
  }
  if (replyTo === null && !interaction?.source) return null;
  const words = source === null ? reader.words.gone : fill(reader.words.repliedTo, { name: source.author.name });
  return h("p", { class: "answers" }, words);
}

function body(message: SeenMessage, { reader, use }: Drawing): (HTMLElement | null)[] {
  const { words } = reader;
  if (message.thinking)
    return [h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }), words.thinking)];
  if (message.failed) return [h("p", { class: "failure" }, words.didNotRespond)];
  const parts = message.components.map((tree) => component(tree, { message, reader, use }));
  if ((message.flags & componentsV2) !== 0) return parts;
  const shown = JSON.stringify(message.embeds);
  const loose = message.attachments.filter(({ url }) => !shown.includes(JSON.stringify(url)));
  const pictures = loose.filter(isPicture);
  return [
    message.content === "" ? null : markdown(message.content, reader),
    pictures.length === 0
      ? null
      : gallery(
          pictures.map((file) => pictureOfFile(file, reader)),
          reader,
        ),
    ...loose
      .filter((file) => !isPicture(file))
      .map((file) => fileCard({ url: file.url, name: file.filename, size: file.size }, reader)),
    ...message.embeds.map((tree) => embed(tree, reader)),
    ...parts,
  ];
}

function below(message: SeenMessage, { reader, failed, dismiss }: Drawing): (HTMLElement | null)[] {
  const { words } = reader;
  return [
    message.editedAt === null ? null : h("span", { class: "edited" }, words.edited),
    failed ? h("p", { class: "failure", role: "alert" }, words.interactionFailed) : null,
    message.ephemeral
      ? h(
          "p",
          { class: "only-you" },
          icon("eye"),
          words.onlyYou,
          " · ",
          h("button", { type: "button", class: "text-link", on: { click: dismiss } }, words.dismiss),
        )
      : null,
  ];
}
