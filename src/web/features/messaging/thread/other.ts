import type { Thread } from '#contract/messaging/messages.ts';
import { m } from '#generated/paraglide/messages.js';

/** The other side: a company's logo is square, a person's picture round. */
export function otherOf({ side, company, applicant }: Pick<Thread, 'side' | 'company' | 'applicant'>): {
  name: string;
  pictureUrl: string | null;
  isCompany: boolean;
} {
  if (side === 'applicant') return { name: company.name, pictureUrl: company.logoUrl, isCompany: true };
  return {
    name: applicant.name || m.applications_review_anonymous(),
    pictureUrl: applicant.avatarUrl,
    isCompany: false,
  };
}
