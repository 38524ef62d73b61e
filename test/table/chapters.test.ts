import { expect, test } from "vitest";
import { readPost } from "../../src/store/index.ts";
import { act } from "../../src/table/index.ts";
import { table } from "../games/wir-sind-das-volk/table.ts";
import { waiting } from "../store/temporary.ts";
import { lastCard, lay } from "./lay.ts";
import { movesAmong } from "./posts.ts";
import { anna, boris, Room } from "./room.ts";

/** Boris, as East, ends decade I with its last card. */
async function endOfDecade() {
  const room = await Room.open();
  const game = await room.game({}, { title: "wir-sind-das-volk", seat: "west" });
  await room.sent();
  await lay(room.store, game, table(lastCard));
  const request = { ...(await room.by(boris, game)), picks: ["build", "done"] };
  await act(room.table, request);
  return { room, request };
}

test("the end of a decade goes out in chapters, the last of which is the post of the move", async () => {
  const { room } = await endOfDecade();
  const due = (await waiting(room.store)).filter(({ to }) => "channelId" in to);
  expect(due.map(({ kind }) => kind)).toEqual(["chapter", "chapter", "chapter", "chapter", "move"]);
  const early = due.map(readPost).flatMap((said) => (said.kind === "chapter" ? said.payload.entries : []));
  const [last] = movesAmong(due);
  if (last === undefined) throw new Error("no post of the move");
  // the picture needs all that has changed, the words only what is new
  expect(last.entries.slice(0, last.told)).toEqual(early);
  expect(last.entries[last.told ?? 0]).toMatchObject({ key: "decade", args: { decade: 2 } });
  expect(last.asks).toMatchObject([{ seat: "west", userId: anna.id }]);
});

test("a move delivered again sends no chapter again", async () => {
  const { room, request } = await endOfDecade();
  const sent = await room.sent();
  expect(sent.filter((post) => post === "chapter channel")).toHaveLength(4);
  await act(room.table, request);
  expect(await room.sent()).toEqual([]);
});
