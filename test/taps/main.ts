/** npm run taps: each kind of move once through the local Discord, with what it takes. */

import { bars, tapAll } from "./taps.ts";

const columns = [16, 12, 4, 8] as const;
const row = (cells: readonly unknown[]): string =>
  cells.map((cell, at) => String(cell)[at === 0 || at > 3 ? "padEnd" : "padStart"](columns[at] ?? 0)).join("  ");

const tapped = await tapAll();
console.log(row(["move", "interactions", "most", "touches", "picks"]));
for (const { name, interactions, touches, goal } of tapped)
  console.log(row([name, interactions, bars[name], touches, goal.picks.join(" ")]));
if (tapped.some(({ name, interactions }) => interactions > bars[name])) process.exitCode = 1;
console.log(JSON.stringify(Object.fromEntries(tapped.map(({ name, interactions }) => [name, interactions]))));
