import { openStore } from "../../src/store/index.ts";

/** Moves a game for ever, telling each move on its own line once it is stored. To be killed. */
const [url = "", id = ""] = process.argv.slice(2);
const store = await openStore({ url, deletions: "/nowhere" });
for (;;) {
  const game = await store.game(id);
  if (game === null) throw new Error("no game");
  const n = game.answered;
  const moved = await store.move(game, {
    by: { userId: "anna", interactionId: `${id}-${n}` },
    at: new Date(),
    answered: n + 1,
    saved: JSON.stringify({ n: n + 1 }),
    acts: [{ kind: "answer", seat: "us", option: `${n}` }],
    log: { from: n, entries: [{ key: "moved", args: { n } }] },
    checkpoints: { add: [{ index: n + 1, label: { key: "moment", args: { n } }, saved: "{}" }] },
    posts: [{ to: { channelId: "berlin" }, kind: "time-out", payload: { game: `${n}`, users: [] } }],
  });
  if (moved.kind !== "done") throw new Error(moved.kind);
  process.stdout.write(`${n}\n`);
}
