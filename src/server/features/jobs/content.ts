import { expressionBuilder, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { choiceFields, jobChoices, type ChoiceColumns, type JobChoices } from '#contract/jobs/job-choices.ts';
import type { JobInput } from '#contract/jobs/job-fields.ts';

import type { TxCtx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { distinctSkills } from '../profiles/profiles.ts';
import type { JobLanguageTable, JobTable } from './table.ts';
import { lastMomentOf } from './term.ts';
import type { JobTexts } from './texts.ts';

const eb = expressionBuilder<Tables, 'job'>();

const languages = jsonArrayFrom(
  eb
    .selectFrom('job_language')
    .select(['job_language.language', 'job_language.level', 'job_language.required'])
    .whereRef('job_language.job_id', '=', 'job.id')
    .orderBy('job_language.position'),
);

const texts = jsonArrayFrom(
  eb
    .selectFrom('job_translation as text')
    .select(['text.locale', 'text.title', 'text.description', 'text.requirements', 'text.stale'])
    .whereRef('text.job_id', '=', 'job.id'),
);

export const contentOfJob = [languages.as('languages'), texts.as('texts')] as const;

type TextRow = { locale: keyof JobTexts } & NonNullable<JobTexts[keyof JobTexts]>;

export const textsByLocale = (rows: readonly TextRow[]): JobTexts =>
  Object.fromEntries(rows.map(({ locale, ...text }) => [locale, text]));

type AskedLanguage = Pick<JobLanguageTable, 'language' | 'level' | 'required'>;

interface JobContent {
  languages: AskedLanguage[];
  texts: JobTexts;
}

/** A separate statement, because the one that waited for the lock has an older snapshot. */
export async function readContent(tx: TxCtx, jobId: string): Promise<JobContent> {
  const content = (await readContents(tx, [jobId])).get(jobId);
  if (!content) throw notFound();
  return content;
}

/** By the jobs' ids. */
export async function readContents({ db }: TxCtx, jobIds: readonly string[]): Promise<Map<string, JobContent>> {
  const found = await db
    .selectFrom('job')
    .select('job.id')
    .select(contentOfJob)
    .where(eb('job.id', '=', eb.fn.any(eb.val(jobIds))))
    .execute();
  return new Map(found.map((job) => [job.id, { languages: job.languages, texts: textsByLocale(job.texts) }]));
}

export const choicesOf = (row: ChoiceColumns): JobChoices =>
  Object.fromEntries(choiceFields.map((field) => [field, row[jobChoices[field].column]])) as unknown as JobChoices;

const choiceColumnsOf = (choices: Partial<JobChoices>) =>
  Object.fromEntries(choiceFields.map((field) => [jobChoices[field].column, choices[field]])) as Partial<ChoiceColumns>;

/** Undefined fields are left unchanged. */
export const columnsOf = (input: Partial<JobInput>) => ({
  primary_locale: input.primaryLocale,
  ...choiceColumnsOf(input),
  city: input.city,
  country: input.country,
  remote_countries: input.remoteCountries && [...new Set(input.remoteCountries)],
  skills_required: input.skills && distinctSkills(input.skills),
  openings: input.openings,
  answer_days: input.answerDays,
  relocation: jsonOf(input.relocation),
  shifts: jsonOf(input.shifts),
  valid_through: typeof input.validThrough === 'string' ? lastMomentOf(input.validThrough) : input.validThrough,
  ...(input.salary === undefined ? {} : salaryColumns(input.salary)),
  ...(input.variablePay === undefined ? {} : variablePayColumns(input.variablePay)),
});

/** An untyped list would become an array of the database. */
const jsonOf = (value: object | null | undefined) => value && JSON.stringify(value);

const salaryColumns = (salary: JobInput['salary']) => ({
  salary_min: salary?.min ?? null,
  salary_max: salary?.max ?? null,
  salary_currency: salary?.currency ?? null,
  salary_period: salary?.period ?? null,
});

const variablePayColumns = (pay: JobInput['variablePay']) => ({
  variable_target: pay?.target ?? null,
  variable_capped: pay?.capped ?? null,
  variable_cap: pay?.cap ?? null,
  variable_reached_percent: pay?.reached?.percent ?? null,
  variable_reached_year: pay?.reached?.year ?? null,
  variable_currency: pay?.currency ?? null,
});

/** Columns that the job's page shows as they are stored, besides those of a card. */
export const plainColumns = [
  'primary_locale',
  'remote_countries',
  'openings',
  'answer_days',
  'relocation',
  'shifts',
] as const satisfies (keyof JobTable)[];

export const presentPlain = (job: Pick<Selectable<JobTable>, (typeof plainColumns)[number]>) => ({
  primaryLocale: job.primary_locale,
  remoteCountries: job.remote_countries,
  openings: job.openings,
  answerDays: job.answer_days,
  relocation: job.relocation,
  shifts: job.shifts,
});

/** Columns that a duplicate copies. */
export const contentColumns = (job: Selectable<JobTable>) => ({
  primary_locale: job.primary_locale,
  ...choiceColumnsOf(choicesOf(job)),
  city: job.city,
  country: job.country,
  remote_countries: job.remote_countries,
  skills_required: job.skills_required,
  openings: job.openings,
  answer_days: job.answer_days,
  relocation: jsonOf(job.relocation),
  shifts: jsonOf(job.shifts),
  salary_min: job.salary_min,
  salary_max: job.salary_max,
  salary_currency: job.salary_currency,
  salary_period: job.salary_period,
  variable_target: job.variable_target,
  variable_capped: job.variable_capped,
  variable_cap: job.variable_cap,
  variable_reached_percent: job.variable_reached_percent,
  variable_reached_year: job.variable_reached_year,
  variable_currency: job.variable_currency,
});

export async function writeLanguages(tx: TxCtx, jobId: string, asked: readonly AskedLanguage[]): Promise<void> {
  await tx.db.deleteFrom('job_language').where('job_id', '=', jobId).execute();
  await insertLanguages(tx, [{ jobId, asked }]);
}

/** For jobs that have none. */
export async function insertLanguages(
  { db }: TxCtx,
  jobs: readonly { jobId: string; asked: readonly AskedLanguage[] }[],
): Promise<void> {
  const rows = jobs.flatMap(({ jobId, asked }) =>
    asked.map(({ language, level, required }, position) => ({ job_id: jobId, language, level, required, position })),
  );
  if (rows.length > 0) await db.insertInto('job_language').values(rows).execute();
}
