/** What a button or menu stands for. Discord gives 100 characters, and whatever comes back may be forged. */
export interface ComponentId {
  readonly action: Action;
  readonly game: string;
  /** The version of the game that the component was made for: an older one tells a late click. */
  readonly version: number;
  /** What is asked there, so that a click cannot answer something else. */
  readonly ask: string;
  readonly option: string;
}

export const actions = [
  "play",
  "hand",
  "board",
  "words",
  "brief",
  "part",
  "leaf",
  "log",
  "replay",
  "film",
  "away",
  "forecast",
  "piles",
  "pick",
  "menu",
  "usual",
  "texts",
  "why",
  "rule",
  "next",
  "form",
  "picks",
  "confirm",
  "sure",
  "close",
  "back",
  "redo",
  "accept",
  "decline",
  "agree",
  "keep",
  "rematch",
  "swap",
  "join",
  "word",
  "leave",
  "start",
  "cancel",
  "title",
  "setting",
  "set",
  "computer",
  "send-data",
  "ask-delete",
  "heir",
  "delete",
  "keep-data",
  "games",
  "hands",
  "open",
  "against",
  "orders",
  "order",
  "unorder",
  "learn",
  "lesson",
  "scene",
  "what-if",
  "branch",
  "practices",
  "practice",
  "enter",
  "seek",
  "seats",
  "take",
  "sit",
  "unseek",
] as const;
type Action = (typeof actions)[number];

const MARK = "dd1";
const MOST = 100;

export function writeId(id: Partial<ComponentId> & Pick<ComponentId, "action" | "game">): string {
  const { action, game, version = 0, ask = "", option = "" } = id;
  const text = [MARK, action, game, version, ask, option].join("|");
  if (text.length > MOST) throw new Error(`A component id of ${text.length} characters: ${text}`);
  return text;
}

export function readId(text: string): ComponentId | null {
  const [mark, action, game, version = "", ask, ...rest] = text.split("|");
  if (mark !== MARK || game === undefined || ask === undefined || rest.length === 0) return null;
  const known = actions.find((each) => each === action);
  if (known === undefined || !/^[\w-]{1,32}$/.test(game) || !/^\d{1,15}$/.test(version)) return null;
  return { action: known, game, version: Number(version), ask, option: rest.join("|") };
}

const lobbyActions: readonly Action[] = [
  "join",
  "word",
  "leave",
  "start",
  "cancel",
  "title",
  "setting",
  "set",
  "computer",
];

/** In the place of a game, for what belongs to a person and to none. */
export const NO_GAME = "-";

const dataActions: readonly Action[] = ["send-data", "ask-delete", "heir", "delete", "keep-data"];

/** Whether a click is about what is kept of a person. */
export const isOwnData = ({ action }: ComponentId): boolean => dataActions.includes(action);

/** Whether a click is about a rule of no game in particular. */
export const isRuleOfNone = ({ action, game }: ComponentId): boolean => action === "rule" && game === NO_GAME;

/** Whether a click is about all games of a person. */
export const isOwnGames = ({ action }: ComponentId): boolean => action === "games" || action === "hands";

/** Whether a click is about a league, which stands in the place of a game. */
export const isLeague = ({ action }: ComponentId): boolean => action === "enter";

const seekActions: readonly Action[] = ["seek", "seats", "take", "sit", "unseek"];

/** Whether a click is about opponents that are sought, and open seats. */
export const isSeeking = ({ action }: ComponentId): boolean => seekActions.includes(action);

/** Whether a click is on the welcome of a server. */
export const isWelcome = ({ action, game }: ComponentId): boolean =>
  game === NO_GAME && (action === "open" || action === "against");

/** Whether a click is about lessons, and none that is played. */
export const isLearning = ({ action, game }: ComponentId): boolean =>
  game === NO_GAME && (action === "learn" || action === "lesson");

/** Whether a click chooses among a person's tables for practice. */
export const isPractices = ({ action, game }: ComponentId): boolean => game === NO_GAME && action === "practices";

const alwaysBeside: readonly Action[] = ["rule", "why", "learn", "what-if"];
const besides: readonly Action[] = ["texts", "forecast", "piles", "away", "film"];

/** Whether a click opens an answer of its own beside what was clicked, which stays; pages of one then turn in place. */
export function opensBeside(customId: string): boolean {
  const id = readId(customId);
  if (id === null) return false;
  return alwaysBeside.includes(id.action) || (besides.includes(id.action) && id.option === "");
}

/** Clicks on a lobby's post change that post. */
export const isLobbyClick = (customId: string): boolean =>
  lobbyActions.some((action) => action === readId(customId)?.action);
