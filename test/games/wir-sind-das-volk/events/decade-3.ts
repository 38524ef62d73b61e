import type { Row } from "./row.ts";

export const decade3: readonly Row[] = [
  [
    "transit-agreement",
    ["west=kiel", "west=bayern"],
    ["unrest bayern 2>1", "currency 0>2", "kiel none>sound"],
    ["west", "west"],
  ],
  [
    "frg-recognizes-gdr-sovereignty",
    ["west=bayern", "west=hessen", "west=bayern"],
    ["unrest hessen 2>1", "unrest bayern 2>0", "prestige 0>2", "currency 0>1"],
    ["west", "west", "west"],
  ],
  [
    "steel-crisis",
    ["dortmund"],
    ["unrest nordrhein-westfalen 2>3", "gone dortmund", "gone koeln", "gone dortmund--koeln"],
    ["west"],
  ],
  [
    "red-army-faction",
    ["bayern", "bayern", "hessen", "hessen"],
    ["unrest hessen 2>4", "unrest bayern 2>4", "prestige 0>1"],
    ["west", "west", "west", "west"],
  ],
  [
    "housing-programme",
    ["east=sachsen", "east=sachsen"],
    ["unrest sachsen 2>0", "currency 0>-1", "socialists 0>1"],
    ["east", "east"],
  ],
  [
    "palace-of-the-republic",
    ["leipzig"],
    ["unrest east-berlin 2>1", "standard east-berlin 0>1", "socialists 0>1", "leipzig sound>run-down"],
    ["east"],
  ],
  [
    "east-permits-manufacture-of-blue-jeans",
    ["sachsen", "thueringen"],
    ["unrest sachsen 2>1", "unrest thueringen 2>1", "standard sachsen 0>1", "prestige 0>1"],
    ["east", "east"],
  ],
  ["nationalizing-the-mittelstand", ["sachsen"], ["unrest sachsen 2>3", "currency 0>-2", "socialists 0>2"], ["east"]],
  ["doubling-the-number-of-informal-agents", ["sachsen"], ["unrest sachsen 2>1", "police dark"], ["east"]],
  ["guillaume-affair", ["bayern", "east=nothing"], ["unrest bayern 2>3", "prestige 0>1"], ["west", "east"]],
  ["spring-guns-on-the-border", [], ["prestige 0>-2", "socialists 0>1", "police light"], []],
  [
    "herstatt-bank-goes-bankrupt",
    ["hannover", "bayern"],
    ["unrest bayern 2>3", "prestige 0>1", "gone hannover"],
    ["west", "west"],
  ],
  ["hidden-currency-import-by-koko", [], ["currency 0>2"], []],
  [
    "1973-oil-crisis",
    ["dortmund--koeln", "dortmund", "koeln", "hannover"],
    ["gone hannover", "gone dortmund", "gone koeln", "gone dortmund--koeln"],
    ["west", "west", "west", "west"],
  ],
  ["brandt-kneels-in-warsaw", ["bayern"], ["unrest bayern 2>3", "prestige 0>-2"], ["west"]],
  [
    "auto-industry-booms",
    ["kiel", "ulm"],
    ["currency 0>-1", "socialists 0>-1", "kiel none>sound", "ulm none>sound"],
    ["west", "west"],
  ],
  [
    "biermann-stripped-off-his-citizenship",
    ["sachsen", "thueringen"],
    ["unrest sachsen 2>3", "unrest thueringen 2>3", "socialists 0>-2"],
    ["east", "east"],
  ],
  ["self-immolation-of-bruesewitz", ["sachsen"], ["unrest sachsen 2>3", "socialists 0>-2"], ["east"]],
  ["national-day-youth-riot", [], ["unrest east-berlin 2>4", "socialists 0>-1"], []],
  ["munich-olympics", [], ["unrest bayern 2>3", "standard bayern 0>1", "prestige 0>-2"], []],
];
