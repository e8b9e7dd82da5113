import { expressionBuilder, type Selectable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';

import { ANSWERS_SHOWN_FROM } from '#contract/applications/answer-choices.ts';
import type { CompanyAnswers } from '#contract/companies/company-answers.ts';

import type { Tables } from '../../platform/db/tables.ts';
import type { CompanyAnswersTable } from './table.ts';

const eb = expressionBuilder<Tables, 'company'>();

/** For the surrounding statement's company. */
export const answersOfCompany = jsonObjectFrom(
  eb
    .selectFrom('company_answers as counted')
    .select([
      'counted.applications',
      'counted.answered',
      'counted.told_at_closing',
      'counted.promised',
      'counted.kept',
      'counted.median_hours',
    ])
    .whereRef('counted.company_id', '=', 'company.id'),
);

/** Null with too few applications to be meaningful, or to keep individual applicants anonymous. */
export function presentAnswers(
  counted: Omit<Selectable<CompanyAnswersTable>, 'company_id' | 'counted_at'> | null,
): CompanyAnswers | null {
  if (!counted || counted.applications < ANSWERS_SHOWN_FROM) return null;
  const { applications, answered, told_at_closing: closed, promised, kept, median_hours: medianHours } = counted;
  return {
    answeredPercent: Math.floor((answered * 100) / applications),
    closedPercent: Math.ceil((closed * 100) / applications),
    medianHours: medianHours === null ? null : Math.ceil(medianHours * 10) / 10,
    keptPercent: promised < ANSWERS_SHOWN_FROM ? null : Math.floor((kept * 100) / promised),
  };
}
