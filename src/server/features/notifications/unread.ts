import { sql } from 'kysely';

import type { Unread } from '#contract/notifications/notifications.ts';

import type { Ctx } from '../../context.ts';
import '../applications/table.ts';
import { companiesOf, jobsManagedBy, RECRUITING } from '../companies/memberships.ts';
import '../messaging/table.ts';
import './table.ts';

/** Badges show "99+" (specification, section 9). */
const UNREAD_MAX = 100;

/** At most 100 of each. Messages to a member count while they see the thread. */
export async function readUnread({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Unread> {
  const { rows } = await sql<Unread>`
    select
      (select count(*)::int from (
        select from message join application on application.id = message.application_id
        where message.recipient_id = ${userId} and message.read_at is null
          and (message.side = 'employer' or application.company_id = ${companiesOf(userId, RECRUITING)} or application.job_id = ${jobsManagedBy(userId)})
        limit ${UNREAD_MAX}
      ) as unread) as messages,
      (select count(*)::int from (select from notification where user_id = ${userId} and read_at is null limit ${UNREAD_MAX}) as unread) as notifications`.execute(
    db,
  );
  return rows[0] ?? { messages: 0, notifications: 0 };
}
