import type { Ask, Option } from "../../src/engine/index.ts";
import {
  allCards,
  baseCards,
  card,
  expansionCards,
  specialCards,
} from "../../src/games/wir-sind-das-volk/cards/index.ts";
import { type CardId, decades } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import {
  provinceList,
  provincesOf,
  type SiteId,
  segment,
  segmentList,
  site,
  siteList,
} from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import { ALL_SOCIALISTS } from "../../src/games/wir-sind-das-volk/components/tracks.ts";
import { twoPlusTwo, type VolkGame, wirSindDasVolk } from "../../src/games/wir-sind-das-volk/index.ts";
import type { VolkOptions } from "../../src/games/wir-sind-das-volk/options.ts";
import { actions } from "../../src/games/wir-sind-das-volk/rules/uses.ts";
import { type Seat, seats } from "../../src/games/wir-sind-das-volk/seats.ts";
import { ownProtests } from "../../src/games/wir-sind-das-volk/standing.ts";
import type { VolkState } from "../../src/games/wir-sind-das-volk/state.ts";
import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";
import type { Random } from "./random.ts";
import type { Subject } from "./subject.ts";

type VolkSubject = Subject<VolkState, VolkView, Seat, VolkOptions>;

const subject = (game: VolkGame, coverable: readonly string[]): VolkSubject => ({
  game,
  options: (random) => (game === twoPlusTwo ? { tableTalk: random.pick(["none", "free"]) } : {}),
  faults,
  hidden,
  shown: ({ hand, display, played, special, police, powers }) => [
    ...hand,
    ...display,
    ...played,
    ...(special === null ? [] : [special]),
    ...police.map((each) => each.card),
    ...(powers === null ? [] : Object.values(powers.peacemakers).flat()),
  ],
  shuffleUnknown,
  careful,
  carriesOn: ({ step }) => step.at === "automatic",
  guesses: [
    ...provinceList.map(({ id }) => id),
    ...siteList.map(({ id }) => id),
    ...segmentList.map(({ id }) => id),
    ...baseCards.map(({ id }) => id),
    ...expansionCards.map(({ id }) => id),
    ...actions,
    "police",
    "done",
    "keep",
    "",
    "toString",
  ],
  covers: ({ key, args }) => {
    if (key === "automatic") return `automatic ${args.card}`;
    return key === "play" && args.action === "event" ? (args.card as string) : undefined;
  },
  coverable,
});

export const wirSindDasVolkSubject = subject(
  wirSindDasVolk,
  [...baseCards, ...specialCards].map(({ id }) => id),
);

export const twoPlusTwoSubject = subject(
  twoPlusTwo,
  allCards.map(({ id }) => id),
);

function faults(state: VolkState, over: boolean): string[] {
  const found = [...misplacedCards(state)];
  for (const { id } of provinceList)
    for (const [what, count] of [
      ["unrest", state.unrest[id]],
      ["standard", state.standard[id]],
      ["socialists", state.socialists[id]],
    ] as const)
      if (!Number.isInteger(count) || count < 0) found.push(`${id} has ${count} ${what}`);
  for (const [track, at] of Object.entries(state.tracks)) if (Math.abs(at) > 6) found.push(`${track} at ${at}`);
  const socialists = provincesOf.east.reduce((sum, id) => sum + state.socialists[id], state.box);
  if (socialists > ALL_SOCIALISTS || state.box < 0) found.push(`${socialists} socialists, ${state.box} in the box`);
  if (provincesOf.west.some((id) => state.socialists[id] > 0)) found.push("a socialist in the West");
  if (new Set(state.segments).size !== state.segments.length) found.push("a segment is built twice");
  if (state.standard["west-berlin"] !== 0) found.push("West Berlin has living standard beside its sectors");
  for (const [id, factory] of Object.entries(state.factories)) {
    const { side, kind } = site(id as keyof typeof state.factories);
    if (factory === "run-down" && (side === "west" || kind === "external")) found.push(`${id} is run down`);
  }
  if (!over && state.step.at === "turn" && state.supplierProtests.length > ownProtests(state, "west-berlin") + 1)
    found.push("too many protests on suppliers");
  const { powers } = state;
  if (powers !== null && (powers.doves < 0 || powers.doves > 6)) found.push(`${powers.doves} doves`);
  return found;
}

/** No card in two places; in the base game every card of the decade somewhere while it is played. */
function misplacedCards(state: VolkState): string[] {
  const { powers } = state;
  const piles = [
    ...Object.values(state.hands).flat(),
    ...state.deck,
    ...state.display,
    ...state.played,
    ...state.police.map((each) => each.card),
    ...(state.special === null ? [] : [state.special]),
    ...(powers === null
      ? []
      : [
          ...powers.prepared,
          ...Object.values(powers.peacemakers).flat(),
          ...(powers.nextDeck ?? []),
          ...(state.step.at === "decade" ? [] : Object.values(powers.leftovers).flat()),
        ]),
  ];
  const found = new Set(piles).size === piles.length ? [] : ["a card is in two places"];
  if (powers !== null) {
    const arms = [...powers.armsDeck, ...powers.armsDiscard];
    const conflict = [...powers.conflictDeck, ...powers.conflictDiscard];
    for (const pile of [arms, conflict])
      if (pile.length !== 0 && (pile.length !== 10 || new Set(pile).size !== 10)) found.push("a deck of ten is not");
  }
  if (piles.some((id) => card(id).decade > state.decade + 1)) found.push("a card of a later decade");
  return found;
}

function hidden(state: VolkState, seat: Seat | null): ReadonlySet<string> {
  const unknown: CardId[] = [...state.deck];
  for (const each of seats) if (each !== seat) unknown.push(...state.hands[each]);
  const { powers } = state;
  if (powers !== null) unknown.push(...powers.prepared, ...(powers.nextDeck ?? []));
  return new Set(unknown);
}

/** Hands of the others and the deck of the decade are mixed, card for card of the same decade. */
function shuffleUnknown(state: VolkState, seat: Seat, random: Random): VolkState {
  const world = wirSindDasVolk.copy(state);
  const others = seats.filter((each) => each !== seat);
  const piles = [world.deck, ...others.map((each) => world.hands[each])];
  // when a decade begins cards are drawn before anybody is asked
  if (world.powers?.nextDeck && world.step.at !== "decade") piles.push(world.powers.nextDeck);
  for (const decade of decades) {
    const places = piles.flatMap((pile) =>
      pile.flatMap((id, at) => (card(id).decade === decade && world.powers?.early?.card !== id ? [{ pile, at }] : [])),
    );
    const pool = random.shuffle(places.map(({ pile, at }) => pile[at] as CardId));
    for (const [index, { pile, at }] of places.entries()) pile[at] = pool[index] as CardId;
  }
  if (world.powers !== null) {
    random.shuffle(world.powers.prepared);
    // an automatic event may draw before anybody is asked
    if (world.step.at === "automatic") return world;
    random.shuffle(world.powers.armsDeck);
    random.shuffle(world.powers.conflictDeck);
  }
  return world;
}

/** A player who does not want to lose at once lays no fourth unrest at home, keeps the peace and builds up the East. */
function careful(view: VolkView, ask: Ask<Seat>): readonly Option[] {
  const kept = ask.options.filter(({ id, hint }) => {
    if (ask.kind === "turn.action") return isWise(view, ask, id);
    if (id === "done" && ask.options.length > 2) return false;
    return !(Number(hint?.toProtests ?? 0) > Number(hint?.protests ?? 0));
  });
  return kept.length > 0 ? kept : ask.options;
}

const FEW_POINTS = 9;

function isWise({ powers, factories, segments }: VolkView, { seat, args }: Ask<Seat>, action: string): boolean {
  const { event, below = [] } = card(args.card as CardId);
  if (powers !== null && powers.doves <= 2) {
    const warlike = (action === "event" ? event : below).some(
      (element) => "icon" in element && (element.icon === "dove-down" || element.icon === "conflict"),
    );
    if (warlike || action === "arms-race") return false;
  }
  const built = segments.filter((id) => segment(id).side === "east").length;
  const points = built + Object.keys(factories).filter((id) => site(id as SiteId).side === "east").length;
  const isPoor = (seat === "east" || seat === "ussr") && points < FEW_POINTS;
  return !isPoor || action === "build" || action === "event" || action === "police";
}
