import type { Language, VisibleEntry } from "../../src/engine/index.ts";
import { type Label, label, nameIn, signed } from "./labels.ts";

/** One number of a sum with its name; the last is the result. */
export interface Term {
  readonly words: string;
  readonly value: number;
  /** How it joins the ones before it; `=` before a result, `→` before what follows from it. */
  readonly join: "" | "+" | "−" | "=" | "→";
}

type Part = readonly [join: Term["join"], key: Label, arg: string];

const flight: readonly Part[] = [
  ["", "runners", "runners"],
  ["+", "darkPolice", "police"],
  ["+", "standardWest", "west"],
  ["−", "standardEast", "east"],
  ["+", "protestEast", "eastProtests"],
  ["−", "protestWest", "westProtests"],
  ["=", "flightLevel", "level"],
  ["→", "lost", "points"],
];

const currency: readonly Part[] = [
  ["", "marker", "marker"],
  ["+", "exports", "exports"],
  ["−", "standard", "standard"],
  ["=", "balance", "balance"],
];

/** The arithmetic of an entry, where it has some. */
export function sumOf({ key, args }: VisibleEntry, language: Language): readonly Term[] | null {
  const terms = (parts: readonly Part[]) =>
    parts.map(([join, word, arg]) => ({ join, words: label(language, word), value: Number(args[arg] ?? 0) }));
  if (key === "flight") return terms(flight);
  if (key === "currency")
    return terms(currency).map((term, at) =>
      at === 1 ? { ...term, words: `${term.words} (${label(language, "factoryOf")} ≥ ${args.weakest})` } : term,
    );
  if (key !== "comparison.across") return null;
  const [strength, standard] = [Number(args.strength), Number(args.standard)];
  return [
    { join: "", words: nameIn(language, String(args.province)), value: strength },
    { join: "−", words: nameIn(language, String(args.target)), value: standard },
    { join: "→", words: label(language, "unrest"), value: strength - standard },
  ];
}

/** With a proper minus. */
export const shown = (value: number): string => (value < 0 ? signed(value) : String(value));

export const sumWords = (terms: readonly Term[]): string =>
  terms.map(({ join, words, value }) => `${join} ${words} ${shown(value)}`.trim()).join(" ");
