import { ButtonStyle, MessageFlags, ComponentType as Type } from "discord.js";
import { playable, usual, writeChoice } from "./against-computer.ts";
import type { Json } from "./json.ts";
import type { StoredMessage } from "./message.ts";
import { computerButton, computerMenu, dealButton, learnButton, tableButton } from "./protocol.ts";
import { botId, firstChannels, guildLocale, people } from "./world.ts";

interface Words {
  readonly text: string;
  readonly learn: string;
  readonly computer: string;
  readonly choose: string;
  readonly table: string;
  readonly button: string;
  readonly hints: string;
}

const [one, two] = people.map(({ name }) => name);

const en: Words = {
  text: `## Welcome to Dead Drop
It plays board games by post, with the rules enforced: a move now, the answer tomorrow.
This is a small Discord of your own: choose at the top which of the four you are.`,
  learn: "Learn",
  computer: "Play Against the Computer",
  choose: "Another side…",
  table: "Open a Table",
  button: `Play Twilight Struggle: ${one} against ${two}`,
  hints: `Press **Play** below a post, or type **/** for the commands. Boris and Dasha speak Russian.`,
};

const ru: Words = {
  text: `## Это Dead Drop
Настольные игры по переписке, с проверкой правил: ход сегодня, ответ завтра.
Этот Discord – только ваш: наверху выберите, кто вы сейчас.`,
  learn: "Научиться",
  computer: "Против компьютера",
  choose: "Другая сторона…",
  table: "Открыть стол",
  button: `«Сумеречная борьба»: ${one} против ${two}`,
  hints: `Нажмите **Play** под сообщением или наберите **/**. Борис и Даша говорят по-русски.`,
};

/** Older than anything else that is ever said here. */
export const welcomeId = "1180000000000000401";

/** The word in somebody's language. Only the page knows what to do with its buttons. */
export const welcomeFor = (locale: string): readonly Json[] => {
  const language = locale.startsWith("ru") ? "ru" : "en";
  const words = language === "ru" ? ru : en;
  const computer = { type: Type.Button, id: 6, style: ButtonStyle.Success, label: words.computer };
  const both = { type: Type.Button, id: 4, style: ButtonStyle.Secondary, label: words.button, custom_id: dealButton };
  const learn = { type: Type.Button, id: 9, style: ButtonStyle.Primary, label: words.learn, custom_id: learnButton };
  const options = playable.flatMap((game) =>
    Object.entries(game.seats).map(([seat, name]) => ({
      value: writeChoice({ title: game.title, seat }),
      label: `${game[language]}: ${name[language]}`,
    })),
  );
  // whoever wants another game deals it by one tap too
  const others = playable
    .filter(({ title }) => title !== usual.title)
    .map((game, at) => {
      const choice = writeChoice({ title: game.title, seat: Object.keys(game.seats)[0] ?? "" });
      const id = `${computerButton} ${choice}`;
      return {
        type: Type.Button,
        id: 12 + at,
        style: ButtonStyle.Secondary,
        label: shortNameOf(game[language]),
        custom_id: id,
      };
    });
  const table = { type: Type.Button, id: 10, style: ButtonStyle.Secondary, label: words.table, custom_id: tableButton };
  const games = { type: Type.StringSelect, id: 8, custom_id: computerMenu, placeholder: words.choose, options };
  const components = [
    { type: Type.TextDisplay, id: 2, content: words.text },
    { type: Type.ActionRow, id: 3, components: [learn, { ...computer, custom_id: computerButton }] },
    { type: Type.ActionRow, id: 17, components: others },
    { type: Type.ActionRow, id: 7, components: [games] },
    { type: Type.ActionRow, id: 11, components: [table, both] },
    { type: Type.TextDisplay, id: 5, content: words.hints },
  ];
  return [{ type: Type.Container, id: 1, accent_color: 0xb3312c, components }];
};

/** Two fit side by side on a phone. */
const shortNameOf = (name: string): string => name.replace(/: .*$/, "").replace(/^.* (?=2\+2$)/, "");

/** The pinned word of welcome, which is in the first channel from the beginning. */
export const welcome: StoredMessage = {
  id: welcomeId,
  channel: firstChannels[0]?.id ?? "",
  author: botId,
  type: 0,
  content: "",
  embeds: [],
  components: welcomeFor(guildLocale),
  attachments: [],
  flags: MessageFlags.IsComponentsV2,
  editedAt: null,
  pinned: true,
  mentions: [],
  mentionsEveryone: false,
  rang: [],
  nonce: null,
  onlyFor: null,
  origin: null,
  replyTo: null,
};
