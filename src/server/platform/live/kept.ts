import type { Db, Tx } from '../db/database.ts';
import type { Changes } from './changes.ts';

/**
 * Caches a value in this process, and reads it again after any process invalidates the topic. Transactions read on
 * their own connection: waiting for another could exhaust the pool.
 */
export function keepUntilInvalidated<Value>(
  db: Db,
  changes: Changes,
  topic: string,
  read: (db: Db | Tx) => Promise<Value>,
): (within?: Tx) => Promise<Value> {
  let known: Promise<Value> | undefined;
  changes.listenAsCache((topics) => {
    if (topics === undefined || topics.includes(topic)) known = undefined;
  });
  return (within) => {
    if (known && changes.connected()) return known;
    // A transaction may read its own uncommitted values, which must not be cached.
    if (within) return read(within);
    const reading = read(db);
    known = reading;
    reading.catch(() => (known = undefined));
    return reading;
  };
}
