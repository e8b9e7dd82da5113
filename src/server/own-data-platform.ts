import type { Person } from './actor.ts';
import type { TxCtx } from './context.ts';
import { addressesOf, devicesOf } from './features/accounts/own-data.ts';
import type { OwnDataPart } from './own-data-part.ts';
import { forgetSubjects } from './platform/http/limits.ts';
import { removeMailsTo } from './platform/mail/outbox.ts';
import { clearInJobs, forgetJobs } from './platform/queue/forget-jobs.ts';

/**
 * The keys by which the data of tasks name a person. A job for them or about them is deleted; one that they caused, or
 * that continues after them, gets null: new terms are announced from the start, and to no one twice.
 */
export const PERSON_KEYS = { removed: ['userId', 'email'], cleared: ['actorId', 'after'] } as const;

/** By address: emails, jobs and rate limits. What the person caused for others is still done, without naming them. */
async function erase({ db }: TxCtx, { userId }: Person): Promise<void> {
  const addresses = await addressesOf(db, userId);
  await removeMailsTo(db, addresses);
  await forgetJobs(db, PERSON_KEYS.removed, [userId, ...addresses]);
  for (const key of PERSON_KEYS.cleared) await clearInJobs(db, key, userId);
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
      codes: ['locale', 'status', 'failure'],
      // By `to_user_id`, `about_user_id` and `about_company_id`.
      goesWith: ['user_account', 'company'],
      erased: 'Mails to the address that are nobody’s. The last mail goes once it was sent, or two days later.',
      stays:
        'The title of a job and the name of a company stay in the mails to those who applied, while the company stays.',
    },
    rate_limit: {
      words: { key: { not: 'Addresses, counted for some hours.' } },
      erased: 'Whatever is counted for the account, its addresses and its devices.',
    },
    security_event_count: { codes: ['event'] },
    migration: { codes: ['name', 'checksum'] },
    'pgboss.job': {
      words: {
        data: { not: 'Ids, and addresses that mails are to be sent to.' },
        output: FAILURES,
        source_output: FAILURES,
      },
      codes: ['name', 'singleton_key', 'group_id', 'group_tier', 'dead_letter', 'policy', 'source_name'],
      erased: 'Jobs about the person, whether they wait, are done or were given up. Others lose who caused them.',
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
