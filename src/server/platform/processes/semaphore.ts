/** Lets a few pieces of work run at once; the others wait for their turn, first come, first served. */
export class Semaphore {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(most: number) {
    this.#free = most;
  }

  /** Runs the work when its turn comes. After `timeout` milliseconds of waiting it gives up with `refusal()` instead. */
  async run<Result>(work: () => Promise<Result>, timeout: number, refusal: () => Error): Promise<Result> {
    await this.#turn(timeout, refusal);
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  async #turn(timeout: number, refusal: () => Error): Promise<void> {
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

  /** Hands the turn to whoever waits longest, so that nobody who comes later overtakes. */
  #pass(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
