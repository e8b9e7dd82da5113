import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import { m } from '#generated/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';

import { statusBadge, statusName } from './status-words.ts';

/** Replaces the status of an application rejected in a batch, while that can be undone. */
export const BeingRejected = () => <Badge variant="outline">{m.applications_being_rejected()}</Badge>;

export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge variant={statusBadge(status)}>{statusName(status)}</Badge>
);
