import type { ChoiceColumn } from '#contract/job-choices.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

type Say = (inputs: object, options: { locale: Locale }) => string;

/** In the language asked for: emails and feeds have no reader's page. */
export const choiceWords: { [Column in ChoiceColumn]: Record<string, Say> } = {
  category: {
    account_management: m.jobs_category_account_management,
    sales: m.jobs_category_sales,
    customer_service: m.jobs_category_customer_service,
  },
  employment_type: {
    full_time: m.jobs_employment_full_time,
    part_time: m.jobs_employment_part_time,
    contract: m.jobs_employment_contract,
    temporary: m.jobs_employment_temporary,
    internship: m.jobs_employment_internship,
  },
  experience_level: {
    entry: m.jobs_experience_entry,
    mid: m.jobs_experience_mid,
    senior: m.jobs_experience_senior,
    lead: m.jobs_experience_lead,
  },
  workplace: {
    onsite: m.jobs_workplace_onsite,
    hybrid: m.jobs_workplace_hybrid,
    remote: m.jobs_workplace_remote,
  },
};
