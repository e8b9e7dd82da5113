import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds: what takes longer counts as away. */
const OPENS = 5_000;
const ANSWERS = 1_000;
/** A page that somebody waits for is made sooner. */
const ANSWERS_PAGE = 200;

type Client = Awaited<ReturnType<typeof connect>>;

export interface StoredPage {
  /** Of what pages show, by kind of topic: the last change of each. */
  versions: Readonly<Record<string, string>>;
  page: Buffer | undefined;
}

/**
 * This process and Valkey, or Redis 6 and newer. One connection asks and one hears: what a process hears of itself would come in
 * the middle of the answer to its EXEC.
 */
export class Valkey {
  readonly #url: string;
  #client: Client | undefined;
  #hearing: Client | undefined;
  #name = '';

  constructor(url: string) {
    this.#url = url;
  }

  get isOpen(): boolean {
    return this.#client !== undefined;
  }

  /**
   * @param site - whose messages and pages they are: several sites may share a server
   * @throws Error where it does not answer, or refuses the password
   */
  async open(site: string, heard: (message: string) => void, ended: () => void): Promise<void> {
    // Braces keep the keys together in a cluster.
    this.#name = `parlance:{${createHash('sha256').update(site).digest('base64url').slice(0, 16)}}`;
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      this.close();
      ended();
    };
    try {
      this.#client = await connect(this.#url, end);
      this.#hearing = await connect(this.#url, end);
      await inTime(this.#hearing.subscribe(this.#name, heard));
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    const clients = [this.#client, this.#hearing];
    this.#client = undefined;
    this.#hearing = undefined;
    for (const client of clients) client?.destroy();
  }

  /** @throws Error where one of the two does not answer */
  async ping(): Promise<void> {
    await inTime(Promise.all([this.#opened().ping(), this.#hearing?.ping()]));
  }

  /** With new versions of what it tells of, if it tells of any: who hears it finds them. */
  async publish(message: string, versions: Record<string, string> = {}): Promise<void> {
    const client = this.#opened();
    if (Object.keys(versions).length === 0) await inTime(client.publish(this.#name, message));
    else await inTime(client.multi().hSet(this.#versions, versions).publish(this.#name, message).exec());
  }

  async setVersions(versions: Record<string, string>): Promise<void> {
    await inTime(this.#opened().hSet(this.#versions, versions));
  }

  /** @throws Error where there is no answer at once */
  async readPage(slot: string): Promise<StoredPage> {
    const client = this.#opened();
    const [versions, page] = await inTime(
      Promise.all([client.hGetAll(this.#versions), client.withTypeMapping(BYTES).get(`${this.#name}:${slot}`)]),
      ANSWERS_PAGE,
    );
    return { versions, page: page ?? undefined };
  }

  async writePage(slot: string, page: Buffer, seconds: number): Promise<void> {
    await inTime(this.#opened().set(`${this.#name}:${slot}`, page, { expiration: { type: 'EX', value: seconds } }));
  }

  get #versions(): string {
    return `${this.#name}:versions`;
  }

  #opened(): Client {
    if (!this.#client) throw new Error('There is no connection to Valkey.');
    return this.#client;
  }
}

/** Bulk strings of RESP. */
const BYTES = { [36]: Buffer } as const;

async function connect(url: string, ended: () => void) {
  // Loaded only where it is wanted.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    name: 'parlance',
    socket: { connectTimeout: OPENS, reconnectStrategy: false },
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
  });
  client.on('error', () => {});
  client.on('terminated', ended);
  client.on('end', ended);
  try {
    await inTime(client.connect(), OPENS);
  } catch (error) {
    client.destroy();
    throw error;
  }
  return client;
}

async function inTime<Result>(answer: Promise<Result>, milliseconds = ANSWERS): Promise<Result> {
  const late = new AbortController();
  try {
    return await Promise.race([
      answer,
      sleep(milliseconds, undefined, { ref: false, signal: late.signal }).then(() => {
        throw new Error('Valkey did not answer in time.');
      }),
    ]);
  } finally {
    late.abort();
  }
}
