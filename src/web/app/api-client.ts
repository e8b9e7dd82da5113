import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

import { contract } from '#contract/contract.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

const link = new OpenAPILink(contract, {
  url: () => `${location.origin}/api`,
  // The language of the page is the language of the answer, whatever the browser prefers.
  headers: () => ({ 'accept-language': getLocale() }),
});

/** The API as the browser calls it: typed by the contract, errors as codes (problem.ts makes words of them). */
export const api: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link);

/** The same for TanStack Query: keys, query options and mutation options of each procedure. */
export const queries = createTanstackQueryUtils(api);
