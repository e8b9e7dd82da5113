import { type NotNull, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { UpcomingInterview } from '#contract/interviews/interviews.ts';

import type { Ctx } from '../../context.ts';
import { shownSender } from '../applications/blind.ts';
import { findScope, isInScope } from '../applications/scope.ts';
import { snapshotName } from '../applications/snapshots.ts';
import { ofVisible } from './queries.ts';

const UPCOMING_MAX = 100;

/** Booked interviews of the current company that are not over, the next first. */
export async function listUpcoming(ctx: Ctx): Promise<UpcomingInterview[]> {
  const scope = await findScope(ctx);
  if (!scope) return [];
  const rows = await ofVisible(ctx)
    .select(['interview.id', 'interview.application_id', 'interview.kind', 'interview.minutes', 'interview.starts_at'])
    .select(['application.applicant_facts', 'application.is_blind', 'application.job_facts'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('interview_member as member')
          .innerJoin('user_account as account', 'account.id', 'member.user_id')
          .select('account.name')
          .whereRef('member.interview_id', '=', 'interview.id')
          .orderBy('account.name'),
      ).as('interviewers'),
    )
    .where(isInScope(scope))
    .where('interview.status', '=', 'booked')
    .where(sql<boolean>`interview.starts_at + interview.minutes * interval '1 minute' > ${ctx.clock.now()}`)
    .orderBy('interview.starts_at')
    .orderBy('interview.id')
    .limit(UPCOMING_MAX)
    .$narrowType<{ starts_at: NotNull }>()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    applicationId: row.application_id,
    kind: row.kind,
    minutes: row.minutes,
    startsAt: row.starts_at.toISOString(),
    candidate: shownSender(
      { id: row.application_id, is_blind: row.is_blind },
      { name: snapshotName(row.applicant_facts) },
      ctx.locale,
    ).name,
    job: { title: row.job_facts.title, locale: row.job_facts.locale },
    interviewers: row.interviewers.map(({ name }) => name),
  }));
}
