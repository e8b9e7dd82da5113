import { sql } from 'kysely';

import { fileUrl } from '#contract/files/file-rules.ts';
import type { Thread } from '#contract/messaging/messages.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { isApplicant, isDecidedBy } from '../applications/access.ts';
import { shownSender } from '../applications/blind.ts';
import { activeMembers, recipients } from '../companies/members.ts';
import { responsibleId } from '../jobs/responsible.ts';
import '../jobs/table.ts';
import { profileName } from '../profiles/profile-name.ts';
import '../profiles/table.ts';
import { messageSideOf, obstacleFor } from './access.ts';
import './table.ts';

export type ThreadRow = Awaited<ReturnType<typeof findThread>>;

/**
 * Returns empty threads too.
 * @throws Refusal NOT_FOUND
 */
export async function findThread({ db, actor }: Ctx, applicationId: string) {
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('profile', 'profile.id', 'application.applicant_id')
    .leftJoin('conversation', 'conversation.application_id', 'application.id')
    .select([
      'application.id',
      'application.status',
      'application.is_blind',
      'application.applicant_id',
      'application.company_id',
      'application.job_id',
    ])
    .select([
      sql<string>`application.job_facts ->> 'title'`.as('job_title'),
      sql<Thread['job']['locale']>`application.job_facts ->> 'locale'`.as('job_locale'),
    ])
    .select(['company.name as company_name', 'company.slug', 'company.logo_file_id', 'conversation.employer_wrote'])
    .select([
      'profile.user_id as applicant_user_id',
      'profile.first_name',
      'profile.last_name',
      'profile.username',
      'profile.avatar_file_id',
      'profile.preferred_locale',
    ])
    .select([addressee.as('employer_id'), activeMembers(companyId, jobId).as('member_ids')])
    .where('application.id', '=', applicationId)
    .where((eb) => eb.or([isApplicant(actor), isDecidedBy(actor)]))
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, side: messageSideOf(actor, row) };
}

/** @throws Refusal NOT_FOUND */
export async function readThread(
  ctx: Ctx,
  applicationId: string,
  { canTranslate }: { canTranslate: boolean },
): Promise<Thread> {
  const row = await findThread(ctx, applicationId);
  const obstacle = obstacleFor(row.side, row);
  const sender = shownSender(
    { id: applicationId, is_blind: row.is_blind && row.side === 'employer' },
    {
      profileId: row.applicant_id,
      name: profileName(row),
      avatarFileId: row.avatar_file_id,
      preferredLocale: row.preferred_locale,
    },
    ctx.locale,
  );
  return {
    applicationId,
    status: row.status,
    job: { id: row.job_id, title: row.job_title, locale: row.job_locale },
    subject: subjectOf(row.job_title),
    company: { name: row.company_name, slug: row.slug, logoUrl: row.logo_file_id && fileUrl(row.logo_file_id) },
    applicant: {
      profileId: sender.profileId,
      name: sender.name,
      avatarUrl: sender.avatarFileId && fileUrl(sender.avatarFileId),
      locale: sender.preferredLocale ?? row.job_locale,
    },
    side: row.side,
    can: { send: obstacle === null, translate: canTranslate },
    obstacle,
  };
}

/** Specification, section 3: the job's title as the applicant read it. */
export const subjectOf = (jobTitle: string): string => `Re: ${jobTitle}`;

const companyId = sql.ref<string>('application.company_id');
const jobId = sql.ref<string>('application.job_id');

/** Addressee at the company: the last author while a member, else the first person notified. */
const addressee = sql<string | null>`coalesce(
  case when conversation.employer_id = any(${activeMembers(companyId, jobId)}) then conversation.employer_id end,
  (${recipients({ companyId, jobId, responsibleId, actorId: null })})[1])`;
