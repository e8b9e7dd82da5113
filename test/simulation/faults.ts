import type pg from 'pg';

import type { Random } from '#server/seeds/random.ts';
import type { TestApp } from '#test/support/app.ts';

/** Which of a process's connections break, by chance. */
export interface Faults {
  /** Undefined: none. */
  random: Random | undefined;
  /** What happened, in order. */
  happened: string[];
}

/** Of statements; of commits, half before the server has it and half before its answer comes. */
const STATEMENT = 0.01;
const COMMIT = 0.12;

type Query = (...given: unknown[]) => unknown;

/** Breaks connections of the application's pool from now on, while `random` is set. */
export function breakConnections(app: TestApp): Faults {
  const faults: Faults = { random: undefined, happened: [] };
  const wrapped = new WeakSet<pg.PoolClient>();
  app.database.pool.on('acquire', (client) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    wrap(client, faults);
  });
  return faults;
}

function wrap(client: pg.PoolClient, faults: Faults): void {
  const query = (client.query as Query).bind(client);
  const cut = (what: string): never => {
    faults.happened.push(what);
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  };
  const queryOrBreak = async (given: unknown[]): Promise<unknown> => {
    const { random } = faults;
    const isCommit = textOf(given[0]) === 'commit';
    if (!random?.chance(isCommit ? COMMIT : STATEMENT)) return query(...given);
    if (!isCommit) return cut('statement lost');
    if (random.chance(0.5)) return cut('commit lost');
    await query(...given);
    return cut('answer to commit lost');
  };
  (client as { query: Query }).query = (...given) =>
    // The pool's own calls have a callback.
    typeof given.at(-1) === 'function' ? query(...given) : queryOrBreak(given);
}

const textOf = (statement: unknown): string | undefined =>
  typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
