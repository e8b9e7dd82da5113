import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigation } from 'react-router';

import type { Application, OtherApplication } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { neverKept } from '#web/app/query-freshness.ts';
import type { Api } from '#web/app/request-context.ts';

import type { SavedNotes } from './notes-saver.ts';
import type { Neighbours } from './review-top.tsx';

export interface ReviewData {
  application: Application;
  notes: SavedNotes;
  neighbours: Neighbours;
  others: readonly OtherApplication[];
}

type ReviewApi = Pick<Api['applications'], 'read' | 'notes' | 'neighbours' | 'others'>;

export async function readReview({ read, notes, neighbours, others }: ReviewApi, id: string): Promise<ReviewData> {
  const [application, saved, beside, same] = await Promise.all([
    read({ id }),
    notes({ id }),
    neighbours({ id }),
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
  const [early, setEarly] = useState<ReviewData>();
  // While one that was not prefetched loads, the previous one remains.
  const shown = location && early ? early : read;
  const { next } = shown.neighbours;
  const { data: ahead } = useQuery({
    queryKey: ['next review', next],
    queryFn: next === null ? skipToken : () => readReview(api.applications, next),
    ...neverKept,
  });
  const isNext = ahead && location?.pathname === href(paths.reviewApplication(ahead.application.id));
  if (isNext && early !== ahead) setEarly(ahead);
  if (!location && early) setEarly(undefined);
  return shown;
}
