import { freshNotes, type Move, type Store, usualPace } from "../../src/store/index.ts";
import { later, lobby, newGame, noon, numbered, reload } from "./sample.ts";

/** People and places that nothing has been asked of before. */
interface Fresh {
  readonly anna: string;
  readonly boris: string;
  readonly berlin: string;
  readonly paris: string;
  readonly guild: string;
  /** What the ids of interactions begin with. */
  readonly click: string;
}

export const fresh = (mark = ""): Fresh => ({
  anna: `anna${mark}`,
  boris: `boris${mark}`,
  berlin: `berlin${mark}`,
  paris: `paris${mark}`,
  guild: `guild${mark}`,
  click: `i${mark}`,
});

/** Asks a store each thing that people and clocks ask of it, of a game with all that belongs to one. */
export async function askAll(store: Store, names: Fresh): Promise<void> {
  const { anna, boris, berlin, paris, guild, click } = names;
  const seats = (lobby.seats ?? []).map((seat, at) => ({ ...seat, userId: [anna, boris][at] ?? "" }));
  const game = await newGame(store, {
    channelId: berlin,
    guildId: guild,
    hostId: anna,
    seats,
    interactionId: `${click}-0`,
    posts: () => [numbered({ channelId: berlin }, 1)],
  });
  const by = { userId: anna, interactionId: `${click}-1` };
  const move: Move = {
    by,
    at: noon,
    set: { status: "running", table: freshNotes },
    saved: "{}",
    answered: 1,
    acts: [{ kind: "answer", seat: "us", option: "0" }],
    log: { from: 0, entries: [{ key: "moved", args: {} }] },
    checkpoints: { dropFrom: 9, add: [{ index: 1, label: null, saved: "{}" }] },
    posts: [numbered({ channelId: berlin }, 2), numbered({ userId: anna }, 3)],
  };
  await store.move(game, move);
  await store.move(game, move);
  await store.toldBefore(`${click}-1`);
  await store.game(game.id);
  await store.gameByChannel(berlin);
  await store.lastGameOfChannel(berlin);
  const [due] = await store.gamesToWake(later(1));
  const running = await reload(store, game.id);
  await store.wake(due ?? running, { at: noon, next: later(1), posts: [numbered({ userId: anna }, 4)] });
  await store.looked(game.id, anna, 1);
  const { rows } = await store.ownGames(anna, { most: 10 });
  await store.wholeGames(rows);
  await store.gamesOfUser(anna);
  await store.gamesWaitingFor([anna]);
  await store.foundWaits(running, ["us"]);
  const order = { gameId: game.id, seat: "us", kind: "decline", userId: anna, data: { picks: [], hangs: {} } };
  await store.giveOrder(order, noon);
  await store.ordersOf(game.id);
  await store.versionsOf([game.id]);
  await store.giveOrder(order, noon);
  await store.ordersByGame();
  await store.endOrders(running, [order], noon);
  await store.log(game.id, 0, 9);
  await store.lastMoves(running, 1);
  await store.lastMoves({ id: game.id, status: "finished" }, 1);
  await store.landmarks(game.id, ["turn", "round"]);
  await store.answers(game.id);
  await store.checkpoints(game.id);
  await store.positions(game.id);
  await store.checkpoint(game.id, 1);
  await store.checkpointsKept(game.id);
  await store.positions(game.id);
  await askOutbox(store, game.id, names);
  await askResults(store, game.id, names);
  await store.noteFirstPost(game.id, { channelId: berlin, messageId: "m", shown: 0 });
  await store.firstPost(game.id);
  await store.forgetFirstPost(game.id);
  await store.placesInGuild(guild);
  await store.place(game.id);
  await store.guildLeft(guild, noon);
  await store.guildsLeft(noon);
  await store.guildReturned(guild);
  await store.setUserSettings(anna, { dms: true });
  await store.userSettings(boris);
  await store.hasFinished(anna, ["red-sea"]);
  await store.setGuildSettings(guild, { language: "ru" });
  await store.guildSettings(`${guild} other`);
  await store.forgetGuildSettings(guild);
  await store.setMemo(`locale ${anna}`, "de");
  await store.memo(`locale ${boris}`);
  await store.takeMemo(`locale ${anna}`);
  await store.forgetMemo(`locale ${anna}`);
  const moving = await reload(store, game.id);
  await store.move(moving, { at: noon, releases: true, set: { channelId: paris }, seats });
  const broken = await store.brokenGame(game.id);
  if (broken === null) throw new Error("no game");
  await store.setAside(broken, [], noon);
  await store.endBroken(broken, [], noon);
  await store.gamesToPack(later(1), 10);
  await store.packGame(game.id);
}

async function askOutbox(store: Store, game: string, { anna, berlin, guild }: Fresh): Promise<void> {
  store.handPostsTo({ take: () => {}, wake: () => {}, forget: () => {} });
  await store.post([numbered({ userId: anna }, 5), numbered({ userId: anna }, 6)], noon, {
    id: game,
    guildId: guild,
  });
  await store.waitingLanes();
  const [post, second] = await store.waiting(`user ${anna}`);
  if (post === undefined || second === undefined) throw new Error("nothing waits");
  await store.isRepeated(post);
  const parked = { game };
  const word = { to: { userId: anna }, kind: "parked", payload: parked } as const;
  await store.post([word, word], noon, { id: game, guildId: null });
  const [first] = await store.waiting(`parked ${anna}`);
  if (first === undefined) throw new Error("nothing is parked");
  await store.lastWritten(first.lane);
  await store.gather(first, parked);
  await store.markFailed(post.id, "500", later(1), noon);
  await store.markSent(post.id, "m", noon);
  await store.answered(game, "time-out", "m", noon);
  await store.hurry({ id: game, channelId: berlin }, noon);
  await store.waitingIn(guild);
  await store.calledAt([game]);
  await store.lastMovePosts([game]);
  await store.pendingCount();
  await store.backlog(noon);
  await store.sentPosts(game, "move");
  await store.sentTo(anna, game, "hand");
  await store.placeOfLast(game, "move");
  await store.placeOfLast(game, "move", berlin);
  await store.leaf(game, post.id);
  await store.leafBeforeLast(game);
}

/** Results, ladders and leagues. */
export async function askResults(store: Store, game: string, names: Fresh): Promise<void> {
  const { anna, boris, berlin, guild } = names;
  const ranked = { guildId: guild, title: "twilight-struggle" };
  const results = { turns: 1, waited: 60, dice: 1, luck: 500 };
  await store.recordResult({
    ...{ ...ranked, gameId: game, kind: "rated", ending: "resigned", startedAt: noon, endedAt: noon },
    seats: [
      { seat: "us", userId: anna, team: 0, score: 2, ...results },
      { seat: "ussr", userId: boris, team: 1, score: 0, ...results },
    ],
  });
  await store.uncountedGames(1);
  await store.countNothing(game);
  await store.ratings(ranked);
  await store.rankedTitles(guild);
  await store.hiddenAmong([anna, boris]);
  await store.namesOf([anna, boris]);
  await store.ratingsOf(anna, guild);
  await store.resultOf(game);
  await store.resultsOf(anna);
  const league = await askLeagues(store, names, game);
  await store.pointsOf(ranked, [anna, boris]);
  await askSeeks(store, names);
  await store.leaguesToWake(later(1));
  await store.leagueOfChannel(berlin);
  await store.leaguesOf(guild, 5);
  await store.league(league);
}

/** People who seek opponents, and the board of a server. */
async function askSeeks(store: Store, { anna, boris, berlin, guild, click }: Fresh): Promise<void> {
  const wish = {
    ...{ guildId: guild, channelId: berlin, title: "red-sea", options: {}, seat: null, days: null, rated: false },
    ...{ near: null, least: null, most: null, hours: null, together: false, match: null },
    ...{ createdAt: noon, endsAt: later(9), wakeAt: later(9) },
  };
  const own = { ...wish, id: `seek-${click}`, userId: anna, userName: "Anna" };
  const other = { ...wish, id: `other-${click}`, userId: boris, userName: "Boris" };
  await store.addSeek(own, 5);
  await store.seek(own.id);
  await store.seeksIn(guild, 9);
  await store.seeksIn(guild, 9, "red-sea");
  await store.seeksOf(anna);
  const match = await store.pairSeeks({ seeks: [own], comes: other, at: noon, posts: () => [] });
  await store.seeksMatched(match ?? "");
  await store.freeMatch(match ?? "", later(9));
  await store.seeksToWake(later(1));
  await store.restSeek(own, later(8));
  await store.withdrawSeek(own);
  await store.endSeek(other, [], noon);
  await store.endMatch(match ?? "");
  await store.addSeek(own, 5);
  await store.chooseSeatBoard({ guildId: guild, channelId: berlin, userId: anna, chosenAt: noon });
  const board = await store.seatBoard(guild);
  if (board === null) throw new Error("No board");
  await store.noteSeatBoard(board, { messageId: "m", shown: "s" });
  await store.parkSeatBoard(board, "channel", [], noon);
  await store.seatBoards("");
  await store.lobbiesIn(guild, 9);
  await store.dropSeatBoard(`${guild} other`);
}

/** A league of two. */
async function askLeagues(store: Store, { anna, berlin, guild, click }: Fresh, game: string): Promise<string> {
  const id = `league-${click}`;
  await store.createLeague(
    {
      ...{ id, guildId: guild, channelId: berlin, hostId: anna, name: "Cup", title: "red-sea", options: {} },
      ...{ pace: usualPace, system: "swiss", rounds: 1, days: 9, bothSides: false, createdAt: noon },
    },
    [],
  );
  const open = await store.league(id);
  if (open === null) throw new Error("No league");
  const joins = { userId: anna, userName: "Anna", number: 1, left: false };
  const waits = { round: 1, number: 1, first: anna, second: `${anna}-2`, table: null, one: null, two: null };
  const games = [{ ...waits, how: null, dueAt: later(9), reminded: false }];
  await store.stepLeague(open, noon, { set: { status: "running", round: 1 }, joins, games, leaves: [`${anna}-2`] });
  await store.leagueGameOpened(id, 1, 1, game);
  await store.noteBoard(id, 1, "m");
  return id;
}

/** Asks what is asked where many processes share a database: each other, and what they no longer believe. */
export async function askBesideOthers(store: Store, { anna, berlin }: Fresh): Promise<void> {
  const share = { of: 3, shards: [0, 1] };
  store.trust.alone(false);
  const memos = [`locale ${anna}`];
  await store.glancing({ userId: anna, guildId: "one", memos }, () => store.userSettings(anna));
  await store.renew({ id: "one", of: 3, may: "0-2", leaving: false }, 60_000);
  await store.claimShards("one", [0, 1], 3, 60_000);
  await store.introduction(0, 0);
  await store.takeLanes("one", [`user ${anna}`]);
  await store.lanesBehind(1_000_000);
  await store.dueLanes(noon);
  await store.releaseLanes("one", [`user ${anna}`]);
  const game = await store.gameByChannel(berlin);
  if (game !== null) await store.game(game.id);
  await store.gamesToWake(noon, share);
  await store.gamesWaitingFor([anna], share);
  await store.versionsOf([game?.id ?? ""], share);
  await store.ordersOf(game?.id ?? "");
  await store.userSettings(anna);
  await store.tidyLeases();
  await store.leave("one");
  store.trust.alone(true);
}

/** Asks it all that goes through what there is, of the same people. `old`: what is forgotten is older than this. */
export async function askThoroughly(store: Store, { anna, guild }: Fresh, old = later(2)): Promise<void> {
  await store.gameCount(true);
  await store.gameIds({ behind: "", running: true, limit: 1 });
  await store.gamesOfUnknownWaits("");
  await store.firstPostsBehind();
  await store.gameGuilds();
  const ranked = { guildId: guild, title: "twilight-struggle" };
  await store.ratingsFromResults(ranked);
  await store.rateAnew(ranked);
  for (const { gameId } of await store.resultsOf(anna)) await store.correctResult(gameId, "rated", { us: 0 });
  await store.prune(old);
  await store.keptAbout(anna);
  await store.pastGames(anna);
  const sittings = [{ seat: "us", userId: anna, userName: "Anna" }];
  const laid = {
    title: "twilight-struggle",
    ownerId: anna,
    options: {},
    saved: "{}",
    waits: ["us"],
    log: [],
    table: {},
  };
  await store.createPrivateTable({ ...laid, seats: sittings, at: noon });
  const [own] = await store.privateTables(anna);
  await store.deletePrivateTable(own?.id ?? "");
  const start = { index: 0, label: null, saved: "{}" };
  await store.createPrivateTable({ ...laid, seats: sittings, at: old, start, interactionId: `branch ${anna}` });
  await store.openedBy(`branch ${anna}`);
  await store.deletePrivateTablesBefore(noon);
  const deletion = await store.beginDeletion(anna, noon);
  await store.unknownDeletions();
  await store.deletePerson(anna, deletion, []);
  const another = await store.beginDeletion(`nobody ${anna}`, noon);
  await store.endDeletion(another);
  store.dropSettings(anna, []);
  await store.forgetGamesOf(guild);
}
