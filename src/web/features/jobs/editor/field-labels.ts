import type { FieldErrors } from 'react-hook-form';

import { choiceFields } from '#contract/jobs/job-choices.ts';
import { isLocale, type Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { listedLanguageName } from '#web/ui/language-level.ts';

import { choiceLabelInForm } from '../job-words.ts';
import type { JobFormValues } from './job-form.ts';

const labels: Record<string, () => string> = {
  ...Object.fromEntries(choiceFields.map((field) => [field, () => choiceLabelInForm(field)])),
  primaryLocale: m.jobs_edit_primary_language,
  title: m.jobs_edit_title,
  description: m.jobs_edit_description,
  requirements: m.jobs_edit_requirements,
  openings: m.jobs_edit_openings,
  answerDays: m.jobs_edit_answer_days,
  city: m.jobs_edit_city,
  country: m.jobs_edit_country,
  remoteCountries: m.jobs_edit_remote_countries,
  languages: m.jobs_edit_languages,
  salary: m.jobs_edit_pay,
  variablePay: m.jobs_edit_variable,
  skills: m.jobs_edit_skills,
  validThrough: m.jobs_edit_last_day,
};

/** The original's texts have no language in their labels. */
export function fieldLabel(path: string, primary: Locale): string {
  const [first = '', locale, part = ''] = path.split('.');
  const label = (name: string) => labels[name]?.() ?? m.jobs_edit_text();
  if (first !== 'translations') return label(first);
  return !isLocale(locale) || locale === primary
    ? label(part)
    : m.jobs_edit_part_in({ part: label(part), language: listedLanguageName(locale) });
}

export function listErrors(errors: FieldErrors<JobFormValues>, primary: Locale): { name: string; message: string }[] {
  return leavesOf(errors, '').map(({ path, message }) => ({
    name: path,
    message: m.jobs_edit_field_problem({ field: fieldLabel(path, primary), problem: message }),
  }));
}

function leavesOf(node: object, path: string): { path: string; message: string }[] {
  if ('message' in node && typeof node.message === 'string') return [{ path, message: node.message }];
  return Object.entries(node).flatMap(([name, inner]: [string, unknown]) =>
    // `ref` is the field's element, not an error.
    typeof inner === 'object' && inner !== null && name !== 'ref'
      ? leavesOf(inner, path ? `${path}.${name}` : name)
      : [],
  );
}
