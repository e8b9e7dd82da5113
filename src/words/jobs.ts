import type { ChoiceField, ChoiceOf, SalaryPeriod } from '#contract/jobs/job-choices.ts';
import type { JobStatus } from '#contract/jobs/job-status.ts';
import type { RelocationHelp } from '#contract/jobs/relocation-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const jobStatusWords: Record<JobStatus, Word> = {
  draft: m.jobs_status_draft,
  active: m.jobs_status_active,
  paused: m.jobs_status_paused,
  closed: m.jobs_status_closed,
  expired: m.jobs_status_expired,
};

export const jobChoiceWords: { [Field in ChoiceField]: Record<ChoiceOf<Field>, Word> } = {
  category: {
    account_management: m.jobs_category_account_management,
    sales: m.jobs_category_sales,
    customer_service: m.jobs_category_customer_service,
  },
  employmentType: {
    full_time: m.jobs_employment_full_time,
    part_time: m.jobs_employment_part_time,
    contract: m.jobs_employment_contract,
    temporary: m.jobs_employment_temporary,
    internship: m.jobs_employment_internship,
  },
  experienceLevel: {
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

/** "€45,000 a year" */
export const payPeriodWords: Record<SalaryPeriod, Word<{ pay: string }>> = {
  hour: m.jobs_pay_hour,
  month: m.jobs_pay_month,
  year: m.jobs_pay_year,
};

export const relocationHelpWords: Record<RelocationHelp, Word> = {
  visa: m.offer_visa,
  flight: m.offer_flight,
  languageCourse: m.offer_language_course,
};
