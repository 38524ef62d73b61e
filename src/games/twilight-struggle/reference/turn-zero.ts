import type { Ask, Language } from "../../../engine/index.ts";
import type { Told } from "../../../i18n/game-messages.ts";
import { crises, outcomeId } from "../turn-zero/crises.ts";
import { bands, type CrisisId, type StatecraftId } from "../turn-zero/ids.ts";
import { statecraft } from "../turn-zero/statecraft.ts";
import type { TwilightView } from "../view.ts";
import { say } from "./say.ts";

const isCrisis = (id: string): id is CrisisId => Object.hasOwn(crises, id);
const isStatecraft = (id: string): id is StatecraftId => Object.hasOwn(statecraft, id);

export const isOfTurnZero = (id: string): boolean => isCrisis(id) || isStatecraft(id);

/** A crisis with its four outcomes, or what a statecraft card does; nothing for anything else. */
export function turnZeroLines(id: string, language: Language, view: TwilightView | null): readonly string[] {
  if (isCrisis(id)) return crisisCard(id, language, view);
  if (!isStatecraft(id)) return [];
  const { code, side } = statecraft[id];
  return [say(language, "look.statecraft", { code, card: id, side }), doesLine(id, language)];
}

function doesLine(id: StatecraftId, language: Language): string {
  const { does, modifier } = statecraft[id];
  return say(language, `look.statecraft.${does}`, { modifier });
}

/** [TZ 5] How many crises the cards have to last for, and what each of them would do to this one. */
export const statecraftHere = (
  { options }: Pick<Ask, "options">,
  { turnZero }: TwilightView,
  language: Language,
): readonly string[] => [
  ...(turnZero === undefined ? [] : [leftLine(turnZero, language)]),
  ...options.flatMap(({ id }) =>
    isStatecraft(id) ? [`${say(language, "why.statecraft", { card: id })} ${doesLine(id, language)}`] : [],
  ),
];

const leftLine = ({ left, handSizes }: NonNullable<TwilightView["turnZero"]>, language: Language): string =>
  say(language, "board.crises.left", { left, us: handSizes.us, ussr: handSizes.ussr });

function crisisCard(id: CrisisId, language: Language, view: TwilightView | null): readonly string[] {
  const met = view?.turnZero?.results.find(({ crisis }) => crisis === id);
  return [
    say(language, "look.crisis", { crisis: id, pile: crises[id].pile }),
    ...bands.map((band) => say(language, "look.crisis.outcome", { band, outcome: outcomeId(id, band) })),
    ...(met === undefined
      ? []
      : [say(language, "look.crisis.result", { band: met.band, die: met.die, us: met.us, ussr: met.ussr })]),
  ];
}

/** What the crisis that is open can come to. */
export function stakes({ turnZero }: TwilightView): readonly Told[] {
  const crisis = turnZero?.open ?? null;
  if (crisis === null) return [];
  return [
    { key: "stakes.crisis", args: { crisis } },
    ...bands.map((band) => ({ key: "stakes.crisis.outcome", args: { band, outcome: outcomeId(crisis, band) } })),
  ];
}

/** While crises are met, all results so far; later those that still change a rule. */
export function crisisLines(view: TwilightView, language: Language): string[] {
  const { turnZero, step } = view;
  if (turnZero === undefined) return [];
  const { results, running } = turnZero;
  const isMeeting = step === "crisis" || step === "aftermath";
  const shown = isMeeting ? results : results.filter(({ crisis }) => running.includes(crisis));
  return [
    ...stakes(view).map(({ key, args }) => say(language, key, args)),
    ...(isMeeting ? [leftLine(turnZero, language)] : []),
    ...shown.map(({ crisis, band }) =>
      say(language, "board.crisis.result", { crisis, outcome: outcomeId(crisis, band) }),
    ),
  ];
}
