import type { ServerResponse } from 'node:http';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that collects the answer before it passes it on would hold everything back.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/** One open connection of a person's stream (server-sent events, HTML Living Standard 9.2). */
export class Stream {
  readonly userId: string;
  readonly sessionId: string;
  /** The number of the last event that was written. */
  position: number;
  readonly #response: ServerResponse;
  #wasFull = false;

  constructor(
    response: ServerResponse,
    { userId, sessionId, position }: { userId: string; sessionId: string; position: number },
  ) {
    this.userId = userId;
    this.sessionId = sessionId;
    this.position = position;
    this.#response = response;
    response.writeHead(200, HEADERS);
    // So that headers and the first bytes leave at once, and the reader knows where it stands.
    response.write(`id: ${position}\nevent: open\ndata: {}\n\n`);
  }

  /** Whether it takes more: the reader has taken what was written, or most of it, and it was not ended. */
  takesMore(): boolean {
    // Once ended, it needs no drain, even where its reader is behind; a write would then throw in nobody's hands.
    return !this.#response.writableEnded && !this.#response.writableNeedDrain && !this.#response.destroyed;
  }

  /** Writes an event, unless this connection has it already; one that takes no more gets it once it does. */
  send(seq: number, event: string): void {
    if (seq <= this.position || !this.takesMore()) return;
    this.position = seq;
    this.#response.write(`id: ${seq}\ndata: ${event}\n\n`);
  }

  /** Writes what has no number: lost with the connection, it is not repeated. */
  sendEphemeral(event: string): void {
    if (this.takesMore()) this.#response.write(`data: ${event}\n\n`);
  }

  /**
   * Keeps proxies from taking a quiet connection for a dead one. A reader that has taken nothing since the beat before
   * is cut; it comes back and asks for what it missed.
   */
  beat(): void {
    const isFull = !this.takesMore();
    if (isFull && this.#wasFull) this.#response.destroy();
    else if (!isFull) this.#response.write(':\n\n');
    this.#wasFull = isFull;
  }

  /** Tells the reader to read everything afresh, and to go on after this number. */
  reset(seq: number): void {
    if (this.#response.writableEnded) return;
    this.position = seq;
    this.#response.write(`id: ${seq}\ndata: {"type":"reset"}\n\n`);
  }

  /** Ends the stream. The reader comes back, where nothing says why not. */
  close(): void {
    this.#response.end();
  }

  /** Ends the stream of a session that has ended. */
  endSession(): void {
    if (this.#response.writableEnded) return;
    this.#response.end('data: {"type":"session_ended"}\n\n');
  }

  onClose(listener: () => void): void {
    this.#response.once('close', listener);
  }

  /** Hears when a reader that was behind takes more again. */
  onTakesMore(listener: () => void): void {
    this.#response.on('drain', listener);
  }
}
