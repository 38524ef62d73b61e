import { describe, expect, test } from "vitest";
import type { CardFacts } from "../../src/games/cold-war/cards/card.ts";
import { redSeaCards, redSeaGuests } from "../../src/games/cold-war/cards/from-red-sea/index.ts";
import { twilightCards, twilightGuests } from "../../src/games/cold-war/cards/from-twilight-struggle/index.ts";
import * as redSea from "../../src/games/red-sea/cards/index.ts";
import { redSea as redSeaGame } from "../../src/games/red-sea/index.ts";
import { redSeaMessages } from "../../src/games/red-sea/messages/index.ts";
import * as twilight from "../../src/games/twilight-struggle/cards/index.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import { twilightStruggleMessages } from "../../src/games/twilight-struggle/messages/index.ts";
import { changesOf } from "../../src/games/twilight-struggle/turn-zero/crises.ts";
import { bands, crisisIds } from "../../src/games/twilight-struggle/turn-zero/ids.ts";
import { cardFaults, type Shelf, textOf } from "./card-faults.ts";

const eras = ["early", "mid", "late"] as const;

const brought = crisisIds.flatMap((crisis) =>
  bands.flatMap((band) =>
    changesOf(crisis, band).flatMap((change) => (change.change === "exchanged" ? [change.for] : [])),
  ),
);

/** What guests are called otherwise where they are guests, the game knows. */
const as = (cards: Readonly<Record<string, CardFacts>>, aliases: (id: string) => readonly string[]) =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, aliases: aliases(id) }]));

const twilightShelf: Shelf = {
  cards: as(twilight.cards, (id) => twilightStruggle.aliases?.(id) ?? []),
  inPlay: [
    "the-china-card",
    ...eras.flatMap((era) => twilight.deckOf(era, { optionalCards: true, promoCards: true })),
    ...brought,
    ...redSeaGuests,
  ],
  phrases: twilightStruggleMessages.phrases.en,
  sources: textOf(["src/games/cold-war", "src/games/twilight-struggle"], /messages/),
  tests: textOf(["test/games/twilight-struggle"]),
};

const redSeaShelf: Shelf = {
  cards: as(redSea.cards, (id) => redSeaGame.aliases?.(id) ?? []),
  inPlay: ["romanian-autonomy", ...eras.flatMap((era) => redSea.deckOf(era)), ...twilightGuests],
  phrases: redSeaMessages.phrases.en,
  sources: textOf(["src/games/cold-war", "src/games/red-sea"], /messages/),
  tests: textOf(["test/games/red-sea"]),
};

test("every card of Twilight Struggle is whole", () => {
  expect(cardFaults(twilightShelf)).toEqual([
    // those of Turn Zero take the places of these, and bear their numbers
    "europe-scoring and europe-scoring-allied-berlin share the number 2",
    "formosan-resolution and nationalist-china share the number 35",
  ]);
});

test("every card of Red Sea is whole", () => {
  expect(cardFaults(redSeaShelf)).toEqual([]);
});

test("of a card that is not, it is said what is missing", () => {
  const nasser = twilight.cards.nasser;
  const ghost: CardFacts = {
    id: "ghost-army",
    number: 15,
    era: "early",
    ops: 1,
    side: "us",
    name: { en: "Ghost Army", ru: "" },
    text: { en: "", ru: "Призраки." },
    aliases: ["Ghosts", "насер"],
    asksFor: { "ghost-army.card": { from: "hand", refusal: "refusal.discards" } },
    messages: {
      "log.ghost-army": { en: "Boo.", ru: "Бу." },
      "ask.influence.place": { en: "Where to?", ru: "" },
      "option.ghost-army.way.done": { en: "Done", ru: "Готово" },
      "ghosts.true": { en: "seen", ru: "видны" },
    },
  };
  const shelf: Shelf = { ...twilightShelf, cards: { nasser: { ...nasser, aliases: ["насер"] }, "ghost-army": ghost } };
  expect(cardFaults(shelf)).toEqual([
    "ghost-army has no text in en",
    "ghost-army has no name in ru",
    "ghost-army: ask.influence.place is empty in ru",
    "ghost-army is in no deck",
    "ghost-army has no test under test/games",
    "ghost-army: nothing says log.ghost-army",
    "ghost-army: nothing says option.ghost-army.way.done",
    "ghost-army: nothing says ghosts.true",
    "ghost-army has ask.influence.place and no todo.influence.place",
    "ghost-army asks ghost-army.card, for which there are no words",
    "ghost-army: the alias Ghosts is not in lower case",
    "nasser and ghost-army share the number 15",
    "nasser and ghost-army share the alias насер",
  ]);
});

describe("a card that two games share is named where a reader of either looks for it", () => {
  const pointers = [
    ["twilight-struggle", twilightCards, textOf(["src/games/twilight-struggle/cards"])],
    ["red-sea", redSeaCards, textOf(["src/games/red-sea/cards"])],
  ] as const;

  test.each(pointers)("%s", (_, shared, source) => {
    const unnamed = Object.entries(shared).filter(
      ([id, { name }]) => !new RegExp(`${id}.*// ${name.en.replace(/[().]/g, "\\$&")}\n`).test(source),
    );
    expect(Object.keys(shared).length).toBeGreaterThan(20);
    expect(unnamed.map(([id]) => id)).toEqual([]);
  });
});
