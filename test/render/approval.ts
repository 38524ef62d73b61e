import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";
import type { Picture } from "../../render/index.ts";
import { compare } from "./compare.ts";

/**
 * Each picture against the one that a person has looked at. What differs is kept in test/render/differences; to approve
 * new pictures look at them there and run the test with APPROVE_PICTURES=1.
 */
const approved = new URL("./approved/", import.meta.url);
const differences = new URL("./differences/", import.meta.url);
const MOST_DIFFERING = 0.0008;
/** What Discord takes as the description of a picture. */
const LONGEST_ALT = 1024;

export async function expectApproved(name: string, { bytes, alt }: Picture): Promise<void> {
  expect(alt.length).toBeGreaterThan(20);
  expect(alt.length).toBeLessThanOrEqual(LONGEST_ALT);
  expect(alt).not.toMatch(/[{}*]|undefined|null/);
  expect(bytes.length).toBeLessThan(400_000);
  const file = new URL(`${name}.png`, approved);
  if (process.env.APPROVE_PICTURES !== undefined) {
    mkdirSync(approved, { recursive: true });
    writeFileSync(file, bytes);
    return;
  }
  expect(existsSync(file), `${name} has never been approved`).toBe(true);
  const before = readFileSync(file);
  if (before.equals(bytes)) return;
  const { share, difference } = await compare(before, bytes);
  if (share > MOST_DIFFERING) {
    mkdirSync(differences, { recursive: true });
    writeFileSync(new URL(`${name}.png`, differences), bytes);
    writeFileSync(new URL(`${name}-difference.png`, differences), difference());
  }
  expect(share, `see test/render/differences/${name}-difference.png`).toBeLessThanOrEqual(MOST_DIFFERING);
}
