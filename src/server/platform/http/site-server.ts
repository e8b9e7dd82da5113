import { createServer, type RequestListener, type Server } from 'node:http';
import { BlockList, type Socket } from 'node:net';

import { clientAddress } from './address.ts';

export interface RequestLimits {
  /** Milliseconds to the end of the headers. */
  headersTimeout: number;
  /** Milliseconds to the end of the request's body; event streams are responses. */
  requestTimeout: number;
  /** Milliseconds between checks of both. */
  connectionsCheckingInterval: number;
}

/** Slow headers are cut within 20 seconds (timeout and one interval). In three minutes, 12 MB arrive at 0.6 Mbit/s. */
export const REQUEST_LIMITS: RequestLimits = {
  headersTimeout: 18_000,
  requestTimeout: 180_000,
  connectionsCheckingInterval: 1_000,
};

export interface ConnectionLimit {
  max: number;
  isCounted: (address: string) => boolean;
}

/** Enough for a company behind one address, with several tabs per person. */
export const CONNECTIONS_PER_ADDRESS: ConnectionLimit = { max: 1_000, isCounted };

/** Load balancers check them, often without a Host header. */
const HEALTH = new Set(['/healthz', '/readyz']);

interface Options {
  limits?: RequestLimits;
  /** Unset behind a proxy: all connections come from its address. */
  connectionsPerAddress?: ConnectionLimit | undefined;
}

/** Protected from slow clients and from too many connections of one address. */
export function createSiteServer(
  listener: RequestListener,
  { limits = REQUEST_LIMITS, connectionsPerAddress }: Options,
): Server {
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    if (request.headers.host === undefined) {
      if (!HEALTH.has(request.url ?? '')) {
        response.writeHead(400, { connection: 'close' }).end();
        return;
      }
      request.headers.host = 'localhost';
    }
    listener(request, response);
  });
  if (connectionsPerAddress) limitConnections(server, connectionsPerAddress);
  return server;
}

function limitConnections(server: Server, { max, isCounted: isLimited }: ConnectionLimit): void {
  const held = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || !isLimited(remoteAddress)) return;
    const address = clientAddress(remoteAddress, undefined, 0);
    const count = held.get(address) ?? 0;
    if (count >= max) {
      socket.destroy();
      return;
    }
    held.set(address, count + 1);
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
  });
}

/** Networks of proxies and container gateways, whose addresses many people share. */
const inner = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  inner.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inner.addSubnet(network, prefix, 'ipv6');

export function isCounted(address: string): boolean {
  return !inner.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}
