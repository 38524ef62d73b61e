import { ButtonStyle, MessageFlags, ComponentType as Type } from "discord.js";
import { playable, writeChoice } from "./against-computer.ts";
import type { Json } from "./json.ts";
import type { StoredMessage } from "./message.ts";
import { computerButton, computerMenu, dealButton, learnButton } from "./protocol.ts";
import { botId, firstChannels, guildLocale, people } from "./world.ts";

interface Words {
  readonly text: string;
  readonly computer: string;
  readonly choose: string;
  readonly button: string;
  readonly learn: string;
  readonly hints: string;
}

const [one, two] = people.map(({ name }) => name);

const en: Words = {
  text: `## Welcome to Dead Drop
Here you can try the bot before it ever sees a real server. You are all four people at once: choose who you are at the top of the conversation, or look through the eyes of two of them side by side.
**Learn** teaches you a game move by move, for yourself alone. One click deals a game of **Twilight Struggle** against the computer; the menu has every game and side. Or play both sides: then the first influence is placed, and you choose both headlines.`,
  computer: "Play against the Computer",
  choose: "Another game or side against the computer…",
  button: `Play Twilight Struggle: ${one} against ${two}`,
  learn: "Learn",
  hints: `- Type **/** for the commands: \`/ts headline\`, \`/ts play\`, \`/ts influence\`, \`/ts coup\`, \`/hand\`, \`/game board\`.
- Or press **Play** below the last post: the bot asks, you choose.
- Boris and Dasha speak Russian, and the bot speaks Russian to them.`,
};

const ru: Words = {
  text: `## Добро пожаловать в Dead Drop
Здесь можно попробовать бота до того, как он попадёт на настоящий сервер. Вы играете за всех четверых: выберите наверху, кто вы сейчас, или смотрите сразу за двоих.
Кнопка **«Научиться»** учит игре ход за ходом, наедине. Одно нажатие – и вы играете в «Сумеречную борьбу» с компьютером; в меню все игры и стороны. Или играйте за обе стороны сами: влияние уже расставлено, осталось выбрать начальные события.`,
  computer: "Сыграть с компьютером",
  choose: "Другая игра или сторона против компьютера…",
  button: `Сыграть в «Сумеречную борьбу»: ${one} против ${two}`,
  learn: "Научиться",
  hints: `- Наберите **/**, и откроются команды: \`/тс начальное-событие\`, \`/тс сыграть\`, \`/тс влияние\`, \`/тс переворот\`, \`/рука\`, \`/партия поле\`.
- Или нажмите **Play** под последним сообщением: бот спросит, вы выберете.
- Борис и Даша говорят по-русски, и бот говорит с ними по-русски.`,
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
  const games = { type: Type.StringSelect, id: 8, custom_id: computerMenu, placeholder: words.choose, options };
  const components = [
    { type: Type.TextDisplay, id: 2, content: words.text },
    { type: Type.ActionRow, id: 3, components: [learn, { ...computer, custom_id: computerButton }, both] },
    { type: Type.ActionRow, id: 7, components: [games] },
    { type: Type.TextDisplay, id: 5, content: words.hints },
  ];
  return [{ type: Type.Container, id: 1, accent_color: 0xb3312c, components }];
};

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
