import { passageLines, phrase, refusal } from "../i18n/index.ts";
import {
  type Hint,
  hintFor,
  isCounting,
  readPosition,
  type Step,
  seatToAdvise,
  stillRunning,
  tellOfHint,
} from "../table/index.ts";
import { button, buttonRows, text } from "./components.ts";
import { writeId } from "./ids.ts";
import { onButton } from "./option-words.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** So much of what would change is told. */
const MOST_LINES = 8;

/** What the computer would do in the place of whoever asks, and what would come of it: from what his seat may know, and for him alone. */
export async function hintAnswer(asking: GameSession): Promise<Reply> {
  stillRunning(asking.position);
  const session = await openly(asking, seatToAdvise(asking.look));
  const { bot, game, language, look } = session;
  const seat = seatToAdvise(look);
  const hint = await hintFor(bot.think, game, look.match, seat);
  const lines = [
    phrase(language, { key: "hint.head", args: {} }),
    ...gathered(hint.steps).flatMap((several, at) => stepLines(session, several, at + 1)),
    ...changes(session, hint),
    phrase(language, { key: hint.after === null ? "hint.chance" : "hint.note", args: {} }),
  ];
  const play = button(
    writeId({ action: "play", game: game.id, version: game.version }),
    phrase(language, { key: "button.play", args: {} }),
  );
  return { components: [text(lines.join("\n")), ...buttonRows([play])] };
}

/** In a game that counts a hint is for those only who had agreed to that, and everybody hears of it. */
async function openly(session: GameSession, seat: string): Promise<GameSession> {
  if (!isCounting(session.game)) return session;
  if (!session.game.table.hints) throw refusal("refusal.hint-rated");
  await tellOfHint(session.table, { ...session.request, seat });
  return session.at(await readPosition(session.table, session.game.id));
}

/** The same several times in a row. */
interface Several extends Step {
  readonly times: number;
}

/** Where there was no choice nothing is advised. */
function gathered(steps: readonly Step[]): Several[] {
  const several: Several[] = [];
  for (const step of steps) {
    if (step.ask.options.length < 2) continue;
    const last = several.at(-1);
    if (last?.ask.kind === step.ask.kind && last.option === step.option)
      several[several.length - 1] = { ...last, times: last.times + 1 };
    else several.push({ ...step, times: 1 });
  }
  return several;
}

function stepLines({ title, language }: GameSession, { ask, option, view, times }: Several, number: number): string[] {
  const sight = { title, language, view, dangers: new Map<string, string>() };
  const reasons = title.reasons?.(view, ask, option) ?? [];
  return [
    `${number}\\. **${onButton(sight, ask, option)}**${times > 1 ? ` ×${times}` : ""}`,
    ...passageLines(language, reasons, title.messages).map((line) => `-# ${line}`),
  ];
}

/** What would be scored then and would not be now. */
function changes({ title, language }: GameSession, { steps, after }: Hint): string[] {
  const [first] = steps;
  if (first === undefined || after === null) return [];
  const told = (view: unknown) =>
    title.forecast(view).flatMap((passage) => passageLines(language, passage, title.messages));
  const before = new Set(told(first.view));
  const changed = told(after).filter((line) => !before.has(line));
  if (changed.length === 0) return [];
  const head = phrase(language, { key: "hint.changes", args: {} });
  return [head, ...changed.slice(0, MOST_LINES)];
}
