import { createServer, type RequestListener, type Server } from 'node:http';
import { BlockList, type Socket } from 'node:net';

import { clientAddress } from './address.ts';

export interface RequestLimits {
  /** Milliseconds from a connection, or from a request's first byte, to the end of its headers. */
  headersTimeout: number;
  /** Milliseconds from a request's first byte to the end of its body. A stream is an answer, and has no end to wait for. */
  requestTimeout: number;
  /** Milliseconds between two looks for connections that have exceeded either. */
  connectionsCheckingInterval: number;
}

/**
 * Half-open headers are cut within 20 seconds: those of the headers and one look. In three minutes a body of 12 MB comes
 * over a line of 0.6 Mbit/s.
 */
export const REQUEST_LIMITS: RequestLimits = {
  headersTimeout: 18_000,
  requestTimeout: 180_000,
  connectionsCheckingInterval: 1_000,
};

export interface ConnectionLimit {
  max: number;
  isCounted: (address: string) => boolean;
}

/** So many that whoever shares an address with a company, each with some tabs open, finds the site. */
export const CONNECTIONS_PER_ADDRESS: ConnectionLimit = { max: 1_000, isCounted };

interface Options {
  limits?: RequestLimits;
  /** Without, none: behind a proxy all connections are the proxy's. */
  connectionsPerAddress?: ConnectionLimit | undefined;
}

/** A server for the open network: nobody holds a connection by saying little, or holds more than their share of them. */
export function createSiteServer(
  listener: RequestListener,
  { limits = REQUEST_LIMITS, connectionsPerAddress }: Options,
): Server {
  const server = createServer({ ...limits }, listener);
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

/** Networks in which a connection is a proxy's or a container's gateway, behind which many people are. */
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

/** Whether an address is of the open network. */
export function isCounted(address: string): boolean {
  return !inner.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}
