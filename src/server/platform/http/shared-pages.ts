import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';

import type { Changes } from '../live/changes.ts';
import { ALL_KINDS, kindOf } from '../live/topic-kinds.ts';
import type { StoredPage, Valkey } from '../valkey/valkey.ts';
import { brotliOptions } from './compress.ts';
import { pickEncoding } from './encodings.ts';
import { etagOf, type RenderedPage } from './page-cache.ts';

/** A page takes the place of another: addresses are without number, and nobody may fill the memory of Valkey with them. */
const SLOTS = 4_096;
const BYTES_MAX = 65_536;
const ADDRESS_MAX = 1_000;
/** Seconds. */
const LASTS = 600;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

interface Head {
  /** Of the whole address: several share a slot. */
  key: string;
  /** By kind, as they were before it was made. */
  versions: Record<string, string>;
  etag: string;
  headers: [name: string, value: string][];
}

/** What a reader sends: If-None-Match and Accept-Encoding. */
interface Asker {
  etag: string | undefined;
  accepted: string | undefined;
}

interface Lookup {
  found: Response | undefined;
  /** For `keep`, if nothing was found. */
  versions: StoredPage['versions'];
}

/**
 * Pages of addresses with a query, for signed-out readers, in Valkey for all processes. Each holds the versions of what it shows,
 * read before it was made; it is shown while they are the same. A change sets new ones as it is published.
 */
export class SharedPages {
  readonly #valkey: Valkey;
  readonly #changes: Pick<Changes, 'connected'>;
  readonly #maker: string;
  #hits = 0;
  #misses = 0;

  /** @param maker - build and address of the site: others make other pages */
  constructor(valkey: Valkey, changes: Pick<Changes, 'connected'>, maker: string) {
    this.#valkey = valkey;
    this.#changes = changes;
    this.#maker = maker;
  }

  counts(): Record<'hit' | 'miss', number> {
    return { hit: this.#hits, miss: this.#misses };
  }

  /** Undefined where no page may be shown or kept. */
  async find(address: string, asker: Asker): Promise<Lookup | undefined> {
    if (address.length > ADDRESS_MAX || !this.#changes.connected()) return undefined;
    const { key, slot } = this.#placeOf(address);
    // Valkey is away or slow: the page is made.
    const stored = await this.#valkey.readPage(slot).catch(() => undefined);
    if (!stored || stored.versions[ALL_KINDS] === undefined || !this.#changes.connected()) return undefined;
    const { versions, page } = stored;
    const { head, body } = page ? unpack(page) : {};
    if (!head || !body || head.key !== key || !isCurrent(head, versions)) {
      this.#misses += 1;
      return { found: undefined, versions };
    }
    this.#hits += 1;
    return { found: await answer(head, body, asker), versions };
  }

  /** Answers with it, and keeps it unless something that it shows has changed since `versions`. */
  async keep(address: string, page: RenderedPage, versions: StoredPage['versions'], asker: Asker): Promise<Response> {
    const { key, slot } = this.#placeOf(address);
    const kinds = new Set([ALL_KINDS, ...[...(page.topics ?? [])].map(kindOf)]);
    const head: Head = {
      key,
      versions: Object.fromEntries([...kinds].map((kind) => [kind, versions[kind] ?? ''])),
      etag: etagOf(page.html),
      headers: page.headers,
    };
    const body = await compress(page.html, brotliOptions);
    const packed = pack(head, body);
    if (packed.length <= BYTES_MAX) void this.#valkey.writePage(slot, packed, LASTS).catch(() => {});
    return answer(head, body, asker);
  }

  #placeOf(address: string): { key: string; slot: string } {
    const digest = createHash('sha256').update(`${this.#maker} ${address}`).digest();
    return { key: digest.toString('base64url'), slot: `page:${digest.readUInt32BE() % SLOTS}` };
  }
}

const isCurrent = (head: Head, versions: StoredPage['versions']): boolean =>
  Object.entries(head.versions).every(([kind, version]) => (versions[kind] ?? '') === version);

async function answer({ etag, headers }: Head, body: Buffer, asker: Asker): Promise<Response> {
  const all = { ...Object.fromEntries(headers), etag, 'cache-control': 'private, no-cache', vary: 'Cookie' };
  if (asker.etag === etag) return new Response(null, { status: 304, headers: all });
  if (pickEncoding(asker.accepted, ['br']))
    return new Response(new Uint8Array(body), {
      headers: { ...all, 'content-encoding': 'br', 'content-length': String(body.length) },
    });
  return new Response(new Uint8Array(await decompress(body)), { headers: all });
}

/** The length of the head, the head, the page. */
function pack(head: Head, body: Buffer): Buffer {
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, body]);
}

function unpack(packed: Buffer): { head: Head; body: Buffer } {
  const end = 4 + packed.readUInt32BE();
  return { head: JSON.parse(packed.toString('utf8', 4, end)) as Head, body: packed.subarray(end) };
}
