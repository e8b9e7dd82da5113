import { createServer } from 'node:http';

import { listenOn } from '../http/listen-on-port.ts';
import type { Listener } from '../http/listener.ts';
import type { PageCache } from '../http/page-cache.ts';
import type { FigureSources } from './figures.ts';

export interface Metrics {
  /** Counts what a listener answers. `routeOf` gives a path's pattern: never the path itself. */
  counting(listener: Listener, routeOf: (path: string) => string | undefined): Listener;
  watchPages(cache: PageCache): void;
  close(): Promise<void>;
}

/**
 * Serves the figures of this process at `/metrics`, for Prometheus, on a port of its own, which is not public.
 *
 * @throws StartError where the port cannot be used.
 */
export async function openMetrics(address: { host: string; port: number }, sources: FigureSources): Promise<Metrics> {
  // Loaded only if it is used.
  const { addPageCache, addRequests, createRegister } = await import('./figures.ts');
  const register = createRegister(sources);
  const requests = addRequests(register);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await listenOn(server, address, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
  return {
    counting: (listener, routeOf) => async (request, response) => {
      const end = requests.startTimer({ method: request.method ?? '' });
      const [path = '/'] = (request.url ?? '/').split('?', 1);
      response.once('close', () => end({ route: routeOf(path) ?? 'other', status: response.statusCode }));
      await listener(request, response);
    },
    watchPages: (cache) => addPageCache(register, cache),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
