import { type OptionsOf, Refusal, readOptions } from "../../engine/index.ts";
import type { Why } from "../cold-war/messages/keys.ts";
import type { TwilightWorld } from "./twilight-struggle.ts";

const onOff = (standard: boolean) => ({ values: [false, true] as const, standard });

export const optionSpecs = {
  scenario: { values: ["standard", "late-war"], standard: "standard" },
  /** `second`: 23 US influence and the older names on the space track. */
  edition: { values: ["deluxe", "second"], standard: "deluxe" },
  optionalCards: onOff(true),
  /** Crises before set-up. */
  turnZero: onOff(false),
  promoCards: onOff(false),
  /** [RS 12.3] Both sides bring in cards of Red Sea. */
  redSeaCards: onOff(false),
  spaceTrack: { values: ["standard", "alternate"], standard: "standard" },
  /** How the sides are found: as seated, drawn, auctioned in VP [11.1.3], or bid for in influence. */
  sides: { values: ["choice", "random", "auction", "influence-bid"], standard: "choice" },
  /** Extra influence after set-up, where sides are not bid for. */
  handicap: { values: [0, 1, 2, 3, 4, 5, 6], standard: 0 },
  handicapSide: { values: ["us", "ussr"], standard: "us" },
  /** [11.1.1] */
  revealHeldCards: onOff(false),
  /** [4.3] When the draw pile has run out: at once, or when a card is needed. */
  reshuffle: { values: ["at-once", "when-needed"], standard: "at-once" },
  chineseCivilWar: onOff(false),
  // The designer's optional rules
  realignIgnoresDefcon: onOff(false),
  realignActiveSafe: onOff(false),
  mixInfluenceAndRealign: onOff(false),
  spaceNoRoll: onOff(false),
} as const;

export type TwilightOptions = OptionsOf<typeof optionSpecs>;

export function twilightOptions(input: unknown): TwilightOptions {
  const options = readOptions(optionSpecs, input);
  if (options.scenario === "late-war" && options.chineseCivilWar) refuse("refusal.options.late-civil-war");
  if (options.scenario === "late-war" && options.turnZero) refuse("refusal.options.late-turn-zero");
  return options;
}

function refuse(key: Why<TwilightWorld>["key"]): never {
  throw new Refusal({ key, args: {} });
}
