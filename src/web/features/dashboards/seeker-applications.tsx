import { applicationStatuses, type ApplicationStatus } from '#contract/application-status.ts';
import type { OwnApplication } from '#contract/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { OwnCards } from '#web/features/applications/own/own-card.tsx';
import { ownHref } from '#web/features/applications/own/own-filters.ts';
import { ButtonLink } from '#web/ui/link.tsx';

import { DashboardSection } from './dashboard-section.tsx';
import { StatusTiles } from './status-tiles.tsx';

interface SeekerApplicationsProps {
  counts: Record<ApplicationStatus, number>;
  /** Those that changed last. */
  latest: readonly OwnApplication[];
}

/** How many applications stand where, and those that changed last. */
export function SeekerApplications({ counts, latest }: SeekerApplicationsProps) {
  if (latest.length === 0) return <NoneYet />;
  return (
    <DashboardSection title={m.applications_own_title()} more={{ to: ownHref(), label: m.applications_to_all() }}>
      <div className="mb-5">
        <StatusTiles
          counts={counts}
          statuses={applicationStatuses.filter((status) => counts[status] > 0)}
          hrefOf={(status) => ownHref({ status })}
        />
      </div>
      <OwnCards applications={latest} level={3} />
    </DashboardSection>
  );
}

function NoneYet() {
  return (
    <DashboardSection title={m.applications_own_title()}>
      <p className="mb-5 max-w-prose text-soft">{m.dashboard_no_applications()}</p>
      <ButtonLink to={href(paths.jobs())}>{m.app_browse_jobs()}</ButtonLink>
    </DashboardSection>
  );
}
