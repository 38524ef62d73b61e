import type { Row } from "./row.ts";

export const decade2: readonly Row[] = [
  [
    "career-bans-for-critical-socialists",
    ["sachsen"],
    ["unrest sachsen 2>1", "currency 0>-1", "socialists 0>-1", "police dark"],
    ["east"],
  ],
  [
    "short-term-berlin-visas",
    ["sachsen", "thueringen"],
    ["unrest west-berlin 2>0", "unrest sachsen 2>1", "unrest thueringen 2>1", "currency 0>1"],
    ["east", "east"],
  ],
  [
    "noespl-reforms",
    ["rostock", "jena", "cottbus", "sachsen"],
    ["unrest sachsen 2>3", "currency 0>1", "rostock none>sound", "jena none>sound", "cottbus none>sound"],
    ["east", "east", "east", "east"],
  ],
  [
    "youth-meeting-of-germany",
    ["bayern", "sachsen", "sachsen"],
    ["unrest bayern 2>3", "unrest sachsen 2>0", "socialists 0>1"],
    ["west", "east", "east"],
  ],
  [
    "benno-ohnesorg-shot",
    ["east=nordrhein-westfalen", "bayern", "hessen"],
    ["unrest hessen 2>3", "unrest bayern 2>3", "unrest west-berlin 2>4", "protest nordrhein-westfalen"],
    ["east", "west", "west"],
  ],
  [
    "protests-of-1968",
    ["bayern", "bayern", "hessen"],
    ["unrest hessen 2>3", "unrest bayern 2>4", "socialists 0>1"],
    ["west", "west", "west"],
  ],
  ["first-german-nuclear-plant-is-in-the-east", [], ["prestige 0>1", "rheinsberg none>sound"], []],
  [
    "east-germany-introduces-citizenship",
    ["sachsen"],
    ["unrest sachsen 2>1", "prestige 0>1", "socialists 0>1"],
    ["east"],
  ],
  [
    "founding-of-intershop",
    ["rostock", "jena", "sachsen"],
    ["unrest sachsen 2>3", "currency 0>2", "rostock none>sound", "jena none>sound"],
    ["east", "east", "east"],
  ],
  [
    "west-germany-pays-to-free-prisoners",
    ["sachsen"],
    ["unrest sachsen 2>1", "currency 0>2", "socialists 0>-1"],
    ["east"],
  ],
  ["east-germany-at-the-olympics", [], ["prestige 0>2"], []],
  ["spiegel-scandal", ["bayern"], ["unrest bayern 2>3", "prestige 0>1"], ["west"]],
  [
    "west-german-emergency-acts",
    ["bayern", "hessen"],
    ["unrest hessen 2>3", "unrest bayern 2>3", "prestige 0>1"],
    ["west", "west"],
  ],
  ["conscientious-objectors", ["rostock", "sachsen"], ["unrest sachsen 2>1", "rostock none>sound"], ["east", "east"]],
  [
    "colour-tv-comes-to-the-west",
    ["bayern", "hessen", "sachsen"],
    ["unrest hessen 2>1", "unrest bayern 2>1", "unrest sachsen 2>3", "standard hessen 0>1", "standard bayern 0>1"],
    ["west", "west", "east"],
  ],
  ["take-a-chance-on-more-democracy", ["bayern", "bayern"], ["unrest bayern 2>0", "prestige 0>-1"], ["west", "west"]],
  [
    "prague-spring",
    ["sachsen"],
    ["unrest sachsen 2>3", "socialists 0>-2", "gone cssr-east", "gone dresden--cssr-east"],
    ["east"],
  ],
  ["us-jet-shot-down-in-east-germany", [], ["prestige 0>-1", "currency 0>-1"], []],
  [
    "ish-bin-ein-bearleener",
    ["bayern", "hessen"],
    ["unrest hessen 2>1", "unrest bayern 2>1", "unrest west-berlin 2>1", "prestige 0>-1"],
    ["west", "west"],
  ],
  ["frankfurt-auschwitz-trials", ["bayern"], ["unrest bayern 2>3", "prestige 0>-2"], ["west"]],
];
