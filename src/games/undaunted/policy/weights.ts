/** What a sensible player of Undaunted holds things to be worth: a victory is a hundred, a hit about ten. */
export const weights = {
  /** How much the enemy's prospects weigh against one's own. */
  envy: 0.7,
  /** How much a good field of fire counts, and how much being in one. */
  fire: 0.5,
  danger: 0.3,
  /** Hitting any soldier, what he may hope to do for his side, and any vehicle. */
  soldier: 4,
  useful: 0.3,
  vehicle: 2,
  /** A vehicle that a side must bring off the board. */
  needed: 30,
  /** Of what a hit is worth: the best ready man loses a card's worth of time. */
  suppression: 0.6,
  /** What is left of a hope that needs one card more. */
  patience: 0.78,
  /** Cards that it usually takes to drive a guard away. */
  guard: 3,
  /** Cards a soldier usually has to lose before he is out. */
  lives: 3,
  /** A point of initiative, against what the card could do this turn. */
  initiative: 0.6,
  /** A fog of war in the discards is a card less in a later hand. */
  fog: 1.2,
  /** To keep one's head down no longer. */
  rally: 2,
  /** How much of the usual worth of a card is left by the time it is drawn and played. */
  drawn: 0.8,
  /** One more copy of a card that has no counter. */
  command: 5,
  /** A change of place without need is a bother. */
  bother: 0.2,
} as const;
