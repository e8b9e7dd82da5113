import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { OwnData } from '#contract/accounts/own-data.ts';
import { choiceColumns } from '#contract/jobs/job-choices.ts';

import type { Person } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import { DERIVED, OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { findCompaniesToDelete } from '../companies/own-data.ts';
import { visibleInSaved } from './access.ts';
import { invalidateJobs } from './invalidate.ts';
import { moment } from './present.ts';
import { questionsOfJob } from './questions/questions.ts';
import { findTermsOf, removeUnusedTerms } from './search/remove-unused-terms.ts';
import './table.ts';

async function exportJobs(ctx: Ctx, person: Person): Promise<OwnData['jobs']> {
  const saved = await withTitle(ctx)
    .innerJoin('saved_job', 'saved_job.job_id', 'job.id')
    .where('saved_job.user_id', '=', person.userId)
    .select(['job.id', 'title.title', 'saved_job.saved_at', visibleInSaved(person).as('is_visible')])
    .orderBy('saved_job.saved_at')
    .execute();
  const posted = await withTitle(ctx)
    .where('job.posted_by', '=', person.userId)
    .select([
      'job.id',
      'title.title',
      'job.status',
      'job.city',
      'job.skills_required',
      'job.created_at',
      'job.first_published_at',
    ])
    .select([texts.as('texts'), questionsOfJob.as('questions'), criteria.as('criteria')])
    .orderBy('job.created_at')
    .execute();
  return {
    saved: saved.map(({ id, title, saved_at, is_visible }) => ({
      id,
      title: is_visible ? title : null,
      savedAt: saved_at.toISOString(),
    })),
    posted: posted.map(
      ({
        id,
        title,
        status,
        city,
        skills_required,
        texts: written,
        questions,
        criteria: wanted,
        created_at,
        first_published_at,
      }) => ({
        id,
        title,
        status,
        city,
        skills: skills_required,
        texts: written,
        questions: questions.map((question) => ({
          texts: question.texts,
          options: question.options.map((option) => option.texts),
        })),
        criteria: wanted,
        createdAt: created_at.toISOString(),
        firstPublishedAt: moment(first_published_at),
      }),
    ),
  };
}

const eb = expressionBuilder<Tables, 'job'>();

const texts = jsonArrayFrom(
  eb
    .selectFrom('job_translation as text')
    .select(['text.locale', 'text.title', 'text.description', 'text.requirements'])
    .select('text.confirmed_original as confirmedOriginal')
    .whereRef('text.job_id', '=', 'job.id')
    .orderBy('text.locale'),
);

const criteria = jsonArrayFrom(
  eb
    .selectFrom('job_criterion as criterion')
    .select(['criterion.names', 'criterion.guide'])
    .whereRef('criterion.job_id', '=', 'job.id')
    .orderBy('criterion.position'),
);

const withTitle = ({ db }: Ctx) =>
  db
    .selectFrom('job')
    .innerJoin('job_translation as title', (join) =>
      join.onRef('title.job_id', '=', 'job.id').onRef('title.locale', '=', 'job.primary_locale'),
    );

/**
 * The jobs remain the company's, without the person's name. Jobs of companies that are deleted too disappear from pages
 * and search.
 */
async function erase(tx: TxCtx, person: Person): Promise<void> {
  const companyIds = await findCompaniesToDelete(tx, person);
  if (companyIds.length === 0) return;
  const jobs = await tx.db.selectFrom('job').select('id').where('company_id', 'in', companyIds).execute();
  const words = await findTermsOf(
    tx.db,
    jobs.map(({ id }) => id),
  );
  const removed = await tx.db
    .deleteFrom('job')
    .where('company_id', 'in', companyIds)
    .returning(['id', 'company_id'])
    .execute();
  await removeUnusedTerms(tx.db, words);
  await invalidateJobs(tx, removed);
}

const FORGOTTEN = 'What stands in no other job, where the company goes.';

export const jobsData: OwnDataPart = {
  tables: {
    job: {
      words: { city: 'jobs', skills_required: 'jobs', hidden_reason: OTHERS_WORDS },
      codes: [
        'status',
        'primary_locale',
        ...choiceColumns,
        'country',
        'remote_countries',
        'relocation',
        'shifts',
        'salary_currency',
        'salary_period',
        'variable_currency',
        'close_reason',
      ],
      goesWith: ['company'],
      stays: 'A job is its company’s, without the name of the member who posted it.',
    },
    job_translation: {
      words: { title: 'jobs', description: 'jobs', requirements: 'jobs', confirmed_original: 'jobs' },
      codes: ['locale'],
      goesWith: ['company'],
      stays: 'A job is its company’s, without the name of the member who posted it.',
    },
    job_question: {
      words: { texts: 'jobs', options: 'jobs' },
      codes: ['kind', 'language', 'wanted'],
      goesWith: ['company'],
      stays: 'A job is its company’s, without the name of the member who posted it.',
    },
    job_criterion: {
      words: { names: 'jobs', guide: 'jobs' },
      goesWith: ['company'],
      stays: 'A job is its company’s, without the name of the member who posted it.',
    },
    job_language: { codes: ['language', 'level'], goesWith: ['company'] },
    job_occupation: { codes: ['occupation'], goesWith: ['company'] },
    job_view_day: { goesWith: ['company'] },
    saved_job: { goesWith: ['user_account', 'company'] },
    job_search: {
      words: { facets: DERIVED, slices: DERIVED, title_words: DERIVED, all_words: DERIVED },
      goesWith: ['company'],
      stays: 'While the job is found.',
    },
    job_search_renamed: { goesWith: ['company'] },
    job_facet_count: { words: { value: DERIVED }, erased: FORGOTTEN, stays: 'While a job is found that has it.' },
    job_term: { words: { terms: DERIVED }, goesWith: ['company'], stays: 'While the job is found.' },
    job_term_change: { words: { term: DERIVED }, erased: FORGOTTEN, stays: 'While a job is found that has it.' },
    job_word: {
      words: { word: DERIVED, lexeme: DERIVED, key: DERIVED },
      erased: FORGOTTEN,
      stays: 'While a job is found that has it.',
    },
    job_suggestion: {
      words: { start: DERIVED, text: DERIVED },
      codes: ['locale'],
      erased: FORGOTTEN,
      stays: 'While a job is found that has it.',
    },
    job_city: { words: { key: DERIVED, name: DERIVED }, erased: FORGOTTEN, stays: 'While a job is found that has it.' },
    job_place: { goesWith: [] },
    concept_word: {
      words: { word: OTHERS_WORDS, key: DERIVED },
      codes: ['concept_key', 'locale'],
      stays: 'The search’s words are the platform’s, without the name of the administrator who added them.',
    },
    job_search_words: { codes: ['digest'] },
    // The classification as the European Commission publishes it.
    esco_release: { codes: ['status', 'problem', 'problem_file', 'problem_column', 'locales'] },
    esco_file: { codes: ['name', 'content'] },
    esco_occupation: { codes: ['uri', 'isco', 'code', 'broader', 'labels'] },
    told_job: { codes: ['engine', 'locale'] },
    // Languages and levels that jobs ask for.
    job_requirement: { codes: ['slice', 'needs'] },
  },
  exports: { jobs: exportJobs },
  erase,
};
