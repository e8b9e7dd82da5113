import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import type { ChildMessage } from './child.ts';
import { Semaphore } from './semaphore.ts';

export interface PoolOptions {
  /** A module that calls `serveJobs`. */
  script: URL;
  /** Processes; each does one job at a time. */
  most: number;
  /** Per process, for JavaScript. */
  heapMegabytes: number;
  /** Milliseconds to wait for a process. */
  timeout: number;
  busy: () => Error;
}

/** Milliseconds before an idle process is ended. */
const IDLE = 60_000;
/** Milliseconds. */
const SLOWEST_START = 30_000;
/** Characters of standard error for the log. */
const ERROR_OUTPUT_MAX = 2_000;
/** The worker's whole environment, without passwords. */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot'];

/** Its process was killed for the time limit, or ended by itself, such as for lack of memory. */
export class JobAborted extends Error {
  readonly by: 'time' | 'crash';

  constructor(by: 'time' | 'crash', message: string) {
    super(message);
    this.by = by;
  }
}

interface Child {
  process: ChildProcess;
  errorOutput: string;
  ending?: NodeJS.Timeout;
}

/** Runs jobs in separate processes, so that none can block or crash this process or other jobs. */
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
   * @param person - takes turns with others; jobs without a person count as those of one person.
   * @throws JobAborted (after `milliseconds`); Error with the job's own failure; `busy()`
   */
  run(job: Job, milliseconds: number, person = ''): Promise<Result> {
    const { timeout, busy: refusal } = this.#options;
    return this.#semaphore.run(
      async () => {
        if (this.#closed) throw refusal();
        const child = this.#takeIdle() ?? (await this.#start());
        const message = await this.#receive<Result>(child, milliseconds, () => child.process.send(job));
        this.#makeIdle(child);
        return resultOf(message);
      },
      { person, timeout, refusal },
    );
  }

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
      execArgv: [`--max-old-space-size=${heapMegabytes}`, '--disable-sigusr1'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const child: Child = { process: started, errorOutput: '' };
    this.#children.add(child);
    started.on('exit', () => {
      clearTimeout(child.ending);
      this.#children.delete(child);
      this.#idle = this.#idle.filter((other) => other !== child);
    });
    // `#receive` notices such a process's end.
    started.on('error', () => {});
    started.stderr?.on(
      'data',
      (chunk: Buffer) => (child.errorOutput = (child.errorOutput + chunk.toString()).slice(-ERROR_OUTPUT_MAX)),
    );
    await this.#receive(child, SLOWEST_START, () => {}).catch((error: Error) => {
      // Not the job's fault.
      throw new Error(error.message);
    });
    return child;
  }

  /** After `ask`; kills a process that is late. */
  async #receive<Value>(child: Child, milliseconds: number, ask: () => void): Promise<ChildMessage<Value>> {
    const { promise, resolve, reject } = Promise.withResolvers<ChildMessage<Value>>();
    const ended = (code: number | null, signal: string | null) => {
      reject(new JobAborted('crash', `The process ended by ${signal ?? code}. ${child.errorOutput}`));
    };
    child.process.once('message', resolve).once('close', ended);
    const late = setTimeout(() => {
      reject(new JobAborted('time', `The process was ended after ${milliseconds} ms.`));
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

  #makeIdle(child: Child): void {
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
