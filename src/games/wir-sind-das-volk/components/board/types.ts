import type { Localized } from "../../../../engine/index.ts";

export type Germany = "west" | "east";

/** The three sectors of West Berlin, each supplied by one Western province. */
export const sectors = ["french", "british", "american"] as const;
export type Sector = (typeof sectors)[number];
export const isSector = (id: string): id is Sector => sectors.some((each) => each === id);

/** As printed, and in the languages of the product. */
export interface Names extends Localized {
  readonly de: string;
}

export interface Province {
  readonly id: string;
  readonly side: Germany;
  readonly name: Names;
  /** What people say for short, or used to say. */
  readonly aliases?: readonly string[];
  /** Provinces of the other state that it borders on. */
  readonly adjacent: readonly string[];
  readonly neighbours: readonly string[];
  /** At the start. */
  readonly unrest: number;
  readonly supplies?: Sector;
}

export interface Site {
  readonly id: string;
  readonly side: Germany;
  /** `shared` is Hamburg, `plant` is Rheinsberg, `external` lies in Poland or Czechoslovakia. */
  readonly kind: "city" | "shared" | "plant" | "external";
  readonly name: Names;
  readonly aliases?: readonly string[];
  /** Where its factory counts; of several one is chosen. */
  readonly provinces: readonly string[];
  readonly country?: "polska" | "cssr";
  /** Has a factory when the game starts. */
  readonly start?: true;
}

export interface Connection {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly side: Germany;
  readonly segments: readonly string[];
}
