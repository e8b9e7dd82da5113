import type { Dependencies } from './dependencies.ts';
import { createListener, type Listener } from './live-listener.ts';
import { logging } from './platform/http/access-log.ts';
import { naming } from './platform/http/request-id.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { createRouteOf } from './route-of.ts';
import type { Pages } from './serve-page.ts';

interface Watchers {
  pages: Pick<Pages, 'routeOf'>;
  metrics?: Metrics | undefined;
}

/** The application as a request comes in: it is named, logged where that is wanted, counted, answered. */
export function createSiteListener(
  fetch: Parameters<typeof createListener>[0],
  { config, base, hub, accounts }: Pick<Dependencies, 'config' | 'base' | 'hub' | 'accounts'>,
  { pages, metrics }: Watchers,
): Listener {
  const listener = createListener(fetch, { hub, authenticate: accounts.authenticate, log: base.log });
  const routeOf = metrics || config.accessLog ? createRouteOf(pages) : () => undefined;
  const counted = metrics?.counting(listener, routeOf) ?? listener;
  return naming(config.accessLog ? logging(counted, base.log, routeOf) : counted, config);
}
