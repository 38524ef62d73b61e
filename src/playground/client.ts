import type {
  AskChoices,
  ChooseValues,
  Fault,
  LimitSettings,
  LiveEvent,
  MakeChannel,
  MakePerson,
  MakeServer,
  Outcome,
  PressButton,
  ReadChannel,
  RunCommand,
  SeenChannel,
  SeenCommand,
  SeenMessage,
  SeenModal,
  StatsReport,
  SubmitModal,
  Unread,
  WorldReport,
} from "./protocol.ts";

export type * from "./protocol.ts";

/** What the playground would not do, as Discord's own client would not: `code` says why. */
export class PlaygroundError extends Error {
  override readonly name = "PlaygroundError";

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The people of the playground, for scripts and tests. */
export class PlaygroundClient {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url.replace(/\/$/, "");
  }

  world(): Promise<WorldReport> {
    return this.#get("world");
  }

  // Acting

  run(command: RunCommand): Promise<Outcome> {
    return this.#post("command", command);
  }

  autocomplete(command: AskChoices): Promise<Outcome> {
    return this.#post("autocomplete", command);
  }

  press(button: PressButton): Promise<Outcome> {
    return this.#post("press", button);
  }

  choose(menu: ChooseValues): Promise<Outcome> {
    return this.#post("choose", menu);
  }

  submit(modal: SubmitModal): Promise<Outcome> {
    return this.#post("submit", modal);
  }

  /** A plain message, as people type them. */
  say(message: { person: string; channel: string; content: string }): Promise<SeenMessage> {
    return this.#post("say", message);
  }

  // Looking

  /** Oldest first. */
  messages(what: ReadChannel): Promise<SeenMessage[]> {
    return this.#get("messages", { ...what });
  }

  message(what: { person: string; channel: string; message: string }): Promise<SeenMessage> {
    return this.#get("message", what);
  }

  commands(what: { person: string; channel: string }): Promise<SeenCommand[]> {
    return this.#get("commands", what);
  }

  modal(person: string): Promise<SeenModal | null> {
    return this.#get("modal", { person });
  }

  dismissModal(person: string): Promise<void> {
    return this.#delete("modal", { person });
  }

  unread(person: string): Promise<Unread[]> {
    return this.#get("unread", { person });
  }

  markRead(what: { person: string; channel: string; message?: string }): Promise<void> {
    return this.#post("read", what);
  }

  async download(url: string): Promise<Uint8Array> {
    const response = await fetch(url);
    if (!response.ok) throw new PlaygroundError(response.status, "gone", await response.text());
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Live events until the signal aborts. With a person, messages come as that person sees them. */
  async *events(signal: AbortSignal, person?: string): AsyncGenerator<LiveEvent> {
    const query = person === undefined ? "" : `?person=${encodeURIComponent(person)}`;
    const response = await fetch(`${this.#url}/playground/events${query}`, { signal });
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) if (part.startsWith("data: ")) yield JSON.parse(part.slice(6)) as LiveEvent;
    }
  }

  // The world

  makeServer(server: MakeServer): Promise<{ readonly id: string }> {
    return this.#post("servers", server);
  }

  makePerson(person: MakePerson): Promise<{ readonly id: string }> {
    return this.#post("people", person);
  }

  makeChannel(channel: MakeChannel): Promise<SeenChannel> {
    return this.#post("channels", channel);
  }

  deleteChannel(channel: string): Promise<void> {
    return this.fault({ kind: "delete-channel", channel });
  }

  archive(channel: string, archived = true): Promise<void> {
    return this.fault({ kind: "thread", channel, archived });
  }

  lock(channel: string, locked = true): Promise<void> {
    return this.fault({ kind: "thread", channel, locked });
  }

  /** What the bot may not do in a channel; nothing gives all back. */
  forbid(channel: string, ...without: string[]): Promise<void> {
    return this.fault({ kind: "permissions", channel, without });
  }

  kickBot(server?: string): Promise<void> {
    return this.fault({ kind: "bot-in-server", how: "gone", ...(server !== undefined && { server }) });
  }

  inviteBot(server?: string): Promise<void> {
    return this.fault({ kind: "bot-in-server", how: "here", ...(server !== undefined && { server }) });
  }

  leave(person: string, server?: string): Promise<void> {
    return this.fault({ kind: "member", person, here: false, ...(server !== undefined && { server }) });
  }

  join(person: string, server?: string): Promise<void> {
    return this.fault({ kind: "member", person, here: true, ...(server !== undefined && { server }) });
  }

  // Trouble

  fault(fault: Fault): Promise<void> {
    return this.#post("faults", fault);
  }

  /** Everything works again; what was deleted stays deleted. */
  clearFaults(): Promise<void> {
    return this.#delete("faults");
  }

  /** Starts the limits anew; what is left out stays as it was. */
  limits(settings: Partial<LimitSettings>): Promise<LimitSettings> {
    return this.#post("limits", settings);
  }

  /** Lets time pass for posts, tokens, nonces and limits. */
  advance(ms: number): Promise<void> {
    return this.#post("clock", { ms });
  }

  stats(): Promise<StatsReport> {
    return this.#get("stats");
  }

  resetStats(): Promise<void> {
    return this.#delete("stats");
  }

  #get<T>(name: string, query: Record<string, string | number | undefined> = {}): Promise<T> {
    return this.#call("GET", `${name}?${queryOf(query)}`);
  }

  #delete(name: string, query: Record<string, string> = {}): Promise<void> {
    return this.#call("DELETE", `${name}?${queryOf(query)}`);
  }

  #post<T>(name: string, body: object): Promise<T> {
    return this.#call("POST", name, body);
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#url}/playground/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer as T;
    const { error, message } = answer as { error: string; message: string };
    throw new PlaygroundError(response.status, error, message);
  }
}

function queryOf(query: Record<string, string | number | undefined>): string {
  const given = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) given.set(key, String(value));
  return given.toString();
}
