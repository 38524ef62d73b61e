import { aboutChannel, type Command } from "../src/discord/command.ts";
import { said } from "../src/discord/responder.ts";
import { GameSession, type Session } from "../src/discord/session.ts";
import { described, everywhere } from "../src/discord/words.ts";
import { phrase } from "../src/i18n/index.ts";

export const help: Command = {
  definition: {
    ...described("help", "помощь", "How to play here", "Как здесь играть"),
    ...everywhere,
  },
  handler: () => helping,
};

const helping = aboutChannel({
  execute: async (session) => said(phrase(session.language, { key: "help", args: { verbs: verbsFor(session) } })),
});

/** The verbs of the channel's game; of every game if none is played. */
function verbsFor(session: Session): string {
  if (session instanceof GameSession) return session.title.verbs;
  // games of one family share their verbs
  const families = new Map<string, string[]>();
  for (const { name, verbs } of session.table.titles.values())
    families.set(verbs, [...(families.get(verbs) ?? []), name[session.language]]);
  return [...families].map(([verbs, names]) => `${verbs} (${names.join(", ")})`).join("; ");
}
