import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import type { Ctx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { answersOfCompany } from '../companies/answers.ts';
import { questionsOfJob } from '../jobs/questions/questions.ts';
import { evidenceForApplication } from '../profiles/evidence.ts';
import { shownVerifications } from '../profiles/verifications.ts';
import { isDecidedBy, visibleTo } from './access.ts';
import { isWaiting } from './promised.ts';
import { currentStage } from './stages.ts';
import './table.ts';

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/** In one statement; undefined if not visible to the actor. */
export const findApplication = (ctx: Ctx, id: string) =>
  applications(ctx).where('application.id', '=', id).executeTakeFirst();

export const applications = ({ db, actor }: Ctx) =>
  db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('profile', 'profile.id', 'application.applicant_id')
    .where(visibleTo(actor))
    .select([
      'application.id',
      'application.applicant_id',
      'application.status',
      'application.cover_letter',
      'application.answers',
      'application.applicant_facts',
      'application.job_facts',
      'application.applied_at',
      'application.source',
      'application.decided_at',
      'application.is_blind',
      'application.revealed_at',
      'application.rejection',
      'application.answer_due_at',
      'job.id as job_id',
      'job.status as job_status',
      'company.slug as company_slug',
      'company.logo_file_id',
      'profile.avatar_file_id',
    ])
    .select([cv.as('cv'), history.as('history'), shownVerifications.as('verifications')])
    .select([evidenceForApplication.as('evidence')])
    .select([
      questionsOfJob.as('questions'),
      currentStage.as('stage'),
      stages.as('stages'),
      stageMoves.as('stage_moves'),
      revealer.as('revealer'),
      isDecidedBy(actor).as('may_decide'),
      isWaiting.as('is_waiting'),
      answersOfCompany.as('company_answers'),
    ]);

const eb = expressionBuilder<Tables, 'application'>();

const cv = jsonObjectFrom(
  eb
    .selectFrom('file')
    .select(['file.id', 'file.kind', 'file.name', 'file.size', 'file.type', 'file.created_at'])
    .whereRef('file.id', '=', 'application.cv_file_id'),
);

// Far above what occurs: the cycles are between shortlist, interview and their stages.
const HISTORY_MAX = 200;

const history = jsonArrayFrom(
  eb
    .selectFrom('application_event as event')
    .leftJoin('profile as person', 'person.user_id', 'event.actor_id')
    .select([
      'event.from_status',
      'event.to_status',
      'event.at',
      'event.actor_id',
      'event.key_name',
      'person.id as profile_id',
      'person.first_name',
      'person.last_name',
    ])
    .whereRef('event.application_id', '=', 'application.id')
    .orderBy('event.at')
    .orderBy('event.id')
    .limit(HISTORY_MAX),
);

const stages = jsonArrayFrom(
  eb
    .selectFrom('pipeline_stage as one')
    .innerJoin('job as stage_job', 'stage_job.pipeline_id', 'one.pipeline_id')
    .select(['one.id', 'one.names', 'one.status'])
    .whereRef('stage_job.id', '=', 'application.job_id')
    .orderBy('one.position'),
);

const stageMoves = jsonArrayFrom(
  eb
    .selectFrom('application_stage_move as move')
    .leftJoin('profile as person', 'person.user_id', 'move.actor_id')
    .select(['move.names', 'move.at', 'move.key_name', 'person.first_name', 'person.last_name'])
    .whereRef('move.application_id', '=', 'application.id')
    .orderBy('move.at')
    .orderBy('move.id')
    .limit(HISTORY_MAX),
);

const revealer = jsonObjectFrom(
  eb
    .selectFrom('profile as person')
    .select(['person.first_name', 'person.last_name'])
    .whereRef('person.user_id', '=', 'application.revealed_by'),
);
