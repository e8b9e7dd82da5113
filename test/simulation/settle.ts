import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';

import { send } from './send.ts';
import { runTask, work } from './site.ts';
import type { Applied, World } from './world.ts';

const MINUTE = 60_000;
const ROUNDS = 60;
/** At the interval of reminders, until the last interview is over. */
const TICKS = 36;
const TICK = 8 * MINUTE;
const DAY = 1_440 * MINUTE;

/** Finishes what a killed process had begun. */
export interface LeftOver {
  /** Emails that the mail server may have received. */
  mailIds: string[];
}

/** Without further faults, waits until claims of killed processes have expired, and all pending work is done. */
export async function settle(world: World): Promise<LeftOver> {
  const { site, mail } = world;
  mail.mood = 'takes';
  const sending = await site.db.selectFrom('mail').select('id').where('status', '=', 'sending').execute();
  await endClaims(world);
  for (const one of world.applied) await askAgain(world, one);
  for (let tick = 0; tick < TICKS; tick += 1) {
    site.passed += TICK;
    await onBoth(world, 'interviews.remind');
  }
  await workUntilDone(world);
  // Eight days ahead, its end is not yet near; two days later it is.
  site.passed += 2 * DAY;
  for (let run = 0; run < 2; run += 1) await onBoth(world, 'jobs.notice_endings');
  await sql`update file set created_at = now() - interval '25 hours'`.execute(site.db);
  await onBoth(world, 'files.sweep');
  await workUntilDone(world);
  return { mailIds: sending.map(({ id }) => id) };
}

/** Senders without an answer about their message. */
async function askAgain(world: World, { id, messages }: Applied): Promise<void> {
  for (const message of messages.filter(({ isAcknowledged }) => !isAcknowledged)) {
    const { from, clientId, content, attachments } = message;
    const attachmentIds = attachments.map((file) => file.id);
    const json = { clientId, content, attachmentIds };
    const { status, isDone } = await send(world, from, 'POST', `/applications/${id}/messages`, json);
    message.isAcknowledged = isDone;
    if (status >= 500) world.broken.push('a message cannot be sent again');
  }
}

const onBoth = async ({ site }: World, task: string): Promise<void> =>
  void (await Promise.all(site.machines.map((machine) => runTask(machine, task))));

/** After the minutes for which claims last. */
async function endClaims({ site: { db, databaseUrl }, faults }: World): Promise<void> {
  await sql`update webhook set busy_until = now() where busy_until is not null`.execute(db);
  if (!faults.happened.includes('process killed')) return;
  await sql`update pgboss.job set started_on = now() - interval '1 day' where state = 'active'`.execute(db);
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db);
  const boss = new PgBoss({ connectionString: databaseUrl, schedule: false, supervise: false });
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false });
}

async function workUntilDone(world: World): Promise<void> {
  const { db, machines } = world.site;
  for (let round = 0; round < ROUNDS; round += 1) {
    await sql`update mail set claimed_until = now() where status in ('queued', 'sending')`.execute(db);
    await sql`update pgboss.job set start_after = now() - interval '1 second' where state in ('created', 'retry')`.execute(
      db,
    );
    await Promise.all(machines.map(work));
    if ((await countWaiting(world)) === 0) return;
    world.site.passed += 60 * MINUTE;
    await onBoth(world, 'webhooks.collect');
  }
  throw new Error('Some work is still pending.');
}

async function countWaiting({ site: { db }, owner }: World): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select (select count(*) from mail where status in ('queued', 'sending'))
      + (select count(*) from webhook_delivery as delivery join webhook on webhook.id = delivery.webhook_id
         where delivery.state = 'waiting' and webhook.company_id = ${owner.companyId})
      + (select count(*) from pgboss.job where state in ('created', 'retry', 'active')
         and name in ('mail.deliver', 'templates.send', 'files.remove_bytes', 'webhooks.deliver')
         or state in ('created', 'retry', 'active') and name like 'notifications.mail_about%')::int as waiting`.execute(
    db,
  );
  return Number(rows[0]?.waiting);
}
