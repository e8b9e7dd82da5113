import type { ApplicationStatus } from '#contract/application-status.ts';
import { m } from '#generated/paraglide/messages.js';

const texts: Record<ApplicationStatus, (names: { company: string }) => string> = {
  new: m.applications_state_new,
  viewed: m.applications_state_viewed,
  shortlisted: m.applications_state_shortlisted,
  interview: m.applications_state_interview,
  accepted: m.applications_state_accepted,
  rejected: m.applications_state_rejected,
  withdrawn: m.applications_state_withdrawn,
};

/** How an application stands, and what comes next, to its applicant. */
export const stateText = (status: ApplicationStatus, company: string): string => texts[status]({ company });
