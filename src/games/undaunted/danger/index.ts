import { type CardId, isSoldier, type SoldierId, type VehicleId } from "../components/index.ts";
import { moveCard } from "../rules/piles.ts";
import { changePlace, isPlaceChange } from "../rules/seating.ts";
import type { Side } from "../seats.ts";
import type { UndauntedState } from "../state.ts";
import type { UndauntedAsk, UndauntedDanger } from "../undaunted.ts";
import type { UndauntedView } from "../view/index.ts";
import { dangerOfDrawing, dangerOfShowing } from "./cards.ts";
import { lossBy, lossByQuiet, lossWithTurn, told } from "./loss-ahead.ts";
import { positionSeen } from "./position-seen.ts";
import { dangerOfShot, hit, shotOf } from "./shot.ts";

/** Whether an answer ends the own last chance, or may: by the dice, by the cards drawn, or by what the enemy then does. */
export function dangerOf(view: UndauntedView, ask: UndauntedAsk, option: string): UndauntedDanger | undefined {
  const { seat, kind, args } = ask;
  switch (kind) {
    case "initiative.card":
      return dangerOfShowing(positionSeen(view, seat), seat, option as CardId);
    case "play.card":
      return option === "end-turn" ? told(lossWithTurn(positionSeen(view, seat), seat)) : undefined;
    case "command.count":
      return dangerOfDrawing(positionSeen(view, seat), seat, Number(option.slice("draw:".length)));
    case "wound.soldier":
      return told(
        lossBy(positionSeen(view, seat), seat, (g) => hit(g, seat, args.vehicle as VehicleId, option as SoldierId)),
      );
    case "attack.target":
    case "play.use":
    case "play.action":
      return dangerOfUse(view, ask, option);
    default:
      return undefined;
  }
}

/** What hangs over a side that has nothing left to play in this round: it can only end its turn, or has done so. */
export function threatTo(view: UndauntedView, seat: Side, next: UndauntedAsk | undefined): UndauntedDanger | undefined {
  const { active, initiative } = view;
  if (active === seat && next?.kind === "play.card" && next.options.length === 1)
    return told(lossWithTurn(positionSeen(view, seat), seat));
  const isLeftToEnemy = active !== null && active !== seat && active !== initiative;
  return isLeftToEnemy ? told(lossByQuiet(positionSeen(view, seat), seat)) : undefined;
}

/** A shot at the only target, cards drawn without a choice how many, or a vehicle boarded after which an action may follow. */
function dangerOfUse(view: UndauntedView, ask: UndauntedAsk, option: string): UndauntedDanger | undefined {
  const card = ask.args.card as CardId;
  const shot = shotOf(ask, option);
  if (shot !== undefined) return dangerOfShot(withCardPlayed(view, ask), ask.seat, shot);
  if (option === "command" && countsToDraw(view, ask) === 1)
    return dangerOfDrawing(withCardPlayed(view, ask), ask.seat, 1);
  if (!isSoldier(card) || !isPlaceChange(option)) return undefined;
  return told(lossBy(withCardPlayed(view, ask), ask.seat, (g) => changePlace(g, card, option)));
}

/** [R20] How many cards there would be a choice to draw: no more than there are. */
function countsToDraw({ deck, armies }: UndauntedView, { seat, options }: UndauntedAsk): number {
  const value = options.find(({ id }) => id === "command")?.hint?.value;
  return Math.min(Number(value), deck.length + armies[seat].discard.length);
}

function withCardPlayed(view: UndauntedView, { seat, kind, args }: UndauntedAsk): UndauntedState {
  const position = positionSeen(view, seat);
  if (kind === "play.use") moveCard(position.armies[seat], args.card as CardId, "hand", "played");
  return position;
}
