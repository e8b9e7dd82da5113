import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

import type { Config } from '../config.ts';
import { newId } from '../id.ts';

/** The one door to stored files. A key is a path of safe characters that the server made. */
export interface Storage {
  /** Stores the bytes of a local file under the key; they are durable when this returns. The local file is used up. */
  putFile(key: string, path: string): Promise<void>;
  /** The bytes under the key, as a stream. Fails where there are none. */
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** All keys that begin with the prefix, in no order. */
  keys(prefix: string): AsyncIterable<string>;
  /** A fresh path beside the store for bytes on their way in. */
  temporaryPath(): string;
  /** Fails where the store cannot be written. */
  check(): Promise<void>;
}

/** Opens the store that the operator chose: a folder of the data directory, or an S3 bucket. */
export async function openStorage(config: Pick<Config, 'dataDir' | 'storage'>): Promise<Storage> {
  const incoming = join(config.dataDir, 'incoming');
  await mkdir(incoming, { recursive: true });
  const temporaryPath = () => join(incoming, newId());
  return config.storage.kind === 'disk' ? openFolder(join(config.dataDir, 'files'), temporaryPath) : openBucket(config.storage, temporaryPath);
}

async function openFolder(root: string, temporaryPath: () => string): Promise<Storage> {
  await mkdir(root, { recursive: true });
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  return {
    ...shared(disk, temporaryPath),
    async putFile(key, path) {
      const target = join(root, key);
      await mkdir(dirname(target), { recursive: true });
      await flush(path);
      await rename(path, target);
      await flush(dirname(target));
    },
  };
}

async function openBucket(config: Extract<Config['storage'], { kind: 's3' }>, temporaryPath: () => string): Promise<Storage> {
  const [{ S3Client }, { S3Driver }] = await Promise.all([import('@aws-sdk/client-s3'), import('flydrive/drivers/s3')]);
  const client = new S3Client({ region: config.region, forcePathStyle: config.forcePathStyle, ...(config.endpoint ? { endpoint: config.endpoint } : {}) });
  const disk = new Disk(new S3Driver({ client, bucket: config.bucket, visibility: 'private', supportsACL: false }));
  return {
    ...shared(disk, temporaryPath),
    async putFile(key, path) {
      await disk.putStream(key, createReadStream(path));
      await rm(path, { force: true });
    },
  };
}

function shared(disk: Disk, temporaryPath: () => string): Omit<Storage, 'putFile'> {
  const probe = '.health';
  return {
    temporaryPath,
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    async *keys(prefix) {
      let page: string | undefined;
      do {
        const listed = await disk.listAll(prefix, { recursive: true, ...(page ? { paginationToken: page } : {}) });
        for (const object of listed.objects) if (object.isFile) yield object.key;
        page = listed.paginationToken;
      } while (page);
    },
    check: () => disk.put(probe, ''),
  };
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
