import { sql } from 'kysely';

import type { Ctx } from '../../../context.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { isDecidedBy, visibleTo } from '../../applications/access.ts';
import { findPossibleInterviewers } from '../../applications/members.ts';
import '../table.ts';

interface Question {
  /** The application's. */
  id: string;
  startsAt: string;
  minutes: number;
  /** The interview that is being moved. */
  interviewId?: string | undefined;
}

/**
 * The possible interviewers of an application who are busy at that time.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function findBusy(ctx: Ctx, { id, startsAt, minutes, interviewId }: Question): Promise<string[]> {
  const application = await ctx.db
    .selectFrom('application')
    .select(isDecidedBy(ctx.actor).as('may_decide'))
    .where('id', '=', id)
    .where(visibleTo(ctx.actor))
    .executeTakeFirst();
  if (!application) throw notFound();
  if (!application.may_decide) throw new Refusal('FORBIDDEN');
  const possible = (await findPossibleInterviewers(ctx, id)).map(({ userId }) => userId);
  const from = new Date(startsAt);
  const to = new Date(from.getTime() + minutes * 60_000);
  const { rows } = await sql<{ user_id: string }>`
    select person.id as user_id from unnest(${possible}::uuid[]) as person (id)
    where exists (
      select from busy_time as busy
      where busy.user_id = person.id and busy.starts_at < ${to} and busy.ends_at > ${from}
    ) or exists (
      select from interview_member as member
        join interview on interview.id = member.interview_id
      where member.user_id = person.id and interview.status = 'booked'
        and interview.id is distinct from ${interviewId ?? null}::uuid
        and interview.starts_at < ${to} and interview.starts_at > ${from}::timestamptz - interval '8 hours'
        and interview.starts_at + interview.minutes * interval '1 minute' > ${from}
    )`.execute(ctx.db);
  return rows.map((row) => row.user_id);
}
