import { ApiError } from "../errors.ts";
import { isObject, type Json, lengthOf } from "../json.ts";

export type Path = readonly (string | number)[];

/** Gathers everything wrong with a body, then answers as Discord does: code 50035 with the faults under their paths. */
export class Refusals {
  readonly #tree: Json = {};
  #any = false;

  add(path: Path, code: string, message: string): void {
    this.#any = true;
    let node = this.#tree;
    for (const step of path) {
      const inner = node[step];
      const next: Json = isObject(inner) ? inner : {};
      node[step] = next;
      node = next;
    }
    const errors = Array.isArray(node._errors) ? node._errors : [];
    node._errors = [...errors, { code, message }];
  }

  /** A text that must be there, between two lengths. */
  text(path: Path, value: unknown, min: number, max: number): void {
    if (value === undefined || value === null) {
      if (min > 0) this.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    } else if (typeof value !== "string") {
      this.add(path, "STRING_TYPE_CONVERT", `Could not interpret "${String(value)}" as string.`);
    } else if (lengthOf(value) < min || lengthOf(value) > max) {
      if (min > 0) this.add(path, "BASE_TYPE_BAD_LENGTH", `Must be between ${min} and ${max} in length.`);
      else this.add(path, "BASE_TYPE_MAX_LENGTH", `Must be ${max} or fewer in length.`);
    }
  }

  optionalText(path: Path, value: unknown, max: number): void {
    if (value !== undefined && value !== null) this.text(path, value, 0, max);
  }

  count(path: Path, list: readonly unknown[], min: number, max: number): void {
    if (list.length < min || list.length > max)
      this.add(path, "BASE_TYPE_BAD_LENGTH", `Must be between ${min} and ${max} in length.`);
  }

  integer(path: Path, value: unknown, min: number, max: number): void {
    if (value === undefined || value === null) return;
    if (!Number.isInteger(value))
      this.add(path, "NUMBER_TYPE_COERCE", `Value "${String(value)}" is not a whole number.`);
    else if (Number(value) < min)
      this.add(path, "NUMBER_TYPE_MIN", `int value should be greater than or equal to ${min}.`);
    else if (Number(value) > max)
      this.add(path, "NUMBER_TYPE_MAX", `int value should be less than or equal to ${max}.`);
  }

  throwIfAny(): void {
    if (this.#any) throw new ApiError(400, 50035, "Invalid Form Body", this.#tree);
  }
}
