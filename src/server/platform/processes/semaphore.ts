/** First come, first served. */
export class Semaphore {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(most: number) {
    this.#free = most;
  }

  /** @throws `refusal()` after waiting for `timeout` milliseconds. */
  async run<Result>(work: () => Promise<Result>, timeout: number, refusal: () => Error): Promise<Result> {
    await this.#acquire(timeout, refusal);
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  async #acquire(timeout: number, refusal: () => Error): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    const late = setTimeout(() => {
      this.#waiting.delete(resolve);
      reject(refusal());
    }, timeout);
    await promise.finally(() => clearTimeout(late));
  }

  /** Passes the slot to the longest waiting, so that later ones cannot overtake. */
  #release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
