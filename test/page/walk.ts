import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Side } from "../../src/games/cold-war/seats.ts";
import type { TwilightState } from "../../src/games/twilight-struggle/state.ts";
import type { Scene } from "../e2e/scene.ts";
import { matchOf } from "../e2e/secrecy.ts";
import type { OneBrowser } from "./browser.ts";
import { Screen } from "./screen.ts";

/** Anna reads English, Boris Russian. */
export type Name = "anna" | "boris";

interface Seats {
  readonly us: Name;
  readonly ussr: Name;
}

/** Who sits where decides which side is played in which language. */
export const usual: Seats = { us: "anna", ussr: "boris" };
export const swapped: Seats = { us: "boris", ussr: "anna" };

export interface Asked {
  readonly name: Name;
  readonly kind: string;
}

/** Two people side by side on one page, on their way through the first turn. */
export class Walk {
  readonly screens: Readonly<Record<Name, Screen>>;
  /** The channel that is played in. */
  table = "table-one";

  private constructor(
    readonly scene: Scene,
    readonly page: Page,
    readonly seats: Seats,
  ) {
    this.screens = { anna: new Screen(page, "anna"), boris: new Screen(page, "boris") };
  }

  /** From the empty page on. */
  static async begin(browser: OneBrowser, scene: Scene, seats: Seats): Promise<Walk> {
    return new Walk(scene, await browser.open(`${scene.playground.url}/`), seats);
  }

  /** By the link in the lobby's post to the thread that the game has got. */
  async follow(name: Name): Promise<void> {
    const link = this.screens[name].pane.getByRole("button", { name: /^#Twilight Struggle: / });
    await link.first().click();
    const { channels } = await this.scene.people.world();
    this.table = channels.find((each) => each.name.startsWith("Twilight Struggle: "))?.id ?? "";
  }

  /** Whoever has to answer now, and what. */
  async asked(): Promise<Asked[]> {
    const { pending } = matchOf(await this.scene.game(this.table));
    return pending
      .filter(({ answered }) => !answered)
      .map(({ seat, kind }) => ({ name: this.seats[seat as Side], kind }));
  }

  async turn(): Promise<number> {
    return (matchOf(await this.scene.game(this.table)).view(null).state as TwilightState).turn;
  }

  /** One move after the other, by whoever is asked, until the second turn begins. */
  async playOn(move: (asked: Asked) => Promise<void>): Promise<void> {
    for (let moves = 0; (await this.turn()) === 1; moves++) {
      expect(moves).toBeLessThan(120);
      const [next] = await this.asked();
      if (next === undefined) throw new Error("Nobody is asked");
      const { version } = await this.scene.game(this.table);
      await move(next);
      await expect.poll(async () => (await this.scene.game(this.table)).version).toBeGreaterThan(version);
      await this.scene.calm();
    }
    for (const screen of Object.values(this.screens))
      await screen.pane.getByText("turn 2, headline phase").first().waitFor();
  }
}
