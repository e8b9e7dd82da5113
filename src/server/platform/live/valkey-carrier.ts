import { Transaction } from 'kysely';

import { afterCommit } from '../db/after-commit.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../id.ts';
import { Valkey } from '../valkey/valkey.ts';
import { isCall, mayBeLost } from './call-topics.ts';
import type { Carrier, Line } from './changes.ts';
import { notify } from './notifications.ts';
import { lookForChanges, recordChange, type Change } from './recorded-changes.ts';
import { ALL_KINDS, kindOf } from './topic-kinds.ts';

/** Milliseconds. A process that has not looked for longer knows nothing any more. */
const LOOKS_EVERY = 1_000;
const LOOKS_AT_LEAST = 60_000;
/** Changes that were heard. */
const REMEMBERED = 10_000;

interface Message {
  /** Of a change that is recorded. */
  id?: string;
  topics: string[];
}

interface ValkeyCarrier extends Carrier {
  /** Changes that were not heard, and found in the database. */
  found(): number;
}

/** What processes share besides the database. */
export interface Sharing {
  valkey: Valkey;
  carrier: ValkeyCarrier;
}

/** @param address - the site's, beside its database: a copy of that may run elsewhere */
export function shareByValkey(url: string, db: Db, address: string): Sharing {
  const valkey = new Valkey(url);
  return { valkey, carrier: createCarrier(valkey, db, address) };
}

/**
 * By Valkey after the commit. A process that ends in between, or cannot reach it, says nothing; so changes are recorded with
 * what they tell of, and every process looks each second for what it did not hear (decision 0143).
 */
function createCarrier(valkey: Valkey, db: Db, address: string): ValkeyCarrier {
  let found = 0;
  let hasListeners = false;

  /** Else pages that others keep would stay. */
  const setVersions = (topics: readonly string[]) =>
    valkey.setVersions(newVersions(topics)).catch((error: unknown) => {
      valkey.close();
      throw error;
    });

  async function open(heard: (topics: string[]) => void, ended: () => void): Promise<Line> {
    const first = await lookForChanges(db, undefined);
    ({ hasListeners } = first);
    if (hasListeners)
      throw new Error('Other processes of this site run without REDIS_URL. Nothing is kept until they end.');
    const known = new Set<string>();
    /** Whether it is new. */
    const take = ({ id, topics }: Message): boolean => {
      if (id !== undefined) {
        if (known.has(id)) return false;
        if (known.size >= REMEMBERED) known.clear();
        known.add(id);
      }
      heard(topics);
      return true;
    };
    let looking: NodeJS.Timeout | undefined;
    await valkey.open(
      `${address} ${first.site}`,
      (message) => take(JSON.parse(message) as Message),
      () => {
        clearInterval(looking);
        ended();
      },
    );
    // What was kept before this process could hear of changes may be old.
    await setVersions([ALL_KINDS]);
    let { position } = first;
    let lookedAt = performance.now();
    let isLooking = false;

    const look = async () => {
      const { changes, ...next } = await lookForChanges(db, position);
      ({ hasListeners } = next);
      if (hasListeners || next.position.server !== position.server) return valkey.close();
      ({ position } = next);
      lookedAt = performance.now();
      for (const change of changes)
        if (take(change)) {
          found += 1;
          await setVersions(change.topics);
        }
    };
    looking = setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      Promise.all([
        valkey.ping().catch(() => valkey.close()),
        look().catch(() => {
          // The database is away or busy; the next look finds the same.
          if (performance.now() - lookedAt > LOOKS_AT_LEAST) valkey.close();
        }),
      ]).finally(() => (isLooking = false));
    }, LOOKS_EVERY).unref();
    return {
      ping: () => valkey.ping(),
      close: () => {
        valkey.close();
        return Promise.resolve();
      },
    };
  }

  return {
    async broadcast(tx, topics) {
      if (mayBeLost(topics[0])) {
        if (isCall(topics[0]) && !valkey.isOpen) return;
        return valkey.publish(JSON.stringify({ topics } satisfies Message));
      }
      const change = await recordChange(tx, topics);
      if (hasListeners) await notify(tx, topics);
      // Where it cannot be published, others find it.
      const publish = () =>
        void valkey.publish(JSON.stringify(change satisfies Message), newVersions(topics)).catch(() => {});
      if (tx instanceof Transaction) afterCommit(tx, publish);
      else publish();
    },
    open,
    notHeard: 'What is sent to Valkey does not come back. Check REDIS_URL and what its user may do.',
    mayBeAway: true,
    found: () => found,
  };
}

/**
 * A page may show many things of a kind; a change of any makes it old. Each time another: a change that is found late must not
 * bring back the version before the next one.
 */
const newVersions = (topics: readonly string[]): Record<string, string> => {
  const version = newId();
  return Object.fromEntries(topics.map((topic) => [kindOf(topic), version]));
};
