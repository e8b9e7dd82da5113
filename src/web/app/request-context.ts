import type { ContractRouterClient } from '@orpc/contract';
import { createContext, type RouterContextProvider } from 'react-router';

import type { Viewer } from '#contract/accounts/viewer.ts';
import type { contract } from '#contract/contract.ts';
import type { Locale } from '#contract/locales.ts';
import type { Site } from '#contract/site/site.ts';
import type { WrittenTexts } from '#web/ui/formats.ts';

export type Api = ContractRouterClient<typeof contract>;

export interface RequestContext {
  api: Api;
  locale: Locale;
  site: Site;
  /** Null for signed-out readers. */
  viewer: Viewer | null;
  /** Who has to set up a second factor before they are let in. */
  lacking: Viewer | null;
  /** Whether the viewer has to accept new terms. */
  isAskedForTerms: boolean;
  /** Whether the session of this browser has just ended because it was unused. */
  hasEndedUnused: boolean;
  /** Of the link in a mail that this browser opened last. */
  mailedToken: string | undefined;
  /** Keeps it for the page that the link leads to. */
  mailedTokenCookie(token: string): string;
  /** Number of the viewer's last live event before the page was read. */
  liveAfter: number | null;
  nonce: string;
  writtenTexts: WrittenTexts;
  /** The page is cached until one of these is invalidated. */
  cacheUntilInvalidated(...topics: string[]): void;
  /** Once per error. */
  report(error: unknown): void;
}

export const requestContext = createContext<RequestContext>();

export const requestOf = (context: Readonly<RouterContextProvider>): RequestContext => context.get(requestContext);
