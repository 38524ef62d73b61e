import { Match, readSaved } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { isComputer } from "../../src/i18n/index.ts";
import { type AnswerRecord, type Store, type StoredGame, standing } from "../../src/store/index.ts";
import { Position } from "../../src/table/position.ts";
import { type Act, type Deed, isAct, type Told } from "./told.ts";

interface Acts {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly stored: number;
}

/** Everything that was acknowledged is in the store once and in order, and every game is where its acts lead. */
export async function judgeActs(store: Store, games: ReadonlySet<string>, told: readonly Told[]): Promise<Acts> {
  const lost: string[] = [];
  const doubled: string[] = [];
  let stored = 0;
  for (const id of games) {
    const game = await store.game(id);
    if (game === null) {
      lost.push(`game ${id} is not there`);
      continue;
    }
    const answers = await store.answers(id);
    stored += answers.length;
    const own = told.filter((each) => each.game === id);
    lost.push(...(await lostOf(store, game, answers, own)), ...notFollowing(game, answers));
    doubled.push(...doubledIn(game, answers, own));
  }
  return { lost, doubled, stored };
}

const kinds: Readonly<Record<Act, AnswerRecord["kind"]>> = { pick: "answer", undo: "undo", redo: "redo" };

const name = ({ game, interaction, deed, options, said }: Told): string =>
  `game ${game}, ${interaction}: ${deed} ${options.join(", ")} was acknowledged with ${said}`;

async function lostOf(
  store: Store,
  game: StoredGame,
  answers: readonly AnswerRecord[],
  told: readonly Told[],
): Promise<string[]> {
  const wrong: string[] = [];
  let last = -1;
  // ids are in the order in which they were sent
  for (const each of [...told].sort((one, two) => Number(BigInt(one.interaction) - BigInt(two.interaction)))) {
    const { interaction, deed } = each;
    if (!isAct(deed)) {
      if ((await store.toldBefore(interaction)) === undefined || !hasEnded(game, deed)) wrong.push(name(each));
      continue;
    }
    const at = answers.findIndex((row) => row.interactionId === interaction && row.kind === kinds[deed]);
    if (at < 0) wrong.push(name(each));
    else if (at < last) wrong.push(`${name(each)}, and stands before what was done before it`);
    last = Math.max(last, at);
  }
  return wrong;
}

/** What ends a game has ended it. */
function hasEnded({ status, outcome }: StoredGame, deed: Exclude<Deed, Act>): boolean {
  if (deed === "resign") return status === "finished" && outcome?.key === "resigned";
  return deed !== "abandon" || status === "abandoned";
}

/** One interaction is one transaction, and gives no more than it was to give. */
function doubledIn({ id, seats }: StoredGame, answers: readonly AnswerRecord[], told: readonly Told[]): string[] {
  const byInteraction = new Map<string, AnswerRecord[]>();
  for (const row of answers) {
    const { interactionId, kind } = row;
    if (interactionId === null || kind === "drop") continue;
    byInteraction.set(interactionId, [...(byInteraction.get(interactionId) ?? []), row]);
  }
  return [...byInteraction].flatMap(([interaction, rows]) => {
    const meant = told.find((each) => each.interaction === interaction);
    // whoever plays against computers takes back what they have answered as well
    const isOpen = meant === undefined || (meant.deed !== "pick" && seats.some(({ userId }) => isComputer(userId)));
    const most = isOpen ? rows.length : Math.max(1, meant.options.length);
    const times = new Set(rows.map(({ at }) => at.getTime())).size;
    // a pick takes back first what it is chosen instead of
    const given = meant?.deed === "pick" ? rows.filter(({ kind }) => kind !== "undo") : rows;
    if (times === 1 && given.length <= most) return [];
    return [`game ${id}, ${interaction}: ${rows.map(({ kind, option }) => `${kind} ${option}`).join(", ")}`];
  });
}

/** The position is the one that follows from the seed and all that was done and taken back. */
function notFollowing(game: StoredGame, answers: readonly AnswerRecord[]): string[] {
  const title = titles.get(game.title);
  if (game.saved === null || title === undefined) return [];
  const { seed, options } = readSaved(game.saved, `position of game ${game.id}`);
  const again = Match.start(title.game, { options, seed });
  try {
    for (const { seat, option } of standing(answers)) again.answer(seat, option);
  } catch (error) {
    return [`game ${game.id} does not follow from what was done: ${String(error)}`];
  }
  const { match } = new Position(title, game);
  const seen = (each: Pick<typeof match, "view" | "seats" | "answered" | "outcome" | "pending">) =>
    JSON.stringify([[null, ...each.seats].map((seat) => each.view(seat)), each.answered, each.outcome, each.pending]);
  return seen(again) === seen(match) ? [] : [`game ${game.id} is elsewhere than what was done leads to`];
}
