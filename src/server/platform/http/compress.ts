import type { MiddlewareHandler } from 'hono';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
  type BrotliOptions,
} from 'node:zlib';

import { pickEncoding, type Encoding } from './encodings.ts';

const WORTHWHILE = /^(text\/(html|plain|css)|application\/(json|xml|[a-z.]+\+(json|xml)))/;
/** Bytes below which compression saves no packet. */
const SMALLEST = 1_024;
/** Bytes up to which another thread costs more: 4 KB take 0.04 ms here, 0.24 ms there. */
const AT_ONCE = 65_536;

/** Takes as long as gzip at its own level, for an eighth less. */
export const brotliOptions: BrotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
const [gzipLater, brotliLater, zstdLater] = [promisify(gzip), promisify(brotliCompress), promisify(zstdCompress)];
const ways: Record<Encoding, (plain: ArrayBuffer, isPage: boolean) => Uint8Array | Promise<Uint8Array>> = {
  br: (plain) =>
    plain.byteLength <= AT_ONCE ? brotliCompressSync(plain, brotliOptions) : brotliLater(plain, brotliOptions),
  gzip(plain, isPage) {
    // Half the time, for a tenth more.
    const options = isPage ? {} : { level: constants.Z_BEST_SPEED };
    return plain.byteLength <= AT_ONCE ? gzipSync(plain, options) : gzipLater(plain, options);
  },
  zstd: (plain) => (plain.byteLength <= AT_ONCE ? zstdCompressSync(plain) : zstdLater(plain)),
};
/** Pages get the best compression, since users wait for them on slow connections; data gets the fastest. */
const ofPages = ['br', 'zstd', 'gzip'] as const;
const ofData = ['zstd', 'gzip'] as const;

/**
 * Compresses complete responses, large ones on another thread. Hono's middleware is expensive for many small ones: it
 * makes a stream for each. Event streams are left alone.
 */
export function compressed(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    res.headers.append('vary', 'Accept-Encoding');
    const type = res.headers.get('content-type') ?? '';
    if (!res.body || !WORTHWHILE.test(type) || res.headers.has('content-encoding')) return;
    const isPage = type.startsWith('text/html');
    const encoding = pickEncoding(context.req.header('accept-encoding'), isPage ? ofPages : ofData);
    if (!encoding) return;
    const plain = await res.arrayBuffer();
    const isSmall = plain.byteLength < SMALLEST;
    const body = isSmall ? new Uint8Array(plain) : new Uint8Array(await ways[encoding](plain, isPage));
    const { headers } = res;
    headers.set('content-length', String(body.byteLength));
    if (!isSmall) headers.set('content-encoding', encoding);
    // Hono would copy it header by header into the one that it replaces, and make both into streams.
    context.res = undefined;
    context.res = new Response(body, { status: res.status, headers });
  };
}
