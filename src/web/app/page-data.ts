import { useEffect, useEffectEvent } from 'react';
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  useLocation,
  useMatches,
} from 'react-router';

import { logFailedRead, queryClient } from './query-client.ts';
import { FRESH_FOR } from './query-freshness.ts';

/** What the loaders of a page answered, by route. */
type Answers = Record<string, DataStrategyResult>;

const PAGES = 'pages';
const keyOf = (page: string) => [PAGES, page];
const pageOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

/** The page that somebody goes back or forward to. */
let goingBackTo: string | undefined;
/** How often pages were invalidated. */
let changes = 0;
/** Why the shown page could not be read again. */
let failure: unknown;

/** Called once, before the router hears of it. */
export function noteGoingBack(): void {
  addEventListener('popstate', () => {
    goingBackTo = pageOf(location);
  });
}

/** After a change of one's own, and when a live event says that there is news. */
export function invalidatePages(): void {
  changes += 1;
  void queryClient.invalidateQueries({ queryKey: [PAGES] });
}

/**
 * Reads the shown page again.
 * @param revalidate React Router's
 * @throws what failed; the page stays as it is.
 */
export async function refreshPage(revalidate: () => Promise<void>): Promise<true> {
  failure = undefined;
  await revalidate();
  if (failure) throw failure;
  return true;
}

/**
 * React Router reads all data of pages through this. A page that somebody goes back to comes from the query client while it
 * is fresh. A page that is shown and cannot be read again stays: an error page would lose what was typed.
 */
export const readPage: MiddlewareFunction<Answers> = async ({ request, url }, next) => {
  const page = pageOf(url);
  const isBack = page === goingBackTo;
  const isShown = !isBack && page === pageOf(location);
  goingBackTo = undefined;
  const kept = isBack ? findFresh(page) : undefined;
  if (kept) return kept;
  const before = changes;
  const answers = await next();
  if (request.signal.aborted) return answers;
  // What was asked for before a change may not show it.
  if (changes === before) keep(page, answers);
  const failed = Object.entries(answers).filter(([, { result }]) => isFailure(result));
  if (!isShown || failed.length === 0) return answers;
  failure = failed[0]?.[1].result;
  logFailedRead(page, failure);
  return Object.fromEntries(Object.entries(answers).filter(([, { result }]) => !isFailure(result)));
};

function findFresh(page: string): Answers | undefined {
  const query = queryClient.getQueryCache().find<Answers>({ queryKey: keyOf(page) });
  return query?.isStaleByTime(FRESH_FOR) ? undefined : query?.state.data;
}

/** Not what was refused, redirected or failed, nor a page of which nothing had to be read. */
function keep(page: string, answers: Answers): void {
  // What surrounds all pages stays as it is.
  const entries = Object.entries(answers).filter(([id]) => id !== 'root');
  if (entries.length > 0 && entries.every(([, { type }]) => type === 'data'))
    queryClient.setQueryData(keyOf(page), Object.fromEntries(entries));
}

/** Other than a refusal or a redirect, which are answers. */
const isFailure = (result: unknown): boolean =>
  isRouteErrorResponse(result) ? result.status >= 500 : result instanceof Error;

/** Keeps the data that came with the document. */
export function useDocumentData(): void {
  const page = pageOf(useLocation());
  const matches = useMatches();
  const keepAll = useEffectEvent(() => {
    const answers = matches.map(({ id, loaderData }) => [id, { type: 'data' as const, result: loaderData }]);
    if (changes === 0) keep(page, Object.fromEntries(answers) as Answers);
  });
  useEffect(() => keepAll(), []);
}
