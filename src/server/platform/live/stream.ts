import type { ServerResponse } from 'node:http';

/** Bytes that a reader may leave unread before the connection is cut; it then reconnects and asks for what it missed. */
const UNREAD_MAX = 256 * 1024;

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

  constructor(response: ServerResponse, { userId, sessionId, position }: { userId: string; sessionId: string; position: number }) {
    this.userId = userId;
    this.sessionId = sessionId;
    this.position = position;
    this.#response = response;
    response.writeHead(200, HEADERS);
    // So that headers and the first bytes leave at once, and the reader knows where it stands.
    response.write(`id: ${position}\nevent: open\ndata: {}\n\n`);
  }

  /** Writes an event, unless this connection has it already. */
  send(seq: number, event: string): void {
    if (seq <= this.position) return;
    this.position = seq;
    this.#write(`id: ${seq}\ndata: ${event}\n\n`);
  }

  /** Writes what has no number: lost with the connection, it is not repeated. */
  whisper(event: string): void {
    this.#write(`data: ${event}\n\n`);
  }

  /** Keeps proxies from taking a quiet connection for a dead one. */
  beat(): void {
    this.#write(':\n\n');
  }

  /** Tells the reader to read everything afresh, and to go on after this number. */
  reset(seq: number): void {
    this.position = seq;
    this.#write(`id: ${seq}\ndata: {"type":"reset"}\n\n`);
  }

  /** Ends the stream. The reader comes back, where nothing says why not. */
  close(): void {
    this.#response.end();
  }

  /** Ends the stream of a session that has ended. */
  endSession(): void {
    this.#response.end('data: {"type":"session_ended"}\n\n');
  }

  onClose(listener: () => void): void {
    this.#response.once('close', listener);
  }

  #write(frame: string): void {
    this.#response.write(frame);
    if (this.#response.writableLength > UNREAD_MAX) this.#response.destroy();
  }
}
