import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

import type { Application, Neighbours, OtherApplication } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { neverKept } from '#web/app/query-freshness.ts';
import type { Api } from '#web/app/request-context.ts';

import { readReviewedList } from '../received/received-filters.ts';
import type { SavedNotes } from './notes-saver.ts';

export interface ReviewData {
  application: Application;
  notes: SavedNotes;
  neighbours: Neighbours;
  others: readonly OtherApplication[];
}

type ReviewApi = Pick<Api['applications'], 'read' | 'notes' | 'neighbours' | 'others'>;

/** `search`: the query of the review's address. */
export async function readReview(
  { read, notes, neighbours, others }: ReviewApi,
  id: string,
  search: string,
): Promise<ReviewData> {
  const [application, saved, beside, same] = await Promise.all([
    read({ id }),
    notes({ id }),
    neighbours({ id, ...readReviewedList(new URLSearchParams(search)) }),
    others({ id }),
  ]);
  return { application, notes: saved, neighbours: beside, others: same };
}

/**
 * The application to show: the next one is prefetched, and shown at once when the user opens it, while the router reads it
 * again.
 * @param read the router's last result
 */
export function useShownReview(read: ReviewData): ReviewData {
  const { location } = useNavigation();
  const { search } = useLocation();
  const [early, setEarly] = useState<ReviewData>();
  // While one that was not prefetched loads, the previous one remains.
  const shown = location && early ? early : read;
  const { next } = shown.neighbours;
  const { data: ahead } = useQuery({
    queryKey: ['next review', next, search],
    queryFn: next === null ? skipToken : () => readReview(api.applications, next, search),
    ...neverKept,
  });
  const isNext = ahead && location?.pathname === href(paths.reviewApplication(ahead.application.id));
  if (isNext && early !== ahead) setEarly(ahead);
  if (!location && early) setEarly(undefined);
  return shown;
}

/** Addresses of other reviews, with the list that this one was opened from. */
export function useReviewHref(): (id: string) => string {
  const { search } = useLocation();
  return (id) => href(paths.reviewApplication(id)) + search;
}
