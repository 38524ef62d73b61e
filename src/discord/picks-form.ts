import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  type ModalSubmitInteraction,
} from "discord.js";
import { beginningOf, optionLabel, type PhraseKey, phrase, prompt, refusal } from "../i18n/index.ts";
import { type Choosing, type Draft, entry, nameOf, type Question } from "./choices.ts";
import { button, buttonRows, select, text } from "./components.ts";
import { questionsOf } from "./current-panel.ts";
import { type ComponentId, writeId } from "./ids.ts";
import type { Reply } from "./responder.ts";
import { inForm, type Several, takesSeveral, together } from "./selection.ts";
import type { GameSession } from "./session.ts";

const TITLE = 45;
const LABEL = 45;
const HELP = 100;

/** A form with a menu for each part of the board, to choose several things of a row at once; nothing if there is none. */
export function formOf(
  data: Omit<Choosing, "next">,
  question: Question,
): APIModalInteractionResponseCallbackData | null {
  const { title, language, game, version, now } = data;
  const { ask, lead } = question;
  const parts = takesSeveral(ask) ? inForm(title, together(title, ask), ask.row) : null;
  if (!takesSeveral(ask) || parts === null) return null;
  const nameOfThing = (value?: Several) => optionLabel(language, ask, value?.id ?? "", title.messages);
  const components = parts.map(({ groups, values }, at): APILabelComponent => {
    const entries = values.map((value) => entry(data, question, value));
    const most = Math.min(ask.row.most, entries.length);
    const names = groups.flatMap((group) => title.messages.name(group)?.[language] ?? []);
    const isPart = parts.some((part, other) => other !== at && part.groups.some((group) => groups.includes(group)));
    const range = names.length === 0 || isPart ? [`${nameOfThing(values[0])} – ${nameOfThing(values.at(-1))}`] : [];
    return {
      type: ComponentType.Label,
      label: beginningOf([...names, ...range].join(" · "), LABEL),
      ...(at === 0 ? { description: beginningOf(plain(prompt(language, ask, title.messages)), HELP) } : {}),
      component: {
        ...select(`${at}`, phrase(language, { key: "menu.none", args: {} }), entries, { least: 0, most }),
        required: false,
      },
    };
  });
  return {
    custom_id: writeId({ action: "picks", game, version, ask: now.ask.kind, option: lead ?? "" }),
    title: beginningOf(nameOf(data, question).replace(/…$/, ""), TITLE),
    components,
  };
}

/** The form that a button of a panel opens. */
export async function openForm(session: GameSession, { version, option }: ComponentId): Promise<Reply> {
  const { title, language, game, bot, actor } = session;
  const { now, question } = await questionsOf(session, option === "" ? null : option);
  const draft = bot.drafts.find(actor.id, game.id, game.version);
  const form = formOf({ title, language, game: game.id, version, now, draft }, question);
  if (form === null) throw refusal("refusal.late");
  const say = (key: PhraseKey) => phrase(language, { key, args: {} });
  // a form can only be the first answer; if that is too late there is a way back to the panel
  const again = button(writeId({ action: "play", game: game.id, version }), say("button.play"));
  return { components: [text(say("form.again")), ...buttonRows([again])], form };
}

/** Without the marks of bold and italic names, which a form would show as they are. */
const plain = (sentence: string): string => sentence.replaceAll("*", "");

/** What was chosen in a form, menu after menu. Whatever comes may be forged. */
export const chosenIn = ({ fields }: ModalSubmitInteraction): Draft["values"] =>
  [...fields.fields.values()].flatMap((field) => (field.type === ComponentType.StringSelect ? field.values : []));
