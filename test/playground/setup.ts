import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type APIApplicationCommandOption,
  Client,
  type RESTPostAPIChatInputApplicationCommandsJSONBody as CommandJson,
  Events,
  GatewayIntentBits,
  type Interaction,
  Partials,
} from "discord.js";
import { PlaygroundClient } from "../../src/playground/client.ts";
import { type Playground, type PlaygroundOptions, startPlayground } from "../../src/playground/index.ts";

export const newFolder = (): string => mkdtempSync(join(tmpdir(), "dead-drop-playground-"));

export interface Scene {
  readonly playground: Playground;
  readonly people: PlaygroundClient;
  readonly bot: Client<true>;
  readonly folder: string;
  /** What the bot does with the next interactions; a failure inside is kept in `errors`. */
  on(handle: (interaction: Interaction) => Promise<unknown>): void;
  readonly errors: unknown[];
  end(): Promise<void>;
}

/** A playground with a real client logged in, and commands to use. It waits longer than Discord for a busy computer. */
export async function setTheScene(options: Partial<PlaygroundOptions> = {}): Promise<Scene> {
  const folder = options.dataFolder ?? newFolder();
  const playground = await startPlayground({ port: 0, dataFolder: folder, acknowledgeWithinMs: 20_000, ...options });
  const bot = await login(playground);
  const errors: unknown[] = [];
  let handle: (interaction: Interaction) => Promise<unknown> = async () => {};
  bot.on(Events.InteractionCreate, (interaction) => {
    handle(interaction).catch((error: unknown) => errors.push(error));
  });
  await bot.application.commands.set(commands);
  return {
    playground,
    people: new PlaygroundClient(playground.url),
    bot,
    folder,
    on: (next) => {
      handle = next;
    },
    errors,
    end: async () => {
      await bot.destroy();
      await playground.close();
      if (options.dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function login(playground: Playground, token = playground.token): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
    partials: [Partials.Channel],
    rest: { api: playground.api, retries: 3 },
  });
  client.on(Events.Error, () => {});
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  return ready;
}

/** One command with every kind of option that is used, one with subcommands, and one for the DM. */
const order: APIApplicationCommandOption[] = [
  { type: 3, name: "dish", description: "What to eat", required: true, autocomplete: true },
  { type: 4, name: "count", description: "How many", min_value: 1, max_value: 5 },
  {
    type: 3,
    name: "size",
    description: "How large",
    choices: ["small", "large"].map((name) => ({ name, value: name })),
  },
  { type: 6, name: "for", description: "For whom" },
  { type: 5, name: "hot", description: "Hot or not" },
];

const commands: CommandJson[] = [
  {
    name: "order",
    description: "Orders a dish",
    name_localizations: { ru: "заказ" },
    description_localizations: { ru: "Заказывает блюдо" },
    options: order,
  },
  {
    name: "game",
    description: "A game",
    options: [
      { type: 1, name: "new", description: "Opens one", options: [{ type: 3, name: "title", description: "Which" }] },
    ],
  },
  { name: "plain", description: "Takes nothing" },
  { name: "manage", description: "For those who manage", default_member_permissions: "16" },
];

/** The error that a refused call ends in. */
export async function refusal(
  call: Promise<unknown>,
): Promise<{ code: number | string; status: number; text: string }> {
  try {
    await call;
  } catch (error) {
    const { code, status, message } = error as { code: number | string; status: number; message: string };
    return { code, status, text: message };
  }
  throw new Error("It was not refused.");
}
