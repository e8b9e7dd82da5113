import type { AdminCompany } from '#contract/admin/admin-verification.ts';

import type { presentVerification } from '../../companies/present.ts';
import { isShared } from '../../companies/shared-domains.ts';

interface CompanyState {
  verified_at: Date | null;
  website: string | null;
  domain: string | null;
}

/** A company verified by email can still be verified by hand, not the other way round. */
export const can = (
  { verified_at, website, domain }: CompanyState,
  verification: ReturnType<typeof presentVerification>,
): AdminCompany['can'] => ({
  verify: verification === null || verification.how === 'domain',
  withdraw: verified_at !== null,
  askDomainMail: verified_at === null && website !== null && domain !== null && !isShared(domain),
});
