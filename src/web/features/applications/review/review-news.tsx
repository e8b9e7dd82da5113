import type { Ref } from 'react';

import type { ApplicationStatus } from '#contract/application-status.ts';
import type { Application } from '#contract/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';

import { statusName } from '../status-words.ts';
import type { News } from './use-review.ts';

/** What somebody else did with the application while it was open. The region is there before it is needed, so that it is said. */
export function ReviewNews({ news, ref }: { news: News | undefined; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className="scroll-my-6 rounded-control not-empty:mt-6">
      {news && (
        <Alert
          isStatic
          variant={news.isFaster ? 'attention' : 'info'}
          title={news.isFaster ? m.applications_review_faster() : undefined}
        >
          {whoDidText(news.event)}
        </Alert>
      )}
    </div>
  );
}

type Done = (parameters: { name: string }) => string;

const byName: Partial<Record<ApplicationStatus, Done>> = {
  viewed: m.applications_who_viewed,
  shortlisted: m.applications_who_shortlisted,
  interview: m.applications_who_interview,
  accepted: m.applications_who_accepted,
  rejected: m.applications_who_rejected,
  withdrawn: m.applications_who_withdrawn,
};

/** Who changed an application's status, and to what: "Maria Silva has accepted this application." */
function whoDidText({ to, name }: Application['history'][number]): string {
  const words = byName[to];
  return name && words ? words({ name }) : m.applications_who_unknown({ status: statusName(to) });
}
