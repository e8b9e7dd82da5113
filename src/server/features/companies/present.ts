import type { Company } from '#contract/companies/companies.ts';
import { fileUrl } from '#contract/files/file-rules.ts';

import type { Actor } from '../../actor.ts';
import { can } from './access.ts';
import { presentAnswers } from './answers.ts';
import type { CompanyRow } from './queries.ts';

export function presentCompany(actor: Actor, company: CompanyRow): Company {
  const abilities = can(actor, company);
  return {
    id: company.id,
    slug: company.slug,
    name: company.name,
    logoUrl: company.logo_file_id && fileUrl(company.logo_file_id),
    logoFileId: company.logo_file_id,
    website: company.website,
    industry: company.industry,
    size: company.size,
    country: company.country,
    description: company.description,
    ...(abilities.edit && { keepApplicationsDays: company.keep_applications_days }),
    verification: presentVerification(company),
    answers: presentAnswers(company.answers),
    can: abilities,
  };
}

type Verification = Pick<CompanyRow, 'verified_at' | 'verified_how' | 'verified_by'>;

/** A check by an administrator counts only while they have an account. */
export function presentVerification({ verified_at, verified_how, verified_by }: Verification): Company['verification'] {
  if (!verified_at || !verified_how) return null;
  if (verified_how === 'domain') return { at: verified_at.toISOString(), how: verified_how, by: 'mail' };
  return verified_by ? { at: verified_at.toISOString(), how: verified_how, by: 'administrator' } : null;
}
