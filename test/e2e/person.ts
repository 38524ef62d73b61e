import type {
  Choice,
  OptionValue,
  Outcome,
  SeenMessage,
  SeenModal,
  SubmitModal,
  Tree,
} from "../../src/playground/client.ts";
import { people } from "../../src/playground/world.ts";
import type { Scene } from "./scene.ts";

export type Options = Readonly<Record<string, OptionValue>>;

/** Discord's word to the channel that something was pinned. */
const PINNED = 6;

/** Somebody at the table, in one of the channels or in the DM. */
export class Person {
  constructor(
    readonly scene: Scene,
    readonly name: string,
    readonly channel: string,
  ) {}

  /** The same person somewhere else; `dm` is their own. */
  at(channel: string): Person {
    return new Person(this.scene, this.name, channel);
  }

  get id(): string {
    return people.find(({ key }) => key === this.name)?.id ?? "";
  }

  private get here() {
    const { patience } = this.scene;
    return { person: this.name, channel: this.channel, timeoutMs: patience, settleMs: 3 * patience };
  }

  run(command: string, options: Options = {}): Promise<Outcome> {
    return this.scene.people.run({ ...this.here, command, options, settle: true });
  }

  /** What the bot answers a command with, in words. */
  async tell(command: string, options: Options = {}): Promise<string> {
    const { message } = await this.run(command, options);
    return message === null ? "" : textOf(message);
  }

  /** Runs a command that asks first, and says yes. */
  async insist(command: string, options: Options = {}): Promise<Outcome> {
    const { message } = await this.run(command, options);
    const [yes] = message === null ? [] : buttonsOf(message);
    if (message === null || yes === undefined) throw new Error(`${command} asked nothing`);
    return this.press(message, yes);
  }

  async complete(command: string, focused: string, options: Options = {}): Promise<readonly Choice[]> {
    const typed = { [focused]: "", ...options };
    const { choices } = await this.scene.people.autocomplete({ ...this.here, command, options: typed, focused });
    return choices ?? [];
  }

  /** What autocomplete shows for a text, as the person reads it. */
  async offered(command: string, focused: string, options: Options = {}): Promise<string[]> {
    return (await this.complete(command, focused, options)).map(({ name }) => name);
  }

  /** With `force` also what is no longer there. */
  press(message: SeenMessage, button: Component, force = false): Promise<Outcome> {
    const { people } = this.scene;
    return people.press({ ...this.here, message: message.id, customId: idOf(button), settle: true, force });
  }

  pressLabel(message: SeenMessage, label: string): Promise<Outcome> {
    return this.scene.people.press({ ...this.here, message: message.id, label, settle: true });
  }

  choose(message: SeenMessage, menu: Component, value: string, force = false): Promise<Outcome> {
    return this.chooseAll(message, menu, [value], force);
  }

  /** Several values of a menu at once. */
  chooseAll(message: SeenMessage, menu: Component, values: readonly string[], force = false): Promise<Outcome> {
    const where = { ...this.here, message: message.id, customId: idOf(menu) };
    return this.scene.people.choose({ ...where, values, settle: true, force });
  }

  /** Sends the form that is open. */
  submit({ customId }: Pick<SeenModal, "customId">, fields: SubmitModal["fields"]): Promise<Outcome> {
    const { patience } = this.scene;
    const waits = { timeoutMs: patience, settle: true, settleMs: 3 * patience };
    return this.scene.people.submit({ person: this.name, customId, fields, ...waits });
  }

  /** Everything this person can read here, oldest first. */
  read(limit = 500): Promise<SeenMessage[]> {
    return this.scene.people.messages({ person: this.name, channel: this.channel, limit });
  }

  /** The last of the bot's posts to everybody. */
  async lastPost(): Promise<SeenMessage> {
    const post = (await this.posts(40)).at(-1);
    if (post === undefined) throw new Error(`Nothing was posted in ${this.channel}`);
    return post;
  }

  /** The bot's posts to everybody that answer no command. */
  async posts(among = 500): Promise<SeenMessage[]> {
    return (await this.read(among)).filter(
      (message) => message.author.bot && message.interaction === null && message.type !== PINNED,
    );
  }
}

export interface Component extends Tree {
  readonly type: number;
}

const idOf = ({ custom_id }: Component): string => String(custom_id);

/** Every component of a message, rows opened up. */
export function componentsOf({ components }: Pick<SeenMessage, "components">): Component[] {
  return components.flatMap((each) => [
    each as Component,
    ...componentsOf({ components: (each.components as Tree[] | undefined) ?? [] }),
    // what stands beside a section
    ...(each.accessory === undefined ? [] : [each.accessory as Component]),
  ]);
}

export const buttonsOf = (message: SeenMessage): Component[] => componentsOf(message).filter(({ type }) => type === 2);

export const menusOf = (message: SeenMessage): Component[] => componentsOf(message).filter(({ type }) => type === 3);

export const labelsOf = (message: SeenMessage): string[] => buttonsOf(message).map(({ label }) => String(label));

/** The words of a message without its buttons. */
export const textOf = (message: SeenMessage): string =>
  [message.content, ...componentsOf(message).map(({ content }) => content)]
    .filter((words) => typeof words === "string" && words !== "")
    .join("\n");
