import { Transaction } from 'kysely';

import { afterCommit } from '../db/after-commit.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../id.ts';
import { Valkey } from '../valkey/valkey.ts';
import { isCall, mayBeLost } from './call-topics.ts';
import type { Broadcast, Carrier, Line } from './changes.ts';
import { notify } from './notifications.ts';
import { lookForChanges, recordChange, type Position } from './recorded-changes.ts';
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

/** What processes share besides the database. */
export interface Sharing {
  valkey: Valkey;
  carrier: ValkeyCarrier;
}

export function shareByValkey(url: string, db: Db): Sharing {
  const valkey = new Valkey(url);
  return { valkey, carrier: new ValkeyCarrier(valkey, db) };
}

/**
 * By Valkey after the commit. A process that ends in between, or cannot reach it, says nothing; so changes are recorded with
 * what they tell of, and every process looks each second for what it did not hear (decision 0143).
 */
class ValkeyCarrier implements Carrier {
  readonly notHeard = 'What is sent to Valkey does not come back. Check REDIS_URL and what its user may do.';
  readonly mayBeAway = true;
  readonly #valkey: Valkey;
  readonly #db: Db;
  /** Whether processes run beside that do not know of Valkey. */
  #hasListeners = false;
  #found = 0;

  constructor(valkey: Valkey, db: Db) {
    this.#valkey = valkey;
    this.#db = db;
  }

  /** Changes that were not heard, and found in the database. */
  found(): number {
    return this.#found;
  }

  readonly broadcast: Broadcast = async (tx, topics) => {
    if (mayBeLost(topics[0])) {
      if (isCall(topics[0]) && !this.#valkey.isOpen) return;
      return this.#valkey.publish(JSON.stringify({ topics } satisfies Message));
    }
    const change = await recordChange(tx, topics);
    if (this.#hasListeners) await notify(tx, topics);
    // Where it cannot be published, others find it.
    const publish = () =>
      void this.#valkey.publish(JSON.stringify(change satisfies Message), newVersions(topics)).catch(() => {});
    if (tx instanceof Transaction) afterCommit(tx, publish);
    else publish();
  };

  async open(heard: (topics: string[]) => void, ended: () => void): Promise<Line> {
    const { position, site, hasListeners } = await lookForChanges(this.#db, undefined);
    this.#hasListeners = hasListeners;
    if (hasListeners)
      throw new Error('Other processes of this site run without REDIS_URL. Nothing is kept until they end.');
    const take = onlyOnce(heard);
    let looking: NodeJS.Timeout | undefined;
    await this.#valkey.open(
      site,
      (message) => take(JSON.parse(message) as Message),
      () => {
        clearInterval(looking);
        ended();
      },
    );
    // What was kept before this process could hear of changes may be old.
    await this.#setVersions([ALL_KINDS]);
    looking = this.#lookAgainAndAgain(position, take);
    return {
      ping: () => this.#valkey.ping(),
      close: () => {
        this.#valkey.close();
        return Promise.resolve();
      },
    };
  }

  #lookAgainAndAgain(since: Position, take: Take): NodeJS.Timeout {
    let position = since;
    let lookedAt = performance.now();
    let isLooking = false;
    const look = async () => {
      const { changes, ...next } = await lookForChanges(this.#db, position);
      this.#hasListeners = next.hasListeners;
      if (next.hasListeners || next.position.server !== position.server) return this.#valkey.close();
      ({ position } = next);
      lookedAt = performance.now();
      for (const change of changes)
        if (take(change)) {
          this.#found += 1;
          await this.#setVersions(change.topics);
        }
    };
    const lookOnce = async () => {
      if (isLooking) return;
      isLooking = true;
      await Promise.all([
        this.#valkey.ping().catch(() => this.#valkey.close()),
        look().catch(() => {
          // The database is away or busy; the next look finds the same.
          if (performance.now() - lookedAt > LOOKS_AT_LEAST) this.#valkey.close();
        }),
      ]);
      isLooking = false;
    };
    return setInterval(() => void lookOnce(), LOOKS_EVERY).unref();
  }

  /** Ends the line where it fails: pages that others keep would stay. */
  async #setVersions(topics: readonly string[]): Promise<void> {
    try {
      await this.#valkey.setVersions(newVersions(topics));
    } catch (error) {
      this.#valkey.close();
      throw error;
    }
  }
}

/** Says whether it was new. */
type Take = (message: Message) => boolean;

function onlyOnce(heard: (topics: string[]) => void): Take {
  const known = new Set<string>();
  return ({ id, topics }) => {
    if (id !== undefined) {
      if (known.has(id)) return false;
      if (known.size >= REMEMBERED) known.clear();
      known.add(id);
    }
    heard(topics);
    return true;
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
