import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import type { OwnApplication, ReceivedApplication } from '#contract/applications/application-views.ts';
import type { Company } from '#contract/companies/companies.ts';
import type { JobStatus } from '#contract/jobs/job-status.ts';
import { paths } from '#contract/paths.ts';
import type { OwnRepresentation } from '#contract/presenting/representation-views.ts';
import type { JobInvitation } from '#contract/talent/talent.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ownApplicationHref } from '#web/features/applications/own/own-filters.ts';
import { receivedHref } from '#web/features/applications/received/received-filters.ts';
import { daysUntil, SOON_DAYS } from '#web/features/jobs/manage/last-day.ts';
import { manageHref } from '#web/features/jobs/manage/manage-filters.ts';
import type { ListedOwnOffer } from '#web/features/offers/own/offer-link.tsx';

/** Days after which an unanswered application comes first. */
export const LONG_DAYS = 14;

export interface EmployerState {
  company: Pick<Company, 'description'>;
  applicationCounts: Record<ApplicationStatus, number>;
  /** The longest waiting first. */
  waiting: readonly Pick<ReceivedApplication, 'id' | 'appliedAt'>[];
  jobCounts: Record<JobStatus, number>;
  ending: number;
  /** Approvals that wait for the member. */
  approvals: number;
  /** Offers wait for an answer. */
  hasOffers: boolean;
  /** Whether the member publishes jobs and edits the company's page. */
  canPost: boolean;
  /** In milliseconds since 1970. */
  readAt: number;
}

export interface Step {
  text: string;
  to: string;
}

/** What to do next, the most urgent first; may be empty. */
export function nextSteps({
  company,
  applicationCounts,
  waiting,
  jobCounts,
  ending,
  approvals,
  hasOffers,
  canPost,
  readAt,
}: EmployerState): Step[] {
  const [longest] = waiting;
  const long = waiting.filter(({ appliedAt }) => daysUntil(appliedAt, readAt) <= -LONG_DAYS).length;
  const steps: (Step | false | undefined)[] = [
    longest &&
      long > 0 && { text: m.dashboard_next_long({ days: LONG_DAYS }), to: href(paths.reviewApplication(longest.id)) },
    ...approvalSteps(approvals),
    applicationCounts.new > 0 && {
      text: m.dashboard_next_new({ count: applicationCounts.new }),
      to: receivedHref('table', { status: 'new' }),
    },
    hasOffers && { text: m.dashboard_next_offers(), to: href(paths.offers(), { state: 'sent' }) },
    canPost &&
      ending > 0 && {
        text: m.dashboard_next_ending({ count: ending, days: SOON_DAYS }),
        to: manageHref({ status: 'active', sort: 'ending' }),
      },
    canPost &&
      jobCounts.draft > 0 && {
        text: m.dashboard_next_drafts({ count: jobCounts.draft }),
        to: manageHref({ status: 'draft' }),
      },
    canPost &&
      Object.keys(company.description).length === 0 && {
        text: m.dashboard_next_company(),
        to: href(paths.ownCompany()),
      },
  ];
  return steps.filter((step): step is Step => Boolean(step));
}

/** Also before the company has jobs that the member sees. */
export const approvalSteps = (count: number): Step[] =>
  count > 0 ? [{ text: m.dashboard_next_approvals({ count }), to: href(paths.approvals()) }] : [];

/** Offers that a job seeker can answer. */
export const offerSteps = (
  offers: readonly Pick<ListedOwnOffer, 'id' | 'state' | 'isBeingChanged' | 'company' | 'job'>[],
): Step[] =>
  offers
    .filter(({ state, isBeingChanged }) => state === 'sent' && !isBeingChanged)
    .map(({ id, company, job }) => ({
      text: m.own_offer_step({ company: company.name, title: job.title }),
      to: href(paths.ownOffer(id)),
    }));

/** The job seeker's pending tasks: invitations to an interview. */
export const interviewSteps = (applications: readonly Pick<OwnApplication, 'id' | 'status' | 'job'>[]): Step[] =>
  applications
    .filter(({ status }) => status === 'interview')
    .map(({ id, job }) => ({
      text: m.dashboard_next_interview({ company: job.companyName, title: job.title }),
      to: ownApplicationHref(id),
    }));

/** Open invitations to apply for a job. */
export function invitationSteps(invitations: readonly Pick<JobInvitation, 'status'>[]): Step[] {
  const count = invitations.filter(({ status }) => status === 'open').length;
  return count > 0 ? [{ text: m.talent_next_invitations({ count }), to: href(paths.jobInvitations()) }] : [];
}

/** What the agency asks the job seeker. */
export const representationSteps = (representations: readonly OwnRepresentation[]): Step[] =>
  representations
    .filter(({ can }) => can.answer)
    .map(({ agency, clientName: client, title }) => ({
      text: m.own_representation_step({ agency: agency.name, client, title }),
      to: href(paths.ownRepresentations()),
    }));
