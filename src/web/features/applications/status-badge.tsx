import type { ApplicationStatus } from '#contract/application-status.ts';
import { Badge } from '#web/ui/badge.tsx';

import { statusBadge, statusName } from './status-words.ts';

export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge variant={statusBadge(status)}>{statusName(status)}</Badge>
);
