import { type Duplex, Readable, Writable } from 'node:stream';

/** The part of pg's connection that its types lack. */
interface Wire {
  stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(bytes: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

const BATCH_BYTES = 65_536;

const rowsOf = (tag: string): number => Number(tag.split(' ')[1]);

/** A `copy … to stdout` for `client.query()`. After destroying it, close the connection too. */
export class CopyOut extends Readable {
  /** Final at the end. */
  rows = 0;
  #text: string;
  #wire: Wire | undefined;
  #batch: Buffer[] = [];
  #bytes = 0;
  #over = false;

  constructor(text: string) {
    super({ highWaterMark: 4 * BATCH_BYTES });
    this.#text = text;
  }

  submit(connection: unknown): void {
    this.#wire = connection as Wire;
    this.#wire.query(this.#text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // pg reuses its buffer.
    this.#batch.push(Buffer.from(chunk));
    this.#bytes += chunk.length;
    if (this.#bytes >= BATCH_BYTES && !this.#flush()) this.#wire?.stream.pause();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsOf(text);
  }

  handleReadyForQuery(): void {
    this.#over = true;
    this.#flush();
    this.push(null);
    this.#wire?.stream.resume();
  }

  handleError(error: Error): void {
    this.#over = true;
    this.destroy(error);
  }

  override _read(): void {
    this.#wire?.stream.resume();
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    if (this.#over) this.#wire?.stream.resume();
    else this.#wire?.stream.destroy();
    callback(error);
  }

  #flush(): boolean {
    const batch = Buffer.concat(this.#batch);
    this.#batch = [];
    this.#bytes = 0;
    return batch.length === 0 || this.push(batch);
  }
}

/** A `copy … from stdin` for `client.query()`. Destroying it changes nothing. */
export class CopyIn extends Writable {
  /** Final at the end. */
  rows = 0;
  #text: string;
  #wire: Wire | undefined;
  #opened: ((error?: Error) => void) | undefined;
  #finished: (() => void) | undefined;
  #isOpen = false;

  constructor(text: string) {
    super({ highWaterMark: 4 * BATCH_BYTES });
    this.#text = text;
  }

  submit(connection: unknown): void {
    this.#wire = connection as Wire;
    this.#wire.query(this.#text);
  }

  handleCopyInResponse(): void {
    this.#isOpen = true;
    this.#opened?.();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsOf(text);
  }

  handleReadyForQuery(): void {
    this.#finished?.();
  }

  handleError(error: Error): void {
    if (this.#isOpen) {
      this.#isOpen = false;
      this.destroy(error);
    } else {
      this.#opened?.(error);
    }
  }

  /** Delays writes until the server is ready. */
  override _construct(callback: (error?: Error) => void): void {
    this.#opened = callback;
  }

  override _write(bytes: Buffer, _encoding: string, callback: () => void): void {
    this.#wire?.sendCopyFromChunk(bytes);
    if (this.#wire?.stream.writableNeedDrain) this.#wire.stream.once('drain', callback);
    else callback();
  }

  override _final(callback: () => void): void {
    this.#finished = callback;
    this.#wire?.endCopyFrom();
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    // After the server's error the connection is usable again.
    if (this.#isOpen && !this.#finished) {
      this.#isOpen = false;
      this.#wire?.sendCopyFail('given up');
    }
    callback(error);
  }
}
