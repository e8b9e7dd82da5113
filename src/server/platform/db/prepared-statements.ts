import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** So often is a statement sent before it is prepared: what is rare is not kept. */
const OFTEN = 20;
/** Each connection keeps each prepared statement with its plan, some 20 KB. */
const MOST_PREPARED = 300;
/** Texts that vary with their filters come without end; they are counted in one go that long. */
const MOST_COUNTED = 2_000;

const READS_OR_WRITES = /^\s*(?:select|insert|update|delete|with)\b/;
/** How much these find, the planner knows only with the value: a plan for any value may be a thousand times too slow. */
const SEARCHES = /@@|@>|&&|<@|%>|\blike\b|\bilike\b/;
/** A list in some order, cut after so many: an index in that order pays where there is much, sorting where there is little. */
const LISTS = /\blimit \$\d+(?: offset \$\d+)?(?: for [a-z ]+)?\s*$/;
/** A column more, which a newer release adds while this one still runs, and its plan would fail. */
const TAKES_ALL_COLUMNS = /(?:select|returning|,) \*|\.\*/;

/**
 * Whether a statement is as well planned once as for each of its values.
 * @param text - SQL in lower case, as the house writes it.
 */
export const isPreparable = (text: string): boolean =>
  READS_OR_WRITES.test(text) && !SEARCHES.test(text) && !LISTS.test(text) && !TAKES_ALL_COLUMNS.test(text);

/** Names the statements that one pool sends often. */
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
    // Looked at once: what is sent more often than that and has no name is not to have one.
    if (times !== OFTEN || !isPreparable(text)) return undefined;
    this.#counted.delete(text);
    const name = `often_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

/** A connection of the pool while Kysely has it. */
class PreparingConnection implements PostgresPoolClient {
  #client: pg.PoolClient;
  #names: Names;

  constructor(client: pg.PoolClient, names: Names) {
    this.#client = client;
    this.#names = names;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not used.');
    return this.#client.query({ name: this.#names.of(text), text, values: [...values] });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/** A pool as Kysely wants it, that has the server parse and plan only once, for each connection, what is sent often. */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new Names();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => new PreparingConnection(await pool.connect(), names),
  };
}
