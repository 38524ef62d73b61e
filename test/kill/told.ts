import { readId } from "../../src/discord/ids.ts";
import { languages } from "../../src/engine/index.ts";
import { type PhraseKey, phrase } from "../../src/i18n/index.ts";
import type { Outcome, SeenMessage } from "../../src/playground/client.ts";
import { controlsOf, menusOf } from "../processes/controls.ts";

/** What people do that changes a game. */
export type Act = "pick" | "undo" | "redo";
export type Deed = Act | "draw" | "decline" | "resign" | "abandon";

export const isAct = (deed: Deed): deed is Act => deed === "pick" || deed === "undo" || deed === "redo";

/** Something of which its person was told that it had been done. */
export interface Told {
  readonly interaction: string;
  readonly game: string;
  readonly deed: Deed;
  /** What was picked, as far as it is known. */
  readonly options: readonly string[];
  /** In answer to what. */
  readonly said: string;
}

/** Being asked once more is not yet a move. */
export const question = ({ message }: Outcome): { readonly message: SeenMessage; readonly customId: string } | null => {
  const yes = message && controlsOf(message).find(({ action }) => asks.includes(action));
  return message && yes ? { message, customId: yes.customId } : null;
};

const asks: readonly string[] = ["confirm", "sure", "agree"];

const words = (key: PhraseKey): string[] => languages.map((language) => phrase(language, { key, args: {} }));
const late = words("panel.late");
const done = words("panel.done");

/**
 * Whether an answer says that it was done. A typed move that is refused has no panel; in a panel a refusal shows the
 * version that was clicked, and what came too late says so. `clicked` is the version of what was clicked.
 */
export function isDone({ message, settled, kind }: Outcome, deed: Deed, clicked?: number): boolean {
  if (!settled || kind === "none" || message === null) return false;
  const said = JSON.stringify(message.components);
  if (!isAct(deed)) return done.some((word) => said.includes(word));
  if (late.some((word) => said.includes(word))) return false;
  const ids = [...controlsOf(message), ...menusOf(message).flatMap(({ customId }) => readId(customId) ?? [])];
  return ids.some(({ version }) => version > (clicked ?? -1));
}
