import type { Ask } from "../../../engine/index.ts";
import type { KeysAfter } from "../../../i18n/keys.ts";
import { isFog } from "../components/index.ts";
import { other } from "../seats.ts";
import type { UndauntedView } from "../view/index.ts";
import type { MessageKey, Worded } from "./keys.ts";

type Use = KeysAfter<MessageKey, "remark.use">;

/** Uses of a card whose name does not tell what comes of them; the others say where or at whom. */
const told: readonly Use[] = [
  "hunker",
  "recon",
  "conceal",
  "inspire",
  "command",
  "bolster",
  "repair",
  "survey",
  "blaze",
];

/** What a use of a card does, in a few words. */
export function aboutUse({ kind }: Ask, id: string, view?: UndauntedView): Worded | undefined {
  const use = told.find((each) => each === id);
  if (kind !== "play.use" || use === undefined) return undefined;
  if (use !== "conceal") return { key: `remark.use.${use}`, args: {} };
  if (view?.seat == null) return undefined;
  const enemy = other(view.seat);
  return { key: "remark.use.conceal", args: { enemy, fog: view.armies[enemy].supply.some(isFog) ? 1 : 0 } };
}
