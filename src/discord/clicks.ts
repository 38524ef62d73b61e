import type { MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { phrase } from "../i18n/index.ts";
import { act, isLate, preview, redo, stillRunning, takingBack, undo } from "../table/index.ts";
import { awayAnswer } from "./away.ts";
import { leafAnswer, partAnswer } from "./board-leaves.ts";
import { buttonWord } from "./bot.ts";
import { clickedBranch, whatIfAnswer } from "./branching.ts";
import { briefingAnswer } from "./briefing.ts";
import { cardTexts } from "./card-texts.ts";
import type { Draft } from "./choices.ts";
import { asksOf, confirmPanel, DRAFT, handAnswer, openedPanel, panelAfterMove } from "./current-panel.ts";
import type { ComponentId } from "./ids.ts";
import { boardAnswer, turnedBoard } from "./inspect.ts";
import { lateAnswer } from "./late.ts";
import { clickedScene } from "./lessons.ts";
import { clickedLobby } from "./lobby-clicks.ts";
import { logAnswer } from "./log.ts";
import { movingAnswer } from "./moving-picture.ts";
import { clickedOrder } from "./orders.ts";
import { forecastAnswer, pilesAnswer } from "./overview.ts";
import { pageOf } from "./paging.ts";
import { demandFiles } from "./permissions.ts";
import { chosenIn, openForm } from "./picks-form.ts";
import { clickedPractice } from "./practices.ts";
import { agree, answerOffer, keep } from "./questions.ts";
import { again } from "./rematch.ts";
import { replayAnswer } from "./replay.ts";
import { type Reply, said } from "./responder.ts";
import { clickedRule } from "./rule-answers.ts";
import { picksOf } from "./selection.ts";
import type { GameSession } from "./session.ts";
import { sayKept } from "./speaking.ts";
import { undonePanel } from "./undone.ts";
import { walkOf } from "./warnings.ts";
import { whyAnswer } from "./why.ts";

/** The button that opens the panel again is named as the channel's posts have it. */
async function closed({ bot, language, game }: GameSession): Promise<Reply> {
  const play = await buttonWord(bot, language, game.guildId, "button.play");
  return said(phrase(language, { key: "panel.closed", args: { play } }));
}

/** Every button and menu. The seat is found from the person, never taken from what was clicked. */
export async function clicked(
  session: GameSession,
  interaction: MessageComponentInteraction,
  id: ComponentId,
): Promise<Reply> {
  switch (id.action) {
    case "play":
      stillRunning(session.position);
      return openedPanel(session);
    case "hand":
      return handAnswer(session);
    case "board":
      return boardAnswer(session);
    case "brief":
      return briefingAnswer(session);
    case "words":
      return turnedBoard(session, id);
    case "part":
      return partAnswer(session, id, chosen(interaction)[0] ?? "");
    case "leaf":
      return leafAnswer(session, id);
    case "away":
      return awayAnswer(session, id.option);
    case "log":
      return logAnswer(session, id.option === "" ? chosen(interaction)[0] : id.option);
    case "replay":
      demandFiles(interaction);
      return replayAnswer(session);
    case "film":
      demandFiles(interaction);
      return movingAnswer(session);
    case "forecast":
      return forecastAnswer(session, pageOf(id.option));
    case "piles":
      return pilesAnswer(session, pageOf(id.option));
    case "pick":
      return pick(session, id, [id.option], false);
    case "texts":
      return cardTexts(session, pageOf(id.option));
    case "why":
      return whyAnswer(session);
    case "rule":
      return clickedRule(session, id);
    case "menu":
      return several(session, id, { lead: null, values: chosen(interaction) });
    case "next":
      return several(session, id, { lead: id.option, values: chosen(interaction) });
    case "usual":
      return usualOne(session, id);
    case "form":
      return isPast(session, id) ? lateAnswer(session) : openForm(session, id);
    case "confirm":
      return confirmed(session, id);
    case "sure":
      return sayKept(session, id);
    case "close":
      return closed(session);
    case "back":
      return takeBack(session, id);
    case "redo":
      return giveAgain(session, id);
    case "accept":
    case "decline":
      return answerOffer(session, interaction, id);
    case "agree":
      return agree(session, interaction, id);
    case "keep":
      return keep(session);
    case "rematch":
    case "swap":
      return again(session, interaction, id.action === "swap");
    case "scene":
      return clickedScene(session, id);
    case "practice":
      return clickedPractice(session, id);
    case "what-if":
      return whatIfAnswer(session, id);
    case "branch":
      return clickedBranch(session, id, chosen(interaction)[0] ?? "");
    case "orders":
    case "order":
    case "unorder":
      return clickedOrder(session, interaction, id);
    default:
      return clickedLobby(session, interaction, id);
  }
}

const chosen = (interaction: MessageComponentInteraction): readonly string[] =>
  interaction.isStringSelectMenu() ? interaction.values : [];

/** Picks of a panel, all of them or none: late ones change nothing and show the present position. */
async function pick(
  session: GameSession,
  id: ComponentId,
  picks: readonly string[],
  isConfirmed: boolean,
  kinds: readonly string[] = [id.ask],
): Promise<Reply> {
  const { table, actor, position } = session;
  if (isPast(session, id)) return lateAnswer(session, picks.at(-1));
  if (!isConfirmed) {
    const walk = walkOf(position, actor.id, picks, kinds);
    if (walk.warnings.length > 0) return confirmPanel(session, id.ask, walk);
    const { confirmations } = await table.store.userSettings(actor.id);
    const seals = confirmations ? preview(position, actor.id, picks, kinds).seals : null;
    if (seals !== null) return confirmPanel(session, id.ask, walk, seals);
  }
  const done = await act(table, { ...session.request, version: id.version, picks, kinds });
  return panelAfterMove(session, done, picks.at(-1));
}

/** What most people answer, which the title says and not the button. */
async function usualOne(session: GameSession, id: ComponentId): Promise<Reply> {
  if (isPast(session, id)) return lateAnswer(session);
  const { now } = asksOf(session, null);
  const picks = session.title.usual?.(now.ask, now.match.view(now.ask.seat)) ?? null;
  if (picks === null) return lateAnswer(session);
  return pick(session, id, picks, false, Array<string>(picks.length).fill(id.ask));
}

/** What was chosen from a menu or a form. If it cannot be done, or is asked about first, it is kept as it was chosen. */
async function several(session: GameSession, id: ComponentId, draft: Draft, isConfirmed = false): Promise<Reply> {
  const { bot, actor, game } = session;
  const { lead, values } = draft;
  if (isPast(session, id)) return lateAnswer(session, values.at(-1));
  bot.drafts.keep(actor.id, game.id, { ...draft, version: game.version });
  const { now, asked } = asksOf(session, lead);
  const chosenOnes = picksOf(session.title, asked.ask, values);
  const picks = [...(lead === null ? [] : [lead]), ...chosenOnes];
  const kinds = [...(lead === null ? [] : [now.ask.kind]), ...chosenOnes.map(() => asked.ask.kind)];
  return pick(session, id, picks, isConfirmed, kinds);
}

/** A form of a panel that was filled in. */
export const submittedPicks = (
  session: GameSession,
  interaction: ModalSubmitInteraction,
  id: ComponentId,
): Promise<Reply> => several(session, id, { lead: id.option === "" ? null : id.option, values: chosenIn(interaction) });

/** The word has been given for an option, or for what was chosen last. */
async function confirmed(session: GameSession, id: ComponentId): Promise<Reply> {
  if (id.option !== DRAFT) return pick(session, id, [id.option], true);
  const { bot, actor, game } = session;
  const draft = bot.drafts.find(actor.id, game.id, game.version);
  return draft === null ? lateAnswer(session) : several(session, id, draft, true);
}

async function takeBack(session: GameSession, id: ComponentId): Promise<Reply> {
  const { match, own } = session.look;
  if (isPast(session, id) || takingBack(session.game, match, own) === undefined) return lateAnswer(session);
  const { position } = await undo(session.table, { ...session.request, version: id.version });
  return undonePanel(session.at(position));
}

async function giveAgain(session: GameSession, id: ComponentId): Promise<Reply> {
  const { match, own } = session.look;
  if (isPast(session, id) || !own.some((seat) => match.canRedo(seat))) return lateAnswer(session);
  const { position } = await redo(session.table, { ...session.request, version: id.version });
  return undonePanel(session.at(position));
}

function isPast({ game, look: { match, seat } }: GameSession, id: ComponentId): boolean {
  if (game.status !== "running" || isLate(game, seat ?? "", id.version)) return true;
  return id.ask !== "" && !match.pending.some((ask) => ask.seat === seat && ask.kind === id.ask);
}
