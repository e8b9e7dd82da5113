// A mail server that hangs, and one that answers 451: requests that cause emails do not wait, and every email arrives
// once the server accepts emails again.
import { setTimeout as sleep } from 'node:timers/promises';

import { quantile, report } from '../bench/report.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startProcess } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { allowManyMessages, openThreads, sendUntilStored, withClient, type OpenThread } from './threads.ts';

const EACH = 20;
/** Milliseconds for which the server hangs, and for which it refuses. */
const MOOD = 15_000;
const TIMEOUT = 120_000;

const mailServer = await startMailServer();
const server = await startServer(true);
const site = await startProcess(
  'bin/serve.mjs',
  { DATABASE_URL: server.url, DATA_DIR: server.dataDir, LOG_LEVEL: 'silent', DEMO: '1', SMTP_URL: mailServer.url },
  '/readyz',
);
try {
  await withClient(server.url, (client) =>
    client.query(
      // Only the first unread message of a person is emailed.
      `update platform_setting set value = '0' where key = 'messages.mail_delay_seconds'; update message set read_at = now() where read_at is null`,
    ),
  );
  await allowManyMessages(server.url);
  const threads = await openThreads(server.url, 3 * EACH);
  const calm = await writeToAll(threads.slice(0, EACH));
  await settle();
  mailServer.mood = 'hangs';
  const hanging = await writeToAll(threads.slice(EACH, 2 * EACH));
  await sleep(MOOD);
  mailServer.mood = 'refuses';
  mailServer.cut();
  const refusing = await writeToAll(threads.slice(2 * EACH));
  await sleep(MOOD);
  const waiting = (await countOf('queued')) + (await countOf('sending'));
  mailServer.mood = 'takes';
  mailServer.cut();
  await settle();
  const ids = mailServer.mails.map(({ messageId }) => messageId);
  // Other emails arrive too, such as those about applications.
  const received = (await idsAboutMessages()).filter((id) => ids.some((messageId) => messageId?.startsWith(`<${id}@`)));
  report(
    'mail',
    {
      'mails caused': threads.length,
      'mails that waited when the server took mails again': waiting,
      'mails received': received.length,
      'mails lost': threads.length - received.length,
      'mails doubled': ids.length - new Set(ids).size,
      'dead letters': await countOf('dead'),
      'a message sent, p50 while the mail server takes mails, ms': quantile(calm, 0.5),
      'a message sent, p50 while it hangs, ms': quantile(hanging, 0.5),
      'a message sent, p50 while it refuses, ms': quantile(refusing, 0.5),
    },
    [
      { figure: 'mails lost', atMost: 0 },
      { figure: 'mails doubled', atMost: 0 },
      { figure: 'dead letters', atMost: 0 },
      { figure: 'mails that waited when the server took mails again', atLeast: EACH },
    ],
  );
} finally {
  await site.stop();
  await server.stop();
  await mailServer.close();
}

/** Sends a message to each applicant, each of which is emailed; returns milliseconds of each answer. */
async function writeToAll(threads: readonly OpenThread[]): Promise<number[]> {
  const times: number[] = [];
  for (const thread of threads) {
    const started = performance.now();
    await sendUntilStored(() => site.url, thread, thread.employer, crypto.randomUUID(), 'A message that is mailed');
    times.push(performance.now() - started);
  }
  return times;
}

/** Waits until no email is left to send. Shortens the pauses between attempts, a minute to a day. */
async function settle(): Promise<void> {
  for (const end = performance.now() + TIMEOUT; performance.now() < end; await sleep(500)) {
    await withClient(server.url, (client) =>
      client.query(
        `update pgboss.job set start_after = now() where name in ('mail.deliver', 'notifications.mail_about_message') and state = 'created' and start_after > now()`,
      ),
    );
    const tasks = await withClient(server.url, (client) =>
      client.query(
        `select 1 from pgboss.job where name = 'notifications.mail_about_message' and state in ('created', 'active', 'retry') limit 1`,
      ),
    );
    if (tasks.rowCount === 0 && (await countOf('queued')) + (await countOf('sending')) === 0) return;
  }
}

function idsAboutMessages(): Promise<string[]> {
  return withClient(server.url, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from mail where dedupe_key like 'message:%'`);
    return rows.map(({ id }) => id);
  });
}

function countOf(status: string): Promise<number> {
  return withClient(server.url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from mail where status = $1 and dedupe_key like 'message:%'`,
      [status],
    );
    return rows[0]?.count ?? 0;
  });
}
