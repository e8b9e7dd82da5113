import { setImmediate as nextTurn } from 'node:timers/promises';

import { type Preflight, preflightGaps } from '#contract/jobs/job-preflight.ts';
import type { EditableJob } from '#contract/jobs/job-views.ts';
import { locales } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';
import { languageOf } from '../../../platform/language-of.ts';
import { readEditable } from '../editable.ts';
import { takeCheck } from '../limit-work.ts';
import { missingForPublishing } from '../required.ts';
import { plainText } from '../rich-text.ts';
import { lastMomentOf } from '../term.ts';
import { gapsInContent } from './gaps.ts';
import { checkWording, MOST_FINDINGS } from './wording.ts';

/**
 * Finds what prevents publication, and what search engines and readers will miss.
 * @throws Refusal NOT_FOUND, FORBIDDEN for those who see it but are not members, TOO_MANY_REQUESTS.
 */
export async function preflightJob(ctx: Ctx, id: string): Promise<Preflight> {
  const [job, company] = await Promise.all([readEditable(ctx, id), findCompanyOfJob(ctx, id)]);
  await takeCheck(ctx);
  const now = ctx.clock.now();
  const gaps = new Set<Gap>(gapsInContent(job, now));
  if (!company?.logo_file_id) gaps.add('company_logo');
  if (!Object.values(company?.description ?? {}).some(Boolean)) gaps.add('company_description');
  const columns = {
    ...job,
    primary_locale: job.primaryLocale,
    employment_type: job.employmentType,
    valid_through: job.validThrough === null ? null : lastMomentOf(job.validThrough),
  };
  return {
    missing: missingForPublishing(columns, job.translations[job.primaryLocale], now),
    gaps: preflightGaps.filter((gap) => gaps.has(gap)),
    stale: locales.filter((locale) => job.translations[locale]?.stale),
    otherLanguages: await findOtherLanguages(job.translations),
    wording: await checkEachWording(job.translations),
  };
}

/** Yields to requests between the languages. */
async function checkEachWording(translations: EditableJob['translations']): Promise<Preflight['wording']> {
  const found: Preflight['wording'] = [];
  for (const locale of locales) {
    await nextTurn();
    found.push(...checkWording({ [locale]: translations[locale] }));
  }
  return found.slice(0, MOST_FINDINGS);
}

type Gap = Preflight['gaps'][number];

const findCompanyOfJob = ({ db }: Ctx, id: string) =>
  db
    .selectFrom('company')
    .innerJoin('job', 'job.company_id', 'company.id')
    .select(['company.logo_file_id', 'company.description'])
    .where('job.id', '=', id)
    .executeTakeFirst();

/** In characters; in shorter texts, names and foreign terms of the trade outweigh the rest. */
const TELLING = 60;

type Translations = Partial<Record<string, { description: string; requirements: string }>>;

/** Finds texts written in another language than the one they are filed under. */
async function findOtherLanguages(translations: Translations): Promise<Preflight['otherLanguages']> {
  const found = await Promise.all(
    locales.map(async (locale) => {
      const { description = '', requirements = '' } = translations[locale] ?? {};
      const text = plainText(`${description} ${requirements}`);
      const language = text.length < TELLING ? null : await languageOf(text);
      return language === null || language === locale ? [] : [{ locale, language }];
    }),
  );
  return found.flat();
}
