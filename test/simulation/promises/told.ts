import { sql } from 'kysely';

import type { LeftOver } from '../settle.ts';
import { REGRETS, type Applied, type World } from '../world.ts';

/** Everyone is notified of a fact once: the employer of an application, the applicant of its end. */
export async function brokenInNotices({ site, owner }: World, { id, seeker }: Applied): Promise<string[]> {
  const { rows } = await sql<{ user_id: string; kind: string; status: string | null; times: number }>`
    select user_id, data ->> 'kind' as kind, data ->> 'status' as status, count(*)::int as times
    from notification where application_id = ${id} and data ->> 'kind' in ('application_received', 'application_changed')
    group by 1, 2, 3`.execute(site.db);
  const { rows: ends } = await sql<{ to_status: string }>`
    select distinct to_status from application_event where application_id = ${id} and to_status in ('accepted', 'rejected')
      and actor_id <> ${seeker.userId}`.execute(site.db);
  const twice = rows.filter(({ times }) => times > 1).map(({ kind, times }) => `${kind} was told ${times} times`);
  const has = (userId: string, kind: string, status: string | null) =>
    rows.some((row) => row.user_id === userId && row.kind === kind && (status === null || row.status === status));
  return [
    ...twice,
    ...(has(owner.userId, 'application_received', null) ? [] : ['the employer was not told of an application']),
    ...ends
      .filter(({ to_status: status }) => !has(seeker.userId, 'application_changed', status))
      .map(({ to_status: status }) => `the applicant was not told: ${status}`),
  ];
}

/** A rejected applicant gets one automatic message; no one else gets any. */
export async function brokenInTemplates({ site }: World, { id }: Applied): Promise<string[]> {
  const { rows } = await sql<{ status: string; times: number }>`
    select status, (select count(*)::int from message where application_id = application.id and content = ${REGRETS}) as times
    from application where id = ${id}`.execute(site.db);
  return rows
    .filter(({ status, times }) => times !== (status === 'rejected' ? 1 : 0))
    .map(({ status, times }) => `who is ${status} got the message for the rejected ${times} times`);
}

/** Both sides are reminded of an interview once, whichever machine ran the task and whatever its clock. */
export async function brokenInReminders({ site, owner }: World, { id, seeker }: Applied): Promise<string[]> {
  const { rows } = await sql<{ status: string; times: number }>`
    select interview.status, count(notification.id)::int as times
    from interview cross join unnest(${[owner.userId, seeker.userId]}::uuid[]) as reader (user_id)
    left join notification on notification.application_id = interview.application_id and notification.user_id = reader.user_id
      and notification.data ->> 'what' = 'reminder' and (notification.data ->> 'starts_at')::timestamptz = interview.starts_at
    where interview.application_id = ${id} and interview.starts_at is not null group by interview.id, reader.user_id`.execute(
    site.db,
  );
  return rows
    .filter(({ status, times }) => times > 1 || (status === 'booked' && times === 0))
    .map(({ status, times }) => `of an interview that is ${status} somebody was reminded ${times} times`);
}

/** The company is notified once that its job expires soon. */
export async function brokenInEnding({ site, owner, jobId }: World): Promise<string[]> {
  const { rows } = await sql<{ times: number }>`
    select count(*)::int as times from notification
    where user_id = ${owner.userId} and data ->> 'job_id' = ${jobId} and data ->> 'kind' = 'job_ending'`.execute(
    site.db,
  );
  const times = rows[0]?.times;
  return times === 1 ? [] : [`the end of a job was told ${times} times`];
}

/** Each email arrives once; one being sent when its process was killed may arrive again, with the same id. */
export async function brokenInMails(
  { site, mail, faults, employers, seekers, agency }: World,
  { mailIds }: LeftOver,
): Promise<string[]> {
  const people = [...employers, ...seekers, ...agency.consultants].map(({ userId }) => userId);
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from mail where to_user_id = any(${people}::uuid[])`.execute(site.db);
  const wasKilled = faults.happened.includes('process killed');
  return rows.flatMap(({ id, status }) => {
    const times = mail.mails.filter(({ messageId }) => messageId?.includes(id)).length;
    const most = wasKilled && mailIds.includes(id) ? 2 : 1;
    return times >= 1 && times <= most ? [] : [`an email that is ${status} arrived ${times} times`];
  });
}
