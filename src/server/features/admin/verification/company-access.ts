import type { AdminCompany } from '#contract/admin-verification.ts';

import type { presentVerification } from '../../companies/present.ts';
import { isShared } from '../../companies/shared-domains.ts';

interface CompanyFacts {
  verified_at: Date | null;
  website: string | null;
  domain: string | null;
}

/** What an administrator may do with a company. What was shown by a mail can be checked further by hand, not the other way round. */
export const can = (
  { verified_at, website, domain }: CompanyFacts,
  verification: ReturnType<typeof presentVerification>,
): AdminCompany['can'] => ({
  verify: verification === null || verification.how === 'domain',
  withdraw: verified_at !== null,
  askDomainMail: verified_at === null && website !== null && domain !== null && !isShared(domain),
});
