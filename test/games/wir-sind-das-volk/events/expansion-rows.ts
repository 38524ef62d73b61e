import type { CardId } from "../../../../src/games/wir-sind-das-volk/cards/types.ts";
import type { Setting } from "../table.ts";

/** Both treasuries at $6, four doves, and decks whose next cards are known. */
export const world: Setting = {
  unrest: 2,
  factories: ["hamburg", "dortmund", "berlin", "leipzig"],
  powers: { doves: 4, armsDeck: ["arms-07", "arms-10"], conflictDeck: ["conflict-02", "conflict-04"] },
};

type Use = readonly [picks: readonly string[], result: readonly string[]];

/** A card of 2+2 used by a yellow player, by a red one, and happening by itself. */
type ExpansionRow = readonly [id: CardId, uses: { readonly yellow?: Use; readonly red?: Use; readonly auto: Use }];

export const expansionRows: readonly ExpansionRow[] = [
  [
    "race-for-the-rocket-scientists",
    {
      yellow: [[], ["space 0>-1", "$ usa 6>5"]],
      red: [[], ["space 0>1", "$ ussr 6>5"]],
      auto: [[], ["$ usa 6>5", "$ ussr 6>5"]],
    },
  ],
  [
    "reparations-and-war-booty",
    { yellow: [[], ["$ usa 6>9"]], red: [[], ["$ ussr 6>9"]], auto: [[], ["$ usa 6>9", "$ ussr 6>9"]] },
  ],
  [
    "hydrogen-bomb",
    {
      yellow: [[], ["dominance 0>-1", "arms 0>-1", "$ usa 6>4"]],
      red: [[], ["dominance 0>1", "arms 0>1", "$ ussr 6>3"]],
      auto: [[], ["$ usa 6>4", "$ ussr 6>4"]],
    },
  ],
  ["truman-doctrine", { yellow: [[], ["dominance 0>-2"]], auto: [[], ["dominance 0>-2"]] }],
  [
    "marshall-plan",
    {
      yellow: [
        ["west=kiel", "west=ulm"],
        ["prestige 0>-1", "kiel none>sound", "ulm none>sound", "$ usa 6>4"],
      ],
      auto: [
        ["west=kiel", "west=ulm"],
        ["prestige 0>-1", "kiel none>sound", "ulm none>sound", "$ usa 6>4"],
      ],
    },
  ],
  [
    "hungarian-uprising",
    {
      red: [["sachsen"], ["unrest sachsen 2>1", "prestige 0>-1", "dominance 0>1", "police light", "doves 4>3"]],
      auto: [["east=sachsen"], ["unrest sachsen 2>1", "prestige 0>-1", "dominance 0>1", "police light", "doves 4>3"]],
    },
  ],
  [
    "sputnik",
    { red: [[], ["prestige 0>1", "space 0>2", "$ ussr 6>4"]], auto: [[], ["prestige 0>1", "space 0>2", "$ ussr 6>4"]] },
  ],
  [
    "atoms-for-peace",
    {
      yellow: [["prestige:west"], ["prestige 0>-1", "$ usa 6>7", "$ ussr 6>7", "doves 4>5"]],
      red: [["prestige:east"], ["prestige 0>1", "$ usa 6>7", "$ ussr 6>7", "doves 4>5"]],
      auto: [[], ["$ usa 6>7", "$ ussr 6>7", "doves 4>5"]],
    },
  ],
  [
    "austrian-state-treaty",
    {
      yellow: [["prestige:west"], ["prestige 0>-1", "doves 4>5"]],
      red: [["prestige:east"], ["prestige 0>1", "doves 4>5"]],
      auto: [[], ["doves 4>5"]],
    },
  ],
  [
    "korean-war",
    {
      yellow: [[], ["dominance 0>2", "$ ussr 6>3", "doves 4>3"]],
      red: [[], ["dominance 0>2", "$ ussr 6>3", "doves 4>3"]],
      auto: [[], ["dominance 0>2", "$ ussr 6>3", "doves 4>3"]],
    },
  ],
  [
    "first-man-on-the-moon",
    {
      yellow: [[], ["dominance 0>-1", "space 0>-1", "$ usa 6>3"]],
      red: [[], ["dominance 0>1", "space 0>1", "$ ussr 6>3"]],
      auto: [[], ["$ usa 6>3", "$ ussr 6>3"]],
    },
  ],
  [
    "decolonisation-of-africa",
    {
      yellow: [[], ["dominance 0>-1", "$ usa 6>5"]],
      red: [[], ["dominance 0>1", "$ ussr 6>5"]],
      auto: [[], ["$ usa 6>5", "$ ussr 6>5"]],
    },
  ],
  [
    "intercontinental-missiles",
    {
      yellow: [[], ["prestige 0>-1", "arms 0>-1", "$ usa 6>5"]],
      red: [[], ["prestige 0>1", "arms 0>1", "$ ussr 6>5", "doves 4>3"]],
      auto: [[], ["$ usa 6>5", "$ ussr 6>5", "doves 4>3"]],
    },
  ],
  ["sino-soviet-split", { yellow: [[], ["dominance 0>-3"]], auto: [[], ["dominance 0>-3"]] }],
  [
    "kennedys-moon-speech",
    {
      yellow: [[], ["prestige 0>-1", "space 0>-2", "$ usa 6>4"]],
      auto: [[], ["prestige 0>-1", "space 0>-2", "$ usa 6>4"]],
    },
  ],
  [
    "yuri-gagarin-in-space",
    { red: [[], ["prestige 0>2", "space 0>1", "$ ussr 6>5"]], auto: [[], ["prestige 0>2", "space 0>1", "$ ussr 6>5"]] },
  ],
  ["vietnam-war", { red: [[], ["dominance 0>3", "doves 4>3"]], auto: [[], ["dominance 0>3", "doves 4>3"]] }],
  [
    "non-proliferation-treaty",
    {
      yellow: [["prestige:west"], ["prestige 0>-1", "doves 4>6"]],
      red: [["prestige:east"], ["prestige 0>1", "doves 4>6"]],
      auto: [[], ["doves 4>6"]],
    },
  ],
  [
    "partial-test-ban-treaty",
    {
      yellow: [["prestige:west"], ["prestige 0>-1", "$ usa 6>7", "$ ussr 6>7", "doves 4>5"]],
      red: [["prestige:east"], ["prestige 0>1", "$ usa 6>7", "$ ussr 6>7", "doves 4>5"]],
      auto: [[], ["$ usa 6>7", "$ ussr 6>7", "doves 4>5"]],
    },
  ],
  [
    "cuban-missile-crisis",
    {
      yellow: [[], ["$ usa 6>5", "$ ussr 6>5", "doves 4>1"]],
      red: [[], ["$ usa 6>5", "$ ussr 6>5", "doves 4>1"]],
      auto: [[], ["$ usa 6>5", "$ ussr 6>5", "doves 4>1"]],
    },
  ],
  [
    "salyut-and-skylab",
    {
      yellow: [[], ["space 0>-1", "$ usa 6>5"]],
      red: [[], ["space 0>1", "$ ussr 6>5"]],
      auto: [[], ["$ usa 6>5", "$ ussr 6>5"]],
    },
  ],
  ["petrodollars", { yellow: [[], ["$ usa 6>9"]], red: [[], ["$ ussr 6>9"]], auto: [[], ["$ usa 6>9", "$ ussr 6>9"]] }],
  [
    "multiple-warheads",
    {
      yellow: [[], ["dominance 0>-1", "arms 0>-1", "$ usa 6>3", "doves 4>3"]],
      red: [[], ["prestige 0>-1", "dominance 0>1", "arms 0>1", "$ ussr 6>3"]],
      auto: [[], ["$ usa 6>3", "$ ussr 6>2", "doves 4>3"]],
    },
  ],
  ["nixon-in-china", { yellow: [[], ["dominance 0>-2", "$ usa 6>5"]], auto: [[], ["dominance 0>-2", "$ usa 6>5"]] }],
  [
    "soviet-invasion-of-afghanistan",
    {
      yellow: [[], ["prestige 0>-2", "dominance 0>-2", "doves 4>3"]],
      auto: [[], ["prestige 0>-2", "dominance 0>-2", "doves 4>3"]],
    },
  ],
  ["fall-of-saigon", { red: [[], ["dominance 0>2", "$ ussr 6>5"]], auto: [[], ["dominance 0>2", "$ ussr 6>5"]] }],
  ["watergate", { red: [[], ["prestige 0>1", "dominance 0>2"]], auto: [[], ["prestige 0>1", "dominance 0>2"]] }],
  [
    "salt-i",
    {
      yellow: [["prestige:west"], ["prestige 0>-1", "$ usa 6>7", "$ ussr 6>7", "doves 4>6"]],
      red: [["prestige:east"], ["prestige 0>1", "$ usa 6>7", "$ ussr 6>7", "doves 4>6"]],
      auto: [[], ["$ usa 6>7", "$ ussr 6>7", "doves 4>6"]],
    },
  ],
  [
    "helsinki-final-act",
    {
      yellow: [["dominance:west"], ["prestige 0>1", "dominance 0>-1", "socialists 0>-1", "doves 4>5"]],
      red: [["prestige:east"], ["prestige 0>2", "socialists 0>-1", "doves 4>5"]],
      auto: [[], ["prestige 0>1", "socialists 0>-1", "doves 4>5"]],
    },
  ],
  [
    "yom-kippur-war",
    {
      yellow: [[], ["dominance 0>2", "$ ussr 6>3", "doves 4>2"]],
      red: [[], ["dominance 0>2", "$ ussr 6>3", "doves 4>2"]],
      auto: [[], ["dominance 0>2", "$ ussr 6>3", "doves 4>2"]],
    },
  ],
  [
    "space-shuttle-and-mir",
    {
      yellow: [[], ["space 0>-1", "$ usa 6>5"]],
      red: [[], ["space 0>1", "$ ussr 6>5"]],
      auto: [[], ["$ usa 6>5", "$ ussr 6>5"]],
    },
  ],
  [
    "arms-exports-to-the-third-world",
    { yellow: [[], ["$ usa 6>9"]], red: [[], ["$ ussr 6>9"]], auto: [[], ["$ usa 6>9", "$ ussr 6>9"]] },
  ],
  [
    "pershing-ii-and-ss-20",
    {
      yellow: [
        ["west=bayern", "west=hessen"],
        ["unrest hessen 2>3", "unrest bayern 2>3", "dominance 0>-1", "arms 0>-1", "$ usa 6>4"],
      ],
      red: [["east=sachsen"], ["unrest sachsen 2>3", "dominance 0>1", "arms 0>1", "$ ussr 6>3"]],
      auto: [
        ["west=bayern", "west=hessen", "east=sachsen"],
        ["unrest hessen 2>3", "unrest bayern 2>3", "unrest sachsen 2>3", "$ usa 6>4", "$ ussr 6>3"],
      ],
    },
  ],
  [
    "strategic-defense-initiative",
    {
      yellow: [
        ["west=bayern"],
        ["unrest bayern 2>3", "space 0>-1", "arms 0>-1", "$ usa 6>2", "doves 4>3", "dearer arms"],
      ],
      auto: [
        ["west=bayern"],
        ["unrest bayern 2>3", "space 0>-1", "arms 0>-1", "$ usa 6>2", "doves 4>3", "dearer arms"],
      ],
    },
  ],
  ["sinatra-doctrine", { yellow: [[], ["prestige 0>-1", "weaker aid"]], auto: [[], ["prestige 0>-1", "weaker aid"]] }],
  ["iran-contra-affair", { red: [[], ["prestige 0>1", "$ usa 6>4"]], auto: [[], ["prestige 0>1", "$ usa 6>4"]] }],
  ["challenger-disaster", { red: [[], ["space 0>1", "$ usa 6>4"]], auto: [[], ["space 0>1", "$ usa 6>4"]] }],
  [
    "reykjavik-summit",
    {
      yellow: [["prestige:west"], ["prestige 0>-1", "$ usa 6>7", "$ ussr 6>7", "doves 4>5"]],
      red: [["prestige:east"], ["prestige 0>1", "$ usa 6>7", "$ ussr 6>7", "doves 4>5"]],
      auto: [[], ["$ usa 6>7", "$ ussr 6>7", "doves 4>5"]],
    },
  ],
  [
    "inf-treaty",
    {
      yellow: [["prestige:west"], ["prestige 0>-1", "doves 4>6"]],
      red: [["prestige:east"], ["prestige 0>1", "doves 4>6"]],
      auto: [[], ["doves 4>6"]],
    },
  ],
  [
    "able-archer-83",
    {
      yellow: [[], ["dominance 0>2", "$ ussr 6>3", "doves 4>2"]],
      red: [[], ["dominance 0>2", "$ ussr 6>3", "doves 4>2"]],
      auto: [[], ["dominance 0>2", "$ ussr 6>3", "doves 4>2"]],
    },
  ],
];
