import type { SpaceBox, SpaceTrack } from "../../cold-war/components/tracks.ts";

/** What a box of the alternate track gives to the first to arrive, until the other arrives too. */
const spaceAbilities = ["military-operations", "cheap-influence", "coup-reroll", "coup-shield"] as const;
export type SpaceAbility = (typeof spaceAbilities)[number];

interface Entry extends SpaceBox {
  readonly ability?: SpaceAbility;
  /** Whether the name is in the rulebook, or inferred from the hardware that the boxes stand for. */
  readonly named?: "rulebook" | "inferred";
}

const box = (
  en: string,
  ru: string,
  named: "rulebook" | "inferred",
  ops: number,
  upTo: number,
  [first, second]: readonly [number, number],
  ability?: SpaceAbility,
): Entry => ({
  name: { en, ru },
  named,
  ops,
  upTo,
  vp: { first, second },
  ...(ability === undefined ? {} : { ability }),
});

/**
 * The alternate track of Turn Zero. The abilities are in the rulebook; operations, dice and VP come from a public
 * implementation and have not been compared with the printed plate.
 */
export const alternateTrack: SpaceTrack = [
  { name: { en: "Start", ru: "Старт" }, ops: 0, upTo: 0, vp: { first: 0, second: 0 } },
  box("Hydrogen Bomb", "Водородная бомба", "inferred", 2, 3, [2, 1]),
  box("Earth Satellite", "Искусственный спутник Земли", "rulebook", 2, 4, [0, 0], "military-operations"),
  box("Intercontinental Missile", "Межконтинентальная ракета", "inferred", 2, 3, [2, 0]),
  box("Moon Landing", "Высадка на Луну", "rulebook", 2, 4, [0, 0], "cheap-influence"),
  box("Multiple Warheads", "Разделяющаяся головная часть", "inferred", 3, 3, [3, 1]),
  box("Missile Defence", "Противоракетная оборона", "rulebook", 3, 4, [0, 0], "coup-reroll"),
  box("Neutron Bomb", "Нейтронная бомба", "rulebook", 3, 3, [0, 0], "coup-shield"),
  box("Strategic Defense Initiative", "Стратегическая оборонная инициатива", "inferred", 4, 2, [4, 2]),
] satisfies readonly Entry[];
