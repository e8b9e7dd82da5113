import { callbackify } from 'node:util';
import pg from 'pg';

import type { TestApp } from '#test/support/app.ts';

import type { Faults } from './faults.ts';

/** Identifies a process. */
export interface Life {
  /** The statement, counted from now, at which it is killed. */
  killedIn: number | undefined;
  isOver: boolean;
  over: Promise<void>;
}

const STATEMENT = { 'statement lost': 0.01 };
const COMMIT = { 'commit lost': 0.06, 'answer to commit lost': 0.06 };

type Query = (...given: unknown[]) => unknown;

/** Never resolves, as for a killed process. */
const never = () => new Promise<never>(() => {});

/** Breaks connections of the application's pool, all of them when its process is killed. */
export function breakConnections({ database: { pool } }: TestApp, faults: Faults): Life {
  const over = Promise.withResolvers<void>();
  const life: Life = { killedIn: undefined, isOver: false, over: over.promise };
  const clients = new Set<pg.PoolClient>();
  const kill = (): Promise<never> => {
    faults.note('process killed');
    life.isOver = true;
    // The pool's own type has a callback too.
    Object.assign(pool, { connect: never });
    for (const client of clients) cut(client);
    over.resolve();
    return never();
  };
  pool.on('acquire', (client) => {
    if (clients.has(client)) return;
    clients.add(client);
    wrap(client, { faults, life, kill });
  });
  pool.on('remove', (client) => clients.delete(client));
  return life;
}

interface Wrapping {
  faults: Faults;
  life: Life;
  kill(): Promise<never>;
}

function wrap(client: pg.PoolClient, { faults, life, kill }: Wrapping): void {
  const query = (client.query as Query).bind(client);
  /** Statements of the application are queries of pg; others are not. */
  const ask = (given: unknown[]): unknown => {
    const [statement] = given;
    if (!(statement instanceof pg.Query)) return query(...given);
    return new Promise((resolve, reject) => {
      query(
        Object.assign(statement, {
          callback: (error: unknown, result: unknown) => (error ? reject(error) : resolve(result)),
        }),
      );
    });
  };
  const askOrBreak = async (given: unknown[]): Promise<unknown> => {
    if (life.isOver) return never();
    const isCommit = textOf(given[0]) === 'commit';
    if (life.killedIn !== undefined && (life.killedIn -= 1) < 0) {
      if (isCommit && faults.chance(0.5)) await ask(given);
      return kill();
    }
    const fault = faults.draw(isCommit ? COMMIT : STATEMENT);
    if (!fault) return answerUnlessOver(ask(given), life);
    if (fault === 'answer to commit lost') await ask(given);
    cut(client);
    throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  };
  (client as { query: Query }).query = (...given) => {
    const [statement] = given;
    // The pool's own calls have a callback.
    if (typeof given.at(-1) === 'function') return query(...given);
    if (!(statement instanceof pg.Query)) return askOrBreak(given);
    const { callback } = statement as unknown as { callback: (error: Error, result: unknown) => void };
    callbackify(askOrBreak)(given, callback);
    return statement;
  };
}

async function answerUnlessOver(answer: unknown, life: Life): Promise<unknown> {
  try {
    const given = await answer;
    return life.isOver ? await never() : given;
  } catch (error) {
    if (life.isOver) return never();
    throw error;
  }
}

const cut = (client: pg.PoolClient): void =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();

const textOf = (statement: unknown): string | undefined =>
  typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
