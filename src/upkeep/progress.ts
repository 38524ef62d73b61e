/** Told how many games have been gone through, and of how many. */
export type Progress = (done: number, all: number) => void;

const WIDTH = 40;
const EVERY_MS = 500;

/** A bar where somebody watches, a line now and then where it goes to a file. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  const every = stream.isTTY ? EVERY_MS : 10 * EVERY_MS;
  let told = 0;
  return (done, all) => {
    const isEnd = done === all;
    if (!isEnd && Date.now() - told < every) return;
    told = Date.now();
    const filled = all === 0 ? WIDTH : Math.round((done / all) * WIDTH);
    const bar = `[${"#".repeat(filled)}${"-".repeat(WIDTH - filled)}] ${done} of ${all} games`;
    if (!stream.isTTY) stream.write(`${bar}\n`);
    else stream.write(`\r${bar}${isEnd ? "\n" : ""}`);
  };
}
