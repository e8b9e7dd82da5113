import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';

import { batch } from '../batch.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Enqueue } from '../queue/queue.ts';
import { claimMails, markSent, renewClaims, type ClaimedMail } from './claim.ts';
import { describeFailure } from './failures.ts';
import { DELIVER_MAIL, removeMail, REQUEST_ID_HEADER } from './outbox.ts';

const MINUTE = 60_000;
/** Before each retry; after the last the email is a dead letter. */
const PAUSES = [1, 5, 30, 120, 360, 1440].map((minutes) => minutes * MINUTE);

/** Milliseconds. */
const MARK_PAUSES = [100, 1_000, 5_000, 15_000, 30_000];
/** Milliseconds, a third of a claim. */
const RENEW_CLAIMS = 10_000;

/** SMTP connections of a process. */
const CONNECTIONS = 10;
/**
 * Jobs of each of two workers: one for each connection, until it is marked as sent. Emails that a dying process has
 * sent and not marked are sent again, so at most one for each connection.
 */
export const MAILS_AT_ONCE = CONNECTIONS / 2;

/** nodemailer's for what a server refuses about one email: its address or its content. */
const OF_ONE_MAIL: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);

export interface Deliverer {
  /** Tries to send the email if it is waiting. A delivery error is written to its row, not thrown. */
  deliver(mailId: string): Promise<void>;
  /**
   * Whether the server accepted this process's last email; if not, asks the server again.
   * @throws Error of the server
   */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Without an SMTP server, emails stay `held`. */
export function createDeliverer(
  db: Db,
  enqueue: Enqueue,
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'appUrl'>,
  log: Log,
): Deliverer {
  let opened: ReturnType<typeof openTransport> | undefined;
  let failure: (Error & { code?: string }) | undefined;
  const claim = batch((mailIds) => claimMails(db, mailIds));
  const mark = batch((mailIds) => markSent(db, mailIds));
  const sending = new Set<string>();
  const renewing = setInterval(() => {
    // Claims outlive two attempts.
    if (sending.size > 0) void renewClaims(db, [...sending]).catch(() => {});
  }, RENEW_CLAIMS).unref();

  const attempt = async (smtpUrl: string, mail: ClaimedMail): Promise<void> => {
    try {
      await send(await (opened ??= openTransport(smtpUrl)), config, mail);
      failure = undefined;
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      if (!OF_ONE_MAIL.has(code)) failure = error as Error;
      // The error's message quotes the address.
      const requestId = mail.headers[REQUEST_ID_HEADER];
      log.warn({ mail: mail.id, attempt: mail.attempts, code, responseCode, requestId }, 'mail not sent');
      return postpone(db, enqueue, mail, error as Error);
    }
    await untilDone(async () =>
      mail.removed_once_sent ? removeMail(db, mail.id) : ((await mark(mail.id)) ?? markSent(db, [mail.id], 'wait')),
    );
  };

  return {
    async close() {
      clearInterval(renewing);
      (await opened)?.close();
    },
    async check() {
      // A server would lock the account after repeated wrong passwords.
      if (failure?.code === 'EAUTH') throw failure;
      if (failure) await (await opened)?.verify();
      failure = undefined;
    },
    async deliver(mailId) {
      if (!config.smtpUrl) return hold(db, mailId);
      const mail = (await claim(mailId)) ?? (await claimMails(db, [mailId], 'wait')).get(mailId);
      if (!mail) return retryLater(db, enqueue, mailId);
      sending.add(mailId);
      await attempt(config.smtpUrl, mail).finally(() => sending.delete(mailId));
    },
  };
}

/** It is never sent later, so an email that is to be removed is deleted now. */
async function hold(db: Db, mailId: string): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', mailId).where('removed_once_sent', '=', true).execute();
  await db
    .updateTable('mail')
    .set({ status: 'held' })
    .where('id', '=', mailId)
    .where('status', '=', 'queued')
    .execute();
}

/**
 * The mail server has accepted the email; without the mark it would be sent again. So this is repeated if a connection
 * breaks or the database restarts.
 */
async function untilDone(mark: () => Promise<unknown>): Promise<void> {
  for (const pause of MARK_PAUSES) {
    const isDone = await mark().then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await sleep(pause);
  }
  await mark();
}

// Many processes never send an email.
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Infinity,
    // The outbox decides what is sent again.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    socketTimeout: 60_000,
  });
}

/** Another process is sending it, or died while doing so. */
async function retryLater(db: Db, enqueue: Enqueue, mailId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const claimed = await tx
      .selectFrom('mail')
      .select('claimed_until')
      .where('id', '=', mailId)
      .where('status', '=', 'sending')
      .executeTakeFirst();
    if (claimed?.claimed_until)
      await enqueue(tx, DELIVER_MAIL, { mailId }, { startAfter: new Date(claimed.claimed_until.getTime() + 1_000) });
  });
}

async function send(
  transport: Awaited<ReturnType<typeof openTransport>>,
  config: Pick<Config, 'mailFrom' | 'appUrl'>,
  mail: ClaimedMail,
): Promise<void> {
  await transport.sendMail({
    // Objects, not strings: a line break in a name would change the envelope.
    from: config.mailFrom,
    to: { name: mail.to_name, address: mail.to_address },
    subject: mail.subject,
    html: mail.html ?? '',
    text: mail.text ?? '',
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    ...(mail.calendar && { icalEvent: { method: mail.calendar.method, content: mail.calendar.text } }),
    // Lets receivers detect duplicates.
    messageId: `<${mail.id}@${config.appUrl.hostname}>`,
  });
}

async function postpone(db: Db, enqueue: Enqueue, mail: ClaimedMail, error: Error): Promise<void> {
  const { failure, isFinal } = describeFailure(error);
  const pause = isFinal ? undefined : PAUSES[mail.attempts - 1];
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('mail')
      .set({ status: pause === undefined ? 'dead' : 'queued', last_error: error.message.slice(0, 500) })
      .set({ failure, failed_at: sql`now()` })
      .where('id', '=', mail.id)
      .execute();
    if (pause !== undefined)
      await enqueue(tx, DELIVER_MAIL, { mailId: mail.id }, { startAfter: new Date(Date.now() + pause) });
  });
}
