import { useRef } from 'react';
import { useRevalidator } from 'react-router';

import type { Approval } from '#contract/approvals/approvals.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireDecider } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { pageMeta } from '#web/app/page-meta.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { requestOf } from '#web/app/request-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { focusOnRemoval } from '#web/ui/focus.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';

import type { Route } from './+types/approvals-page';
import { ApprovalCard } from './approval-card.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.approval_title() });

export async function loader(args: Route.LoaderArgs) {
  requireDecider(args);
  const { approvals } = requestOf(args.context).api;
  const of = args.url.searchParams.get('of') === 'asked' ? ('asked' as const) : ('reader' as const);
  const cursor = args.url.searchParams.get('cursor') ?? undefined;
  const [first, { count }] = await Promise.all([approvals.list({ of, cursor }), approvals.count()]);
  return { of, cursor, first, count, readAt: Date.now() };
}

/** Approvals that wait for the reader, and those that they asked for. */
export default function ApprovalsPage({ loaderData: { of, cursor, first, count, readAt } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = focusOnRemoval(() => heading.current);
  useLive(({ type }) => {
    if (type === 'approval' || type === 'reset') void revalidate();
  });
  const { pages, more } = useRenderedList({
    key: ['approvals', of],
    read: (next) => api.approvals.list({ of, cursor: next }),
    first,
    cursor,
    readAt,
  });
  const shown: Approval[] = distinctById(pages.flatMap(({ approvals }) => approvals));
  const next = pages.at(-1)?.nextCursor;
  const query = of === 'asked' ? { of } : {};
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <h1 ref={heading} tabIndex={-1}>
        {m.approval_title()}
      </h1>
      <div className="mt-6">
        <LinkTabs
          label={m.approval_list()}
          links={[
            { label: m.approval_for_me(), to: href(paths.approvals()), count, isCurrent: of === 'reader' },
            { label: m.approval_mine(), to: href(paths.approvals(), { of: 'asked' }), isCurrent: of === 'asked' },
          ]}
        />
      </div>
      {shown.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={of === 'asked' ? m.approval_asked_none() : m.approval_none()} />
        </div>
      ) : (
        <ul className="mt-6 flex max-w-[48rem] flex-col gap-4">
          {shown.map((approval) => (
            <ApprovalCard key={approval.id} ref={focusHeading} approval={approval} onDecided={() => revalidate()} />
          ))}
        </ul>
      )}
      <LoadMore
        next={next ? href(paths.approvals(), { ...query, cursor: next }) : undefined}
        first={cursor ? href(paths.approvals(), query) : undefined}
        count={shown.length}
        more={more}
      />
    </div>
  );
}
