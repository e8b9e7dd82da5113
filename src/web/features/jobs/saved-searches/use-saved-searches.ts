import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { AlertFrequency } from '#contract/jobs/search-choices.ts';
import type { SavedSearch } from '#contract/saved-searches/saved-searches.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { focusWhenLost } from '#web/ui/focus.ts';

export interface SearchChange {
  name?: string;
  frequency?: AlertFrequency;
  isPaused?: boolean;
}

/** The list, with a text about the last change. */
export function useSavedSearches(initial: SavedSearch[]) {
  const [searches, setSearches] = useState(initial);
  const [status, setStatus] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const put = (changed: SavedSearch) => setSearches((all) => all.map((one) => (one.id === changed.id ? changed : one)));
  const { mutateAsync, error } = useMutation({
    mutationFn: ({ from, change }: { from: SavedSearch; change: SearchChange }) =>
      api.savedSearches.update({ id: from.id, ...change }),
    // One at a time, in order.
    scope: { id: 'saved-searches' },
    onMutate({ from, change }) {
      setStatus('');
      put({ ...from, ...change });
    },
    onSuccess(saved, { change }) {
      put(saved);
      setStatus(textOf(change));
    },
    onError: (_error, { from }) => put(from),
  });
  const remove = async ({ id }: SavedSearch) => {
    await api.savedSearches.remove({ id });
    setSearches((all) => all.filter((one) => one.id !== id));
    setStatus(m.saved_searches_deleted());
    focusWhenLost(() => place.current?.querySelector<HTMLElement>('a, select, button'));
  };
  return {
    searches,
    place,
    status,
    problem: error && problemText(problemOf(error)),
    update: (from: SavedSearch, change: SearchChange) => mutateAsync({ from, change }),
    remove,
  };
}

function textOf({ isPaused }: SearchChange): string {
  if (isPaused === undefined) return m.saved_searches_changed();
  return isPaused ? m.saved_searches_paused() : m.saved_searches_resumed();
}
