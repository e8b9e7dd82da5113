import { traverseContractProcedures } from '@orpc/server';

import { contract } from '#contract/contract.ts';

import { createRouteOfCall } from './platform/metrics/route-of-call.ts';
import type { Pages } from './serve-page.ts';

const FIXED = new Set(['/healthz', '/readyz', '/api/live']);

/** What a request's path is counted under: a pattern, never an id or the secret of a link. */
export function createRouteOf(pages: Pick<Pages, 'routeOf'>): (path: string) => string | undefined {
  const templates: string[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: { '~orpc': procedure } }) => {
    templates.push(`/api${procedure.route.path ?? ''}`);
  });
  const routeOfCall = createRouteOfCall(templates);
  return (path) => {
    if (FIXED.has(path)) return path;
    if (path.startsWith('/api/')) return routeOfCall(path) ?? '/api/*';
    return path.startsWith('/assets/') ? '/assets/*' : pages.routeOf(path);
  };
}
