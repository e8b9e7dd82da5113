import type { ContractRouterClient } from '@orpc/contract';
import { createContext, type RouterContextProvider } from 'react-router';

import type { contract } from '#contract/contract.ts';
import type { Locale } from '#contract/locales.ts';
import type { Site } from '#contract/site.ts';
import type { Viewer } from '#contract/viewer.ts';

export type Api = ContractRouterClient<typeof contract>;

/** What the server gives to the loaders of one request. */
export interface RequestContext {
  api: Api;
  locale: Locale;
  site: Site;
  /** Who is signed in; null for nobody. */
  viewer: Viewer | null;
  /** The number of the viewer's last live event before anything of the page was read. */
  liveAfter: number | null;
  /** What an inline script of this answer must carry. */
  nonce: string;
  /** Says what a public page shows; the page is then kept until one of these changes. */
  keepUntilChanged(...topics: string[]): void;
  /** Receives what a loader or a component threw, once for each error. */
  report(error: unknown): void;
}

export const requestContext = createContext<RequestContext>();

/** The context of the request that this loader answers. */
export const requestOf = (context: Readonly<RouterContextProvider>): RequestContext => context.get(requestContext);
