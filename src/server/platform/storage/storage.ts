import { createReadStream } from 'node:fs';
import { access, constants, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { StorageConfig } from '../config-values.ts';
import { StartError, type Config } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../id.ts';
import { makePrivateFolder } from '../make-folder.ts';
import { openFolder } from './folder.ts';
import type { Store } from './store.ts';

/** Refuses to put and read with UNAVAILABLE files_unavailable while the store cannot be used. */
export interface Storage extends Store {
  /** A new path on the store's file system. */
  temporaryPath(): string;
  /** Removes files not written to since then: their process has ended. */
  sweepIncoming(before: Date): Promise<void>;
}

/** Milliseconds. */
const LEFT_BEHIND_AFTER = 3_600_000;

/** @throws StartError where the data folder cannot be used. */
export async function openStorage({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>): Promise<Storage> {
  const incoming = join(dataDir, 'incoming');
  const files = join(dataDir, 'files');
  try {
    await makePrivateFolder(incoming);
    await sweep(incoming, new Date(Date.now() - LEFT_BEHIND_AFTER));
    if (storage.kind === 'disk') await makePrivateFolder(files);
    await access(incoming, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be used: ${(error as Error).message}. Check DATA_DIR.`);
  }
  const store = storage.kind === 'disk' ? openFolder(files, incoming) : await openBucket(storage);
  const inStore = refusingWhileAway(store);
  return {
    ...store,
    putFile: (key, path) => inStore(store.putFile(key, path)),
    read: (key) => inStore(store.read(key)),
    temporaryPath: () => join(incoming, newId()),
    sweepIncoming: (before) => sweep(incoming, before),
  };
}

/** Seconds. */
const RETRY_AFTER = 60;

/** Refuses what fails while the whole store cannot be used; any other failure is an error. */
const refusingWhileAway =
  (store: Store) =>
  async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      const isUsable = await store.check().then(
        () => true,
        () => false,
      );
      if (isUsable) throw error;
      throw new Refusal('UNAVAILABLE', { reason: 'files_unavailable', retryAfter: RETRY_AFTER }, { cause: error });
    }
  };

async function sweep(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && found.mtime < before) await rm(path, { force: true });
  }
}

/** Milliseconds. The SDK would wait forever for a store that does not answer, and uploads would wait for their turn. */
const TIMEOUTS = { connectionTimeout: 3_000, socketTimeout: 15_000 };

/** The AWS SDK finds its credentials in the environment. */
async function openBucket({
  bucket,
  region,
  endpoint,
  forcePathStyle,
}: Extract<StorageConfig, { kind: 's3' }>): Promise<Store> {
  const [{ HeadBucketCommand, S3Client }, { Disk }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive'),
    import('flydrive/drivers/s3'),
  ]);
  const client = new S3Client({
    region,
    forcePathStyle,
    // Several stores refuse Amazon's trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    requestHandler: TIMEOUTS,
    // The SDK would log what it also throws.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  return {
    async putFile(key, path) {
      await disk.putStream(key, createReadStream(path));
      await rm(path, { force: true });
    },
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    async *keys(folder) {
      let page: string | undefined;
      do {
        const listed = await disk.listAll(folder, { recursive: true, ...(page ? { paginationToken: page } : {}) });
        // S3 has prefixes, not folders.
        for (const object of listed.objects) if (object.isFile && object.key.startsWith(`${folder}/`)) yield object.key;
        page = listed.paginationToken;
      } while (page);
    },
    // Frequent: a test write would cost money, and pile up in a versioned bucket.
    check: async () => void (await client.send(new HeadBucketCommand({ Bucket: bucket }))),
    space: () => Promise.resolve(undefined),
  };
}
