import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

interface StatusWords {
  name: Word;
  /** The plural for lists, in languages that have one: "Nouvelles 65". */
  listName: Word;
  /** A change to the status: "Application accepted". */
  change: Word;
  /** The status and the next step, as shown to the applicant. */
  toApplicant: Word<{ company: string }>;
  /** "Maria Silva has accepted this application." */
  byWhom?: Word<{ name: string }>;
}

export const applicationStatusWords: Record<ApplicationStatus, StatusWords> = {
  new: {
    name: m.applications_status_new,
    listName: m.applications_statuses_new,
    change: m.applications_event_new,
    toApplicant: m.applications_state_new,
  },
  viewed: {
    name: m.applications_status_viewed,
    listName: m.applications_statuses_viewed,
    change: m.applications_event_viewed,
    toApplicant: m.applications_state_viewed,
    byWhom: m.applications_who_viewed,
  },
  shortlisted: {
    name: m.applications_status_shortlisted,
    listName: m.applications_statuses_shortlisted,
    change: m.applications_event_shortlisted,
    toApplicant: m.applications_state_shortlisted,
    byWhom: m.applications_who_shortlisted,
  },
  interview: {
    name: m.applications_status_interview,
    listName: m.applications_statuses_interview,
    change: m.applications_event_interview,
    toApplicant: m.applications_state_interview,
    byWhom: m.applications_who_interview,
  },
  accepted: {
    name: m.applications_status_accepted,
    listName: m.applications_statuses_accepted,
    change: m.applications_event_accepted,
    toApplicant: m.applications_state_accepted,
    byWhom: m.applications_who_accepted,
  },
  rejected: {
    name: m.applications_status_rejected,
    listName: m.applications_statuses_rejected,
    change: m.applications_event_rejected,
    toApplicant: m.applications_state_rejected,
    byWhom: m.applications_who_rejected,
  },
  withdrawn: {
    name: m.applications_status_withdrawn,
    listName: m.applications_statuses_withdrawn,
    change: m.applications_event_withdrawn,
    toApplicant: m.applications_state_withdrawn,
    byWhom: m.applications_who_withdrawn,
  },
};
