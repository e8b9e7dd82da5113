import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';

/** First and last name, else the username, else "Anonymous" (specification, section 2). */
export const candidateName = ({
  firstName,
  lastName,
  username,
}: Pick<ApplicantSnapshot, 'firstName' | 'lastName' | 'username'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username || m.applications_review_anonymous();
