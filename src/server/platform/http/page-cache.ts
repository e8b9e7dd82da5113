import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Changes } from '../live/changes.ts';
import { pickEncoding } from './encodings.ts';

export interface RenderedPage {
  status: number;
  headers: [name: string, value: string][];
  html: string;
  /** Its topics; undefined where it must not be cached. */
  topics: ReadonlySet<string> | undefined;
}

interface CachedPage {
  etag: string;
  topics: ReadonlySet<string>;
  size: number;
  answers: Record<Prepared, { headers: Record<string, string>; body: Uint8Array<ArrayBuffer>; status: number }>;
}

/** Topics whose last change is remembered. */
const MOST_INVALIDATED = 10_000;

/** What is prepared, the best first. */
const encodings = ['br', 'gzip'] as const;
type Prepared = (typeof encodings)[number] | 'identity';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/**
 * Stores public pages in memory, by URL, until a topic changes. A page whose topics changed while it was rendered is not
 * cached, nor is any while disconnected from changes.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  /** Keys of pages. */
  readonly #byTopic = new Map<string, Set<string>>();
  readonly #changes: Pick<Changes, 'listen' | 'connected'>;
  readonly #maxBytes: number;
  #bytes = 0;
  #hits = 0;
  /** Counts invalidations; `#invalidated` has each topic's last. */
  #tick = 0;
  #forgotten = 0;
  readonly #invalidated = new Map<string, number>();

  constructor(changes: Pick<Changes, 'listen' | 'connected'>, maxBytes: number) {
    this.#changes = changes;
    this.#maxBytes = maxBytes;
    changes.listen((topics) => this.#forget(topics));
  }

  /** `etag` and `accepted`: the request's If-None-Match and Accept-Encoding. */
  find(key: string, etag: string | undefined, accepted: string | undefined): Response | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#hits += 1;
    // Least recently used first.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    const { headers, body, status } = page.answers[pickEncoding(accepted, encodings) ?? 'identity'];
    return etag === page.etag ? new Response(null, { status: 304, headers }) : new Response(body, { status, headers });
  }

  /** What the page shows, if it is cached. */
  topicsOf(key: string): ReadonlySet<string> | undefined {
    return this.#pages.get(key)?.topics;
  }

  /** Requests that it answered. */
  get hits(): number {
    return this.#hits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Taken before rendering, for `store`. */
  now(): number {
    return this.#tick;
  }

  /** Does nothing if one of its topics changed since `renderedFrom`. */
  async store(key: string, page: RenderedPage, renderedFrom: number): Promise<void> {
    if (!page.topics || !this.#changes.connected()) return;
    const cached = await prepare(page, page.topics);
    const outdated =
      this.#forgotten > renderedFrom ||
      [...page.topics].some((topic) => (this.#invalidated.get(topic) ?? 0) > renderedFrom);
    if (outdated || !this.#changes.connected()) return;
    this.#remove(key);
    this.#pages.set(key, cached);
    for (const topic of cached.topics) this.#byTopic.set(topic, (this.#byTopic.get(topic) ?? new Set()).add(key));
    this.#bytes += cached.size;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  #forget(topics: string[] | undefined): void {
    this.#tick += 1;
    if (topics === undefined) {
      this.#forgotten = this.#tick;
      this.#invalidated.clear();
      this.#pages.clear();
      this.#byTopic.clear();
      this.#bytes = 0;
      return;
    }
    if (this.#invalidated.size > MOST_INVALIDATED) {
      // Pages being rendered are not cached then.
      this.#forgotten = this.#tick;
      this.#invalidated.clear();
    }
    for (const topic of topics) {
      this.#invalidated.set(topic, this.#tick);
      for (const key of this.#byTopic.get(topic) ?? []) this.#remove(key);
    }
  }

  #remove(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#bytes -= page.size;
    this.#pages.delete(key);
    for (const topic of page.topics) {
      const keys = this.#byTopic.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTopic.delete(topic);
    }
  }
}

export const etagOf = (html: string | Uint8Array): string =>
  `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

async function prepare({ html, headers, status }: RenderedPage, topics: ReadonlySet<string>): Promise<CachedPage> {
  const plain = new Uint8Array(Buffer.from(html));
  const [zipped, brotli] = await Promise.all([
    compressGzip(plain, { level: 9 }),
    compressBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  ]);
  const etag = etagOf(plain);
  const answer = (encoding: Prepared, body: Uint8Array) => ({
    status,
    body: new Uint8Array(body),
    headers: {
      ...Object.fromEntries(headers),
      etag,
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Encoding',
      'content-length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
  return {
    etag,
    topics,
    size: plain.length + zipped.length + brotli.length,
    answers: { identity: answer('identity', plain), gzip: answer('gzip', zipped), br: answer('br', brotli) },
  };
}
