import type { Context } from 'hono';
import { Readable } from 'node:stream';

import type { Storage } from '../../platform/storage/storage.ts';
import { isPublic } from './access.ts';
import { downloadAs } from './file-name.ts';
import type { FileRow } from './queries.ts';

/** Public files are cached forever, since the bytes of an id never change; private ones are downloads with no-store. */
export async function sendFile(context: Context, storage: Storage, file: FileRow): Promise<Response> {
  const headers = new Headers({
    'content-type': file.type,
    'content-length': String(file.size),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  });
  if (isPublic(file.kind)) {
    const etag = `"${file.sha256}"`;
    headers.set('cache-control', 'public, max-age=31536000, immutable');
    headers.set('etag', etag);
    if (matches(context.req.header('if-none-match'), etag)) {
      headers.delete('content-length');
      return new Response(null, { status: 304, headers });
    }
  } else {
    headers.set('cache-control', 'private, no-store');
    headers.set('content-disposition', downloadAs(file.name));
  }
  if (context.req.method === 'HEAD') return new Response(null, { headers });
  return new Response(Readable.toWeb(await storage.read(file.storage_key)) as ReadableStream<Uint8Array>, { headers });
}

/** RFC 9110, 13.1.2: a list or `*`; compared weakly. */
const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((mark) => mark.trim() === '*' || mark.trim().replace(/^W\//, '') === etag);
