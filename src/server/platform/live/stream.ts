import type { ServerResponse } from 'node:http';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Stops proxies from buffering.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/** A connection of a person (server-sent events, HTML Living Standard 9.2). */
export class Stream {
  readonly userId: string;
  readonly sessionId: string;
  /** The last event written. */
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
    // Sends the headers at once, and the position.
    response.write(`id: ${position}\nevent: open\ndata: {}\n\n`);
  }

  /** Whether it is open and its client has read most of what was written. */
  takesMore(): boolean {
    // After the end there is no `drain`, and a write would throw.
    return !this.#response.writableEnded && !this.#response.writableNeedDrain && !this.#response.destroyed;
  }

  /** Skips an event that this connection has. One that is behind gets it later. */
  send(seq: number, event: string): void {
    if (seq <= this.position || !this.takesMore()) return;
    this.position = seq;
    this.#response.write(`id: ${seq}\ndata: ${event}\n\n`);
  }

  /** Lost if the connection is. */
  sendEphemeral(event: string): void {
    if (this.takesMore()) this.#response.write(`data: ${event}\n\n`);
  }

  /**
   * Keeps proxies from closing the connection. A client that has read nothing since the last heartbeat is cut; it
   * reconnects and catches up.
   */
  beat(): void {
    const isFull = !this.takesMore();
    if (isFull && this.#wasFull) this.#response.destroy();
    else if (!isFull) this.#response.write(':\n\n');
    this.#wasFull = isFull;
  }

  /** Makes the client reload everything and continue after this number. */
  reset(seq: number): void {
    if (this.#response.writableEnded) return;
    this.position = seq;
    this.#response.write(`id: ${seq}\ndata: {"type":"reset"}\n\n`);
  }

  /** The client reconnects. */
  close(): void {
    this.#response.end();
  }

  endSession(): void {
    if (this.#response.writableEnded) return;
    this.#response.end('data: {"type":"session_ended"}\n\n');
  }

  onClose(listener: () => void): void {
    this.#response.once('close', listener);
  }

  /** Called when a slow client has caught up. */
  onTakesMore(listener: () => void): void {
    this.#response.on('drain', listener);
  }
}
