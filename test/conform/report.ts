/** Replays logs and says how far our engine agrees with them. */

import { excuseFor } from "./excused.ts";
import { type Replayed, replay } from "./replay.ts";
import { type Log, readLog } from "./tables.ts";

interface LogFile {
  readonly file: string;
  readonly text: string;
}

interface Report {
  readonly lines: readonly string[];
  /** Whether every value agrees or is excused. */
  readonly conforms: boolean;
}

export function report(logs: readonly LogFile[]): Report {
  const lines: string[] = [];
  let agreed = 0;
  let disagreed = 0;
  let excused = 0;
  for (const { file, text } of logs) {
    const log = readLog(text);
    const replayed = replay(log);
    const told = tell(file, log, replayed);
    lines.push(...told.lines);
    agreed += replayed.agreed;
    disagreed += replayed.disagreements.length;
    excused += told.excused;
  }
  lines.push(`conform: ${agreed} of ${agreed + disagreed} values agree in ${logs.length} games`);
  return { lines, conforms: disagreed === excused };
}

function tell(file: string, log: Log, { agreed, disagreements }: Replayed) {
  const lines: string[] = [];
  let excused = 0;
  for (const disagreement of disagreements) {
    const { line, what, stated, found } = disagreement;
    const excuse = excuseFor(log, disagreement);
    if (excuse !== undefined) excused++;
    const because = excuse === undefined ? "" : ` (excused: ${excuse.why} ${excuse.source})`;
    lines.push(`${file}:${line}: ${what}: stated ${stated}, found ${found}${because}`);
  }
  lines.push(`${file}: ${agreed} of ${agreed + disagreements.length} values agree`);
  return { lines, excused };
}
