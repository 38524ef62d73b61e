import { Refusal } from "./refusal.ts";

export type OptionValue = string | number | boolean;

/** What was chosen, by the name of the option. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** What can be set before a game starts: every option is one of a list, so that a lobby can be made from it. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

export interface OptionSpec {
  readonly values: readonly OptionValue[];
  readonly standard: OptionValue;
  /** It is said in the lobby and offered even where it is the usual one. */
  readonly always?: true;
}

/** The options that a spec describes, each one of its values. */
export type OptionsOf<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name]["values"][number];
};

/** Fills in what is missing and refuses what is unknown. */
export function readOptions<Specs extends OptionSpecs>(specs: Specs, input: unknown): OptionsOf<Specs> {
  if (typeof input !== "object" || input === null) throw new Refusal({ key: "refusal.options", args: {} });
  const given = new Map(Object.entries(input));
  const chosen: Record<string, OptionValue> = {};
  for (const [name, { values, standard }] of Object.entries(specs)) {
    const value: unknown = given.get(name) ?? standard;
    const known = values.find((each) => each === value);
    if (known === undefined)
      throw new Refusal({ key: "refusal.option-value", args: { option: name, values: values.map(String) } });
    chosen[name] = known;
    given.delete(name);
  }
  const [unknown] = given.keys();
  if (unknown !== undefined) throw new Refusal({ key: "refusal.option-name", args: { option: unknown } });
  return chosen as OptionsOf<Specs>;
}
