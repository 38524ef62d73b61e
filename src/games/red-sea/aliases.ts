/** Short names people type, besides the names in the tables. Lower case, each for one thing only. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  "sea-lanes": ["sea lanes", "lanes", "ssl", "морские пути", "смп"],
  "saudi-arabia": ["saudi", "ksa", "саудовка", "саудиты"],
  "south-yemen": ["s yemen", "s. yemen", "pdry", "ю йемен", "юж йемен", "ндрй"],
  yemen: ["north yemen", "северный йемен"],
  "romanian-autonomy": ["romania", "румыния"],
};
