import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import { m } from '#generated/paraglide/messages.js';
import type { BadgeVariant } from '#web/ui/badge.tsx';
import { say } from '#web/ui/say.ts';
import { applicationStatusWords as words } from '#words/applications.ts';

/** The specification (section 4) names four; open statuses look like viewed, those that ended without a rejection like new. */
const badges: Record<ApplicationStatus, BadgeVariant> = {
  new: 'outline',
  viewed: 'secondary',
  shortlisted: 'secondary',
  interview: 'secondary',
  accepted: 'default',
  rejected: 'destructive',
  withdrawn: 'outline',
};

export const statusName = (status: ApplicationStatus): string => say(words[status].name);

export const statusListName = (status: ApplicationStatus): string => say(words[status].listName);

export const changeName = (to: ApplicationStatus): string => say(words[to].change);

export const stateText = (status: ApplicationStatus, company: string): string =>
  say(words[status].toApplicant, { company });

export function changeByText(to: ApplicationStatus, name: string | null): string {
  const { byWhom } = words[to];
  return name && byWhom ? say(byWhom, { name }) : m.applications_who_unknown({ status: statusName(to) });
}

export const statusBadge = (status: ApplicationStatus): BadgeVariant => badges[status];
