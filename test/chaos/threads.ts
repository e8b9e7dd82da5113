import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

import { SETTINGS_TOPIC } from '../../src/server/features/settings/settings.ts';
import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { openDatabase } from '../../src/server/platform/db/database.ts';
import { pgNotify } from '../../src/server/platform/live/pg-notify.ts';
import { openSessions } from '../support/sessions.ts';

/** An application in whose thread both sides write, with a Cookie header for each of them. */
export interface OpenThread {
  applicationId: string;
  applicantId: string;
  applicant: string;
  employer: string;
}

/** Connects for as long as the work takes. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Removes the limit of messages per minute, which is for users. */
export async function allowManyMessages(url: string): Promise<void> {
  const database = openDatabase({ connectionString: url });
  await database.pool.query(
    `update platform_setting set value = '{"max": 1000000, "seconds": 60}' where key = 'limits.messages_per_person'`,
  );
  await pgNotify(database.db, [SETTINGS_TOPIC]);
  await database.close();
}

/**
 * Applications to the demo's employer, each of another person, as if all of them were opened and accepted, so that both
 * sides may write.
 */
export function openThreads(url: string, count: number): Promise<OpenThread[]> {
  return withClient(url, async (client) => {
    const employer = demoAccounts.find(({ role }) => role === 'employer');
    const { rows } = await client.query<{ id: string; applicant_id: string; employer_id: string }>(
      `with mine as (
         select distinct on (application.applicant_id) application.id, profile.user_id as applicant_id, member.user_id as employer_id
         from application join profile on profile.id = application.applicant_id
           join company_member as member on member.company_id = application.company_id
           join user_account as account on account.id = member.user_id
           join job on job.id = application.job_id
         where account.email = $1 and not job.blind_review order by application.applicant_id limit $2
       ), accepted as (update application set status = 'accepted', decided_at = now() from mine where application.id = mine.id)
       select * from mine`,
      [employer?.email, count],
    );
    const [employerCookie = ''] = await openSessions(
      client,
      rows.slice(0, 1).map((row) => row.employer_id),
    );
    const cookies = await openSessions(
      client,
      rows.map((row) => row.applicant_id),
    );
    return rows.map((row, index) => ({
      applicationId: row.id,
      applicantId: row.applicant_id,
      applicant: cookies[index] ?? '',
      employer: employerCookie,
    }));
  });
}

/**
 * Sends a message as a client app would: until it is acknowledged, however many attempts that takes, always with the
 * same id.
 */
export async function sendUntilStored(
  url: () => string,
  { applicationId }: OpenThread,
  cookie: string,
  clientId: string,
  content: string,
): Promise<void> {
  for (;;) {
    const status = await fetch(`${url()}/api/applications/${applicationId}/messages`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ clientId, content }),
      signal: AbortSignal.timeout(5_000),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status === 201) return;
    // No server, a connection cut in the middle, or no database: all the same to the sender.
    if (status !== 0 && status < 500) throw new Error(`A message was refused with ${status}.`);
    await sleep(30 + Math.random() * 50);
  }
}

interface Writing {
  /** The process that gets the message of this number. */
  urlOf: (number: number) => string;
  over: AbortSignal;
  /** Receives the ids of stored messages. */
  acknowledged: string[];
  /** Milliseconds between two messages. */
  pause: number;
}

/** Both sides in turn, each message after the previous one was acknowledged, until the end. */
export async function writeInTurn(thread: OpenThread, { urlOf, over, acknowledged, pause }: Writing): Promise<void> {
  for (let number = 0; !over.aborted; number += 1) {
    const clientId = randomUUID();
    const cookie = number % 2 === 0 ? thread.employer : thread.applicant;
    await sendUntilStored(() => urlOf(number), thread, cookie, clientId, `chaos ${number}`);
    acknowledged.push(clientId);
    await sleep(pause);
  }
}

/** Compares the table's messages whose content begins with `chaos ` with those that were acknowledged. */
export function countLosses(url: string, acknowledged: readonly string[]): Promise<Record<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ client_id: string; count: number }>(
      `select client_id, count(*)::integer as count from message where content like 'chaos %' group by client_id`,
    );
    const { rows: gaps } = await client.query(
      `select 1 from conversation left join lateral (select count(*) as count, max(seq) as last from message where message.application_id = conversation.application_id) as held on true
       where held.count <> conversation.last_seq or held.last <> conversation.last_seq`,
    );
    const stored = new Map(rows.map((row) => [row.client_id, row.count]));
    const known = new Set(acknowledged);
    return {
      'messages acknowledged': acknowledged.length,
      'messages acknowledged and lost': acknowledged.filter((id) => !stored.has(id)).length,
      'messages doubled': rows.filter(({ count }) => count > 1).length,
      'messages of nobody': rows.filter(({ client_id: id }) => !known.has(id)).length,
      'threads with a gap': gaps.length,
    };
  });
}
