import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Faults } from './faults.ts';

/** A webhook as received. */
export interface Arrival {
  /** Identifies the company whose address was called. */
  path: string;
  id: string;
  body: string;
  /** Whether the answer accepted it. */
  isTaken: boolean;
}

export interface Receiver {
  url: string;
  arrivals: Arrival[];
  close(): void;
}

const SHARES = {
  'webhook refused': 0.12,
  'webhook not read': 0.08,
  'answer to webhook lost': 0.12,
  'webhook late': 0.08,
};
/** Milliseconds. */
const LATE = 60;

/** Other companies' programs, which accept webhooks, or fail. */
export async function openReceiver(faults: Faults): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  const server = createServer((request, response) => {
    void receive(faults, arrivals, request, response).catch(() => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    close: () => server.close().closeAllConnections(),
  };
}

async function receive(
  faults: Faults,
  arrivals: Arrival[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const fault = faults.draw(SHARES);
  if (fault === 'webhook not read') return void request.socket.destroy();
  const arrival = {
    path: request.url ?? '',
    id: String(request.headers['webhook-id']),
    body: await text(request),
    isTaken: fault !== 'webhook refused' && fault !== 'answer to webhook lost',
  };
  arrivals.push(arrival);
  if (fault === 'answer to webhook lost') return void request.socket.destroy();
  if (fault === 'webhook late') await sleep(LATE);
  response.writeHead(arrival.isTaken ? 204 : 500).end();
}
