import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';

import type { Config, StorageConfig } from '../config.ts';
import { newId } from '../id.ts';
import { openFolder } from './folder.ts';
import type { Store } from './store.ts';

/** The one door to stored files. */
export interface Storage extends Store {
  /** A fresh path beside the store for bytes on their way in. */
  temporaryPath(): string;
  /** Removes what was on its way in and has not been written to since then: its process is gone. */
  sweepIncoming(before: Date): Promise<void>;
}

/** Milliseconds after which a file on its way in was left behind by a process that ended. */
const LEFT_BEHIND_AFTER = 3_600_000;

/** Opens the store that the operator chose: a folder of the data directory, or an S3 bucket. */
export async function openStorage({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>): Promise<Storage> {
  const incoming = join(dataDir, 'incoming');
  await mkdir(incoming, { recursive: true });
  await sweep(incoming, new Date(Date.now() - LEFT_BEHIND_AFTER));
  const store =
    storage.kind === 'disk' ? await openFolder(join(dataDir, 'files'), incoming) : await openBucket(storage);
  return {
    ...store,
    temporaryPath: () => join(incoming, newId()),
    sweepIncoming: (before) => sweep(incoming, before),
  };
}

async function sweep(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && found.mtime < before) await rm(path, { force: true });
  }
}

/** A store in an S3 bucket, with the credentials that the AWS SDK finds in the environment. */
async function openBucket({
  bucket,
  region,
  endpoint,
  forcePathStyle,
}: Extract<StorageConfig, { kind: 's3' }>): Promise<Store> {
  const [{ HeadBucketCommand, S3Client }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive/drivers/s3'),
  ]);
  const client = new S3Client({
    region,
    forcePathStyle,
    // Checksums in a trailer are Amazon's own; several other stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    // It would write to the console what it also throws.
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
        // S3 knows beginnings of names, not folders.
        for (const object of listed.objects) if (object.isFile && object.key.startsWith(`${folder}/`)) yield object.key;
        page = listed.paginationToken;
      } while (page);
    },
    // Asked every few seconds: a written probe would cost money each time, and pile up where the bucket keeps versions.
    check: async () => void (await client.send(new HeadBucketCommand({ Bucket: bucket }))),
    space: () => Promise.resolve(undefined),
  };
}
