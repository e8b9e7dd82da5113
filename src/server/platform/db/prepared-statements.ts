import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

import { unstorable } from './unstorable.ts';

/** Executions before a statement is prepared. */
const OFTEN = 20;
/** Per connection; about 20 KB each. */
const MOST_PREPARED = 300;
/** Optional filters make endless variants of statements. */
const MOST_COUNTED = 2_000;

/** In a statement that writes. */
const READ_ONLY = '25006';
const TOO_MANY_CONNECTIONS = '53300';
/** Milliseconds. */
const CONNECT_AGAIN = 50;

const READS_OR_WRITES = /^\s*(?:select|insert|update|delete|with)\b/;
/** A plan for any value may be a thousand times slower. */
const SEARCHES = /@@|@>|&&|<@|%>|\blike\b|\bilike\b/;
/** Under a limit, the number of rows decides between an index scan and a sort. */
const LISTS = /\blimit \$\d+(?: offset \$\d+)?(?: for [a-z ]+)?\s*$/;
/** A column that a newer release adds would break the prepared plan. */
const TAKES_ALL_COLUMNS = /(?:select|returning|,) \*|\.\*/;

/** @param text - SQL in lower case */
export const isPreparable = (text: string): boolean =>
  READS_OR_WRITES.test(text) && !SEARCHES.test(text) && !LISTS.test(text) && !TAKES_ALL_COLUMNS.test(text);

class Names {
  #counted = new Map<string, number>();
  #names = new Map<string, string>();

  of(text: string): string | undefined {
    return this.#names.get(text) ?? this.#next(text);
  }

  #next(text: string): string | undefined {
    if (this.#names.size >= MOST_PREPARED) return undefined;
    const times = (this.#counted.get(text) ?? 0) + 1;
    if (this.#counted.size >= MOST_COUNTED) this.#counted.clear();
    this.#counted.set(text, times);
    // Beyond OFTEN: found not preparable.
    if (times !== OFTEN || !isPreparable(text)) return undefined;
    this.#counted.delete(text);
    const name = `often_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

/** Called after each statement: with its text, which holds no values, and milliseconds. */
export type StatementWatch = (text: string, took: number) => void;

/** A connection while Kysely holds it. */
class PreparingConnection implements PostgresPoolClient {
  #client: pg.PoolClient;
  #names: Names | undefined;
  #watch: StatementWatch | undefined;
  #failed: (() => void) | undefined;
  #isReadOnly = false;

  constructor(
    client: pg.PoolClient,
    { names, watch, failed }: { names: Names | undefined; watch: StatementWatch | undefined; failed?: () => void },
  ) {
    this.#client = client;
    this.#names = names;
    this.#watch = watch;
    this.#failed = failed;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not used.');
    const started = performance.now();
    const query = { name: this.#names?.of(text), text, values: [...values] };
    const result = this.#client.query(query).catch((error: Error & { code?: string }) => {
      this.#isReadOnly ||= error.code === READ_ONLY;
      this.#failed?.();
      // The stack leads to the caller instead of the socket.
      Error.captureStackTrace(error);
      throw unstorable(error) ?? error;
    });
    const watch = this.#watch;
    return watch ? result.finally(() => watch(text, performance.now() - started)) : result;
  }

  release(destroy?: boolean): void {
    // After a failover, another connection leads to the server that takes writes.
    this.#client.release(destroy || this.#isReadOnly);
  }
}

interface PreparingPool extends PostgresPool {
  /** The same pool, which reports each statement and connection that fails. */
  telling(failed: () => void): PostgresPool;
}

/** Prepares frequent statements on each connection, if its session stays the same. */
export function preparing(pool: pg.Pool, isOwnSession: boolean, watch?: StatementWatch): PreparingPool {
  const names = isOwnSession ? new Names() : undefined;
  const shared = { options: pool.options, end: () => pool.end() };
  return {
    ...shared,
    connect: async () => new PreparingConnection(await connect(pool), { names, watch }),
    telling: (failed) => ({
      ...shared,
      async connect() {
        const client = await connect(pool).catch((error: unknown) => {
          failed();
          throw error;
        });
        return new PreparingConnection(client, { names, watch, failed });
      },
    }),
  };
}

/** Where the server takes no more connections, waits as long as for a free one of the pool: that may be free sooner. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const until = Date.now() + (pool.options.connectionTimeoutMillis ?? 0);
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS || Date.now() > until) throw error;
      await sleep(CONNECT_AGAIN);
    }
  }
}
