import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

import { StartError } from '../config.ts';
import type { Listener } from './listener.ts';
import { securing } from './security-headers.ts';
import { CONNECTIONS_PER_ADDRESS, createSiteServer } from './site-server.ts';

/** Milliseconds for requests in flight; the whole shutdown takes ten seconds at most. */
const GRACE = 6_000;
/** Milliseconds. */
const IDLE_CHECK = 50;
/** Milliseconds, while connections keep coming in. */
const TAKING = 1_000;
/** Milliseconds of a turn of the event loop that had nothing to do. */
const QUIET = 0.5;

export interface HttpService {
  /** Still answers; each connection closes after its answer. */
  drain(): Promise<void>;
  /** Waits for requests in flight. */
  close(): Promise<void>;
}

interface Address {
  /** The site's, as browsers see it. */
  appUrl: URL;
  host: string;
  port: number;
  /** With proxies, all connections come from their addresses. */
  trustedProxies: number;
  /** Milliseconds in which load balancers notice that the process stops. */
  drain: number;
}

/** @throws StartError where the port cannot be used. */
export async function listenOnPort(listener: Listener, address: Address): Promise<HttpService> {
  let stopping = false;
  const secured = securing(listener, address.appUrl.protocol === 'https:');
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    // The client must not reuse this connection.
    if (stopping) response.setHeader('connection', 'close');
    void secured(request, response);
  };
  const server = createSiteServer(answer, {
    connectionsPerAddress: address.trustedProxies > 0 ? undefined : CONNECTIONS_PER_ADDRESS,
  });
  await listenOn(server, address, { host: 'HOST', port: 'PORT' });
  return {
    async drain() {
      stopping = true;
      await sleep(address.drain);
    },
    async close() {
      const closed = once(server, 'close');
      await takeWaiting(server);
      server.close();
      // After the turn has read its input: an unread request does not make its connection busy.
      const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_CHECK);
      const cut = setTimeout(() => server.closeAllConnections(), GRACE);
      await closed;
      clearInterval(idle);
      clearTimeout(cut);
    },
  };
}

/**
 * Takes the connections that the system has accepted, and reads the requests of all: closing would reset them, and a
 * proxy does not repeat a POST that it has sent. A turn of the loop takes one connection; others arrive while a turn
 * answers requests, so the last turn is one that had nothing to do.
 */
async function takeWaiting(server: Server): Promise<void> {
  let came = false;
  const note = () => void (came = true);
  server.on('connection', note);
  const end = performance.now() + TAKING;
  for (let began = performance.now(); began < end; began = performance.now()) {
    came = false;
    await nextTurn();
    // What comes in with the next turn is a request of the connection.
    await nextTurn();
    if (!came && performance.now() - began < QUIET) break;
  }
  server.off('connection', note);
}

/**
 * @param variables name the address to the operator
 * @throws StartError where the port cannot be used.
 */
export async function listenOn(
  server: Server,
  { host, port }: Pick<Address, 'host' | 'port'>,
  variables: { host: string; port: string },
): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use. Stop what uses it, or set ${variables.port} to another port.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this account. Set ${variables.port} to a port above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`${variables.host} ${host} is not an address of this machine.`);
    throw error;
  }
}
