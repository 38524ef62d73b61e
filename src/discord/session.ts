import type { Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import type { StoredGame } from "../store/index.ts";
import type { Look, Position, TableContext } from "../table/index.ts";
import type { Actor, Bot } from "./bot.ts";

/** What one interaction works with: who acts, in which language, and an id that makes a repeated delivery harmless. */
export class Session {
  constructor(
    readonly bot: Bot,
    readonly interaction: string,
    readonly actor: Actor,
  ) {}

  get table(): TableContext {
    return this.bot.table;
  }

  get language(): Language {
    return this.actor.language;
  }

  /** The same interaction, about a game that was found for it or has moved since. */
  at(position: Position): GameSession {
    return new GameSession(this.bot, this.interaction, this.actor, position);
  }
}

/** An interaction about a game. The game was read once, and everything behind the router takes it from here. */
export class GameSession extends Session {
  constructor(
    bot: Bot,
    interaction: string,
    actor: Actor,
    readonly position: Position,
  ) {
    super(bot, interaction, actor);
  }

  get game(): StoredGame {
    return this.position.game;
  }

  get title(): AnyTitle {
    return this.position.title;
  }

  /** The position as the person may see it. */
  get look(): Look {
    return this.position.look(this.actor.id);
  }

  /** What the table wants to know of a wish. */
  get request() {
    return { position: this.position, user: this.actor, interaction: this.interaction };
  }
}
