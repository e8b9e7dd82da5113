import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocation } from 'react-router';

import type { Neighbours } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ShortcutsButton } from '#web/app/shortcuts/shortcuts-button.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import { readReviewedList, receivedPath } from '../received/received-filters.ts';
import { useReviewHref } from './use-shown-review.ts';

export function ReviewTop({ previous, next, onHelp, ...rest }: Neighbours & { onHelp: () => void }) {
  const reviewHref = useReviewHref();
  const list = useListHref();
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {list ? (
        <BackLink to={list}>{m.applications_received_title()}</BackLink>
      ) : (
        <BackLink to={href(paths.employerDashboard())}>{m.applications_review_back()}</BackLink>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ShortcutsButton onPress={onHelp} />
        {(previous || next) && (
          <nav aria-label={m.applications_review_beside()} className="flex items-center gap-2">
            {previous && (
              <ButtonLink to={reviewHref(previous)} variant="outline" size="sm">
                <ChevronLeft aria-hidden="true" />
                <span className="max-md:sr-only">{m.applications_review_previous()}</span>
              </ButtonLink>
            )}
            <Place {...rest} list={list} />
            {next && (
              <ButtonLink to={reviewHref(next)} variant="outline" size="sm">
                <span className="max-md:sr-only">{m.applications_review_next()}</span>
                <ChevronRight aria-hidden="true" />
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}

/** The list that the review was opened from, which has the same query; undefined if it was opened from elsewhere. */
function useListHref(): string | undefined {
  const { search } = useLocation();
  const { job } = readReviewedList(new URLSearchParams(search));
  return search === '' ? undefined : href(receivedPath(job)) + search;
}

function Place({ place, count, list }: Pick<Neighbours, 'place' | 'count'> & { list: string | undefined }) {
  if (place === null) return null;
  const text = m.applications_review_place({ place, count });
  return list ? (
    <Link to={list} className="px-1 py-1 text-sm whitespace-nowrap tabular-nums">
      {text}
    </Link>
  ) : (
    <span className="px-1 text-sm whitespace-nowrap text-soft tabular-nums">{text}</span>
  );
}
