import type { Json } from "./json.ts";

/** A form on somebody's screen. */
export interface OpenModal {
  readonly customId: string;
  readonly title: string;
  readonly components: readonly Json[];
  readonly channel: string;
  /** The message whose button opened it. */
  readonly source: string | null;
  readonly interaction: string;
}

/** The form each person has open; a reload of the page would close it, and so does a restart. */
export class Modals {
  readonly #open = new Map<string, OpenModal>();

  open(person: string, modal: OpenModal): void {
    this.#open.set(person, modal);
  }

  of(person: string): OpenModal | null {
    return this.#open.get(person) ?? null;
  }

  close(person: string): void {
    this.#open.delete(person);
  }
}
