interface Wait {
  /** Waits behind everyone else. */
  person: string;
  /** Milliseconds. */
  timeout: number;
  refusal: () => Error;
}

/** Slots that people take in turn; if there are several, no one holds all of them. */
export class Semaphore {
  #free: number;
  readonly #mostOfOne: number;
  /** Number of slots by holder. */
  readonly #held = new Map<string, number>();
  /** Waiting work by person; the person whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor(most: number) {
    this.#free = most;
    this.#mostOfOne = Math.max(1, most - 1);
  }

  /** @throws `refusal()` after waiting for `timeout` milliseconds. */
  async run<Result>(work: () => Promise<Result>, wait: Wait): Promise<Result> {
    await this.#acquire(wait);
    try {
      return await work();
    } finally {
      this.#release(wait.person);
    }
  }

  async #acquire({ person, timeout, refusal }: Wait): Promise<void> {
    if (this.#mayTake(person)) return this.#take(person);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const own = this.#waiting.get(person) ?? new Set();
    this.#waiting.set(person, own.add(resolve));
    const late = setTimeout(() => {
      own.delete(resolve);
      if (own.size === 0) this.#waiting.delete(person);
      reject(refusal());
    }, timeout);
    await promise.finally(() => clearTimeout(late));
  }

  #mayTake(person: string): boolean {
    return this.#free > 0 && (this.#held.get(person) ?? 0) < this.#mostOfOne;
  }

  #take(person: string): void {
    this.#free -= 1;
    this.#held.set(person, (this.#held.get(person) ?? 0) + 1);
  }

  /** Passes the slot on, so that later ones cannot overtake. */
  #release(person: string): void {
    this.#free += 1;
    const left = (this.#held.get(person) ?? 1) - 1;
    if (left > 0) this.#held.set(person, left);
    else this.#held.delete(person);
    for (const [next, own] of this.#waiting) {
      const [start] = own;
      if (!start || !this.#mayTake(next)) continue;
      own.delete(start);
      this.#waiting.delete(next);
      if (own.size > 0) this.#waiting.set(next, own);
      this.#take(next);
      return start();
    }
  }
}
