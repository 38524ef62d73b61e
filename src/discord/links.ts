import { ApplicationCommandOptionType, ComponentType } from "discord.js";
import type { Language } from "../engine/index.ts";
import type { Command } from "./command.ts";
import type { Components } from "./components.ts";

/** A command as people find it: its base name, which Discord makes a link of, and its name in each language. */
interface Listed {
  readonly id: string | undefined;
  readonly name: string;
  readonly ru: string;
}

type Definition = Command["definition"];

/** Every command and subcommand by its base name, as in `game new`; with the id that Discord has given it, if that is known. */
export class CommandLinks {
  private listed: ReadonlyMap<string, Listed> = new Map();

  constructor(private readonly commands: readonly Command[]) {
    this.learn([]);
  }

  /** What Discord has registered. */
  learn(registered: readonly { readonly id: string; readonly name: string }[]): void {
    this.listed = new Map(
      this.commands.flatMap(({ definition }) => {
        const id = registered.find(({ name }) => name === definition.name)?.id;
        return pathsOf(definition).map(({ name, ru }) => [name, { id, name, ru }]);
      }),
    );
  }

  inComponents(components: Components, language: Language): Components {
    return components.map((component) =>
      component.type === ComponentType.TextDisplay
        ? { ...component, content: this.linked(component.content, language) }
        : component,
    );
  }

  /** Commands that stand in a text as `/game new` become links, with the name beside it that the reader has for it. */
  linked(text: string, language: Language): string {
    return text.replace(/`\/([a-z][a-z -]*[a-z])`/g, (whole, path: string) => {
      const found = this.listed.get(path);
      if (found === undefined) return whole;
      const own = language === "ru" ? found.ru : found.name;
      if (found.id === undefined) return `\`/${own}\``;
      const link = `</${found.name}:${found.id}>`;
      return own === found.name ? link : `${link} (/${own})`;
    });
  }
}

/** A command without subcommands is itself what people type. */
function pathsOf(definition: Definition): { readonly name: string; readonly ru: string }[] {
  const { name, options = [] } = definition;
  const ru = definition.name_localizations?.ru ?? name;
  const subs = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  if (subs.length === 0) return [{ name, ru }];
  return subs.map((sub) => ({ name: `${name} ${sub.name}`, ru: `${ru} ${sub.name_localizations?.ru ?? sub.name}` }));
}
