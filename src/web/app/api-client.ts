import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

import { contract } from '#contract/contract.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

const link = new OpenAPILink(contract, {
  url: () => `${location.origin}/api`,
  // The answer is in the page's language, whatever the browser prefers.
  headers: () => ({ 'accept-language': getLocale() }),
});

/** Errors are codes; problem.ts has the texts. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link);

export const queries = createTanstackQueryUtils(api);
