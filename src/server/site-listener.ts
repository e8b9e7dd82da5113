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

/** The application as a request comes in: it is named, logged and traced where that is wanted, counted, answered. */
export function createSiteListener(
  fetch: Parameters<typeof createListener>[0],
  { config, base, hub, accounts, tracing }: Pick<Dependencies, 'config' | 'base' | 'hub' | 'accounts' | 'tracing'>,
  { pages, metrics }: Watchers,
): Listener {
  const listener = createListener(fetch, { hub, authenticate: accounts.authenticate, log: base.log });
  const routeOf = metrics || tracing || config.accessLog ? createRouteOf(pages) : () => undefined;
  const counted = metrics?.counting(listener, routeOf) ?? listener;
  const traced = tracing?.tracing(counted, routeOf) ?? counted;
  return naming(config.accessLog ? logging(traced, base.log, routeOf) : traced, config);
}
