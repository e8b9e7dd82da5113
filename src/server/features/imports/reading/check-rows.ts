import { createHash } from 'node:crypto';

import { clearedFields, type ImportField, importFields } from '#contract/imports/import-choices.ts';
import type { ImportNote } from '#contract/imports/import-procedures.ts';
import type { ImportOptions } from '#contract/imports/imports.ts';
import { type JobInput, jobInput } from '#contract/jobs/job-fields.ts';
import { RICH_TEXT_BYTES_MAX, TERM_DAYS_MAX } from '#contract/limits.ts';
import { locales } from '#contract/locales.ts';
import { fieldProblems } from '#contract/problems.ts';

import { gapsInContent } from '../../jobs/preflight/gaps.ts';
import { checkWording } from '../../jobs/preflight/wording.ts';
import { missingForPublishing } from '../../jobs/required.ts';
import { daysAfter, dayOf, lastMomentOf } from '../../jobs/term.ts';
import { RowNotes, type ParsedRow } from '../cells/parsed-row.ts';
import type { CheckedRow, RowCells } from '../kind.ts';
import { columnsOf, inputOf } from './row-input.ts';

export interface RowsJob {
  kind: 'rows';
  rows: RowCells[];
  mapping: (ImportField | null)[];
  options: ImportOptions;
  /** Milliseconds. */
  now: number;
}

export type CheckedJob = CheckedRow<Partial<JobInput>>;

const REFERENCE_MAX = 200;

export async function checkRows({ rows, ...rest }: RowsJob): Promise<CheckedJob[]> {
  const checked: CheckedJob[] = [];
  for (const { position, cells } of rows) checked.push({ position, ...(await checkRow(cells, rest)) });
  return checked;
}

type Rules = Omit<RowsJob, 'rows' | 'kind'>;

async function checkRow(cells: string[], { mapping, options, now }: Rules): Promise<Omit<CheckedJob, 'position'>> {
  const row = parseRow(cells, mapping, options);
  const notes = new RowNotes();
  const input = withTerm(await inputOf(row, options, notes), options, new Date(now), notes);
  const title = input.translations?.[input.primaryLocale ?? options.locale]?.title ?? '';
  if (!title) notes.wrong('missing', 'title');
  notes.problems.push(...schemaProblems(input));
  const isRight = notes.problems.length === 0;
  const missing = isRight ? missingOf(input, new Date(now)) : [];
  if (isRight) {
    // Shown if jobs are to be published, which can be chosen later (jobs/kind.ts).
    for (const field of missing) notes.warn('draft_without', field);
    noteFindings(input, new Date(now), notes);
  }
  return {
    reference: row.get('reference')?.slice(0, REFERENCE_MAX) ?? `~${digestOf([title, input.city, input.country])}`,
    title: title.slice(0, REFERENCE_MAX),
    input: isRight ? input : null,
    defaulted: [
      ...Object.entries(columnsOf).flatMap(([key, fields]) => (fields.some((one) => row.has(one)) ? [] : [key])),
      ...missingTexts(row, input),
    ],
    isComplete: isRight && missing.length === 0,
    digest: digestOf([...row].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    problems: notes.problems,
    warnings: notes.warnings,
  };
}

/** `requirements.de`, for the languages that the row has. */
const missingTexts = (row: ParsedRow, { translations = {}, primaryLocale }: Partial<JobInput>): ImportField[] =>
  locales.flatMap((locale) => {
    const isPresent = row.has(`requirements.${locale}`) || (locale === primaryLocale && row.has('requirements'));
    return translations[locale] && !isPresent ? [`requirements.${locale}` as const] : [];
  });

const SEVERAL_LINES = /^(?:description|requirements|skills|languages|remoteCountries|shifts)/;

const isCleared = (field: ImportField): boolean => clearedFields.some((one) => one === field);

/** Also empty texts, if they are to clear a field. */
const parseRow = (
  cells: readonly string[],
  mapping: readonly (ImportField | null)[],
  { emptyClears }: ImportOptions,
): ParsedRow =>
  new Map(
    mapping.flatMap((field, at) => {
      const text = cells[at]?.trim() ?? '';
      if (!field || (text === '' && !(emptyClears && isCleared(field)))) return [];
      return [[field, SEVERAL_LINES.test(field) ? text : text.replaceAll(/\s+/g, ' ')] as const];
    }),
  );

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** The default if there is no last day; one too far ahead is moved to the limit. */
function withTerm(input: Partial<JobInput>, { days }: ImportOptions, now: Date, notes: RowNotes): Partial<JobInput> {
  const last = dayOf(daysAfter(now, TERM_DAYS_MAX));
  const validThrough = input.validThrough ?? dayOf(daysAfter(now, days));
  if (validThrough <= last) return { ...input, validThrough };
  notes.warn('end_shortened', 'validThrough', validThrough);
  return { ...input, validThrough: last };
}

/** Created once: compiling a schema at its first use takes longer than checking a row. */
const rowSchema = jobInput.partial();

function schemaProblems(input: Partial<JobInput>): ImportNote[] {
  const { error } = rowSchema.safeParse(input);
  const found: ImportNote[] = fieldProblems(error?.issues ?? []).map(({ path, code }) => ({
    code: code === 'too_long' || code === 'too_big' ? 'too_long' : 'invalid',
    field: fieldOfPath(path),
    value: null,
  }));
  for (const [locale, text] of Object.entries(input.translations ?? {}))
    for (const field of ['description', 'requirements'] as const)
      if (Buffer.byteLength(text?.[field] ?? '') > RICH_TEXT_BYTES_MAX)
        found.push({ code: 'too_long', field: `${field}.${locale}`, value: null });
  return found;
}

/** For nested values. */
const fieldsOfPaths: Record<string, ImportField> = {
  'salary.min': 'salaryMin',
  'salary.max': 'salaryMax',
  variablePay: 'variableTarget',
  'variablePay.target': 'variableTarget',
  'variablePay.cap': 'variableCap',
  'variablePay.reached.percent': 'variableReached',
  'variablePay.reached.year': 'variableReachedYear',
  relocation: 'relocationHelps',
  'relocation.housingWeeks': 'housingWeeks',
  'relocation.movingCosts': 'movingCosts',
  'shifts.timeZone': 'timeZone',
};

/** "translations.de.title" is `title.de`, "salary.max" is `salaryMax`. */
function fieldOfPath(path: string): string {
  const [head = '', second, third] = path.split('.');
  if (head === 'translations') return `${third ?? 'title'}.${second}`;
  const within = [path, `${head}.${second}`, head].find((part) => part in fieldsOfPaths);
  if (within) return fieldsOfPaths[within] ?? head;
  return importFields.find((field) => field === head) ?? head;
}

/** The same as a draft's page shows before publication. */
function missingOf(input: Partial<JobInput>, now: Date): string[] {
  const locale = input.primaryLocale ?? 'en';
  const columns = {
    primary_locale: locale,
    category: input.category ?? null,
    employment_type: input.employmentType ?? null,
    workplace: input.workplace ?? null,
    country: input.country ?? null,
    city: input.city ?? '',
    valid_through: input.validThrough ? lastMomentOf(input.validThrough) : null,
  };
  return missingForPublishing(columns, input.translations?.[locale] ?? undefined, now).map(fieldOfPath);
}

function noteFindings(input: Partial<JobInput>, now: Date, notes: RowNotes): void {
  const translations = Object.fromEntries(
    Object.entries(input.translations ?? {}).flatMap(([locale, text]) => (text ? [[locale, text]] : [])),
  );
  for (const { field, locale, quote } of checkWording(translations)) notes.warn('wording', `${field}.${locale}`, quote);
  const written = {
    primaryLocale: input.primaryLocale ?? 'en',
    translations,
    salary: input.salary ?? null,
    languages: input.languages ?? [],
    skills: input.skills ?? [],
    experienceLevel: input.experienceLevel ?? null,
    city: input.city ?? '',
    validThrough: input.validThrough ?? null,
  };
  for (const gap of gapsInContent(written, now)) notes.warn('gap', gap);
}
