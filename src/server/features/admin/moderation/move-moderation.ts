import { sql } from 'kysely';

import type { TxCtx } from '../../../context.ts';
import type { DomainEvents } from '../../../domain-events.ts';
import '../../accounts/events.ts';
import './table.ts';

/** Reports by the person and on them, and decisions against them. */
export async function moveModeration(
  { db }: TxCtx,
  { fromUserId: from, intoUserId: into }: DomainEvents['person.joined'],
): Promise<void> {
  // A person reports the same thing once.
  await sql`
    update job_report set reporter_id = ${into}
    where reporter_id = ${from} and case_id not in (select case_id from job_report where reporter_id = ${into})`.execute(
    db,
  );
  await joinOpenCases({ db }, from, into);
  await db.updateTable('moderation_case').set({ person_id: into }).where('person_id', '=', from).execute();
  await db.updateTable('moderation_decision').set({ user_id: into }).where('user_id', '=', from).execute();
  await db.updateTable('moderation_decision').set({ appealed_by: into }).where('appealed_by', '=', from).execute();
}

/** One case of a person is open at a time. */
async function joinOpenCases({ db }: Pick<TxCtx, 'db'>, from: string, into: string): Promise<void> {
  const openCaseOf = (userId: string) =>
    db
      .selectFrom('moderation_case')
      .select(['id', 'reports'])
      .where('person_id', '=', userId)
      .where('decided_at', 'is', null)
      .executeTakeFirst();
  const [other, own] = [await openCaseOf(from), await openCaseOf(into)];
  if (!other || !own) return;
  await sql`
    update job_report set case_id = ${own.id}
    where case_id = ${other.id} and (reporter_id is null or reporter_id not in (
      select reporter_id from job_report where case_id = ${own.id} and reporter_id is not null))
    and (email is null or email not in (select email from job_report where case_id = ${own.id} and email is not null))`.execute(
    db,
  );
  await db
    .updateTable('moderation_case')
    .set({ reports: own.reports + other.reports })
    .where('id', '=', own.id)
    .execute();
  await db.deleteFrom('moderation_case').where('id', '=', other.id).execute();
}
