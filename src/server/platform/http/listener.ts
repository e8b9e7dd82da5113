import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request of Node's server. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
