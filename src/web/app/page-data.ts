import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router';

import { logFailedRead, queryClient } from './query-client.ts';
import { FRESH_FOR, untilRead } from './query-freshness.ts';

/** What the loaders of a page answered, by route. */
type Answers = Record<string, DataStrategyResult>;

/** Of keys that are invalid after every change. */
export const PAGES = 'pages';
const SHOWN = 'shown page';
const keyOf = (page: string) => [PAGES, page];
const pageOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

/** The page that the user goes back or forward to. */
let goingBackTo: string | undefined;
/** How often pages were invalidated. */
let changes = 0;
/** Why the current page could not be reloaded. */
let failure: unknown;

/** Called once, before the router starts listening. */
export function noteGoingBack(): void {
  addEventListener('popstate', () => {
    goingBackTo = pageOf(location);
  });
}

/** After the user's own change, and when a live event announces another one. */
export function invalidatePages(): void {
  changes += 1;
  void queryClient.invalidateQueries({ queryKey: [PAGES] });
  // A pending read may not include it, and lists start over with its result.
  void queryClient.refetchQueries({ queryKey: [SHOWN], fetchStatus: 'fetching' });
}

/**
 * React Router reads all data of pages through this. When the user goes back, a page comes from the query client while it
 * is fresh. If the current page cannot be reloaded it stays: an error page would lose the user's input.
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
  const entries = Object.entries(answers);
  const failed = entries.find(([, { result }]) => isFailure(result));
  if (!isShown || !failed) return answers;
  failure = failed[1].result;
  logFailedRead(page, failure);
  void queryClient.refetchQueries({ queryKey: [SHOWN] }, { cancelRefetch: false });
  return Object.fromEntries(entries.filter(([, { result }]) => !isFailure(result)));
};

function findFresh(page: string): Answers | undefined {
  const query = queryClient.getQueryCache().find<Answers>({ queryKey: keyOf(page) });
  return query?.isStaleByTime(FRESH_FOR) ? undefined : query?.state.data;
}

/** Not what was refused, redirected or failed, nor a page that has no data. */
function keep(page: string, answers: Answers): void {
  // What surrounds all pages stays as it is.
  const entries = Object.entries(answers).filter(([id]) => id !== 'root');
  if (entries.every(([, { type }]) => type === 'data') && entries.some(([, { result }]) => result !== undefined))
    queryClient.setQueryData(keyOf(page), Object.fromEntries(entries));
}

/** Other than a refusal or a redirect, which are answers. */
const isFailure = (result: unknown): boolean =>
  isRouteErrorResponse(result) ? result.status >= 500 : result instanceof Error;

/** Keeps the data that came with the document, and reads the shown page again once everything is invalid. */
export function usePageData(): void {
  const { key, ...location } = useLocation();
  const matches = useMatches();
  const { revalidate } = useRevalidator();
  const keepDocument = useEffectEvent(() => {
    const answers = matches.map(({ id, loaderData }) => [id, { type: 'data' as const, result: loaderData }]);
    if (changes === 0) keep(pageOf(location), Object.fromEntries(answers) as Answers);
  });
  useEffect(() => keepDocument(), []);
  useEffect(() => {
    goingBackTo = undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- to another place on the same page nothing is read
  }, [key]);
  useQuery({
    queryKey: [SHOWN, key],
    async queryFn() {
      failure = undefined;
      await revalidate();
      if (failure) throw failure;
      return true;
    },
    // It was read already.
    initialData: true,
    ...untilRead,
  });
}
