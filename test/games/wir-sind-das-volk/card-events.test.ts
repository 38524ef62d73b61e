import { describe, expect, test } from "vitest";
import { baseCards, card } from "../../../src/games/wir-sind-das-volk/cards/index.ts";
import type { CardId } from "../../../src/games/wir-sind-das-volk/cards/types.ts";
import { changes, playThrough } from "./changes.ts";
import { type Setting, table } from "./table.ts";

/** 2 unrest everywhere, a few factories, two of them abroad. */
const land: Setting = {
  unrest: 2,
  factories: ["hamburg", "hannover", "dortmund", "koeln", "berlin", "leipzig", "dresden", "cssr-east", "polska-north"],
  segments: ["dortmund--koeln", "leipzig--dresden", "dresden--cssr-east"],
};

type Row = readonly [id: CardId, seat: "west" | "east", picks: readonly string[], result: readonly string[]];

const rows: readonly Row[] = [
  [
    "land-reform",
    "east",
    ["thueringen", "sachsen"],
    ["unrest sachsen 2>1", "unrest thueringen 2>1", "currency 0>-1", "socialists 0>1"],
  ],
  [
    "forced-merger-of-kpd-and-spd",
    "east",
    ["rostock", "thueringen"],
    ["unrest thueringen 2>3", "socialists 0>2", "rostock none>sound"],
  ],
  [
    "monetary-reform-in-the-east",
    "east",
    ["rostock", "jena"],
    ["currency 0>1", "rostock none>sound", "jena none>sound"],
  ],
  ["goettingen-eighteen", "east", ["bayern", "hessen"], ["unrest hessen 2>3", "unrest bayern 2>3", "prestige 0>2"]],
  ["stasi-is-founded", "east", ["thueringen"], ["unrest thueringen 2>1", "prestige 0>1", "police dark"]],
  [
    "planned-build-up-of-socialism",
    "east",
    ["rostock", "jena", "sachsen"],
    ["unrest sachsen 2>3", "socialists 0>1", "rostock none>sound", "jena none>sound"],
  ],
  [
    "joining-the-cmea",
    "east",
    ["cssr-west", "cottbus--cssr-east", "polska-south", "berlin--polska-south", "sachsen"],
    [
      "unrest sachsen 2>3",
      "currency 0>1",
      "cssr-west none>sound",
      "polska-south none>sound",
      "built cottbus--cssr-east",
      "built berlin--polska-south",
    ],
  ],
  [
    "saar-protectorate",
    "east",
    ["dortmund--koeln", "hannover"],
    ["unrest rheinland-pfalz 2>3", "prestige 0>1", "gone hannover", "gone dortmund--koeln"],
  ],
  [
    "joining-the-warsaw-pact",
    "east",
    ["cssr-west", "cottbus--cssr-east", "polska-south", "berlin--polska-south", "sachsen"],
    [
      "unrest sachsen 2>3",
      "prestige 0>1",
      "cssr-west none>sound",
      "polska-south none>sound",
      "built cottbus--cssr-east",
      "built berlin--polska-south",
    ],
  ],
  [
    "founding-of-the-fdj",
    "east",
    ["west-berlin", "sachsen"],
    ["unrest west-berlin 2>3", "unrest sachsen 2>1", "socialists 0>2"],
  ],
  ["nato-membership-and-rearmament", "west", ["east=bayern"], ["unrest bayern 2>3", "prestige 0>-1"]],
  [
    "reparations-agreement-with-israel",
    "west",
    ["hannover", "bayern"],
    ["unrest bayern 2>3", "prestige 0>-2", "gone hannover"],
  ],
  [
    "monetary-reform-in-the-west",
    "west",
    ["kiel", "bremen", "ulm", "hessen"],
    ["unrest hessen 2>1", "kiel none>sound", "bremen none>sound", "ulm none>sound"],
  ],
  ["berlin-airlift", "west", ["kiel"], ["unrest west-berlin 2>0", "currency 0>-1", "kiel none>sound"]],
  [
    "stalinist-purges",
    "east",
    ["west=kiel", "west=berlin"],
    ["socialists 0>1", "kiel none>sound", "gone berlin", "police light"],
  ],
  [
    "1953-uprising",
    "west",
    ["sachsen", "sachsen", "thueringen", "thueringen"],
    ["unrest sachsen 2>4", "unrest thueringen 2>4", "socialists 0>-1"],
  ],
  [
    "dismantling-industry-in-the-east",
    "west",
    ["leipzig--dresden", "leipzig", "berlin", "sachsen"],
    ["unrest sachsen 2>3", "socialists 0>-1", "gone berlin", "gone leipzig", "gone leipzig--dresden"],
  ],
  [
    "the-miracle-of-bern",
    "west",
    ["bayern", "west-berlin"],
    ["unrest bayern 2>1", "unrest west-berlin 2>1", "prestige 0>-2"],
  ],
  [
    "west-germany-granted-sovereignty",
    "west",
    ["kiel", "kiel--hamburg"],
    ["prestige 0>-1", "kiel none>sound", "built kiel--hamburg"],
  ],
  [
    "the-wirtschaftswunder",
    "west",
    ["kiel", "bremen", "ulm", "hessen", "sachsen"],
    ["unrest hessen 2>1", "unrest sachsen 2>3", "kiel none>sound", "bremen none>sound", "ulm none>sound"],
  ],
  [
    "career-bans-for-critical-socialists",
    "east",
    ["sachsen"],
    ["unrest sachsen 2>1", "currency 0>-1", "socialists 0>-1", "police dark"],
  ],
  [
    "short-term-berlin-visas",
    "west",
    ["sachsen", "thueringen"],
    ["unrest west-berlin 2>0", "unrest sachsen 2>1", "unrest thueringen 2>1", "currency 0>1"],
  ],
  [
    "noespl-reforms",
    "east",
    ["rostock", "jena", "cottbus", "sachsen"],
    ["unrest sachsen 2>3", "currency 0>1", "rostock none>sound", "jena none>sound", "cottbus none>sound"],
  ],
  [
    "youth-meeting-of-germany",
    "east",
    ["bayern", "sachsen", "sachsen"],
    ["unrest bayern 2>3", "unrest sachsen 2>0", "socialists 0>1"],
  ],
  [
    "benno-ohnesorg-shot",
    "east",
    ["nordrhein-westfalen", "bayern", "hessen"],
    ["unrest hessen 2>3", "unrest bayern 2>3", "unrest west-berlin 2>4", "protest nordrhein-westfalen"],
  ],
  [
    "protests-of-1968",
    "east",
    ["bayern", "bayern", "hessen"],
    ["unrest hessen 2>3", "unrest bayern 2>4", "socialists 0>1"],
  ],
  ["first-german-nuclear-plant-is-in-the-east", "east", [], ["prestige 0>1", "rheinsberg none>sound"]],
  [
    "east-germany-introduces-citizenship",
    "east",
    ["sachsen"],
    ["unrest sachsen 2>1", "prestige 0>1", "socialists 0>1"],
  ],
  [
    "founding-of-intershop",
    "east",
    ["rostock", "jena", "sachsen"],
    ["unrest sachsen 2>3", "currency 0>2", "rostock none>sound", "jena none>sound"],
  ],
  [
    "west-germany-pays-to-free-prisoners",
    "west",
    ["sachsen"],
    ["unrest sachsen 2>1", "currency 0>2", "socialists 0>-1"],
  ],
  ["east-germany-at-the-olympics", "east", [], ["prestige 0>2"]],
  ["spiegel-scandal", "east", ["bayern"], ["unrest bayern 2>3", "prestige 0>1"]],
  [
    "west-german-emergency-acts",
    "east",
    ["bayern", "hessen"],
    ["unrest hessen 2>3", "unrest bayern 2>3", "prestige 0>1"],
  ],
  ["conscientious-objectors", "east", ["rostock", "sachsen"], ["unrest sachsen 2>1", "rostock none>sound"]],
  [
    "colour-tv-comes-to-the-west",
    "west",
    ["bayern", "hessen", "sachsen"],
    ["unrest hessen 2>1", "unrest bayern 2>1", "unrest sachsen 2>3", "standard hessen 0>1", "standard bayern 0>1"],
  ],
  ["take-a-chance-on-more-democracy", "west", ["bayern", "bayern"], ["unrest bayern 2>0", "prestige 0>-1"]],
  [
    "prague-spring",
    "west",
    ["sachsen"],
    ["unrest sachsen 2>3", "socialists 0>-2", "gone cssr-east", "gone dresden--cssr-east"],
  ],
  ["us-jet-shot-down-in-east-germany", "west", [], ["prestige 0>-1", "currency 0>-1"]],
  [
    "ish-bin-ein-bearleener",
    "west",
    ["bayern", "hessen"],
    ["unrest hessen 2>1", "unrest bayern 2>1", "unrest west-berlin 2>1", "prestige 0>-1"],
  ],
  ["frankfurt-auschwitz-trials", "west", ["bayern"], ["unrest bayern 2>3", "prestige 0>-2"]],
  ["transit-agreement", "east", ["west=kiel", "west=bayern"], ["unrest bayern 2>1", "currency 0>2", "kiel none>sound"]],
  [
    "frg-recognizes-gdr-sovereignty",
    "east",
    ["west=bayern", "west=hessen", "west=bayern"],
    ["unrest hessen 2>1", "unrest bayern 2>0", "prestige 0>2", "currency 0>1"],
  ],
  [
    "steel-crisis",
    "east",
    ["dortmund"],
    ["unrest nordrhein-westfalen 2>3", "gone dortmund", "gone koeln", "gone dortmund--koeln"],
  ],
  [
    "red-army-faction",
    "east",
    ["bayern", "bayern", "hessen", "hessen"],
    ["unrest hessen 2>4", "unrest bayern 2>4", "prestige 0>1"],
  ],
  [
    "housing-programme",
    "west",
    ["east=sachsen", "east=sachsen"],
    ["unrest sachsen 2>0", "currency 0>-1", "socialists 0>1"],
  ],
  [
    "palace-of-the-republic",
    "east",
    ["leipzig"],
    ["unrest east-berlin 2>1", "standard east-berlin 0>1", "socialists 0>1", "leipzig sound>run-down"],
  ],
  [
    "east-permits-manufacture-of-blue-jeans",
    "east",
    ["sachsen", "thueringen"],
    ["unrest sachsen 2>1", "unrest thueringen 2>1", "standard sachsen 0>1", "prestige 0>1"],
  ],
  ["nationalizing-the-mittelstand", "east", ["sachsen"], ["unrest sachsen 2>3", "currency 0>-2", "socialists 0>2"]],
  ["doubling-the-number-of-informal-agents", "east", ["sachsen"], ["unrest sachsen 2>1", "police dark"]],
  ["guillaume-affair", "east", ["bayern", "nothing"], ["unrest bayern 2>3", "prestige 0>1"]],
  ["spring-guns-on-the-border", "east", [], ["prestige 0>-2", "socialists 0>1", "police light"]],
  [
    "herstatt-bank-goes-bankrupt",
    "east",
    ["hannover", "bayern"],
    ["unrest bayern 2>3", "prestige 0>1", "gone hannover"],
  ],
  ["hidden-currency-import-by-koko", "east", [], ["currency 0>2"]],
  [
    "1973-oil-crisis",
    "east",
    ["dortmund--koeln", "dortmund", "koeln", "hannover"],
    ["gone hannover", "gone dortmund", "gone koeln", "gone dortmund--koeln"],
  ],
  ["brandt-kneels-in-warsaw", "west", ["bayern"], ["unrest bayern 2>3", "prestige 0>-2"]],
  [
    "auto-industry-booms",
    "west",
    ["kiel", "ulm"],
    ["currency 0>-1", "socialists 0>-1", "kiel none>sound", "ulm none>sound"],
  ],
  [
    "biermann-stripped-off-his-citizenship",
    "west",
    ["sachsen", "thueringen"],
    ["unrest sachsen 2>3", "unrest thueringen 2>3", "socialists 0>-2"],
  ],
  ["self-immolation-of-bruesewitz", "west", ["sachsen"], ["unrest sachsen 2>3", "socialists 0>-2"]],
  ["national-day-youth-riot", "west", [], ["unrest east-berlin 2>4", "socialists 0>-1"]],
  ["munich-olympics", "west", [], ["unrest bayern 2>3", "standard bayern 0>1", "prestige 0>-2"]],
  [
    "peace-movement-in-east-and-west",
    "west",
    ["east=bayern", "east=west-berlin", "sachsen", "thueringen"],
    ["unrest bayern 2>3", "unrest west-berlin 2>3", "unrest sachsen 2>3", "unrest thueringen 2>3"],
  ],
  [
    "acid-rain-and-bitterfeld",
    "east",
    ["bayern", "hessen", "west=sachsen", "west=thueringen"],
    ["unrest hessen 2>3", "unrest bayern 2>3", "unrest sachsen 2>3", "unrest thueringen 2>3"],
  ],
  ["shipyards-crisis", "east", ["hannover"], ["gone hamburg", "gone hannover"]],
  [
    "strauss-arranges-western-credits",
    "east",
    ["west=bayern", "west=hessen", "sachsen"],
    ["unrest hessen 2>1", "unrest bayern 2>1", "unrest sachsen 2>1", "currency 0>2"],
  ],
  [
    "honecker-visits-west-germany",
    "east",
    ["west=bayern", "sachsen", "thueringen"],
    ["unrest bayern 2>1", "unrest sachsen 2>1", "unrest thueringen 2>1", "socialists 0>1"],
  ],
  [
    "stasi-raids-dissident-samizdat-printers",
    "east",
    ["sachsen", "thueringen", "sachsen", "brandenburg"],
    ["unrest brandenburg 2>3", "unrest sachsen 2>0", "unrest thueringen 2>3", "socialists 0>-1", "police light"],
  ],
  [
    "reconstruction-of-the-semperoper",
    "east",
    ["thueringen"],
    ["unrest sachsen 2>1", "unrest thueringen 2>1", "standard sachsen 0>1", "prestige 0>1"],
  ],
  [
    "protests-against-nuclear-reprocessing",
    "east",
    ["hessen", "bayern"],
    ["unrest hessen 2>3", "unrest bayern 2>4", "prestige 0>1"],
  ],
  ["census-controversy", "east", ["bayern"], ["unrest bayern 2>3"]],
  [
    "launching-dax",
    "west",
    ["kiel", "ulm", "bremen"],
    ["prestige 0>-1", "kiel none>sound", "ulm none>sound", "bremen none>sound"],
  ],
  [
    "massive-decay-of-historic-city-centers",
    "west",
    ["sachsen"],
    ["unrest sachsen 2>3", "currency 0>-1", "socialists 0>-1"],
  ],
  [
    "ussr-tightens-oil-supply",
    "west",
    ["berlin", "leipzig--dresden"],
    ["currency 0>-2", "gone berlin", "gone leipzig--dresden"],
  ],
  ["martial-law-against-solidarity", "west", [], ["socialists 0>-2", "gone polska-north"]],
  [
    "east-plays-down-chernobyl",
    "west",
    ["sachsen", "thueringen"],
    ["unrest sachsen 2>3", "unrest thueringen 2>3", "socialists 0>-1"],
  ],
  ["censoring-sputnik-magazine", "west", [], ["socialists 0>-1"]],
  ["reconciliation-at-verdun", "west", ["kiel", "bayern"], ["unrest bayern 2>1", "prestige 0>-1", "kiel none>sound"]],
  [
    "first-mondays-demos",
    "west",
    ["thueringen", "sachsen", "brandenburg", "sachsen"],
    ["unrest brandenburg 2>1", "unrest sachsen 2>5", "unrest thueringen 2>1", "socialists 0>-2"],
  ],
  [
    "uncovering-electoral-fraud",
    "west",
    ["thueringen", "sachsen", "brandenburg", "sachsen"],
    ["unrest brandenburg 2>1", "unrest sachsen 2>4", "unrest thueringen 2>1", "socialists 0>-1"],
  ],
  [
    "start-of-the-computer-age",
    "west",
    ["bayern", "hessen"],
    ["unrest hessen 2>1", "unrest bayern 2>1", "standard bayern 0>1", "currency 0>-2"],
  ],
  [
    "hungary-dismantles-border-fence",
    "west",
    ["berlin", "leipzig--dresden", "sachsen"],
    ["unrest sachsen 2>3", "prestige 0>-1", "gone berlin", "gone leipzig--dresden"],
  ],
];

describe("every event does what is printed on its card", () => {
  test.each(rows)("%s", (id, seat, picks, result) => {
    const { decade, number } = card(id);
    const others = baseCards.filter((each) => each.decade === decade && each.number !== number).slice(0, 3);
    const t = table({ ...land, seat, decade, display: [id, ...others.map((each) => each.id)] });
    const before = t.view;
    t.answer(seat, [id, "event"]);
    playThrough(t, seat, picks);
    expect(changes(before, t.view).sort()).toEqual([...result].sort());
    expect(t.asked).toEqual([`${seat === "west" ? "east" : "west"} turn.card`]);
    // the card lies in the row of played cards, or East has it as police card
    expect(t.view.played.includes(id)).toBe(card(id).police === undefined);
  });

  test("there is a row for each of the 80 cards", () => {
    expect(rows.map(([id]) => id)).toEqual(baseCards.map(({ id }) => id));
  });
});
