import type { Choice, Outcome, SeenMessage, SeenModal, SubmitModal } from "../../src/playground/client.ts";
import { type Component, componentsOf, type Options, Person } from "../e2e/person.ts";
import type { Pair } from "./pair.ts";
import type { World } from "./world.ts";

/** Somebody who is in both worlds and does the same in both; what it leads to here is what goes on from there. */
export class Twin extends Person {
  constructor(
    private readonly pair: Pair,
    name: string,
    channel: string,
  ) {
    super(pair.here.scene, name, channel);
  }

  override at(channel: string): Twin {
    return new Twin(this.pair, this.name, channel);
  }

  /** The person in one of the worlds alone. */
  in({ scene }: World): Person {
    return scene.person(this.name, this.channel);
  }

  override run(command: string, options: Options = {}): Promise<Outcome> {
    return this.inBoth(`/${command} ${JSON.stringify(options)}`, (person) =>
      person.run(command, this.named(person, options)),
    );
  }

  override async complete(command: string, focused: string, options: Options = {}): Promise<readonly Choice[]> {
    const { here } = await this.pair.do({
      what: `${this.name} completes ${focused} of /${command} ${JSON.stringify(options)}`,
      act: (world) => {
        const person = this.in(world);
        return person.complete(command, focused, this.named(person, options));
      },
      read: (world, choices) => world.told.choices(choices),
      looks: true,
    });
    return here;
  }

  override press(message: SeenMessage, button: Component, force = false): Promise<Outcome> {
    return this.inBoth(`presses ${String(button.label)} ${String(button.custom_id)}`, (person) =>
      person.press(this.sameMessage(person, message), this.sameComponent(person, button), force),
    );
  }

  override pressLabel(message: SeenMessage, label: string): Promise<Outcome> {
    return this.inBoth(`presses ${label}`, (person) => person.pressLabel(this.sameMessage(person, message), label));
  }

  override chooseAll(
    message: SeenMessage,
    menu: Component,
    values: readonly string[],
    force = false,
  ): Promise<Outcome> {
    return this.inBoth(`chooses ${values} of ${String(menu.custom_id)}`, (person) =>
      person.chooseAll(this.sameMessage(person, message), this.sameComponent(person, menu), values, force),
    );
  }

  override submit(modal: Pick<SeenModal, "customId">, fields: SubmitModal["fields"]): Promise<Outcome> {
    return this.inBoth(`submits ${JSON.stringify(fields)}`, (person) => {
      const customId = this.isThere(person) ? this.pair.nameThere(modal.customId) : modal.customId;
      return person.submit({ customId }, fields);
    });
  }

  override async lastPost(): Promise<SeenMessage> {
    const [here, there] = await Promise.all(this.pair.worlds.map((world) => this.in(world).lastPost()));
    if (here === undefined || there === undefined) throw new Error("There are two worlds");
    this.pairUp(here, there);
    return here;
  }

  private async inBoth(what: string, act: (person: Person) => Promise<Outcome>): Promise<Outcome> {
    const { here, there } = await this.pair.do({
      what: `${this.name} ${what}`,
      act: (world) => act(this.in(world)),
      read: (world, outcome) => world.told.outcome(outcome),
    });
    if (here.message !== null && there?.message) this.pairUp(here.message, there.message);
    if (here.modal !== null && there?.modal)
      this.pair.pairUp({ here: here.modal.customId, there: there.modal.customId });
    return here;
  }

  private pairUp(here: SeenMessage, there: SeenMessage): void {
    this.pair.pairUp({ here: here.id, there: there.id });
    const others = componentsOf(there);
    for (const [at, { custom_id: id }] of componentsOf(here).entries()) {
      const other = others[at]?.custom_id;
      if (typeof id === "string" && typeof other === "string") this.pair.pairUp({ here: id, there: other });
    }
  }

  private isThere({ scene }: Person): boolean {
    return scene === this.pair.there.scene;
  }

  private named(person: Person, options: Options): Options {
    if (!this.isThere(person)) return options;
    const named = Object.entries(options).map(([name, value]) => [
      name,
      typeof value === "string" ? this.pair.nameThere(value) : value,
    ]);
    return Object.fromEntries(named) as Options;
  }

  private sameMessage(person: Person, message: SeenMessage): SeenMessage {
    return this.isThere(person) ? { ...message, id: this.pair.nameThere(message.id) } : message;
  }

  private sameComponent(person: Person, component: Component): Component {
    return this.isThere(person)
      ? { ...component, custom_id: this.pair.nameThere(String(component.custom_id)) }
      : component;
  }
}
