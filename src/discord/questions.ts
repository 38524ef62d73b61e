import type { MessageComponentInteraction } from "discord.js";
import { mention, type PhraseKey, positionName, refusal, says } from "../i18n/index.ts";
import {
  carryOut,
  type Deed,
  type Doing,
  decline,
  deeds,
  foresee,
  NewerRefusal,
  type Offer,
  offers,
  type Settlement,
} from "../table/index.ts";
import { button, buttonRows, text } from "./components.ts";
import { label } from "./current-panel.ts";
import { type ComponentId, writeId } from "./ids.ts";
import { type Acting, mayManage } from "./permissions.ts";
import { type Reply, said } from "./responder.ts";
import type { GameSession } from "./session.ts";

const done = ({ language }: GameSession): Reply => said(label(language, "panel.done"));

/**
 * What somebody wants to do at the table: done at once, or asked about first if it ends the game or agrees to its end. If others
 * were faster it is looked at anew: an offer must not become the acceptance of theirs.
 */
export async function wish(session: GameSession, acting: Acting, deed: Deed, version?: number): Promise<Reply> {
  const { table, game } = session;
  const doing = await doingOf(session, acting, version);
  const settlement = await foresee(table, deed, doing);
  if (settlement === null) return done(session);
  if (deed !== "pause" && deed !== "computer" && deed !== "branch" && isGrave(session, deed, settlement))
    return question(session, deed, settlement);
  try {
    await carryOut(table, deed, { ...doing, version: game.version });
    return done(session);
  } catch (error) {
    if (version === undefined && error instanceof NewerRefusal) return wish(session.at(error.position), acting, deed);
    throw error;
  }
}

/** The answer to the question: late, or a second time, it changes nothing. */
export async function agree(session: GameSession, acting: Acting, id: ComponentId): Promise<Reply> {
  const deed = deeds.find((each) => each === id.ask);
  if (deed === undefined) throw refusal("refusal.late");
  await carryOut(session.table, deed, await doingOf(session, acting, id.version));
  return done(session);
}

export const keep = ({ language }: GameSession): Reply => said(label(language, "panel.kept"));

/** The buttons under an offer. */
export async function answerOffer(
  session: GameSession,
  interaction: MessageComponentInteraction,
  { action, ask, version }: ComponentId,
): Promise<Reply> {
  const offer = offers.find((each) => each === ask);
  if (offer === undefined) throw refusal("refusal.late");
  if (action === "accept") return wish(session, interaction, offer, version);
  await decline(session.table, offer, await doingOf(session, interaction, version));
  return done(session);
}

async function doingOf({ bot, game, request }: GameSession, acting: Acting, version?: number): Promise<Doing> {
  const manager = await mayManage(bot, acting, game);
  return { ...request, manager, ...(version === undefined ? {} : { version }) };
}

/** A pause takes nothing from anybody, practice neither, and with a computer the game goes on. */
type Ending = Exclude<Deed, "pause" | "computer" | "branch">;

const isOffer = (deed: Ending): deed is Ending & Offer => offers.some((each) => each === deed);

/** Whether it ends the game, or would as soon as others agree too. */
const isGrave = ({ game }: GameSession, deed: Ending, { status }: Settlement): boolean =>
  status !== undefined || (isOffer(deed) && game.table[deed].length > 0);

/** Asks once more, whatever the person's settings: which game and side it is about, and what is lost. */
function question(session: GameSession, deed: Ending, settlement: Settlement): Reply {
  const { game, language } = session;
  const id = { game: game.id, version: game.version, ask: deed };
  const buttons = [
    button(writeId({ ...id, action: "agree" }), label(language, `button.agree.${deed}`), "danger"),
    button(writeId({ ...id, action: "keep" }), label(language, "button.keep")),
  ];
  return { components: [text(questionWords(session, deed, settlement)), ...buttonRows(buttons)] };
}

function questionWords(session: GameSession, deed: Ending, { status, outcome, calls = [] }: Settlement): string {
  const { game, title, language, actor, look } = session;
  const moment = title.messages.moment?.(look.match.view(null));
  const players = [...new Set(game.seats.map(({ userId }) => userId))].filter((userId) => userId !== actor.id);
  const playing = look.own.length > 0;
  const winners = outcome?.winners ?? [];
  const key: PhraseKey = status === undefined && isOffer(deed) ? `question.${deed}.later` : `question.${deed}`;
  const args = {
    seats: look.own,
    title: title.name[language],
    others: playing ? players.map(mention) : [],
    players: playing ? [] : players.map(mention),
    when: (moment && positionName(language, moment, title.messages)) ?? null,
    winners,
    count: winners.length,
    late: outcome?.args.seats ?? [],
    missing: calls.map(mention),
  };
  return says(language, { key, args }, title.messages);
}
