import type { Preflight } from '#contract/jobs/job-preflight.ts';
import { m } from '#generated/paraglide/messages.js';

/** Names of a job's missing parts, for readers and search engines. */
export const gapTitles: Record<Preflight['gaps'][number], () => string> = {
  salary: m.jobs_edit_gap_salary,
  languages: m.jobs_edit_gap_languages,
  skills: m.jobs_edit_gap_skills,
  requirements: m.jobs_edit_gap_requirements,
  short_description: m.jobs_edit_gap_description,
  experience_level: m.jobs_edit_gap_experience,
  company_logo: m.jobs_edit_gap_logo,
  company_description: m.jobs_edit_gap_company,
  title_noise: m.jobs_edit_gap_title,
  short_term: m.jobs_edit_gap_term,
};
