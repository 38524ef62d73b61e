/** A call that goes wrong on purpose: the next `times` calls whose method and path match. */
export interface CallFault {
  readonly kind: "rate-limit" | "error" | "hang-up";
  readonly times: number;
  /** A regular expression over `METHOD /path`, such as `POST /channels/.*\/messages$`. */
  readonly path?: string | undefined;
  /** For a rate limit, in seconds. */
  readonly retryAfter?: number | undefined;
  readonly global?: boolean | undefined;
  /** For an error. */
  readonly status?: number | undefined;
  /** Discord's own number of the error; 0 if not told. */
  readonly code?: number | undefined;
  /** The call takes effect although its answer says or shows otherwise. */
  readonly applied?: boolean | undefined;
}

/** What is wrong with this Discord at the moment. */
export class Faults {
  latencyMs = 0;
  /** As after a reset in the developer portal: the token is nobody's. */
  tokenRevoked = false;
  #calls: { fault: CallFault; pattern: RegExp | null; left: number }[] = [];

  add(fault: CallFault): void {
    this.#calls.push({ fault, pattern: fault.path === undefined ? null : new RegExp(fault.path), left: fault.times });
  }

  /** The fault that this call meets, counted down. */
  meet(method: string, path: string): CallFault | null {
    const met = this.#calls.find(({ pattern }) => pattern === null || pattern.test(`${method} ${path}`));
    if (!met) return null;
    met.left--;
    if (met.left <= 0) this.#calls = this.#calls.filter((each) => each !== met);
    return met.fault;
  }

  clear(): void {
    this.#calls = [];
    this.latencyMs = 0;
    this.tokenRevoked = false;
  }

  get pending(): { fault: CallFault; left: number }[] {
    return this.#calls.map(({ fault, left }) => ({ fault, left }));
  }
}
