import type { Localized } from "../engine/index.ts";

/**
 * A line that people type, as data: `/ts coup card: Decolonization target: Iran`. The rules ask and the line answers: at each
 * ask the verb itself has something to say, or one of its slots does; see src/grammar. A game
 * may say which beginnings of kinds it has.
 */
export interface Verb<Kind extends string = string> {
  readonly name: Localized;
  /** One line for the list of commands. */
  readonly about: Localized;
  /** What is typed, and what the verb answers by itself, in the order in which the rules ask for it. */
  readonly parts: readonly (Slot<Kind> | Saying<Kind>)[];
}

/** What a verb answers by itself. */
export interface Saying<Kind extends string = string> {
  readonly says: string;
  /** The kinds of asks it is said to, by their beginnings. */
  readonly kinds: readonly Kind[];
}

export const isSlot = (part: Slot | Saying): part is Slot => "name" in part;

export const slotsOf = ({ parts }: Verb): readonly Slot[] => parts.filter(isSlot);

export interface Slot<Kind extends string = string> {
  readonly name: Localized;
  readonly about: Localized;
  /** The kinds of asks that it answers, by their beginnings. */
  readonly kinds: readonly Kind[];
  /** The line means nothing without it. */
  readonly required?: true;
  /** Several answers one after the other. */
  readonly list?: true;
  /** It may be said before a die falls or a secret is shown although it is asked only behind it. */
  readonly ahead?: true;
  /** Which options it stands for, where an ask offers others besides. */
  only?(option: string): boolean;
  /** What goes without saying, once there is nothing more to say to such an ask. */
  readonly otherwise?: readonly string[];
  /** Asks that may be passed over where one of their options alone leads to what is typed. */
  readonly infers?: readonly Kind[];
  /** What a seat may name although it is not offered: the rules then say why not. All things of the game if not given. */
  known?(seat: string, kind: string): readonly string[];
}

/** Games whose verbs stand under one command. */
export interface Family<Kind extends string = string> {
  readonly name: Localized;
  readonly about: Localized;
  readonly verbs: readonly Verb<Kind>[];
}
