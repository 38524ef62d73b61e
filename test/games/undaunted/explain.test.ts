import { describe, expect, test } from "vitest";
import { languages } from "../../../src/engine/index.ts";
import { undauntedMessages } from "../../../src/games/undaunted/messages/index.ts";
import { gamePhrase } from "../../../src/i18n/index.ts";
import { type Setting, type Table, table } from "./table.ts";

const lrdg = (setting: Setting) => table({ side: "lrdg", ...setting });
const playing = (card: string, setting: Setting = {}) =>
  lrdg({ ...setting, hands: { lrdg: [card as never] } }).lrdg(card);
const driver = () => table({ hands: { italy: ["italy-rifleman"] } }).italy("italy-rifleman");

/** [table, seat, what is tried, the reason, its paragraph] */
const cases: readonly [string, () => Table, "lrdg" | "italy", string, string, string | undefined][] = [
  [
    "an action before a card",
    () => lrdg({ hands: { lrdg: ["lrdg-scout"] } }),
    "lrdg",
    "attack",
    "refusal.card-first",
    "5.1",
  ],
  [
    "a card of the enemy",
    () => lrdg({ hands: { lrdg: ["lrdg-scout"] } }),
    "lrdg",
    "italy-scout",
    "refusal.enemy-card",
    undefined,
  ],
  [
    "a card not held",
    () => lrdg({ hands: { lrdg: ["lrdg-scout"] } }),
    "lrdg",
    "lrdg-sniper",
    "refusal.not-in-hand",
    undefined,
  ],
  ["fog", () => lrdg({ hands: { lrdg: ["lrdg-scout", "lrdg-fog"] } }), "lrdg", "lrdg-fog", "refusal.fog", "5.4"],
  ["an action that is not on the card", () => playing("lrdg-scout"), "lrdg", "control", "refusal.no-action", "5.2"],
  ["rallying the ready", () => playing("lrdg-scout"), "lrdg", "rally", "refusal.rally", "5.3"],
  ["leaving on foot", () => playing("lrdg-scout"), "lrdg", "leave", "refusal.on-foot", "6.1"],
  ["a seat action on foot", () => playing("lrdg-scout"), "lrdg", "seat:drive", "refusal.on-foot", "6.3"],
  ["a swap on foot", () => playing("lrdg-scout"), "lrdg", "swap:lrdg-rifleman", "refusal.swap", "5.2"],
  [
    "boarding with an officer",
    () => playing("lrdg-lieutenant"),
    "lrdg",
    "board:lrdg-patrol-truck:driver",
    "refusal.no-counter",
    "6.1",
  ],
  [
    "boarding what is elsewhere",
    () => playing("lrdg-scout"),
    "lrdg",
    "board:lrdg-patrol-truck:driver",
    "refusal.other-tile",
    "6.1",
  ],
  [
    "boarding what is not there",
    () => playing("lrdg-scout"),
    "lrdg",
    "board:lrdg-gun-truck:driver",
    "refusal.not-on-board",
    undefined,
  ],
  ["boarding from a seat", () => driver(), "italy", "board:italy-medium-tank:hull", "refusal.leave-first", "6.1"],
  ["a seat in another vehicle", () => driver(), "italy", "sit:italy-medium-tank:hull", "refusal.not-in-vehicle", "6.1"],
  ["a seat that is taken", () => driver(), "italy", "sit:italy-recon-car:gunner", "refusal.seat-taken", "6.1"],
  ["another seat's action", () => driver(), "italy", "seat:blaze", "refusal.no-seat-action", "6.3"],
  ["moving aboard", () => driver(), "italy", "move", "refusal.aboard", "6.2"],
  ["hunkering after a change of place", () => driver().italy("leave"), "italy", "hunker", "refusal.hunker", "5.2"],
  ["a second change of place", () => driver().italy("leave"), "italy", "swap:italy-scout", "refusal.placed", "6.1"],
  ["a tile of another board", () => playing("lrdg-scout").lrdg("scout"), "lrdg", "1A", "refusal.no-tile", undefined],
  ["a far tile", () => playing("lrdg-scout").lrdg("scout"), "lrdg", "18A", "refusal.not-adjacent", "7.3"],
  [
    "shooting at a structure",
    () => playing("lrdg-scout", { scenario: "landing-ground-7" }).lrdg("attack"),
    "lrdg",
    "hangar",
    "refusal.structure",
    "9.1",
  ],
  [
    "demolishing an empty prize elsewhere",
    () =>
      playing("lrdg-saboteur", {
        vehicles: {
          "italy-recon-car": { tile: "6B" },
          "italy-medium-tank": { tile: "6B" },
          "italy-truck": { tile: "12A", owner: "lrdg" },
        },
      }).lrdg("demolish"),
    "lrdg",
    "italy-truck",
    "refusal.other-tile",
    "9.1",
  ],
  [
    "a card not in the supply",
    () => playing("lrdg-lieutenant").lrdg("bolster"),
    "lrdg",
    "lrdg-sniper",
    "refusal.not-in-supply",
    "8.7",
  ],
  [
    "a card not played",
    () => playing("lrdg-warrant-officer", { played: { lrdg: ["lrdg-scout", "lrdg-rifleman"] } }).lrdg("inspire"),
    "lrdg",
    "lrdg-saboteur",
    "refusal.not-played",
    "8.1",
  ],
  [
    "an inspiring card",
    () => playing("lrdg-warrant-officer", { played: { lrdg: ["lrdg-scout", "lrdg-rifleman"] } }).lrdg("inspire"),
    "lrdg",
    "lrdg-warrant-officer",
    "refusal.inspires",
    "8.1",
  ],
  [
    "a soldier who is not aboard",
    () =>
      table({ side: "lrdg", hands: { lrdg: ["lrdg-rifleman"] }, dice: [0] }).lrdg(
        "lrdg-rifleman",
        "attack",
        "italy-recon-car",
      ),
    "lrdg",
    "italy-tank-driver",
    "refusal.not-aboard",
    "9.4",
  ],
];

describe("refusals", () => {
  test.each(cases)("%s", (_, at, seat, tried, key, rule) => {
    const reason = at().refusal(seat, tried);
    expect(reason?.key).toBe(key);
    expect(reason?.rule).toBe(rule);
    for (const language of languages)
      if (reason !== null) expect(gamePhrase(language, reason, undauntedMessages)).not.toMatch(/[{}]|undefined|null/);
  });

  test("what makes no sense at all gets the common answer", () => {
    expect(playing("lrdg-scout").refusal("lrdg", "dance")).toEqual({
      key: "refusal.option",
      args: { kind: "play.use" },
      rule: "5.2",
    });
  });
});
