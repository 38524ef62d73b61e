import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  type ModalSubmitInteraction,
  TextInputStyle,
} from "discord.js";
import { type PhraseKey, phrase, refusal } from "../i18n/index.ts";
import { bring, MOST_OF_A_WORD } from "../table/index.ts";
import { type ComponentId, writeId } from "./ids.ts";
import { type Reply, said, unseen } from "./responder.ts";
import type { GameSession } from "./session.ts";

const FIELD = "word";

/** Asks whoever sits for a word; one that was brought before can be changed. */
export function wordForm({ game, actor, language }: GameSession): Reply {
  const own = game.seats.find(({ userId }) => userId === actor.id);
  if (own === undefined) throw refusal("refusal.word-seat");
  const say = (key: PhraseKey) => phrase(language, { key, args: {} });
  const [, word] = game.words.find(([seat]) => seat === own.seat) ?? [];
  const form: APIModalInteractionResponseCallbackData = {
    custom_id: writeId({ action: "word", game: game.id, version: game.version }),
    title: say("form.word"),
    components: [
      {
        type: ComponentType.Label,
        label: say("form.word.label"),
        description: say("form.word.about"),
        component: {
          type: ComponentType.TextInput,
          custom_id: FIELD,
          style: TextInputStyle.Short,
          max_length: MOST_OF_A_WORD,
          required: false,
          ...(word === undefined ? {} : { value: word }),
        },
      },
    ],
  };
  // a form can only be the first answer
  return { ...said(say("form.late")), form };
}

/** A form that was filled in. Whatever comes may be forged. */
export async function submitted(
  session: GameSession,
  interaction: ModalSubmitInteraction,
  { action }: ComponentId,
): Promise<Reply> {
  const field = interaction.fields.fields.get(FIELD);
  if (action !== "word" || field?.type !== ComponentType.TextInput) throw refusal("refusal.late");
  await bring(session.table, { ...session.request, word: field.value });
  return interaction.isFromMessage() ? unseen : said(phrase(session.language, { key: "panel.done", args: {} }));
}
