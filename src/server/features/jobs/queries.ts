import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type SqlBool,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { choiceColumns } from '#contract/jobs/job-choices.ts';
import type { Locale } from '#contract/locales.ts';

import type { Actor } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { answersOfCompany } from '../companies/answers.ts';
import '../companies/table.ts';
import '../profiles/table.ts';
import { hasEnded, isOwn, memberRole, isSavedBy, isSeeker, visibleInSaved, visibleTo } from './access.ts';
import { plainColumns } from './content.ts';
import { EXCERPT_SOURCE_LENGTH } from './excerpt.ts';
import { iscoGroups } from './isco-groups.ts';
import { responsible } from './responsible.ts';
import './table.ts';

export type CardRow = Awaited<ReturnType<typeof findCards>>[number];
export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>;
export type EndedJobRow = NonNullable<Awaited<ReturnType<typeof findEndedJob>>>;

type Reader = Pick<Ctx, 'db' | 'actor'>;

interface Wanted {
  ids: readonly string[];
  locale: Locale;
}

/** Unordered, in one statement. */
export const findCards = (ctx: Reader, wanted: Wanted) => cardsIn(ctx, wanted, visibleTo(ctx.actor));

export const findSavedCards = (ctx: Reader, wanted: Wanted) =>
  cardsIn(ctx, wanted, ctx.actor.kind === 'person' ? visibleInSaved(ctx.actor) : visibleTo(ctx.actor));

const cardsIn = ({ db, actor }: Reader, { ids, locale }: Wanted, isVisible: Expression<SqlBool>) =>
  jobsIn({ db }, locale)
    .where(isVisible)
    .where('job.id', '=', anyOf(ids))
    .select(cardColumns)
    .select([languagesFor(actor).as('languages'), savedBy(actor).as('saved')])
    .select((word) => word.fn<string>('left', ['words.description', sql.lit(EXCERPT_SOURCE_LENGTH)]).as('beginning'))
    .execute();

/** Texts are in `locale` or else in the job's own language. */
export const findJob = ({ db, actor }: Reader, id: string, locale: Locale) =>
  jobsIn({ db }, locale)
    .where(visibleTo(actor))
    .where('job.id', '=', id)
    .select(cardColumns)
    .select(['words.description', 'words.requirements'])
    .select(plainColumns.map((column) => `job.${column}` as const))
    .select([
      'company.website as company_website',
      'job.blind_review',
      'job.updated_at',
      'job.hidden_at',
      'job.hidden_reason',
      'job.hidden_for',
    ])
    .select([
      languagesFor(actor).as('languages'),
      savedBy(actor).as('saved'),
      memberRole(actor).as('member_role'),
      readableLocales.as('locales'),
      answersOfCompany.as('company_answers'),
      iscoGroups.as('isco_groups'),
    ])
    .executeTakeFirst();

/** Without `visibleTo`, because readers of an ended job cannot see the job itself. */
export const findEndedJob = (ctx: Ctx, id: string, locale: Locale) =>
  jobsIn(ctx, locale)
    .where(hasEnded)
    .where('job.id', '=', id)
    .select(['job.id', 'job.status', 'job.city', 'job.country', 'job.closed_at', 'job.valid_through', 'job.updated_at'])
    .select(['words.locale', 'words.title'])
    .select(companyColumns)
    .executeTakeFirst();

export type ManagedRow = Awaited<ReturnType<typeof findManaged>>[number];

export const findManaged = (ctx: Ctx, ids: readonly string[]) =>
  jobsIn(ctx, ctx.locale)
    .where(isOwn(ctx.actor))
    .where('job.id', '=', anyOf(ids))
    .select([
      'job.id',
      'job.company_id',
      'job.status',
      'job.city',
      'job.country',
      'job.workplace',
      'job.first_published_at',
      'job.valid_through',
    ])
    .select([
      'job.created_at',
      'job.closed_at',
      'job.close_reason',
      'job.hidden_at',
      'job.hidden_reason',
      'job.hidden_for',
    ])
    .select(['words.locale', 'words.title', memberRole(ctx.actor).as('member_role')])
    .select([readableLocales.as('locales'), staleLocales.as('stale_locales'), allViews.as('views')])
    .select([responsible.as('responsible'), waitsForApproval.as('waits_for_approval')])
    .select([questionCount.as('questions'), criterionCount.as('criteria')])
    .execute();

const waitsForApproval = sql<boolean>`exists (
  select from approval where approval.job_id = job.id and approval.kind = 'job' and approval.state = 'pending')`;

const questionCount = sql<number>`(select count(*) from job_question as q where q.job_id = job.id)`;

const criterionCount = sql<number>`(select count(*) from job_criterion as c where c.job_id = job.id)`;

/** The sum over all days. */
export const allViews = sql<number>`(select coalesce(sum(v.views), 0) from job_view_day as v where v.job_id = job.id)`;

const eb = expressionBuilder<Tables, 'job'>();

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

const jobsIn = ({ db }: Pick<Ctx, 'db'>, locale: Locale) =>
  db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .innerJoinLateral(
      () => wordsIn(locale).select(['t.locale', 't.title', 't.description', 't.requirements']).as('words'),
      (join) => join.onTrue(),
    );

/** The text in `locale` if title and description exist there, else the original. */
export const wordsIn = (locale: Locale) =>
  eb
    .selectFrom('job_translation as t')
    .whereRef('t.job_id', '=', 'job.id')
    .where((word) =>
      word.or([
        word('t.locale', '=', word.ref('job.primary_locale')),
        word.and([word('t.locale', '=', locale), isReadable(word)]),
      ]),
    )
    .orderBy((word) => word('t.locale', '=', locale), 'desc')
    .limit(1);

/** Incomplete translations are never shown. */
const isReadable = (word: ExpressionBuilder<Tables & { t: Tables['job_translation'] }, 'job' | 't'>) =>
  word.and([word('t.title', '<>', ''), word('t.description', '<>', '')]);

const companyColumns = [
  'company.id as company_id',
  'company.name as company_name',
  'company.slug as company_slug',
  'company.logo_file_id',
  'company.verified_at',
  'company.verified_by',
  'company.verified_how',
] as const;

const cardColumns = [
  'job.id',
  'job.status',
  ...choiceColumns.map((column) => `job.${column}` as const),
  'job.city',
  'job.country',
  'job.skills_required',
  'job.salary_min',
  'job.salary_max',
  'job.salary_currency',
  'job.salary_period',
  'job.variable_target',
  'job.variable_capped',
  'job.variable_cap',
  'job.variable_reached_percent',
  'job.variable_reached_year',
  'job.variable_currency',
  'job.first_published_at',
  'job.valid_through',
  'job.closed_at',
  'words.locale',
  'words.title',
  ...companyColumns,
] as const;

/** Required languages first, each with the seeker's own level. */
const languagesFor = (actor: Actor) =>
  jsonArrayFrom(
    eb
      .selectFrom('job_language as asked')
      .leftJoin('profile_language as has', (join) =>
        join
          .onRef('has.language', '=', 'asked.language')
          .on('has.profile_id', '=', isSeeker(actor) ? actor.profileId : null),
      )
      .select(['asked.language', 'asked.level', 'asked.required', 'has.level as reader_level'])
      .whereRef('asked.job_id', '=', 'job.id')
      .orderBy('asked.required', 'desc')
      .orderBy('asked.position'),
  );

const savedBy = (actor: Actor): ExpressionWrapper<Tables, 'job', SqlBool | null> =>
  isSeeker(actor) && !actor.unclaimed ? isSavedBy(actor) : eb.lit(null);

/** The job's own language first. */
export const readableLocales = sql<Locale[]>`array(
  select t.locale from job_translation as t
  where t.job_id = job.id and (t.locale = job.primary_locale or (t.title <> '' and t.description <> ''))
  order by t.locale <> job.primary_locale, t.locale)`;

const staleLocales = sql<
  Locale[]
>`array(select t.locale from job_translation as t where t.job_id = job.id and t.stale order by t.locale)`;
