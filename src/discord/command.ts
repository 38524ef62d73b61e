import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from "discord.js";
import { gameOf, gameOfChannel, runningGameOf } from "./find-game.ts";
import type { Audience, Reply } from "./responder.ts";
import type { Session } from "./session.ts";

export interface Choice {
  readonly name: string;
  readonly value: string;
}

export type SlashInteraction = ChatInputCommandInteraction | AutocompleteInteraction;

/** One slash command: how Discord shows it, and who carries it out, which may be another for each subcommand. */
export interface Command {
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Nobody, if there is no such subcommand. */
  handler(interaction: SlashInteraction): Handler | undefined;
}

/** Whoever carries out a command. What it is about is found first, once. */
export interface Handler {
  /** Whether it is a move: then a refusal also says what would be legal. */
  readonly answers: boolean;
  /** Who sees what comes of it; a refusal is private all the same. */
  readonly audience: Audienced;
  find(session: Session, interaction: SlashInteraction): Promise<Found>;
  /** What it does about a game that cannot be read; by default it is refused. */
  readonly unreadable?: Unreadably;
}

type Unreadably = (session: Session, game: string, interaction: ChatInputCommandInteraction) => Promise<Reply>;

type CommandAudience = Extract<Audience, "private" | "public">;

/** Where whoever typed it chooses himself. */
type Audienced = CommandAudience | ((interaction: SlashInteraction) => CommandAudience);

/** A command with what it is about. */
interface Found {
  readonly session: Session;
  execute(interaction: ChatInputCommandInteraction): Promise<Reply>;
  autocomplete(interaction: AutocompleteInteraction): Promise<readonly Choice[]>;
}

/** What is done, and what completes the options; `game` is completed for all. */
interface Work<S extends Session> {
  /** By default its person alone. */
  readonly audience?: Audienced;
  execute(session: S, interaction: ChatInputCommandInteraction): Promise<Reply>;
  readonly unreadable?: Unreadably;
  autocomplete?(session: S, interaction: AutocompleteInteraction): Promise<readonly Choice[]>;
}

const about =
  <S extends Session>(finding: (session: Session, interaction: SlashInteraction) => Promise<S>, answers = false) =>
  (work: Work<S>): Handler => ({
    answers,
    audience: work.audience ?? "private",
    ...(work.unreadable === undefined ? {} : { unreadable: work.unreadable }),
    find: async (session, interaction) => {
      const found = await finding(session, interaction);
      return {
        session: found,
        execute: (typed) => work.execute(found, typed),
        autocomplete: async (typing) => (await work.autocomplete?.(found, typing)) ?? [],
      };
    },
  });

/** For commands that are a move in a game that is running. */
export const aboutMove = about(runningGameOf, true);

/** For commands about a game: the one named, the channel's, or in a DM the person's only one. */
export const aboutGame = about(gameOf);

/** For commands that work without a game, and with the channel's if there is one. */
export const aboutChannel = about(gameOfChannel);

/** For commands that need no game. */
export const aboutNothing = about(async (session) => session);
