import type { ApplicationStatus } from '#contract/application-status.ts';
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx';

import { statusName } from './status-words.ts';

// The specification (section 4) names four of them; of the others, what goes on looks like viewed, and what ended without anybody's no like new.
const variants: Record<ApplicationStatus, BadgeVariant> = {
  new: 'outline',
  viewed: 'secondary',
  shortlisted: 'secondary',
  interview: 'secondary',
  accepted: 'default',
  rejected: 'destructive',
  withdrawn: 'outline',
};

/** The status of an application. */
export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge variant={variants[status]}>{statusName(status)}</Badge>
);
