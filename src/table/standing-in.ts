import { computerId, isComputer, people, refusal } from "../i18n/index.ts";
import type { Notes } from "../store/index.ts";
import { computerUser, demandLevel, levelOf, type SeatedComputer } from "./computers.ts";
import { playerOf, sitting, type TableContext, titleOf } from "./context.ts";
import { type Doing, type Settled, type Settler, settle } from "./settling.ts";
import { dueAt } from "./time.ts";

/**
 * A computer plays on in a seat: whoever plays it wants that, or his time for the move is out. It takes the consent of the other
 * people who play, but of whoever may manage the channel and does not play. Without a wish of one's own it is the consent to what is
 * offered.
 */
export const standingIn =
  (wish?: SeatedComputer): Settler =>
  async (table, { position, user, manager = false }) => {
    const due = (await dueAt(table, [position])).get(position.game.id);
    return (game, match, own, notes) => {
      const wanted = wish ?? offered(notes);
      const { seat, level } = wanted;
      demandLevel(titleOf(table, game), level);
      const present = playerOf(game, match, seat);
      if (present === undefined) throw refusal("refusal.no-seat", { seats: match.seats });
      if (isComputer(present)) throw refusal("refusal.computer-there", { seat });
      const isAlone = manager && own.length === 0;
      if (!isAlone && own.length === 0) throw refusal("refusal.not-playing");
      const isAsked = match.pending.some((ask) => ask.seat === seat && !ask.answered);
      const rests = notes.paused || notes.parked !== undefined || game.version !== position.game.version;
      const isLate = isAsked && !rests && due !== undefined && due <= table.now();
      if (wish !== undefined && !isAlone && !own.includes(seat) && !isLate)
        throw refusal("refusal.computer-early", { seat });
      const isSame = notes.standIn?.seat === seat && notes.standIn.level === level;
      const before = isSame ? notes.computer : [];
      const agreed = [...new Set([...before, user.id])];
      const others = game.seats.filter(({ userId }) => userId !== present && !agreed.includes(userId));
      const missing = people([...new Set(others.map(({ userId }) => userId))]);
      if (isAlone || missing.length === 0) {
        const seats = game.seats.map((each) =>
          (match.seating[each.seat] ?? each.seat) === seat ? sitting(each.seat, computerUser(level)) : each,
        );
        const args = { seats: [seat], player: computerUser(level).id };
        return { entry: "replaced", args, seats, notes: { ...notes, computer: [] } };
      }
      if (before.includes(user.id)) throw refusal("refusal.own-offer");
      return {
        entry: before.length === 0 ? "computer-wanted" : "computer-joined",
        args: { seats: own, seat },
        notes: { ...notes, computer: agreed, standIn: { seat, level } },
        calls: missing,
      };
    };
  };

function offered({ computer, standIn }: Notes): SeatedComputer {
  const level = standIn === undefined ? null : levelOf(computerId(standIn.level));
  if (computer.length === 0 || standIn === undefined || level === null) throw refusal("refusal.late");
  return { seat: standIn.seat, level };
}

/** Wishes that a computer plays on in a seat. */
export const letComputerPlay = async (table: TableContext, doing: Doing, wish: SeatedComputer): Promise<Settled> =>
  settle(table, doing, await standingIn(wish)(table, doing));
