import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { locales, type Locale } from '#contract/locales.ts';
import { inTransaction } from '#server/context.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';

import { conceptsByKey, termsOf, type Concept, type Words } from '../concepts/concepts.ts';
import { Dictionary } from '../concepts/dictionary.ts';
import type { SearchCtx } from './bounded.ts';
import { indexJobs } from './index-job.ts';
import { searchJobs } from './search.ts';

// Titles that the search does not know. Of each occupation one label in each language is taken out of the word lists
// and searched for; its jobs have other labels as their titles, one job in each language.

/** The label that is taken out, and the one that the job has; the last ones of a short list. */
const ASKED = 2;
const TITLE = 4;
const SHOWN = 50;
/** Each fifth occupation is asked for: in six languages, some 770 titles. */
const STEP = 5;

let app: TestApp;
let ctx: SearchCtx;
/** The occupation and the language of each job. */
const jobs = new Map<string, { occupation: string; locale: Locale }>();
const occupations = [...conceptsByKey().values()].filter(({ kind }) => kind === 'occupation');
const at = (labels: string[], index: number): string => labels[Math.min(index, labels.length - 1)] ?? '';
const askedOf = ({ words }: Concept, locale: Locale): string => at(words[locale], ASKED);

beforeAll(async () => {
  app = await createTestApp();
  const employer = await registerEmployer(app);
  const { id: model } = await createActive(app, employer, {
    primaryLocale: 'en',
    translations: {
      en: { title: 'Model', description: '<p>You work in our team and find what you need.</p>', requirements: '' },
    },
    skills: [],
    languages: [],
  });
  const rows = occupations.flatMap((concept) =>
    locales.map((locale) => ({ occupation: concept.id, locale, title: at(concept.words[locale], TITLE) })),
  );
  const { rows: written } = await sql<{ id: string; occupation: string; locale: Locale }>`
    with wanted as materialized (
      select gen_random_uuid() as id, occupation, locale, title, row_number() over () as position
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (occupation text, locale text, title text)),
    jobs as (
      insert into job overriding user value select (jsonb_populate_record(job, jsonb_build_object('id', wanted.id, 'primary_locale', wanted.locale, 'category', null, 'experience_level', null, 'first_published_at', job.first_published_at - position * interval '1 second'))).*
      from job, wanted where job.id = ${model}),
    texts as (
      insert into job_translation select (jsonb_populate_record(t, jsonb_build_object('job_id', wanted.id, 'locale', wanted.locale, 'title', wanted.title))).*
      from job_translation as t, wanted where t.job_id = ${model})
    select id, occupation, locale from wanted`.execute(app.base.db);
  for (const { id, ...job } of written) jobs.set(id, job);
  await sql`update job set status = 'closed' where id = ${model}`.execute(app.base.db);
  const ids = [...jobs.keys()];
  for (let from = 0; from < ids.length; from += 200)
    await inTransaction(app.ctx(), ({ db }) => indexJobs(db, ids.slice(from, from + 200)));
  const words = wordsWithoutAsked();
  ctx = { ...app.searchCtx(), dictionary: () => Promise.resolve(words) };
}, 300_000);
afterAll(() => app.close());

function wordsWithoutAsked(): Words {
  const dictionary = new Dictionary();
  const asked = new Set(
    occupations.flatMap((one) => locales.map((locale) => `${locale} ${one.id} ${askedOf(one, locale)}`)),
  );
  for (const locale of locales)
    for (const { word, meaning } of termsOf(locale))
      if (!(meaning.kind === 'occupation' && asked.has(`${locale} ${meaning.id} ${word}`)))
        dictionary.add(word, locale, meaning);
  return {
    own: [],
    isBehind: false,
    concepts: conceptsByKey(),
    words: dictionary.words,
    find: (...given) => dictionary.find(...given),
    nearest: (...given) => dictionary.nearest(...given),
  };
}

const reciprocal = (rank: number): number => (rank < 0 ? 0 : 1 / (rank + 1));
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

test('finds the occupation behind a title that is in no list', async () => {
  const [own, foreign]: [number[], number[]] = [[], []];
  let nothing = 0;
  for (const concept of occupations.filter((_, index) => index % STEP === 0))
    for (const locale of locales) {
      const { jobs: found } = await searchJobs({ ...ctx, locale }, { q: askedOf(concept, locale), limit: SHOWN });
      if (found.length === 0) nothing += 1;
      const rankIn = (isOwn: boolean): number =>
        found
          .map(({ id }) => jobs.get(id))
          .filter((job) => (job?.locale === locale) === isOwn)
          .findIndex((job) => job?.occupation === concept.id);
      own.push(reciprocal(rankIn(true)));
      foreign.push(reciprocal(rankIn(false)));
    }
  console.log(
    `${own.length} titles: mean reciprocal rank ${mean(own).toFixed(2)} in one language, ${mean(foreign).toFixed(2)} across languages; nothing found for ${nothing}`,
  );
  expect(mean(own)).toBeGreaterThanOrEqual(0.6);
  expect(mean(foreign)).toBeGreaterThanOrEqual(0.45);
  expect(nothing / own.length).toBeLessThanOrEqual(0.03);
}, 600_000);
