import { ALERT_SOURCE } from '#contract/application-source.ts';
import type { ApplicationStatus } from '#contract/application-status.ts';
import { INVITATION_SOURCE } from '#contract/talent-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import type { BadgeVariant } from '#web/ui/badge.tsx';

interface StatusWords {
  name: () => string;
  /** The plural for lists, where the language has one: "Nouvelles 65". */
  listName: () => string;
  /** A change to the status: "Application accepted". */
  change: () => string;
  /** The status and what comes next, as shown to the applicant. */
  toApplicant: (names: { company: string }) => string;
  /** "Maria Silva has accepted this application." */
  byWhom?: (names: { name: string }) => string;
  /** The specification (section 4) names four; open statuses look like viewed, those that ended without a rejection like new. */
  badge: BadgeVariant;
}

const words: Record<ApplicationStatus, StatusWords> = {
  new: {
    name: m.applications_status_new,
    listName: m.applications_statuses_new,
    change: m.applications_event_new,
    toApplicant: m.applications_state_new,
    badge: 'outline',
  },
  viewed: {
    name: m.applications_status_viewed,
    listName: m.applications_statuses_viewed,
    change: m.applications_event_viewed,
    toApplicant: m.applications_state_viewed,
    byWhom: m.applications_who_viewed,
    badge: 'secondary',
  },
  shortlisted: {
    name: m.applications_status_shortlisted,
    listName: m.applications_statuses_shortlisted,
    change: m.applications_event_shortlisted,
    toApplicant: m.applications_state_shortlisted,
    byWhom: m.applications_who_shortlisted,
    badge: 'secondary',
  },
  interview: {
    name: m.applications_status_interview,
    listName: m.applications_statuses_interview,
    change: m.applications_event_interview,
    toApplicant: m.applications_state_interview,
    byWhom: m.applications_who_interview,
    badge: 'secondary',
  },
  accepted: {
    name: m.applications_status_accepted,
    listName: m.applications_statuses_accepted,
    change: m.applications_event_accepted,
    toApplicant: m.applications_state_accepted,
    byWhom: m.applications_who_accepted,
    badge: 'default',
  },
  rejected: {
    name: m.applications_status_rejected,
    listName: m.applications_statuses_rejected,
    change: m.applications_event_rejected,
    toApplicant: m.applications_state_rejected,
    byWhom: m.applications_who_rejected,
    badge: 'destructive',
  },
  withdrawn: {
    name: m.applications_status_withdrawn,
    listName: m.applications_statuses_withdrawn,
    change: m.applications_event_withdrawn,
    toApplicant: m.applications_state_withdrawn,
    byWhom: m.applications_who_withdrawn,
    badge: 'outline',
  },
};

export const statusName = (status: ApplicationStatus): string => words[status].name();

export const statusListName = (status: ApplicationStatus): string => words[status].listName();

export const changeName = (to: ApplicationStatus): string => words[to].change();

export const stateText = (status: ApplicationStatus, company: string): string => words[status].toApplicant({ company });

export const changeByText = (to: ApplicationStatus, name: string | null): string =>
  (name !== null && words[to].byWhom?.({ name })) || m.applications_who_unknown({ status: statusName(to) });

export const statusBadge = (status: ApplicationStatus): BadgeVariant => words[status].badge;

/** Where an applicant came from; tags are shown as they are. */
export function sourceName(source: string): string {
  if (source === ALERT_SOURCE) return m.hiring_source_alert();
  return source === INVITATION_SOURCE ? m.hiring_source_invitation() : source;
}
