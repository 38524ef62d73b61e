import { setTheScene } from "/work/main/test/playground/setup.ts";
const s = await setTheScene();
s.on(async (i) => { if (i.isRepliable()) await i.reply("x"); });
const acks: number[] = [];
const t = performance.now();
for (let k = 0; k < 2000; k++) { const o = await s.people.run({ person: "anna", channel: "table-one", command: "plain" }); acks.push(o.acknowledgedInMs ?? 9999); }
const el = performance.now() - t;
acks.sort((a, b) => a - b);
console.log("sequential", (2000 / el * 1000).toFixed(0), "/s ack p50", acks[1000], "p99", acks[1980]);
const t2 = performance.now();
await Promise.all(Array.from({ length: 1000 }, () => s.people.run({ person: "anna", channel: "table-one", command: "plain" })));
console.log("parallel 1000 in", performance.now() - t2, s.errors.length);
const t3 = performance.now();
await s.people.messages({ person: "anna", channel: "table-one" });
console.log("read", performance.now() - t3);
await s.end();
