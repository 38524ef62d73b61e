import { EventEmitter } from "node:events";
import type { InteractionType } from "discord.js";
import { refuse } from "./errors.ts";
import type { Json } from "./json.ts";
import { timeOf } from "./snowflake.ts";
import { type Store, tokenLife } from "./store.ts";

export type Acknowledgement = "reply" | "deferred-reply" | "deferred-update" | "update" | "choices" | "modal";

/** What is remembered of an interaction for as long as its token can be used. */
export interface StoredInteraction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly person: string;
  readonly channel: string;
  readonly command: string | null;
  /** The message whose button or menu was used, also by the modal that it opened. */
  readonly source: string | null;
  readonly acknowledged: Acknowledgement | null;
  /** What `@original` means. */
  readonly original: string | null;
}

/** What only somebody waiting for the answer wants to know. */
export interface Watch {
  readonly sentAt: number;
  acknowledgedAt: number | null;
  answeredAt: number | null;
  /** How often the bot tried to acknowledge; more than once is refused, but worth seeing. */
  attempts: number;
  choices: readonly Json[] | null;
  modal: Json | null;
  readonly followUps: string[];
  /** The message whose button or menu was used, and whether it has been edited since. */
  readonly source: string | null;
  edited: boolean;
  /** Its answer is that this message will be edited. */
  awaitsEdit: boolean;
  /** The option being typed, whose type the choices must have. */
  readonly focused: Json | null;
}

/** Interactions from the moment they are sent until nobody can answer them any more. */
export class Interactions {
  readonly #store: Store;
  readonly #watches = new Map<string, Watch>();
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly acknowledgeWithin: number;

  constructor(store: Store, acknowledgeWithin: number) {
    this.#store = store;
    this.acknowledgeWithin = acknowledgeWithin;
  }

  open(interaction: StoredInteraction, focused: Json | null): Watch {
    const watch: Watch = {
      sentAt: performance.now(),
      acknowledgedAt: null,
      answeredAt: null,
      attempts: 0,
      choices: null,
      modal: null,
      followUps: [],
      source: interaction.source,
      edited: false,
      awaitsEdit: false,
      focused,
    };
    this.#store.putInteraction(interaction);
    this.#watches.set(interaction.id, watch);
    return watch;
  }

  watch(id: string): Watch | undefined {
    return this.#watches.get(id);
  }

  /** The interaction of a callback, if it may still be acknowledged. */
  toAcknowledge(id: string, token: string): StoredInteraction {
    const interaction = this.#store.interaction(token);
    if (interaction?.id !== id) throw refuse.unknownInteraction();
    const watch = this.#watches.get(id);
    if (watch) watch.attempts++;
    if (interaction.acknowledged !== null) throw refuse.alreadyAcknowledged();
    if (this.#store.clock.now() - timeOf(id) > this.acknowledgeWithin) throw refuse.unknownInteraction();
    return interaction;
  }

  /** The interaction whose token is used as a webhook's. */
  ofToken(token: string): StoredInteraction {
    const interaction = this.#store.interaction(token);
    if (!interaction || interaction.acknowledged === null) throw refuse.unknownWebhook();
    if (isExpired(interaction, this.#store.clock.now())) throw refuse.expiredToken();
    return interaction;
  }

  acknowledge(
    interaction: StoredInteraction,
    how: Acknowledgement,
    original: string | null,
    more: Partial<Watch> = {},
  ): void {
    this.#store.putInteraction({ ...interaction, acknowledged: how, original });
    const watch = this.#watches.get(interaction.id);
    if (!watch) return;
    watch.acknowledgedAt = performance.now();
    watch.awaitsEdit = how === "deferred-update";
    const isDone = watch.awaitsEdit ? watch.edited : how !== "deferred-reply";
    if (isDone) watch.answeredAt = watch.acknowledgedAt;
    Object.assign(watch, more);
    this.#changes.emit(interaction.id);
  }

  /** Something was said through the token: a deferral is over. */
  answered(interaction: StoredInteraction, followUp?: string): void {
    const watch = this.#watches.get(interaction.id);
    if (!watch) return;
    watch.answeredAt ??= performance.now();
    if (followUp !== undefined) watch.followUps.push(followUp);
    this.#changes.emit(interaction.id);
  }

  /** A message was edited: those who have pressed something on it, and were told no more than that it will be, see what came of it. */
  edited(message: string): void {
    for (const [id, watch] of this.#watches) {
      if (watch.source !== message) continue;
      watch.edited = true;
      if (watch.awaitsEdit) watch.answeredAt ??= performance.now();
      this.#changes.emit(id);
    }
  }

  /** Waits until `done`, or for so many milliseconds. */
  async until(id: string, done: () => boolean, ms: number): Promise<boolean> {
    if (done()) return true;
    return new Promise((resolve) => {
      const finish = (result: boolean) => {
        clearTimeout(timer);
        this.#changes.off(id, look);
        resolve(result);
      };
      const look = () => {
        if (done()) finish(true);
      };
      const timer = setTimeout(() => finish(done()), ms);
      this.#changes.on(id, look);
    });
  }

  forget(id: string): void {
    this.#watches.delete(id);
  }
}

export const isExpired = (interaction: { readonly id: string }, now: number): boolean =>
  now - timeOf(interaction.id) > tokenLife;
