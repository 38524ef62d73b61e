import type { AutocompleteInteraction, ChatInputCommandInteraction, MessageComponentInteraction } from "discord.js";
import { normalise } from "../grammar/index.ts";
import { type PhraseKey, phrase, refusal, says } from "../i18n/index.ts";
import type { StandingOrder } from "../store/index.ts";
import { giveOrder, type Orderable, orderedTold, ordersFor, Position, takeOrderBack } from "../table/index.ts";
import type { Choice } from "./command.ts";
import { button, buttonRows, type Components, menu, text } from "./components.ts";
import { label, panelAfterMove } from "./current-panel.ts";
import { type ComponentId, writeId } from "./ids.ts";
import { orderButton } from "./order-buttons.ts";
import { orderAbout, orderName, orderWords, pickName } from "./order-words.ts";
import { harmlessInText } from "./others-words.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** What a person has ordered in a game, and what else can be; to him alone. */
async function ordersAnswer(session: GameSession, lines: readonly string[] = []): Promise<Reply> {
  const { table, position, actor, title, language } = session;
  const { standing, orderable } = await ordersFor(table, position, actor.id);
  const { own } = session.look;
  const say = (key: PhraseKey, args = {}) => says(language, { key, args }, title.messages);
  const [seat, another] = own;
  const head = say("orders.head", { title: title.name[language], seat: another === undefined ? (seat ?? null) : null });
  const given = standing.map((order) => `- ${standingWords(session, order)}`);
  return {
    components: [
      text([...lines, head, ...(given.length === 0 ? [say("orders.none")] : given), say("orders.note")].join("\n")),
      ...givingMenus(session, orderable),
      ...buttonRows([
        ...orderable.filter(({ kind }) => kind.takes === "nothing").map((each) => givingButton(session, each)),
        ...standing.map((order) => backButton(session, order)),
        ...playButton(session),
      ]),
    ],
  };
}

const standingWords = (session: GameSession, { seat, kind, data }: StandingOrder): string =>
  ofSeat(session, seat, orderWords(session.title, session.language, orderedTold(kind, data)));

/** Back to what is asked, if anything is. */
function playButton({ game, language, look: { match, seat } }: GameSession) {
  const isAsked = match.pending.some((pending) => pending.seat === seat && !pending.answered);
  const id = writeId({ action: "play", game: game.id, version: game.version });
  return isAsked ? [button(id, label(language, "button.play"), "main")] : [];
}

/** Whose order it is, for those who hold several seats. */
const ofSeat = ({ title, language, look }: GameSession, seat: string, words: string): string =>
  look.own.length > 1 ? `${title.messages.name(seat)?.[language] ?? seat}: ${words}` : words;

const nameOf = (session: GameSession, seat: string, kind: string): string =>
  ofSeat(session, seat, orderName(session.title, session.language, kind));

const givingButton = (session: GameSession, { seat, kind: { kind } }: Orderable) =>
  button(
    writeId({ action: "order", game: session.game.id, ask: seat, option: kind }),
    ofSeat(session, seat, orderButton(session, kind)),
  );

const backButton = (session: GameSession, { seat, kind }: StandingOrder) =>
  button(
    writeId({ action: "unorder", game: session.game.id, ask: seat, option: kind }),
    phrase(session.language, { key: "button.order.back", args: { order: nameOf(session, seat, kind) } }),
  );

/** As many as Discord takes in a menu, and as many menus as leave room for the rest. */
const MENU = 25;
const MOST_MENUS = 6;

function givingMenus(session: GameSession, orderable: readonly Orderable[]): Components {
  const { game, title, language } = session;
  const menus = orderable
    .filter(({ kind }) => kind.takes !== "nothing")
    .flatMap(({ seat, kind: { kind, takes }, choices, standing }) => {
      const order = nameOf(session, seat, kind);
      const count = (standing?.data.picks.length ?? 0) + 1;
      const isFurther = count > 1 && takes !== "one";
      const key: PhraseKey = !isFurther ? "orders.choose" : takes === "list" ? "orders.next" : "orders.another";
      const detail = orderAbout(title, language, kind);
      return chunks(choices).map((part, at) =>
        menu(
          writeId({ action: "order", game: game.id, ask: seat, option: `${kind}.${at}` }),
          phrase(language, { key, args: { order, count } }),
          part.map((value) => ({ value, label: pickName(title, language, value), detail })),
        ),
      );
    });
  return menus.slice(0, MOST_MENUS);
}

function chunks(choices: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let at = 0; at < choices.length; at += MENU) parts.push(choices.slice(at, at + MENU));
  return parts;
}

/** The buttons and menus of standing orders. Whose they are is found from the person. */
export async function clickedOrder(
  session: GameSession,
  interaction: MessageComponentInteraction,
  { action, ask: seat, option }: ComponentId,
): Promise<Reply> {
  const [kind = ""] = option.split(".");
  if (action === "order") {
    const pick = interaction.isStringSelectMenu() ? (interaction.values[0] ?? "") : "";
    return give(session, { seat, kind, pick });
  }
  return action === "unorder" ? takeBack(session, { seat, kind }) : ordersAnswer(session);
}

interface Meant {
  readonly seat: string;
  readonly kind: string;
}

async function give(session: GameSession, meant: Meant & { readonly pick: string }): Promise<Reply> {
  const { table, title, language, request } = session;
  const given = await giveOrder(table, { ...request, ...meant });
  const order = orderName(title, language, meant.kind);
  const line = phrase(language, { key: "orders.given", args: { order } });
  if (given instanceof Position) return ordersAnswer(session.at(given), [line]);
  return panelAfterMove(session, given, undefined, [line]);
}

async function takeBack(session: GameSession, meant: Meant): Promise<Reply> {
  await takeOrderBack(session.table, { ...session.request, ...meant });
  return ordersAnswer(session, [label(session.language, "orders.taken-back")]);
}

/** `/game orders`: shows them, or gives or takes back what is named. */
export async function typedOrders(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const wanted = interaction.options.getString("give");
  const unwanted = interaction.options.getString("back");
  if (unwanted !== null) return takeBack(session, meantBy(unwanted, await backChoices(session)));
  if (wanted !== null) return give(session, meantBy(wanted, await givingChoices(session)));
  return ordersAnswer(session);
}

/** What completes `give` and `back`. */
export async function completeOrders(
  session: GameSession,
  interaction: AutocompleteInteraction,
): Promise<readonly Choice[]> {
  const { name, value } = interaction.options.getFocused(true);
  const all = name === "back" ? await backChoices(session) : await givingChoices(session);
  return all.filter((choice) => normalise(choice.name).includes(normalise(value)));
}

async function givingChoices(session: GameSession): Promise<Choice[]> {
  const { table, position, actor, title, language } = session;
  const { orderable } = await ordersFor(table, position, actor.id);
  return orderable.flatMap(({ seat, kind: { kind, takes }, choices }) => {
    const order = nameOf(session, seat, kind);
    return choices.map((pick) => ({
      name: takes === "nothing" ? order : `${order}: ${pickName(title, language, pick)}`,
      value: [seat, kind, pick].join(" "),
    }));
  });
}

async function backChoices(session: GameSession): Promise<Choice[]> {
  const { table, position, actor } = session;
  const { standing } = await ordersFor(table, position, actor.id);
  return standing.map(({ seat, kind }) => ({ name: nameOf(session, seat, kind), value: `${seat} ${kind}` }));
}

/** How many orders a refusal names. */
const MOST_NAMED = 6;

/** What was chosen among what is offered, or the only one that has these words in its name. */
function meantBy(typed: string, offered: readonly Choice[]) {
  const named = offered.filter(({ name }) => normalise(name).includes(normalise(typed)));
  const meant = offered.find(({ value }) => value === typed) ?? (named.length === 1 ? named[0] : undefined);
  if (meant === undefined) {
    const orders = (named.length > 0 ? named : offered).slice(0, MOST_NAMED).map(({ name }) => name);
    throw offered.length === 0
      ? refusal("refusal.order.gone")
      : refusal("refusal.order.unknown", { typed: harmlessInText(typed), orders });
  }
  const [seat = "", kind = "", ...pick] = meant.value.split(" ");
  return { seat, kind, pick: pick.join(" ") };
}
