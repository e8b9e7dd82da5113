import { sql } from 'kysely';

import { inTransaction, type Ctx } from '../../context.ts';
import { sweepApart } from '../../platform/db/sweep.ts';
import '../accounts/table.ts';
import '../applications/table.ts';
import './events.ts';
import './table.ts';

const STEP = 50;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** As long as a link to their page works. */
const DAYS = 30;

/** Who applied without an account, once no company keeps anything of theirs and no link or session leads there. */
const UNUSED = sql`account.email is null and account.email_verified and not account.added_by_company
  and account.banned_at is null and account.updated_at < now() - ${sql.lit(DAYS)} * interval '1 day'
  and not exists (select from application where application.applicant_id = profile.id)
  and not exists (select from candidate where candidate.profile_id = profile.id)
  and not exists (select from user_token where user_token.user_id = account.id and user_token.expires_at > now())
  and not exists (select from user_session where user_session.user_id = account.id and user_session.expires_at > now())`;

interface Unused {
  userId: string;
  profileId: string;
}

/** For a cron job, after the sweep of candidates. */
export const sweepPeople = (ctx: Ctx): Promise<void> =>
  sweepApart<Unused>(
    async (after) => (await find(ctx.db, after?.userId ?? BEFORE_ALL)).rows,
    (people) =>
      inTransaction(ctx, async (tx) => {
        for (const { userId } of people) {
          const [left] = (await lock(tx.db, userId)).rows;
          if (left) await tx.emit('person.expired', left);
        }
      }),
  );

const select = sql`select account.id as "userId", profile.id as "profileId"
  from user_account as account join profile on profile.user_id = account.id where ${UNUSED}`;

const find = (db: Ctx['db'], after: string) =>
  sql<Unused>`${select} and account.id > ${after} order by account.id limit ${STEP}`.execute(db);

/** The profile too, so that nothing is added meanwhile. */
const lock = (db: Ctx['db'], userId: string) =>
  sql<Unused>`${select} and account.id = ${userId} for update`.execute(db);
