import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';

/** Headers by which proxies and tunnels name the original client. */
const OF_PROXIES =
  /^(?:forwarded|x-forwarded.*|x-real-ip|x-client-ip|x-cluster-client-ip|via|true-client-ip|.*-connecting-ip)$/;

/** Whether a host name or address is that of this machine for itself. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'loopback';
  return name === 'localhost' || name.endsWith('.localhost');
}

/**
 * Whether a program on this machine sent the request for itself: without a proxy, and to a name of this machine, since
 * a page of another site may resolve its own name to 127.0.0.1. HTTP/1.0 counts as a proxy that does not identify
 * itself.
 */
export function isOfThisMachine(request: IncomingMessage | undefined): boolean {
  if (!request || request.httpVersion === '1.0' || !isLoopback(request.socket.remoteAddress ?? '')) return false;
  if (Object.keys(request.headers).some((name) => OF_PROXIES.test(name))) return false;
  const asked = URL.parse(`http://${request.headers.host ?? ''}`);
  return asked !== null && isLoopback(asked.hostname);
}
