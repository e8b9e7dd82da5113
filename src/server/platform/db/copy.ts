import { type Duplex, Readable, Writable } from 'node:stream';

/** What of pg's connection a COPY speaks through; the package's types leave the half of it out. */
interface Wire {
  stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(bytes: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

const BATCH_BYTES = 65_536;

const rowsOf = (tag: string): number => Number(tag.split(' ')[1]);

/**
 * A `copy … to stdout` as a stream of its bytes, to be given to `client.query()`. It reads no faster than it is read.
 * Who gives it up before its end has to give up the connection as well.
 */
export class CopyOut extends Readable {
  /** How many rows came; known at the end. */
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

  /** The following are called by pg. */
  submit(connection: unknown): void {
    this.#wire = connection as Wire;
    this.#wire.query(this.#text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // pg uses its buffer again for what comes next.
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

/** A `copy … from stdin` as a stream that takes its bytes, to be given to `client.query()`. Given up, it changed nothing. */
export class CopyIn extends Writable {
  /** How many rows went; known at the end. */
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

  /** The following are called by pg. */
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

  /** Nothing is written before the server asks for it. */
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
    // The server answers with an error of its own, after which the connection can be used again.
    if (this.#isOpen && !this.#finished) {
      this.#isOpen = false;
      this.#wire?.sendCopyFail('given up');
    }
    callback(error);
  }
}
