import type { Preflight } from '#contract/job-preflight.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

interface GapTexts {
  title: () => string;
  why: () => string;
  /** Where it can be mended: a path of the job's input, or the company's profile. */
  at: 'company' | ((primary: Locale) => string);
}

/** What each gap means to readers. */
export const gapTexts: Record<Preflight['gaps'][number], GapTexts> = {
  salary: { title: m.jobs_edit_gap_salary, why: m.jobs_edit_gap_salary_why, at: () => 'salary.min' },
  languages: { title: m.jobs_edit_gap_languages, why: m.jobs_edit_gap_languages_why, at: () => 'languages' },
  skills: { title: m.jobs_edit_gap_skills, why: m.jobs_edit_gap_skills_why, at: () => 'skills' },
  requirements: {
    title: m.jobs_edit_gap_requirements,
    why: m.jobs_edit_gap_requirements_why,
    at: (primary) => `translations.${primary}.requirements`,
  },
  short_description: {
    title: m.jobs_edit_gap_description,
    why: m.jobs_edit_gap_description_why,
    at: (primary) => `translations.${primary}.description`,
  },
  experience_level: {
    title: m.jobs_edit_gap_experience,
    why: m.jobs_edit_gap_experience_why,
    at: () => 'experienceLevel',
  },
  company_logo: { title: m.jobs_edit_gap_logo, why: m.jobs_edit_gap_logo_why, at: 'company' },
  company_description: { title: m.jobs_edit_gap_company, why: m.jobs_edit_gap_company_why, at: 'company' },
  title_noise: {
    title: m.jobs_edit_gap_title,
    why: m.jobs_edit_gap_title_why,
    at: (primary) => `translations.${primary}.title`,
  },
  short_term: { title: m.jobs_edit_gap_term, why: m.jobs_edit_gap_term_why, at: () => 'validThrough' },
};
