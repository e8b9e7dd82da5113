import type { ApplicationStatus } from '#contract/application-status.ts';
import { m } from '#generated/paraglide/messages.js';

/** The name of a status, as it stands on a badge or in a list of choices. */
export const statusName = (status: ApplicationStatus): string => names[status]();

const names: Record<ApplicationStatus, () => string> = {
  new: m.applications_status_new,
  viewed: m.applications_status_viewed,
  shortlisted: m.applications_status_shortlisted,
  interview: m.applications_status_interview,
  accepted: m.applications_status_accepted,
  rejected: m.applications_status_rejected,
  withdrawn: m.applications_status_withdrawn,
};

/** The name of a status over the applications that have it, in the plural where the language has one: "Nouvelles 65". */
export const statusListName = (status: ApplicationStatus): string => listNames[status]();

const listNames: Record<ApplicationStatus, () => string> = {
  new: m.applications_statuses_new,
  viewed: m.applications_statuses_viewed,
  shortlisted: m.applications_statuses_shortlisted,
  interview: m.applications_statuses_interview,
  accepted: m.applications_statuses_accepted,
  rejected: m.applications_statuses_rejected,
  withdrawn: m.applications_statuses_withdrawn,
};

/** What happened to an application that came to a status: "Application accepted". */
export const changeName = (to: ApplicationStatus): string => changes[to]();

const changes: Record<ApplicationStatus, () => string> = {
  new: m.applications_event_new,
  viewed: m.applications_event_viewed,
  shortlisted: m.applications_event_shortlisted,
  interview: m.applications_event_interview,
  accepted: m.applications_event_accepted,
  rejected: m.applications_event_rejected,
  withdrawn: m.applications_event_withdrawn,
};
