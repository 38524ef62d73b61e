/** A few names for the tests of the log parser, some spelt otherwise than a log spells them. */

export const names = {
  cards: [
    { id: "middle-east-scoring", name: "Middle East Scoring" },
    { id: "the-china-card", name: "The China Card" },
    { id: "red-scare-purge", name: "Red Scare/Purge" },
    { id: "missile-envy", name: "Missile Envy" },
    { id: "containment", name: "Containment" },
    { id: "chernobyl", name: "Chernobyl" },
    { id: "fidel", name: "Fidel" },
    { id: "junta", name: "Junta" },
    { id: "quagmire", name: "Quagmire" },
    { id: "ask-not", name: "“Ask Not What Your Country Can Do For You…”" },
    { id: "we-will-bury-you", name: "“We Will Bury You”" },
  ],
  countries: [
    { id: "united-kingdom", name: "United Kingdom" },
    { id: "laos-cambodia", name: "Laos/Cambodia" },
    { id: "se-african-states", name: "Southeast African States" },
    { id: "poland", name: "Poland" },
    { id: "cuba", name: "Cuba" },
    { id: "peru", name: "Peru" },
  ],
  regions: [
    { id: "middle-east", name: "Middle East" },
    { id: "africa", name: "Africa" },
  ],
} as const;
