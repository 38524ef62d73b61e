import { commands } from "../../commands/index.ts";
import { forget } from "../../render/studio/studio.ts";
import { PlaygroundError } from "../../src/playground/client.ts";
import type { Person } from "../e2e/person.ts";
import type { SceneOptions } from "../e2e/scene.ts";
import type { Random } from "../fuzz/random.ts";
import { thinkingSteadily } from "./steady.ts";
import { difference } from "./told.ts";
import { World } from "./world.ts";

/** Every so often what one world has painted is forgotten before the other paints it. */
const PAINTED_ANEW_ONE_IN = 12;

/** What is done, in words. */
interface Deed<T> {
  readonly what: string;
  act(world: World): Promise<T>;
  read(world: World, done: T): Promise<string>;
  /** It can change nothing: what it is told comes at once. */
  readonly looks?: true;
}

/** A message, a button, or the end of what can be read, here and there. */
export interface Twins {
  readonly here: string;
  readonly there: string;
}

/**
 * Two bots on two local Discords that differ in nothing but what somebody may not know. What is done is done in both, and what
 * comes of it must be the same.
 */
export class Pair {
  readonly differences: string[] = [];
  /** Answers to interactions, and messages on screens, that were compared. */
  answers = 0;
  messages = 0;
  /** Nothing is compared any more: a die has fallen or a secret was shown, or a difference was found. */
  parted = true;
  /** How many answers the game had when the worlds were made. */
  private answered = 0;
  /** Of messages and buttons here, which they are there. */
  private readonly twins = new Map<string, string>();

  private constructor(
    readonly here: World,
    readonly there: World,
    private readonly random: Random,
  ) {}

  static async set(options: SceneOptions, channel: string, random: Random): Promise<Pair> {
    const { seed = "worlds" } = options;
    const steadily = { ...options, commands: thinkingSteadily(options.commands ?? commands) };
    const world = (secret: string) => World.set({ gatherMs: 0, ...steadily, seed: secret }, channel);
    const [here, there] = await Promise.all([world(seed), world(`${seed} there`)]);
    return new Pair(here, there, random);
  }

  get worlds(): readonly [World, World] {
    return [this.here, this.there];
  }

  async end(): Promise<void> {
    await Promise.all(this.worlds.map(({ scene }) => scene.end()));
  }

  /** Until everything is said, in both. */
  async calm(): Promise<void> {
    await Promise.all(
      this.worlds.map(async (world) => {
        await world.scene.calm();
        await world.read();
      }),
    );
  }

  /** What was painted here is not there for the other world, which must paint the same. */
  async forgetPictures(): Promise<void> {
    await this.here.scene.calm();
    forget();
  }

  /** New worlds, alike for whoever looks, after so many answers. */
  begin(answered: number): void {
    this.answered = answered;
    this.parted = false;
    for (const { told } of this.worlds) told.begin();
  }

  /** Does something in both worlds, and compares what comes of it unless they may have parted by it. */
  async do<T>({ what, act, read, looks }: Deed<T>): Promise<{ readonly here: T; readonly there: T | null }> {
    const before = this.worlds.map(({ game }) => game.version);
    const [here, there] = await this.inBoth(act);
    if (looks === undefined) await this.calm();
    if (this.worlds.some(({ game }, at) => game.version !== before[at])) this.part(what);
    if (!this.parted) {
      this.answers++;
      const answer = (world: World, done: T | PlaygroundError) =>
        done instanceof PlaygroundError ? done.code : read(world, done);
      this.compare(what, await answer(this.here, here), await answer(this.there, there));
    }
    if (here instanceof PlaygroundError) throw here;
    return { here, there: there instanceof PlaygroundError ? null : there };
  }

  /** Compares what has come to somebody's screen since, and in the channel the post that is kept current. */
  async compareScreens({ name, channel }: Person, since: Twins): Promise<void> {
    if (this.parted) return;
    const screen = async (world: World, after: string) => {
      const { people } = world.scene;
      const fresh = await people.messages({ person: name, channel, after, limit: 100 });
      if (channel === "dm") return world.told.screen(fresh);
      const first = await people.message({ person: name, channel, message: await world.firstPost() });
      return world.told.screen([first, ...fresh]);
    };
    const [here, there] = await Promise.all([screen(this.here, since.here), screen(this.there, since.there)]);
    this.messages += here.length;
    this.compare(`what ${name} reads in ${channel}`, here.join("\n"), there.join("\n"));
  }

  /** Where somebody's screen ends now. */
  async endOf({ name, channel }: Person): Promise<Twins> {
    const last = async ({ scene }: World) =>
      (await scene.people.messages({ person: name, channel, limit: 1 })).at(-1)?.id ?? "0";
    const [here, there] = await Promise.all(this.worlds.map(last));
    return { here: here ?? "0", there: there ?? "0" };
  }

  /** These are the same. */
  pairUp({ here, there }: Twins): void {
    this.twins.set(here, there);
  }

  /** What something that was seen here is called there. */
  nameThere(name: string): string {
    return this.twins.get(name) ?? name.replaceAll(this.here.game.id, this.there.game.id);
  }

  private compare(what: string, here: string, there: string): void {
    if (here === there) return;
    this.differences.push(`${this.here.game.title}, ${what}: ${difference(here, there)}`);
    this.parted = true;
  }

  private async inBoth<T>(act: (world: World) => Promise<T>) {
    if (!this.random.chance(PAINTED_ANEW_ONE_IN))
      return Promise.all([refusable(act(this.here)), refusable(act(this.there))] as const);
    const here = await refusable(act(this.here));
    await this.forgetPictures();
    return [here, await refusable(act(this.there))] as const;
  }

  /** After a move: whether dice or secrets have made two worlds of what was one to its person. */
  private part(what: string): void {
    if (this.parted) return;
    const [here, there] = this.worlds.map((world) => world.hasPartedSince(this.answered));
    this.compare(`${what}: whether it can be taken back`, String(!here), String(!there));
    if (here) this.parted = true;
  }
}

/** What Discord's own client would not send is an answer too. */
function refusable<T>(done: Promise<T>): Promise<T | PlaygroundError> {
  return done.catch((error: unknown) => {
    if (error instanceof PlaygroundError) return error;
    throw error;
  });
}
