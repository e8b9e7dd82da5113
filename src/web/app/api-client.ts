import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

import { contractRoutes } from '#contract/contract-routes.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

import { hasFields } from './has-fields.ts';
import { invalidatePages } from './page-data.ts';
import { askForProof, isMissingProof, type MissingProof } from './proof.ts';

/** Changes that no page of one's own shows. */
const shownNowhere: ReadonlySet<string> = new Set(['messages.delivered', 'messages.typing']);

/** Brings a request to the server. Tests of components answer in its place. */
export const transport = { fetch: (request: Request, init: RequestInit): Promise<Response> => fetch(request, init) };

const link = new OpenAPILink(contractRoutes, {
  url: () => `${location.origin}/api`,
  // The answer is in the page's language, whatever the browser prefers.
  headers: () => ({ 'accept-language': getLocale() }),
  fetch: async (request, init, _options, path) => {
    const changes = request.method !== 'GET' && !shownNowhere.has(path.join('.'));
    // Also before: a user may go back while it is pending.
    if (changes) invalidatePages();
    try {
      return await transport.fetch(request, init);
    } finally {
      if (changes) invalidatePages();
    }
  },
  // What asks for a recent proof of who one is, is called again once it was given.
  interceptors: [
    async ({ next }) => {
      try {
        return await next();
      } catch (error) {
        const missing = findMissing(error);
        if (!missing || !(await askForProof(missing))) throw error;
        return next();
      }
    },
  ],
});

function findMissing(error: unknown): MissingProof | undefined {
  if (!(error instanceof ORPCError) || !hasFields(error.data, { reason: 'string' })) return undefined;
  const { reason } = error.data;
  return isMissingProof(reason) ? reason : undefined;
}

/** Errors are codes; problem.ts has the texts. */
export const api: JsonifiedClient<ContractRouterClient<typeof contractRoutes>> = createORPCClient(link);

export const queries = createTanstackQueryUtils(api);
