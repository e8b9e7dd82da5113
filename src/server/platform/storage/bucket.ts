import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Disk } from 'flydrive';

import type { StorageConfig } from '../config.ts';
import type { Store } from './store.ts';

/** A store in an S3 bucket, with the credentials that the AWS SDK finds in the environment. */
export async function openBucket({
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
