import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Later } from "../../src/discord/later.ts";

let later: Later;
let done: string[];
const edit = (what: string) => async () => void done.push(what);

beforeEach(() => {
  vi.useFakeTimers();
  later = new Later(pino({ level: "silent" }));
  done = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test("edits of one post gather: within their time there is one, and it is the newest", async () => {
  for (const version of ["1", "2", "3"]) later.do("post", edit(version), 1000);
  await vi.advanceTimersByTimeAsync(999);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual(["3"]);
});

test("one that is asked for while another is under way comes after it", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  later.do("post", () => held, 0);
  later.do("post", edit("2"), 1000);
  later.do("post", edit("3"), 1000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual([]);
  release();
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toEqual(["3"]);
});

test("one that must wait is made later, the newest alone, and others do not wait for it", async () => {
  const down = Object.assign(new Error(), { code: "ECONNREFUSED" });
  later.do("post", () => Promise.reject(down), 0);
  await vi.advanceTimersByTimeAsync(0);
  later.do("post", edit("2"), 0);
  later.do("post", edit("3"), 0);
  later.do("other", edit("other"), 0);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(done).toEqual(["other"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toEqual(["other", "3"]);
});
