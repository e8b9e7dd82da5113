import type { Person } from './actor.ts';
import type { TxCtx } from './context.ts';
import { SEND_ACCOUNT_MAIL } from './features/accounts/mail-task.ts';
import { addressesOf, devicesOf } from './features/accounts/own-data.ts';
import {
  MAIL_ABOUT_APPLICATION,
  MAIL_ABOUT_ENDING,
  MAIL_ABOUT_ERASURE,
  MAIL_ABOUT_MODERATION,
  MAIL_ABOUT_PROMISES,
} from './features/notifications/mail-task.ts';
import type { OwnDataPart } from './own-data-part.ts';
import { forgetSubjects } from './platform/http/limits.ts';
import { removeMailsTo } from './platform/mail/outbox.ts';
import { forgetJobs } from './platform/queue/forget-jobs.ts';

/** How to find a task's jobs about a person; `words` are texts in their data. */
export const jobsAboutPeople: Record<string, { finds: ('email' | 'userId' | 'actorId')[]; words: string[] }> = {
  [SEND_ACCOUNT_MAIL]: { finds: ['email', 'userId'], words: ['email', 'name'] },
  // To colleagues; those to an applicant name no one.
  [MAIL_ABOUT_APPLICATION]: { finds: ['actorId'], words: [] },
  [MAIL_ABOUT_ENDING]: { finds: ['userId'], words: [] },
  [MAIL_ABOUT_PROMISES]: { finds: ['userId'], words: [] },
  [MAIL_ABOUT_ERASURE]: { finds: ['userId'], words: [] },
  [MAIL_ABOUT_MODERATION]: { finds: ['userId'], words: [] },
};

/** By address: emails, jobs and rate limits. */
async function erase({ db }: TxCtx, { userId }: Person): Promise<void> {
  const addresses = await addressesOf(db, userId);
  await removeMailsTo(db, addresses);
  for (const [task, { finds }] of Object.entries(jobsAboutPeople)) {
    if (finds.includes('userId')) await forgetJobs(db, task, { userId });
    if (finds.includes('actorId')) await forgetJobs(db, task, { actorId: userId });
    if (finds.includes('email')) for (const email of addresses) await forgetJobs(db, task, { email });
  }
  await forgetSubjects(db, [...addresses, userId, ...(await devicesOf(db, userId))]);
}

const FAILURES = { not: 'Why a task failed, in the words of a program.' };

export const platformData: OwnDataPart = {
  tables: {
    mail: {
      words: {
        to_name: { not: 'The account’s name.' },
        to_address: 'account',
        subject: 'account',
        html: { not: 'It was mailed.' },
        text: { not: 'It was mailed.' },
        headers: { not: 'It was mailed.' },
        calendar: { not: 'It was mailed.' },
        last_error: { not: 'Words of a mail server, which may quote the address.' },
        dedupe_key: { not: 'It may hold the address.' },
      },
      codes: ['locale', 'status'],
      // By `to_user_id`, `about_user_id` and `about_company_id`.
      goesWith: ['user_account', 'company'],
      erased: 'Mails to the address that are nobody’s. The last mail goes two days later.',
      stays:
        'The title of a job and the name of a company stay in the mails to those who applied, while the company stays.',
    },
    rate_limit: {
      words: { key: { not: 'Addresses, counted for some hours.' } },
      erased: 'Whatever is counted for the account, its addresses and its devices.',
    },
    security_event_count: { codes: ['event'] },
    migration: { codes: ['name', 'checksum'] },
    cdn_purge: { codes: ['topics'] },
    topic_change: { codes: ['topics', 'transaction'] },
    'pgboss.job': {
      words: {
        data: { not: 'Ids, and addresses that mails are to be sent to.' },
        output: FAILURES,
        source_output: FAILURES,
      },
      codes: ['name', 'singleton_key', 'group_id', 'group_tier', 'dead_letter', 'policy', 'source_name'],
      erased: 'Jobs about the person, whether they wait, are done or were given up.',
    },
    'pgboss.bam': { codes: ['name', 'status', 'queue', 'table_name', 'command', 'error'] },
    'pgboss.job_dependency': { codes: ['child_name', 'parent_name'] },
    'pgboss.queue': { codes: ['name', 'policy', 'dead_letter', 'table_name', 'singletons_active'] },
    'pgboss.queue_stats': { codes: ['name'] },
    'pgboss.schedule': { codes: ['name', 'key', 'kind', 'cron', 'timezone', 'data', 'options'] },
    'pgboss.subscription': { codes: ['event', 'name'] },
    'pgboss.version': {},
    'pgboss.warning': { codes: ['type', 'message', 'data'] },
  },
  erase,
};
