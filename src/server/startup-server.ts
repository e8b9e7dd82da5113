import type { IncomingMessage, ServerResponse } from 'node:http';

import { errorPage } from './error-page.ts';
import type { HttpService } from './platform/http/listen-on-port.ts';
import type { Listener } from './platform/http/listener.ts';

/**
 * Milliseconds of a start before the port opens without the site. A closed port is better for requests, which a proxy
 * then sends to another process; a long wait must not look like a dead process.
 */
const LONG_START = 1_500;
/** The same behind a proxy, which does not repeat a POST that was answered with 503. */
const LONG_START_BEHIND_PROXY = 15_000;
const RETRY_SECONDS = '5';

/** The port of a site that is starting. */
export interface StartupServer {
  /** @throws StartError where the port cannot be used. */
  answerWith(site: Listener): Promise<HttpService>;
  /** Of a start that failed. */
  close(): Promise<void>;
}

export function createStartupServer(
  serve: (listener: Listener) => Promise<HttpService>,
  isBehindProxy: boolean,
): StartupServer {
  let answer: Listener = answerStarting;
  let service: Promise<HttpService> | undefined;
  const open = () => (service ??= serve((request, response) => answer(request, response)));
  const late = setTimeout(
    () => {
      // The start reports the same failure.
      open().catch(() => {});
    },
    isBehindProxy ? LONG_START_BEHIND_PROXY : LONG_START,
  );

  return {
    answerWith(site) {
      clearTimeout(late);
      answer = site;
      return open();
    },
    async close() {
      clearTimeout(late);
      await (await service?.catch(() => undefined))?.close();
    },
  };
}

async function answerStarting({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (url === '/healthz') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"alive":true}');
    return;
  }
  const isPage = headers.accept?.includes('text/html');
  response.writeHead(503, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'cache-control': 'no-store',
    'retry-after': RETRY_SECONDS,
  });
  // Node takes no String object, which a template of Hono is.
  response.end(isPage ? String(await errorPage(url, 'UNAVAILABLE', undefined)) : '{"ready":false,"starting":true}');
}
