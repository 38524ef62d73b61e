import type { Interaction } from "discord.js";
import { type InteractionKind, type InteractionOutcome, type Meter, stopwatch } from "../metrics/meter.ts";

/** How long an interaction takes, from when it came; nobody is told whose it is. */
export class InteractionTimes {
  private readonly passed = stopwatch();
  private readonly kind: InteractionKind;

  constructor(
    interaction: Pick<Interaction, "isAutocomplete" | "isChatInputCommand" | "isModalSubmit">,
    private readonly meter: Meter,
  ) {
    this.kind = kindOf(interaction);
  }

  acknowledged(): void {
    this.meter.acknowledged(this.kind, this.passed());
  }

  over(outcome: InteractionOutcome): void {
    this.meter.interaction(this.kind, outcome);
    if (outcome === "answered" || outcome === "refused") this.meter.answered(this.kind, this.passed());
  }
}

function kindOf(interaction: Pick<Interaction, "isAutocomplete" | "isChatInputCommand" | "isModalSubmit">) {
  if (interaction.isAutocomplete()) return "completion";
  if (interaction.isChatInputCommand()) return "command";
  return interaction.isModalSubmit() ? "form" : "component";
}
