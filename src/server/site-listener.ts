import type { Dependencies } from './dependencies.ts';
import { createListener } from './live-listener.ts';
import { logging } from './platform/http/access-log.ts';
import type { Listener } from './platform/http/listener.ts';
import { naming } from './platform/http/request-id.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { createRouteOf } from './route-of.ts';
import type { Pages } from './serve-page.ts';

interface Watchers {
  pages: Pick<Pages, 'routeOf'>;
  metrics?: Metrics | undefined;
}

/** Gives each request an id, logs it if that is configured, counts it and answers it. */
export function createSiteListener(
  fetch: Parameters<typeof createListener>[0],
  { config, base, hub, accounts, queue }: Pick<Dependencies, 'config' | 'base' | 'hub' | 'accounts' | 'queue'>,
  { pages, metrics }: Watchers,
): Listener {
  const listener = createListener(fetch, { hub, authenticate: accounts.authenticate, log: base.log });
  const routeOf = metrics || config.accessLog ? createRouteOf(pages) : () => undefined;
  const counted = metrics?.counting(listener, routeOf) ?? listener;
  const named = naming(config.accessLog ? logging(counted, base.log, routeOf) : counted, config);
  return afterStartOf(queue, named);
}

/**
 * Writing requests wait for the queue before they begin. Inside a transaction they would wait with locks held, which
 * requests of other processes need, until the database ends it.
 */
const afterStartOf =
  (queue: Dependencies['queue'], listener: Listener): Listener =>
  async (request, response) => {
    // If the queue cannot be opened, the request fails with the reason.
    if (request.method !== 'GET' && request.method !== 'HEAD') await queue.start().catch(() => {});
    return listener(request, response);
  };
