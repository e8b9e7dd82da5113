import { type OwnPage, ownPageTopic } from '#contract/own-pages/own-page-choices.ts';
import { orUnknown } from '#web/app/or-unknown.ts';
import type { RequestContext } from '#web/app/request-context.ts';

/** Null if the operator has not written a text. */
export async function readOwnText({ api, cacheUntilInvalidated }: RequestContext, page: OwnPage) {
  cacheUntilInvalidated('settings', ownPageTopic(page));
  const own = await orUnknown(api.ownPages.read({ page }));
  return { own, listing: own ? { locales: own.locales } : {} };
}
