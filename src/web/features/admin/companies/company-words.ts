import type { companyStates } from '#contract/admin/admin-choices.ts';
import { m } from '#generated/paraglide/messages.js';

type CompanyState = (typeof companyStates)[number];

const states: Record<CompanyState, () => string> = {
  verified: m.admin_companies_verified,
  unverified: m.admin_companies_unverified,
};

export const stateName = (state: CompanyState): string => states[state]();
