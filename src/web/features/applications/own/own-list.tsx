import { FileText } from 'lucide-react';
import { useRevalidator } from 'react-router';

import { applicationStatuses, type ApplicationStatus } from '#contract/applications/application-status.ts';
import type { OwnApplication } from '#contract/applications/application-views.ts';
import type { CandidateNotice } from '#contract/candidates/candidate-notices.ts';
import { paths } from '#contract/paths.ts';
import type { OwnRepresentation } from '#contract/presenting/representation-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import type { ListedOwnOffer } from '#web/features/offers/own/offer-link.tsx';
import { AskedToPresent } from '#web/features/presenting/own/asked.tsx';
import { PresentedMarks } from '#web/features/presenting/presented-mark.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';

import { statusListName } from '../status-words.ts';
import { Notices } from './notices.tsx';
import { OwnCards } from './own-card.tsx';
import { type OwnFilters, ownHref } from './own-filters.ts';

interface OwnPageOfList {
  applications: OwnApplication[];
  nextCursor: string | null;
  counts: Record<ApplicationStatus, number>;
}

interface OwnListProps {
  filters: OwnFilters;
  first: OwnPageOfList;
  /** Of companies that added the reader. */
  notices: CandidateNotice[];
  offers: ListedOwnOffer[];
  /** Consents that the agency asked of the reader. */
  representations: OwnRepresentation[];
  readAt: number;
}

export function OwnList({ filters, first, notices, offers, representations, readAt }: OwnListProps) {
  const { status, cursor } = filters;
  const { pages, last, more, reload } = useRenderedList({
    key: queries.applications.mine.key(),
    read: (from): Promise<OwnPageOfList> => api.applications.mine({ status, cursor: from }),
    first,
    cursor,
    readAt,
  });
  const { revalidate } = useRevalidator();
  useLive(({ type }) => {
    if (type === 'application') void reload();
    if (type === 'offer' || type === 'representation') void revalidate();
  });
  const applications = distinctById(pages.flatMap((page) => page.applications));
  const isNobody = Object.values(last.counts).every((count) => count === 0);
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <h1>{m.applications_own_title()}</h1>
      <AskedToPresent representations={representations} />
      {notices.length > 0 && <Notices notices={notices} />}
      {isNobody ? (
        <div className="mt-8">
          <NoneYet />
        </div>
      ) : (
        <>
          <div className="mt-6 mb-8">
            <StatusTabs {...{ status }} counts={last.counts} />
          </div>
          <PresentedMarks ids={applications.map(({ id }) => id)}>
            {applications.length > 0 ? <OwnCards {...{ applications, offers }} isInColumns /> : <NoneHere />}
          </PresentedMarks>
          <LoadMore
            first={cursor && ownHref({ status })}
            next={last.nextCursor ? ownHref({ status, cursor: last.nextCursor }) : undefined}
            count={applications.length}
            more={more}
          />
        </>
      )}
    </div>
  );
}

function StatusTabs({ status: chosen, counts }: Pick<OwnFilters, 'status'> & Pick<OwnPageOfList, 'counts'>) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shown = applicationStatuses.filter((status) => counts[status] > 0 || status === chosen);
  return (
    <LinkTabs
      label={m.applications_filter_label()}
      links={[
        { label: m.applications_all(), to: ownHref(), count: all, isCurrent: chosen === undefined },
        ...shown.map((status) => ({
          label: statusListName(status),
          to: ownHref({ status }),
          count: counts[status],
          isCurrent: status === chosen,
        })),
      ]}
    />
  );
}

function NoneYet() {
  return (
    <EmptyState
      icon={<FileText />}
      title={m.applications_own_none()}
      action={<ButtonLink to={href(paths.jobs())}>{m.app_browse_jobs()}</ButtonLink>}
    >
      {m.applications_own_none_text()}
    </EmptyState>
  );
}

function NoneHere() {
  return (
    <EmptyState
      title={m.applications_own_none_here()}
      action={
        <ButtonLink to={ownHref()} variant="outline">
          {m.applications_to_all()}
        </ButtonLink>
      }
    >
      {m.applications_own_none_here_text()}
    </EmptyState>
  );
}
