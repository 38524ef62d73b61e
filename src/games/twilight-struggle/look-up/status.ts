import type { Language } from "../../../engine/index.ts";
import type { Place } from "../../cold-war/board.ts";
import { other, type Side, sides } from "../../cold-war/sides.ts";
import { controls } from "../../cold-war/state.ts";
import { actionRounds, board, civilWarPlace, defconBans, LAST_TURN, spaceTrackOf } from "../board.ts";
import { boardOf } from "../board-now.ts";
import { type Region, regions } from "../countries.ts";
import type { TwilightView } from "../view.ts";
import { regionLine } from "./regions.ts";
import { say } from "./say.ts";
import { crisisLines } from "./turn-zero.ts";

/** What fits into one message with something to spare. */
const MOST_CHARACTERS = 3500;

/** How much of the map is told: less of it when the whole would be too long. */
const details: readonly ((view: TwilightView, place: Place) => boolean)[] = [
  () => true,
  (view, place) => boardOf(view).battleground[place] === true || controllerOf(view, place) !== null,
  (view, place) => boardOf(view).battleground[place] === true,
];

/** The score, the tracks and the map in words: nothing but what everybody can see. */
export function statusLines(view: TwilightView, language: Language): readonly string[] {
  const tracks = trackLines(view, language);
  const versions = details.map((shown) => [
    ...tracks,
    ...regions.flatMap((region) => regionLines(view, region, language, (place) => shown(view, place))),
  ]);
  return versions.find((lines) => lines.join("\n").length < MOST_CHARACTERS) ?? tracks;
}

function trackLines(view: TwilightView, language: Language): string[] {
  const { defcon, milOps, handSizes } = view;
  return [
    momentLine(view, language),
    say(language, "board.vp", { vp: view.vp }),
    defconLine(view, language),
    say(language, "board.milops.check", { defcon, us: milOps.us, ussr: milOps.ussr }),
    say(language, "board.space", { us: spaceOf(view, "us", language), ussr: spaceOf(view, "ussr", language) }),
    chinaLine(view, language),
    ...crisisLines(view, language),
    say(language, "board.cards", {
      us: handSizes.us,
      ussr: handSizes.ussr,
      deck: view.deckSize,
      discard: view.discard.length,
      removed: view.removed.length,
    }),
    ...effectLines(view, language),
    say(language, "board.legend"),
  ];
}

function momentLine({ step, turn, round, phasing, turnZero }: TwilightView, language: Language): string {
  const rounds = actionRounds(turn);
  const args = { turn, turns: LAST_TURN, round, rounds, phasing };
  switch (step) {
    case "round":
      return say(language, round > rounds ? "board.extra" : "board.round", args);
    case "crisis":
      return say(language, "board.crisis", { crisis: turnZero?.open ?? null });
    case "crises":
    case "aftermath":
    case "deal":
    case "handicap":
      return say(language, "board.setup");
    default:
      return say(language, `board.${step}`, args);
  }
}

function defconLine({ defcon, options }: TwilightView, language: Language): string {
  const areas = defconBans[defcon] ?? [];
  const closed = areas.length === 0 ? "none" : options.realignIgnoresDefcon ? "coups" : "both";
  return say(language, "board.defcon", { defcon, areas, closed, danger: defcon === 2 });
}

function spaceOf(view: TwilightView, side: Side, language: Language): string {
  const track = spaceTrackOf(view.options);
  const box = view.space[side];
  const attempts = view.spaceAttempts[side] || null;
  if (box === 0) return say(language, "board.space.start", { side, attempts });
  // [6.4.4] an ability is held until the other side arrives too
  const held = track.slice(view.space[other(side)] + 1, box + 1).flatMap(({ ability }) => ability ?? []);
  const abilities = held.map((ability) => abilityOf(view, ability, language)).join(", ") || null;
  const name = track[box]?.name[language] ?? "";
  return say(language, "board.space.box", { side, box, name, attempts, abilities });
}

/** An ability of the alternate track may be used up for this round or turn. */
function abilityOf({ abilitiesUsed = [] }: TwilightView, id: string, language: Language): string {
  const ability = say(language, `board.ability.${id}`);
  return abilitiesUsed.some((used) => used === id) ? say(language, "board.ability.used", { ability }) : ability;
}

export function chinaLine({ china, influence }: TwilightView, language: Language): string {
  const { holder, faceUp } = china;
  if (holder !== null) return say(language, "board.china.held", { holder, faceUp });
  return say(language, "board.china.none", { influence: influence.ussr[civilWarPlace] ?? 0 });
}

/** Events that go on, whom they serve, and cards that lie open on the table. */
function effectLines(view: TwilightView, language: Language): string[] {
  const { effects, playing, missileEnvy } = view;
  const lines: string[] = [];
  for (const turn of [false, true])
    for (const side of sides) {
      const list = effects
        .filter((effect) => effect.side === side && effect.turn === turn)
        .map(({ card, area }) => say(language, "board.effect", { card, area: area ?? null }));
      const key = turn ? "board.effects.turn" : "board.effects";
      if (list.length > 0) lines.push(say(language, key, { side, list: list.join(", ") }));
    }
  const open = playing.filter((card) => !effects.some((effect) => effect.card === card));
  if (open.length > 0) lines.push(say(language, "board.table", { cards: open }));
  if (missileEnvy !== null) lines.push(say(language, "board.missile-envy", { side: missileEnvy }));
  return lines;
}

const controllerOf = (view: TwilightView, place: Place): Side | null =>
  sides.find((side) => controls(boardOf(view), view, side, place)) ?? null;

/** A region with the countries that hold influence, by who controls them. */
function regionLines(
  view: TwilightView,
  region: Region,
  language: Language,
  shown: (place: Place) => boolean,
): string[] {
  const held = board.area(region).filter((place) => {
    const { us, ussr } = view.influence;
    return shown(place) && (us[place] !== 0 || ussr[place] !== 0);
  });
  const listed = (controller: Side | null) =>
    held.filter((place) => controllerOf(view, place) === controller).map((place) => countryOf(view, place, language));
  const lines = [regionLine(view, region, language)];
  for (const side of sides) {
    const list = listed(side);
    if (list.length > 0) lines.push(say(language, "board.held", { side, list: list.join(", ") }));
  }
  const open = listed(null);
  if (open.length > 0) lines.push(say(language, "board.open", { list: open.join(", ") }));
  return lines;
}

function countryOf(view: TwilightView, place: Place, language: Language): string {
  const { influence } = view;
  const name = board.countries[place]?.name[language] ?? "";
  return `${name}${boardOf(view).battleground[place] ? "◆" : ""} ${influence.us[place]}:${influence.ussr[place]}`;
}
