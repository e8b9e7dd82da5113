import type { Selectable } from 'kysely';

import type { FieldProblem } from '#contract/problems.ts';

import { Refusal } from '../../platform/http/refusal.ts';
import type { JobTable, JobTranslationTable } from './table.ts';
import { termProblem } from './term.ts';

type RequiredColumns = Pick<
  Selectable<JobTable>,
  'primary_locale' | 'category' | 'employment_type' | 'workplace' | 'country' | 'city'
>;
type RequiredTerm = Pick<Selectable<JobTable>, 'valid_through'>;
type RequiredText = Pick<Selectable<JobTranslationTable>, 'title' | 'description'>;

/** Paths of the job's input. An invalid last day counts as missing. */
export const missingForPublishing = (
  job: RequiredColumns & RequiredTerm,
  primaryText: RequiredText | undefined,
  now: Date,
): string[] => [...missingContent(job, primaryText), ...termProblems(job, now)].map(({ path }) => path);

/** @throws Refusal INVALID with all missing fields. */
export const requirePublishable = (
  job: RequiredColumns & RequiredTerm,
  primaryText: RequiredText | undefined,
  now: Date,
): void => refuse([...missingContent(job, primaryText), ...termProblems(job, now)]);

/**
 * For published jobs after a change.
 * @throws Refusal INVALID with all missing fields.
 */
export const requireComplete = (job: RequiredColumns, primaryText: RequiredText | undefined): void =>
  refuse(missingContent(job, primaryText));

/** @throws Refusal INVALID */
export const requireTerm = (job: RequiredTerm, now: Date): void => refuse(termProblems(job, now));

function refuse(fields: FieldProblem[]): void {
  if (fields.length > 0) throw new Refusal('INVALID', { fields });
}

function missingContent(job: RequiredColumns, primaryText: RequiredText | undefined): FieldProblem[] {
  const text = `translations.${job.primary_locale}`;
  const present: [path: string, isThere: boolean][] = [
    [`${text}.title`, Boolean(primaryText?.title)],
    [`${text}.description`, Boolean(primaryText?.description)],
    ['category', job.category !== null],
    ['employmentType', job.employment_type !== null],
    ['workplace', job.workplace !== null],
    // For a remote job, the employer's country.
    ['country', job.country !== null],
    ['city', job.city !== '' || job.workplace === 'remote' || job.workplace === null],
  ];
  return present.filter(([, isThere]) => !isThere).map(([path]) => ({ path, code: 'required' }));
}

function termProblems({ valid_through }: RequiredTerm, now: Date): FieldProblem[] {
  const code = termProblem(valid_through, now);
  return code ? [{ path: 'validThrough', code }] : [];
}
