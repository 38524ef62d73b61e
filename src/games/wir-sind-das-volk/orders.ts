import type { Ask } from "../../engine/index.ts";
import type { Told } from "../../i18n/game-messages.ts";
import type { OrderKind } from "../order.ts";
import { isSegment, isSite, segment } from "./components/board/index.ts";
import type { AskKind, MessageKey } from "./messages/keys.ts";
import { lossOf, type Point, soundFactories } from "./rules/construction.ts";
import type { VolkView } from "./view.ts";

const dismantling: ReadonlySet<string> = new Set<AskKind>([
  "flight.dismantle",
  "wall.dismantle",
  "prestige.dismantle",
  "currency.dismantle",
  "police.dismantle",
]);

const runningDown: ReadonlySet<string> = new Set<AskKind>(["currency.rundown"]);

/** [B13] What East loses at the end of the decade: infrastructure and sound factories, also those that something still touches. */
function losable(view: VolkView): Point[] {
  return [...view.segments.filter((id) => segment(id).side === "east"), ...soundFactories(view)];
}

/** [B13.1–4] What is dismantled first, and what next. Both Germanys choose what East loses, in turn. */
const dismantle = preference("dismantle", dismantling, losable);

/** [B13.3] Which factory is run down first for want of western currency, and which next. */
const rundown = preference("rundown", runningDown, soundFactories);

export const volkOrders: readonly OrderKind<VolkView>[] = [dismantle, rundown];

/**
 * The first of a list that can be taken. It hangs on the decade it was made in, and on what each thing was worth then: what has
 * become dearer to East, or cheaper for West to take, is decided anew.
 */
function preference(
  kind: "dismantle" | "rundown",
  asks: ReadonlySet<string>,
  choices: (view: VolkView) => readonly Point[],
): OrderKind<VolkView> {
  return {
    kind,
    takes: "list",
    // in the middle of a phase a call may be the only sign that the turn has come round
    isQuiet: false,
    choices: (view) => (view.seat === "west" || view.seat === "east" ? choices(view) : []),
    hangsOn: (view, picks) => ({
      decade: String(view.decade),
      ...Object.fromEntries(picks.filter(isPoint).map((point) => [point, String(lossOf(view, point))])),
    }),
    obey(view, ask, { picks, hangs }) {
      if (!asks.has(ask.kind)) return null;
      if (hangs.decade !== String(view.decade)) return cancelled("cancel.list.decade", {});
      const pick = picks.filter(isPoint).find((point) => ask.options.some(({ id }) => id === point));
      if (pick === undefined) return cancelled("cancel.list.spent", {});
      const [then, now] = [Number(hangs[pick]), lossOf(view, pick)];
      const isWorse = view.seat === "east" ? now > then : now < then;
      return isWorse ? cancelled("cancel.list.worth", { place: pick, then, now }) : { answer: pick };
    },
    isNear: (_, ask: Ask) => asks.has(ask.kind) && Number(ask.args.left ?? 0) > 1,
  };
}

const isPoint = (id: string): id is Point => isSegment(id) || isSite(id);

const cancelled = (key: MessageKey, args: Told["args"]) => ({ cancel: { key, args } });
