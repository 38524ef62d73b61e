import type { APIButtonComponent } from "discord.js";
import { type Ask, type Language, visible } from "../engine/index.ts";
import type { ReadonlyMatch } from "../games/title.ts";
import { isBegun, type Warning } from "../grammar/index.ts";
import {
  dangerWords,
  optionLabel,
  type PhraseKey,
  phrase,
  refusal,
  says,
  story,
  type Told,
  worded,
} from "../i18n/index.ts";
import {
  type Done,
  following,
  leadsOf,
  logSince,
  lookedAhead,
  type Sealed,
  shownOfLate,
  takingBack,
  taughtAt,
} from "../table/index.ts";
import { withAway } from "./away.ts";
import { Breath } from "./breath.ts";
import { needsForm, type Question } from "./choices.ts";
import { coachLines } from "./coach.ts";
import { button, buttonRows, hasRoom, text } from "./components.ts";
import { withFirstWords } from "./first-words.ts";
import { inHandOrder } from "./hand-order.ts";
import { handLines, shownLines } from "./hands.ts";
import { writeId } from "./ids.ts";
import { lessonPanel } from "./lesson-panel.ts";
import { asWhole } from "./option-words.ts";
import { orderButtons } from "./order-buttons.ts";
import { withButtons, withOverview } from "./overview.ts";
import { panel } from "./panel.ts";
import { asFiles, handPictures, illustrated } from "./pictures.ts";
import { practicePanel } from "./practice-panel.ts";
import { type Reply, said } from "./responder.ts";
import type { GameSession } from "./session.ts";
import { dangersOf, type Walk } from "./warnings.ts";
import { whyButton } from "./why.ts";

/** With a row for it. */
const A_BUTTON = 2;

/** The private panel of a person: what is asked of them now, and what they did a moment ago. */
export function currentPanel(session: GameSession, lines: readonly string[] = []): Promise<Reply> {
  if (session.game.table.practice !== undefined) return practicePanel(session, lines, gamePanel);
  const taught = taughtAt(session.position);
  return taught === null ? gamePanel(session, lines) : lessonPanel(session, taught, lines, gamePanel);
}

async function gamePanel(session: GameSession, lines: readonly string[]): Promise<Reply> {
  const { title, game, language } = session;
  const { match, seat, own } = session.look;
  const ask = match.pending.find((pending) => pending.seat === seat && !pending.answered) ?? null;
  const say = (key: PhraseKey, args = {}) => says(language, { key, args }, title.messages);
  const waiting = match.pending.filter((pending) => !pending.answered).map((pending) => pending.seat);
  const news: string[] = [...lines];
  if (seat === null) news.push(say("panel.watching"));
  if (ask === null && waiting.length > 0) news.push(say("panel.waiting", { seats: waiting }));
  // a person may hold several seats
  if (ask !== null && own.length > 1) news.push(say("panel.as", { seat: ask.seat }));
  const isSecret = match.pending.some((pending) => own.includes(pending.seat) && pending.answered);
  const undo =
    isSecret || own.some((each) => isBegun(each, { match, posted: game.table.posted }))
      ? "pick"
      : takingBack(game, match, own) !== undefined
        ? "move"
        : null;
  const inWords = (known: readonly Told[]) => known.flatMap((told) => worded(language, told, title.messages) ?? []);
  const stakes = ask === null ? [] : inWords(title.stakes?.(match.view(seat)) ?? []);
  const notices = ask === null ? [] : inWords(title.notices?.(match.view(seat)) ?? []);
  const breath = new Breath();
  const asked = ask === null ? null : inHandOrder(title, match.view(seat), ask);
  const { next, only } = ask === null ? { next: [] } : await nextQuestions(session, match, ask, breath);
  const choices = panel({
    title,
    language,
    game: game.id,
    version: game.version,
    now: asked === null ? null : { ...(await questionOf(session, match, asked, null, breath)), only },
    next,
    draft: session.bot.drafts.find(session.actor.id, game.id, game.version),
    lines: news,
    undo,
    stakes,
    coach: coachLines(session, ask, match.view(seat)),
    notices,
    closes: game.ownerId === null,
  });
  // whoever learns has enough to look at
  if (game.table.lesson !== undefined)
    return { components: withButtons(choices, ask === null ? [] : [whyButton(session)]) };
  const orders = ask === null || game.ownerId !== null ? [] : buttonRows(orderButtons(session, ask));
  const withWhy = (why: readonly APIButtonComponent[]) => [...withOverview(choices, session, why), ...orders];
  if (ask === null) return { components: withWhy([]) };
  const whole = withWhy([whyButton(session)]);
  // whatever else there is comes first, and one may be added yet
  return { components: hasRoom(whole, A_BUTTON) ? whole : withWhy([]) };
}

/** The panel as *Play* opens it: with what its person was shown of others a while ago, which nobody keeps in mind for days. */
export async function openedPanel(session: GameSession): Promise<Reply> {
  if (session.game.ownerId !== null) return currentPanel(session);
  const { table, title, language, look } = session;
  const panel = await currentPanel(session, shownLines(title, language, await shownOfLate(table, look)));
  return withAway(await withFirstWords(panel, session), session);
}

/** What would be asked next, beside what is asked. What a form would hold is looked at when it is opened. */
async function nextQuestions(
  session: GameSession,
  match: ReadonlyMatch,
  ask: Ask,
  breath: Breath,
): Promise<{ readonly next: readonly Question[]; readonly only?: ReadonlyMap<string, Ask> }> {
  const questions: Question[] = [];
  const without = new Map<string, Ask>();
  for (const lead of leadsOf(session.title, match, ask)) {
    const { next, only } = lookedAhead(session.title, match, ask, lead);
    await breath.take();
    if (only !== null) without.set(lead, only);
    if (next === null) continue;
    const isHidden = needsForm(session.title, next.ask);
    questions.push(
      isHidden
        ? { ask: next.ask, lead, view: next.match.view(next.ask.seat), dangers: new Map() }
        : await questionOf(session, next.match, next.ask, lead, breath),
    );
  }
  return { next: questions, only: without };
}

async function questionOf(
  { title, language }: GameSession,
  match: ReadonlyMatch,
  ask: Ask,
  lead: string | null,
  breath: Breath,
): Promise<Question> {
  const dangers = await dangersOf(match, ask, language, title.messages, breath);
  return { ask, lead, view: match.view(ask.seat), dangers };
}

/** What is asked of a person, and next after `lead` if there is one. */
export function asksOf({ look: { match, seat }, title }: GameSession, lead: string | null) {
  const ask = match.pending.find((pending) => pending.seat === seat);
  if (ask === undefined) throw refusal("refusal.late");
  if (lead === null) return { now: { ask, match }, asked: { ask, match } };
  const next = leadsOf(title, match, ask).includes(lead) ? following(title, match, ask, lead) : null;
  if (next === null) throw refusal("refusal.option");
  return { now: { ask, match }, asked: next };
}

/** The questions that a form belongs to. */
export async function questionsOf(
  session: GameSession,
  lead: string | null,
): Promise<{ now: Question; question: Question }> {
  const { now, asked } = asksOf(session, lead);
  const question = await questionOf(session, asked.match, asked.ask, lead, new Breath());
  const first = { ask: now.ask, lead: null, view: now.match.view(now.ask.seat), dangers: new Map() };
  return { now: lead === null ? question : first, question };
}

/** The panel as it is after a move; a secret choice that others are still waited for is told to its person. */
export async function panelAfterMove(
  before: GameSession,
  { position, since }: Done,
  picked?: string,
  more: readonly string[] = [],
): Promise<Reply> {
  const session = before.at(position);
  // what happened stands there anyway, with what the computers did then
  const news = position.game.table.practice === undefined ? await ownNews(session, since) : [];
  const chosen = picked === undefined ? [] : secretChoice(session, picked);
  const reply = await withFirstWords(await currentPanel(session, [...news, ...more, ...chosen]), session);
  const { match, seat } = session.look;
  const goesOn = match.pending.some((ask) => ask.seat === seat && !ask.answered);
  const isTold = position.game.table.posted > before.game.table.posted;
  if (!goesOn || !isTold) return reply;
  const { channelId } = position.game;
  return { ...reply, below: { channelId, sent: session.bot.sent(channelId) } };
}

/** What a seat did since an index of the log, told to its person. Of a story in chapters only the first: the rest is posted. */
async function ownNews({ table, position, title, look, language }: GameSession, since: number): Promise<string[]> {
  const entries = (await logSince(table, position, since)).map((entry) => visible(entry, look.own));
  if (entries.length === 0) return [];
  const [first = entries] = title.chapters?.(entries, []) ?? [];
  return story(language, first, title.messages);
}

/** What a person has just chosen, while somebody else has still to choose. */
function secretChoice({ look, title, language }: GameSession, picked: string): string[] {
  const ask = look.match.pending.find((pending) => pending.seat === look.seat && pending.answered === true);
  if (ask === undefined || !ask.options.some(({ id }) => id === picked)) return [];
  const choice = optionLabel(language, ask, picked, title.messages);
  return [phrase(language, { key: "panel.chosen", args: { choice } })];
}

/** The hand of a person, or those of all their seats: first of the one that is asked. */
export async function handAnswer(session: GameSession): Promise<Reply> {
  const { bot, title, game, language } = session;
  const { match } = session.look;
  const seats = handsOf(session);
  if (seats.length === 0) return said(label(language, "refusal.not-playing"));
  const hands = await Promise.all(
    seats.map(async (seat, at) => {
      const painted = await handPictures(bot, language, game.title, match.view(seat));
      // files of one message need names of their own
      const pictures = painted.map((picture) => (at === 0 ? picture : { ...picture, name: `${at}-${picture.name}` }));
      const lines = text(handLines(title, language, match, seat).join("\n"));
      return { pictures, components: illustrated(pictures, [lines]) };
    }),
  );
  const reply = {
    components: hands.flatMap(({ components }) => components),
    files: asFiles(hands.flatMap(({ pictures }) => pictures)),
  };
  return withAway(reply, session);
}

/** The seats whose hands a person holds: first the one that is asked. */
export const handsOf = ({ look: { seat, own } }: GameSession): string[] => [
  ...new Set([...(seat === null ? [] : [seat]), ...own]),
];

/** What confirms not one option but what was chosen last. */
export const DRAFT = "*";

/** Asks once more before something that cannot be taken back, or that may lose the game. */
export function confirmPanel(session: GameSession, kind: string, walk: Walk, by: Sealed | null = null): Reply {
  const { game, language } = session;
  const { steps, warnings } = walk;
  const choice = steps.map(({ ask, option }) => choiceWords(session, ask, option)).join(", ");
  const say = (key: PhraseKey) => label(language, key);
  const id = { game: game.id, version: game.version, ask: kind };
  const [only, another] = steps;
  const isGrave = warnings.length > 0;
  const buttons = [
    button(
      writeId({ ...id, action: "confirm", option: another === undefined && only !== undefined ? only.option : DRAFT }),
      say(isGrave ? "button.sure" : "button.confirm"),
      isGrave ? "danger" : "main",
    ),
    button(writeId({ ...id, action: "play" }), say("button.back")),
  ];
  const lines = isGrave
    ? [...warnings.flatMap((warning) => warningLines(session, warning)), say("panel.sure")]
    : [phrase(language, { key: "panel.confirm", args: { choice, by } })];
  return { components: [text(lines.join("\n")), ...buttonRows(buttons)] };
}

/** What somebody should know before they mean it. */
export function warningLines(session: GameSession, { ask, option, danger }: Warning): string[] {
  const { title, language } = session;
  const choice = choiceWords(session, ask, option);
  if (danger === null) return [phrase(language, { key: "panel.empty", args: { choice } })];
  return [`⚠️ **${choice}**: ${dangerWords(language, danger, title.messages)}`];
}

/** With all there is to know of it: nobody should have to go back to see the chance. */
const choiceWords = ({ title, language, look: { match } }: GameSession, ask: Ask, option: string): string =>
  asWhole(title, language, match, ask, option);

export const label = (language: Language, key: PhraseKey): string => phrase(language, { key, args: {} });
