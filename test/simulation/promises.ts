import { sql } from 'kysely';

import type { Message } from '#contract/messages.ts';

import { send, type Applied, type World } from './world.ts';

const ROUNDS = 60;

/** Connections hold, the mail server takes mails, and all that waits is due, until nothing waits. */
export async function settle({ app, mail }: World): Promise<void> {
  mail.mood = 'takes';
  const { db } = app.database;
  for (let round = 0; round < ROUNDS; round += 1) {
    await sql`update mail set claimed_until = now() where status in ('queued', 'sending')`.execute(db);
    await sql`update pgboss.job set start_after = now() - interval '1 second' where state in ('created', 'retry')`.execute(
      db,
    );
    await app.drain();
    const { rows } = await sql<{ waiting: number }>`
      select (select count(*) from mail where status in ('queued', 'sending'))
        + (select count(*) from pgboss.job where state in ('created', 'retry', 'active')
           and name in ('mail.deliver', 'notifications.mail_about_application', 'notifications.mail_about_message')) as waiting`.execute(
      db,
    );
    if (Number(rows[0]?.waiting) === 0) return;
  }
  throw new Error('Something still waits.');
}

/** Each promise of the product that this history broke, in words. */
export async function brokenPromises(world: World): Promise<string[]> {
  const found = await Promise.all(
    world.applied.map(async (one) => [
      ...(await brokenInThread(world, one)),
      ...(await brokenInDecision(world, one)),
      ...(await brokenInNotices(world, one)),
    ]),
  );
  const leaks = world.leaks.map((leak) => `somebody saw what they may not: ${leak}`);
  return [...found.flat(), ...leaks, ...(await brokenInMails(world))];
}

/** No acknowledged message is lost or doubled, numbers have no gaps, and who asks again gets an answer. */
async function brokenInThread(world: World, { id, seeker, messages }: Applied): Promise<string[]> {
  const unanswered: string[] = [];
  for (const message of messages.filter(({ isAcknowledged }) => !isAcknowledged)) {
    const { from, clientId, content } = message;
    const { status } = await send(world, from, 'POST', `/applications/${id}/messages`, { clientId, content });
    message.isAcknowledged = status === 200;
    if (status >= 500) unanswered.push('a message cannot be sent again');
  }
  const { body } = await send(world, seeker, 'GET', `/applications/${id}/messages`);
  const { messages: shown = [] } = body as { messages?: Message[] };
  const { rows } = await sql<{ seq: number; client_id: string; content: string }>`
    select seq, client_id, content from message where application_id = ${id} order by seq`.execute(
    world.app.database.db,
  );
  const wrong = messages.flatMap(({ clientId, content, isAcknowledged }) => {
    const stored = rows.filter((row) => row.client_id === clientId && row.content === content).length;
    const seen = shown.filter((message) => message.clientId === clientId).length;
    const least = isAcknowledged ? 1 : 0;
    return stored < least || stored > 1 || seen !== stored
      ? [`a message${isAcknowledged ? ' that was acknowledged' : ''} is there ${stored} times, and shown ${seen}`]
      : [];
  });
  const hasGaps = rows.some(({ seq }, index) => seq !== index + 1);
  return [...unanswered, ...wrong, ...(hasGaps ? ['the numbers of messages have gaps'] : [])];
}

const statusOf = { accept: 'accepted', reject: 'rejected' } as const;

/** Of many decisions at once one wins, and the answers say which. */
async function brokenInDecision({ app }: World, { id, decisions }: Applied): Promise<string[]> {
  const { rows } = await sql<{ to_status: string; actor_id: string; status: string }>`
    select to_status, actor_id, application.status from application_event as event join application on application.id = event.application_id
    where application_id = ${id} and to_status in ('accepted', 'rejected', 'withdrawn')`.execute(app.database.db);
  const winners = decisions.filter(({ outcome }) => outcome === 'won');
  const wrong = [
    ...(rows.length > 1 ? [`${rows.length} ends of one application`] : []),
    ...(winners.length > 1 ? [`${winners.length} colleagues were told that they decided`] : []),
  ];
  const [winner] = winners;
  const [end] = rows;
  if (winner && (end?.to_status !== statusOf[winner.verb] || end.actor_id !== winner.by.userId))
    wrong.push(`who was told that they ${winner.verb} did not`);
  if (end && end.status !== end.to_status) wrong.push(`it ended as ${end.to_status} and is ${end.status}`);
  return wrong;
}

/** Everybody is told of a fact once: the employer of an application, the applicant of its end. */
async function brokenInNotices({ app, employers }: World, { id, seeker }: Applied): Promise<string[]> {
  const { rows } = await sql<{ user_id: string; kind: string; status: string | null; times: number }>`
    select user_id, data ->> 'kind' as kind, data ->> 'status' as status, count(*)::int as times
    from notification where application_id = ${id} and data ->> 'kind' in ('application_received', 'application_changed')
    group by 1, 2, 3`.execute(app.database.db);
  const { rows: ends } = await sql<{ to_status: string }>`
    select distinct to_status from application_event where application_id = ${id} and to_status in ('accepted', 'rejected')`.execute(
    app.database.db,
  );
  const twice = rows.filter(({ times }) => times > 1).map(({ kind, times }) => `${kind} was told ${times} times`);
  const [owner] = employers;
  const has = (userId: string, kind: string, status: string | null) =>
    rows.some((row) => row.user_id === userId && row.kind === kind && (status === null || row.status === status));
  return [
    ...twice,
    ...(has(owner!.userId, 'application_received', null) ? [] : ['the employer was not told of an application']),
    ...ends
      .filter(({ to_status: status }) => !has(seeker.userId, 'application_changed', status))
      .map(({ to_status: status }) => `the applicant was not told: ${status}`),
  ];
}

/** Each email arrives once. */
async function brokenInMails({ app, mail, employers, seekers }: World): Promise<string[]> {
  const people = [...employers, ...seekers].map(({ userId }) => userId);
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from mail where to_user_id = any(${people}::uuid[])`.execute(app.database.db);
  return rows.flatMap(({ id, status }) => {
    const times = mail.mails.filter(({ messageId }) => messageId?.includes(id)).length;
    return times === 1 ? [] : [`an email that is ${status} arrived ${times} times`];
  });
}
