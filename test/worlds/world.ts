import type { StoredGame } from "../../src/store/index.ts";
import { Scene, type SceneOptions } from "../e2e/scene.ts";
import { Told } from "./told.ts";

/** A bot on a local Discord, the game that is looked at, and what was told of it. */
export class World {
  readonly told: Told;
  private current: StoredGame | null = null;

  private constructor(
    readonly scene: Scene,
    private readonly channel: string,
  ) {
    this.told = new Told(scene.people, scene.playground.url, () => this.game);
  }

  static async set(options: SceneOptions, channel: string): Promise<World> {
    return new World(await Scene.set(options), channel);
  }

  get game(): StoredGame {
    if (this.current === null) throw new Error("No game has been read yet");
    return this.current;
  }

  /** The game as it is now. */
  async read(): Promise<void> {
    this.current = await this.scene.game(this.channel);
  }

  /** Where the post that is kept current stands. */
  async firstPost(): Promise<string> {
    const post = await this.scene.store.firstPost(this.game.id);
    if (post === null) throw new Error("A game has a first post");
    return post.messageId;
  }

  /** Whether a die has fallen or a secret was shown since the game had so many answers, or the game is over. */
  hasPartedSince(answered: number): boolean {
    const { status, saved } = this.game;
    const { sealed } = JSON.parse(saved ?? "{}") as { readonly sealed?: number };
    return status !== "running" || sealed === undefined || sealed > answered;
  }
}
