import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/**
 * Pages of the site as on a slow connection: of a page that contains `mark`, only the part before it arrives until
 * `sendRest` is called. Its scripts arrive immediately, as from the browser's cache. Read-only.
 */
export async function servePageSlowly(site: string, mark: string) {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  const sendHalf = async (answer: IncomingMessage, response: ServerResponse) => {
    const html = await text(answer);
    const half = Math.max(html.indexOf(mark), 0);
    response.write(html.slice(0, half));
    if (half > 0) await rest;
    response.end(html.slice(half));
  };
  const server = createServer(({ method, url = '/', headers: { cookie = '' } }, response) => {
    if (method !== 'GET') return response.writeHead(204).end();
    const asked = request(site + url, { headers: { cookie } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (answer.headers['content-type']?.startsWith('text/html')) void sendHalf(answer, response);
      else answer.pipe(response);
    });
    response.on('close', () => asked.destroy());
    return asked.on('error', () => response.destroy()).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    sendRest();
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sendRest };
}
