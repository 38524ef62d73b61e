import type { Row } from "./row.ts";

export const decade4: readonly Row[] = [
  [
    "peace-movement-in-east-and-west",
    ["east=bayern", "east=west-berlin", "west=sachsen", "west=thueringen"],
    ["unrest bayern 2>3", "unrest west-berlin 2>3", "unrest sachsen 2>3", "unrest thueringen 2>3"],
    ["east", "east", "west", "west"],
  ],
  [
    "acid-rain-and-bitterfeld",
    ["east=bayern", "east=hessen", "west=sachsen", "west=thueringen"],
    ["unrest hessen 2>3", "unrest bayern 2>3", "unrest sachsen 2>3", "unrest thueringen 2>3"],
    ["east", "east", "west", "west"],
  ],
  ["shipyards-crisis", ["hannover", "hamburg"], ["gone hamburg", "gone hannover", "gone wolfsburg"], ["west", "west"]],
  [
    "strauss-arranges-western-credits",
    ["west=bayern", "west=hessen", "sachsen"],
    ["unrest hessen 2>1", "unrest bayern 2>1", "unrest sachsen 2>1", "currency 0>2"],
    ["west", "west", "east"],
  ],
  [
    "honecker-visits-west-germany",
    ["west=bayern", "sachsen", "thueringen"],
    ["unrest bayern 2>1", "unrest sachsen 2>1", "unrest thueringen 2>1", "socialists 0>1"],
    ["west", "east", "east"],
  ],
  [
    "stasi-raids-dissident-samizdat-printers",
    ["sachsen", "thueringen", "sachsen", "brandenburg"],
    ["unrest brandenburg 2>3", "unrest sachsen 2>0", "unrest thueringen 2>3", "socialists 0>-1", "police light"],
    ["east", "east", "east", "east"],
  ],
  [
    "reconstruction-of-the-semperoper",
    ["thueringen"],
    ["unrest sachsen 2>1", "unrest thueringen 2>1", "standard sachsen 0>1", "prestige 0>1"],
    ["east"],
  ],
  [
    "protests-against-nuclear-reprocessing",
    ["hessen", "bayern"],
    ["unrest hessen 2>3", "unrest bayern 2>4", "prestige 0>1"],
    ["west", "west"],
  ],
  ["census-controversy", ["bayern"], ["unrest bayern 2>3"], ["west"]],
  [
    "launching-dax",
    ["kiel", "ulm", "bremen"],
    ["prestige 0>-1", "kiel none>sound", "ulm none>sound", "bremen none>sound"],
    ["west", "west", "west"],
  ],
  [
    "massive-decay-of-historic-city-centers",
    ["sachsen"],
    ["unrest sachsen 2>3", "currency 0>-1", "socialists 0>-1"],
    ["east"],
  ],
  [
    "ussr-tightens-oil-supply",
    ["berlin", "leipzig--dresden"],
    ["currency 0>-2", "gone berlin", "gone leipzig--dresden"],
    ["east", "east"],
  ],
  ["martial-law-against-solidarity", [], ["socialists 0>-2", "gone polska-north"], []],
  [
    "east-plays-down-chernobyl",
    ["sachsen", "thueringen"],
    ["unrest sachsen 2>3", "unrest thueringen 2>3", "socialists 0>-1"],
    ["east", "east"],
  ],
  ["censoring-sputnik-magazine", [], ["socialists 0>-1"], []],
  [
    "reconciliation-at-verdun",
    ["kiel", "bayern"],
    ["unrest bayern 2>1", "prestige 0>-1", "kiel none>sound"],
    ["west", "west"],
  ],
  [
    "first-mondays-demos",
    ["thueringen", "sachsen", "brandenburg", "sachsen"],
    ["unrest brandenburg 2>1", "unrest sachsen 2>5", "unrest thueringen 2>1", "socialists 0>-2"],
    ["east", "east", "east", "east"],
  ],
  [
    "uncovering-electoral-fraud",
    ["thueringen", "sachsen", "brandenburg", "sachsen"],
    ["unrest brandenburg 2>1", "unrest sachsen 2>4", "unrest thueringen 2>1", "socialists 0>-1"],
    ["east", "east", "east", "east"],
  ],
  [
    "start-of-the-computer-age",
    ["bayern", "hessen"],
    ["unrest hessen 2>1", "unrest bayern 2>1", "standard bayern 0>1", "currency 0>-2"],
    ["west", "west"],
  ],
  [
    "hungary-dismantles-border-fence",
    ["berlin", "leipzig--dresden", "sachsen"],
    ["unrest sachsen 2>3", "prestige 0>-1", "gone berlin", "gone leipzig--dresden"],
    ["east", "east", "east"],
  ],
];
