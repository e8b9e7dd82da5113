import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import type { ChildMessage } from './child.ts';
import { Semaphore } from './semaphore.ts';

export interface PoolOptions {
  /** What each process runs: a module that calls `answerJobs`. */
  script: URL;
  /** How many processes there are at once; each does one job at a time. */
  most: number;
  /** The most that JavaScript's heap of a process may hold. */
  heapMegabytes: number;
  /** Milliseconds for which a job waits for a process; it then fails with `busy()`. */
  timeout: number;
  busy: () => Error;
}

/** A process that has nothing to do ends after this time, and its memory with it. */
const IDLE = 60_000;
/** A process that has not started by then never will. */
const SLOWEST_START = 30_000;
/** How much of what a process said before it ended is kept, for the log. */
const LAST_WORDS = 2_000;
/**
 * All of our environment that a process gets: what loading code and native libraries may need, and no
 * password.
 */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot'];

/**
 * A job without a result: its process was ended because of the time, or ended by itself, for want of memory
 * for instance.
 */
export class JobEnded extends Error {
  readonly by: 'time' | 'crash';

  constructor(by: 'time' | 'crash', message: string) {
    super(message);
    this.by = by;
  }
}

interface Child {
  process: ChildProcess;
  lastWords: string;
  ending?: NodeJS.Timeout;
}

/**
 * Does jobs in processes of their own, which are started when they are needed. Whatever a job does, it holds
 * up and brings down nothing but itself: not this process, and no other job.
 */
export class ProcessPool<Job extends object, Result> {
  readonly #options: PoolOptions;
  readonly #semaphore: Semaphore;
  readonly #children = new Set<Child>();
  #idle: Child[] = [];
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#semaphore = new Semaphore(options.most);
  }

  /**
   * The result of a job, whose process is killed after so many milliseconds.
   * @throws JobEnded; Error with what the job itself failed with; `busy()`
   */
  run(job: Job, milliseconds: number): Promise<Result> {
    const { timeout, busy } = this.#options;
    return this.#semaphore.run(
      async () => {
        if (this.#closed) throw busy();
        const child = this.#takeIdle() ?? (await this.#start());
        const message = await this.#hear<Result>(child, milliseconds, () => child.process.send(job));
        this.#rest(child);
        return resultOf(message);
      },
      timeout,
      busy,
    );
  }

  /** Kills all processes, with what they do. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#children].map((child) => this.#kill(child)));
  }

  async #start(): Promise<Child> {
    const { script, heapMegabytes } = this.#options;
    const env = Object.fromEntries(
      PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    );
    const started = fork(script, {
      env,
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const child: Child = { process: started, lastWords: '' };
    this.#children.add(child);
    started.on('exit', () => {
      clearTimeout(child.ending);
      this.#children.delete(child);
      this.#idle = this.#idle.filter((other) => other !== child);
    });
    // Where it cannot be started or written to, it has ended or does so: that is heard.
    started.on('error', () => {});
    started.stderr?.on(
      'data',
      (chunk: Buffer) => (child.lastWords = (child.lastWords + chunk.toString()).slice(-LAST_WORDS)),
    );
    await this.#hear(child, SLOWEST_START, () => {}).catch((error: Error) => {
      // No fault of the job.
      throw new Error(error.message);
    });
    return child;
  }

  /** The next message of a process that is asked for one; the process is killed where it comes too late. */
  async #hear<Value>(child: Child, milliseconds: number, ask: () => void): Promise<ChildMessage<Value>> {
    const { promise, resolve, reject } = Promise.withResolvers<ChildMessage<Value>>();
    const ended = (code: number | null, signal: string | null) => {
      reject(new JobEnded('crash', `The process ended by ${signal ?? code}. ${child.lastWords}`));
    };
    child.process.once('message', resolve).once('close', ended);
    const late = setTimeout(() => {
      reject(new JobEnded('time', `The process was ended after ${milliseconds} ms.`));
      void this.#kill(child);
    }, milliseconds);
    try {
      ask();
      return await promise;
    } finally {
      clearTimeout(late);
      child.process.off('message', resolve).off('close', ended);
    }
  }

  #takeIdle(): Child | undefined {
    const child = this.#idle.pop();
    clearTimeout(child?.ending);
    return child;
  }

  /** Keeps a process for the next job. */
  #rest(child: Child): void {
    if (this.#closed || !child.process.connected) return;
    child.ending = setTimeout(() => void this.#kill(child), IDLE).unref();
    this.#idle.push(child);
  }

  async #kill(child: Child): Promise<void> {
    const { process } = child;
    if (process.exitCode !== null || process.signalCode !== null || process.pid === undefined) return;
    this.#idle = this.#idle.filter((other) => other !== child);
    const ended = once(process, 'exit');
    process.kill('SIGKILL');
    await ended;
  }
}

function resultOf<Result>(message: ChildMessage<Result>): Result {
  if (typeof message === 'object' && 'result' in message) return message.result;
  throw new Error(typeof message === 'object' ? message.failure : message);
}
