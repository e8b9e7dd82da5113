import type pg from 'pg';

import { isReadOnly } from '../db/several-hosts.ts';
import type { Storage } from '../storage/storage.ts';
import type { Checks, PartState } from './parts.ts';

interface Sources {
  /** Of its own: requests may hold all connections of theirs. */
  probe: pg.Pool;
  queue: () => Promise<unknown>;
  storage: Pick<Storage, 'check'>;
  /** Absent without a translation service. */
  translation?: (() => Promise<void>) | undefined;
  /** Absent where the process sends no mails. */
  mail?: (() => Promise<void>) | undefined;
}

/** Services that others run are checked rarely. */
export const createChecks = ({ probe, queue, storage, translation, mail }: Sources): Checks => ({
  database: { every: 1_000, read: () => readDatabase(probe) },
  queue: { every: 5_000, read: () => queue().then(() => 'ok'), late: 'busy' },
  storage: { every: 5_000, read: () => readStorage(storage) },
  ...(translation && { translation: { every: 30_000, read: () => translation().then(() => 'ok') } }),
  ...(mail && { mail: { every: 30_000, read: () => mail().then(() => 'ok') } }),
});

async function readDatabase(probe: pg.Pool): Promise<PartState> {
  const client = await probe.connect();
  let readOnly = true;
  try {
    readOnly = await isReadOnly(client);
    return readOnly ? 'read_only' : 'ok';
  } finally {
    // The next connection may lead to another server.
    client.release(readOnly);
  }
}

const readStorage = (storage: Pick<Storage, 'check'>): Promise<PartState> =>
  storage.check().then(
    () => 'ok',
    (error: { code?: string }) => {
      if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return 'full';
      throw error;
    },
  );
