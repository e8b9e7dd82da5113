import type { OtherApplication } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import { StatusBadge } from '../status-badge.tsx';

/** The person's other applications to the company. */
export const OtherApplications = ({ others }: { others: readonly OtherApplication[] }) => (
  <section aria-labelledby="others">
    <h2 id="others" className="mb-4 text-lg">
      {m.applications_others()}
    </h2>
    <ul className="flex flex-col gap-3">
      {others.map(({ id, jobTitle, status, appliedAt }) => (
        <li key={id} className="flex flex-col items-start gap-1 text-sm [overflow-wrap:anywhere]">
          <Link to={href(paths.reviewApplication(id))}>{jobTitle}</Link>
          <span className="flex flex-wrap items-center gap-2 text-soft">
            <StatusBadge status={status} />
            <Time iso={appliedAt} />
          </span>
        </li>
      ))}
    </ul>
  </section>
);
