import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  type Message,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from "discord.js";
import { Refusal } from "../engine/index.ts";
import { beginningOf, phrase, refusal } from "../i18n/index.ts";
import { UnreadableGame } from "../store/index.ts";
import { mend } from "../table/index.ts";
import { actorOf, type Bot, localeMemo, strangerActor } from "./bot.ts";
import { clicked, submittedPicks } from "./clicks.ts";
import type { Choice, Command, Handler, SlashInteraction } from "./command.ts";
import { text } from "./components.ts";
import { demandDeclared, isCompleted } from "./declared.ts";
import { gameChoices, gameOfComponent } from "./find-game.ts";
import {
  isLeague,
  isLearning,
  isLobbyClick,
  isOwnData,
  isOwnGames,
  isPractices,
  isRuleOfNone,
  isSeeking,
  isWelcome,
  opensBeside,
  readId,
} from "./ids.ts";
import { InteractionTimes } from "./interaction-times.ts";
import { clickedLeague } from "./leagues.ts";
import { clickedLearn } from "./lessons.ts";
import { endedMemo, orderNews } from "./order-words.ts";
import { clickedData } from "./own-data.ts";
import { clickedGames } from "./own-games.ts";
import { placeNews, untoldMemo } from "./parked-words.ts";
import { marked } from "./practice-panel.ts";
import { clickedPractices } from "./practices.ts";
import { isPrivatePanel } from "./private-panel.ts";
import { type Refusable, refusedAnswer } from "./refusals.ts";
import { type Answerable, type Reply, Responder, said } from "./responder.ts";
import { clickedRule } from "./rule-answers.ts";
import { clickedSeek } from "./seeks.ts";
import { Session } from "./session.ts";
import { isAnswered, redactError } from "./trouble.ts";
import { clickedWelcome } from "./welcome.ts";
import { submitted } from "./word-form.ts";

/** What Discord takes for the name and the value of a choice. */
const MOST_CHARACTERS = 100;

/** Brings every interaction to whoever answers it; none stays without an answer, and no failure leaves this file. */
export class Router {
  private readonly commands: ReadonlyMap<string, Command>;
  private closing = false;
  private turn: Promise<void> = Promise.resolve();
  private readonly working = new Set<Promise<void>>();

  constructor(
    private readonly bot: Bot,
    commands: readonly Command[],
  ) {
    this.commands = new Map(commands.map((command) => [command.definition.name, command]));
  }

  /** Finishes what is in hand and takes nothing new. */
  async close(): Promise<void> {
    this.closing = true;
    await this.idle();
  }

  /** When everybody who waits now has been answered. */
  async idle(): Promise<void> {
    await Promise.all(this.working);
  }

  /** One after the other begins, and the clock may strike in between: whatever waits is acknowledged in time. */
  private ownTurn(): Promise<void> {
    this.turn = this.turn.then(() => nextTurn());
    return this.turn;
  }

  take(interaction: Interaction): void {
    // whoever has the shards now has been told of it too
    if (!this.bot.mayAct()) return;
    const { user, guildId } = interaction;
    const memos = [localeMemo, endedMemo, untoldMemo].map((memo) => memo(user.id));
    const { store } = this.bot.table;
    const routed = store.glancing({ userId: user.id, guildId, memos }, () => this.route(interaction));
    const work = routed.catch((error) => this.bot.log.error({ error: redactError(error) }, "interaction"));
    this.working.add(work);
    void work.finally(() => this.working.delete(work));
  }

  private async route(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) return this.complete(interaction);
    if (interaction.isChatInputCommand()) return this.run(interaction);
    if (interaction.isMessageComponent()) return this.click(interaction);
    if (interaction.isModalSubmit()) return this.submit(interaction);
  }

  private run(interaction: ChatInputCommandInteraction): Promise<void> {
    const handler = this.handlerOf(interaction);
    const { audience = "private" } = handler ?? {};
    const seenBy = typeof audience === "function" ? audience(interaction) : audience;
    const responder = new Responder(interaction, seenBy, this.bot);
    const begin = async (session: Session): Promise<Task> => {
      const command = this.commands.get(interaction.commandName);
      if (command === undefined || handler === undefined) throw refusal("refusal.option");
      demandDeclared(command, interaction);
      const found = await handler.find(session, interaction);
      return { session: found.session, work: () => found.execute(interaction), answers: handler.answers };
    };
    const { unreadable } = handler ?? {};
    if (unreadable === undefined) return this.answer(interaction, responder, begin);
    return this.answer(interaction, responder, begin, (session, game) => unreadable(session, game, interaction));
  }

  private click(interaction: MessageComponentInteraction): Promise<void> {
    // what is private already changes in place, unless it opens something beside it; a click on a post opens something private
    const inPanel = isOwn(interaction.message) && !opensBeside(interaction.customId);
    const own = readId(interaction.customId);
    const onPost = isLobbyClick(interaction.customId) ? "post" : "private";
    const isOpening = own !== null && isWelcome(own);
    const responder = new Responder(interaction, isOpening ? "public" : inPanel ? "panel" : onPost, this.bot);
    return this.answer(interaction, responder, async (session) => {
      if (isOpening) return { session, work: () => clickedWelcome(session, interaction, own), answers: false };
      if (own !== null && isOwnData(own))
        return { session, work: () => clickedData(session, interaction, own), answers: false, inPanel };
      if (own !== null && isLeague(own))
        return { session, work: () => clickedLeague(session, interaction, own), answers: false, inPanel };
      if (own !== null && isSeeking(own))
        return { session, work: () => clickedSeek(session, interaction, own), answers: false, inPanel };
      if (own !== null && isOwnGames(own))
        return { session, work: () => clickedGames(session, own), answers: false, inPanel };
      if (own !== null && isLearning(own))
        return { session, work: () => clickedLearn(session, interaction, own), answers: false, inPanel };
      if (own !== null && isPractices(own))
        return { session, work: () => clickedPractices(session, interaction), answers: false, inPanel };
      if (own !== null && isRuleOfNone(own))
        return { session, work: () => clickedRule(session, own), answers: false, inPanel };
      const { found, id } = await gameOfComponent(session, interaction.customId);
      return { session: found, work: () => clicked(found, interaction, id), answers: true, inPanel };
    });
  }

  private submit(interaction: ModalSubmitInteraction): Promise<void> {
    // a form was opened by a button of the post or of the private panel that it changes
    const source = interaction.isFromMessage() ? interaction.message : null;
    const inPanel = source !== null && isOwn(source);
    const onPost = source !== null && isLobbyClick(interaction.customId) ? "post" : "private";
    const responder = new Responder(interaction, inPanel ? "panel" : onPost, this.bot);
    return this.answer(interaction, responder, async (session) => {
      const { found, id } = await gameOfComponent(session, interaction.customId);
      const work = () =>
        id.action === "picks" ? submittedPicks(found, interaction, id) : submitted(found, interaction, id);
      return { session: found, work, answers: true, inPanel };
    });
  }

  private async answer(
    interaction: Answerable,
    responder: Responder,
    begin: (session: Session) => Promise<Task>,
    unreadable: (session: Session, game: string) => Promise<Reply> = refuseUnreadable,
  ): Promise<void> {
    const { id, user } = interaction;
    let task: Refusable = {
      session: new Session(this.bot, id, strangerActor(user)),
      answers: false,
    };
    try {
      await this.ownTurn();
      const session = new Session(this.bot, id, await actorOf(this.bot, interaction));
      task = { ...task, session };
      if (this.closing) await responder.refuse(said(phrase(session.language, { key: "trouble.closed", args: {} })));
      else {
        const reply = await mending(
          session,
          async () => {
            const begun = await begin(session);
            task = begun;
            return begun.work();
          },
          unreadable,
        );
        const answer = marked(reply, task.session);
        await responder.answer(linked(responder.isPrivate ? await withNews(answer, task.session) : answer, session));
        responder.times.over("answered");
      }
    } catch (error) {
      if (isAnswered(error)) {
        responder.times.over("late");
        this.bot.log.info({ error: redactError(error) }, "answered before, or too late");
      } else await this.apologise(responder, error, interaction, task);
    }
  }

  private async apologise(
    responder: Responder,
    error: unknown,
    interaction: Answerable,
    task: Refusable,
  ): Promise<void> {
    try {
      const answer =
        error instanceof Refusal ? await refusedAnswer(error, task) : this.apology(error, interaction, task.session);
      await responder.refuse(linked(await withNews(marked(answer, task.session), task.session), task.session));
      responder.times.over(error instanceof Refusal ? "refused" : "failed");
    } catch (failure) {
      const level = isAnswered(failure) ? "info" : "warn";
      responder.times.over(isAnswered(failure) ? "late" : "failed");
      this.bot.log[level]({ error: redactError(failure) }, "unanswered");
    }
  }

  /** One line with a reference; the same reference is in the log. */
  private apology(error: unknown, interaction: Answerable, { actor }: Session): Reply {
    const reference = randomBytes(4).toString("hex");
    this.bot.log.error(
      { error: redactError(error), reference, user: actor.id, channel: interaction.channelId },
      "failed",
    );
    return said(phrase(actor.language, { key: "trouble.ours", args: { reference } }));
  }

  private async complete(interaction: AutocompleteInteraction): Promise<void> {
    const times = new InteractionTimes(interaction, this.bot.meter);
    try {
      const session = new Session(this.bot, interaction.id, await actorOf(this.bot, interaction));
      const found = await this.choices(session, interaction);
      const choices = found.filter(({ value }) => value.length <= MOST_CHARACTERS).slice(0, 25);
      await interaction.respond(
        choices.map(({ name, value }) => ({ name: beginningOf(name, MOST_CHARACTERS), value })),
      );
      times.acknowledged();
      times.over("answered");
    } catch (error) {
      times.over(error instanceof Refusal ? "refused" : isAnswered(error) ? "late" : "failed");
      if (!(error instanceof Refusal)) this.bot.log.warn({ error: redactError(error) }, "autocomplete");
      if (!interaction.responded) await interaction.respond([]).catch(() => {});
    }
  }

  private async choices(session: Session, interaction: AutocompleteInteraction): Promise<readonly Choice[]> {
    const command = this.commands.get(interaction.commandName);
    if (command === undefined || !isCompleted(command, interaction)) return [];
    const { name, value } = interaction.options.getFocused(true);
    if (name === "game") return gameChoices(session, value);
    const found = await this.handlerOf(interaction)?.find(session, interaction);
    return (await found?.autocomplete(interaction)) ?? [];
  }

  private handlerOf(interaction: SlashInteraction): Handler | undefined {
    return this.commands.get(interaction.commandName)?.handler(interaction);
  }
}

/** Whether a message is its person's alone: one that nobody else is shown, or the panel of a table of his own in his direct messages. */
const isOwn = (message: Message): boolean => message.flags.has(MessageFlags.Ephemeral) || isPrivatePanel(message);

const refuseUnreadable = async (): Promise<never> => {
  throw refusal("refusal.unreadable");
};

/** Works on a game; if it cannot be read, once more when it is restored, or does what can be done without it. */
async function mending(
  session: Session,
  work: () => Promise<Reply>,
  unreadable: (session: Session, game: string) => Promise<Reply>,
): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    return (await mend(session.table, error)) ? work() : unreadable(session, error.game);
  }
}

/** What its person must hear of his games stands under an answer that he alone sees. */
async function withNews(answer: Reply, session: Session): Promise<Reply> {
  if (answer.components.length === 0) return answer;
  const news = [...(await placeNews(session)), ...(await orderNews(session))];
  return news.length === 0 ? answer : { ...answer, components: [...answer.components, text(news.join("\n"))] };
}

/** Commands that an answer names become links. */
const linked = (answer: Reply, { bot, language }: Session): Reply => ({
  ...answer,
  components: bot.links.inComponents(answer.components, language),
});

/** What is to be done for an interaction, with the game it is about. */
interface Task extends Refusable {
  work(): Promise<Reply>;
}
