import type { Ask } from "../../engine/index.ts";

/** Decisions by themselves: what is left out or cancelled, what a card costs, where a factory counts. */
const apart: readonly string[] = [
  "event.leave-out",
  "automatic.cancel",
  "special.price",
  "factory.counts",
  "calm.dismantle",
  "arrow.track",
  "guillaume.choice",
];

/** What is asked about an icon; whatever else is asked is about the icon after it. */
const asksOf: Readonly<Record<string, readonly string[]>> = {
  build: ["build.icon"],
  dismantle: ["dismantle.icon", "prestige.dismantle"],
  rundown: ["rundown.factory"],
  "stop-factory": ["stop.factory"],
  unrest: ["unrest.add"],
  "remove-unrest": ["unrest.remove"],
  "move-unrest": ["unrest.from"],
  "remove-mass-protest": ["protest.remove"],
  "disband-stasi": ["stasi.unrest"],
  "living-standard": ["standard.icon"],
  "remove-living-standard": ["standard.lose"],
  "choose-marker": ["marker.move"],
  guillaume: ["guillaume.look"],
};

/** Whether a question is about the option that was chosen before it, and not about something that comes after that. */
export function isAbout(now: Ask, option: string, next: Ask, answered: readonly string[]): boolean {
  if (apart.includes(now.kind) || apart.includes(next.kind)) return false;
  if (next.kind === "event.icon" && now.kind !== "turn.action") return false;
  if (option.startsWith("arrow:")) return next.kind.startsWith("overflow.");
  const [, icon] = /^icon:([\w-]+)/.exec(option) ?? [];
  return icon === undefined || (answered.length === 0 && (asksOf[icon] ?? []).includes(next.kind));
}
