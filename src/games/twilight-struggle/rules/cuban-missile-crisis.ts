import { type Flow, nothing, type Option, option } from "../../../engine/index.ts";
import { other, type Side } from "../../cold-war/seats.ts";
import type { CountryId } from "../components/countries/index.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";

const price = 2;
const payable: Readonly<Record<Side, readonly CountryId[]>> = {
  ussr: ["cuba"],
  us: ["west-germany", "turkey"],
};

export const isBound = (g: TwilightStruggle, side: Side): boolean => g.serves("cuban-missile-crisis", other(side));

/** Where a side bound by the crisis could give up influence to end it. */
export function waysOut(g: TwilightStruggle, side: Side): readonly CountryId[] {
  if (!isBound(g, side)) return [];
  return payable[side].filter((country) => g.influence(side, g.board.place(country)) >= price);
}

const endCrisis = "end-crisis:";

/**
 * Where a side bound by the crisis is asked what to do with its round it may end the crisis as often as it is asked, and
 * goes on. `ask` is given these options besides its own, and says which of them was chosen, if any.
 */
export function* mayEndCrisis(
  g: TwilightStruggle,
  side: Side,
  ask: (besides: readonly Option[]) => Flow<string | undefined>,
): Flow {
  for (;;) {
    const ways = waysOut(g, side);
    const chosen = yield* ask(ways.map((country) => option(`${endCrisis}${country}`)));
    const paid = ways.find((country) => chosen === `${endCrisis}${country}`);
    if (paid === undefined) return;
    buyOff(g, side, paid);
  }
}

function buyOff(g: TwilightStruggle, side: Side, country: CountryId): void {
  g.remove(side, country, price);
  g.cease("cuban-missile-crisis");
}

/** A coup under the crisis loses the game, whoever is phasing: the last moment to end the crisis. */
export const forestallWar = (g: TwilightStruggle, side: Side): Flow => (isBound(g, side) ? giveIn(g, side) : nothing);

function* giveIn(g: TwilightStruggle, side: Side): Flow {
  const options: Option<CountryId | "lose">[] = waysOut(g, side).map((country) => option(country));
  options.push(option("lose"));
  const chosen = yield* g.ask(side, { kind: "cuban-missile-crisis.end", secret: true }, options);
  if (chosen === "lose") return g.end([other(side)], "cuban-missile-crisis", { loser: side });
  buyOff(g, side, chosen);
}
