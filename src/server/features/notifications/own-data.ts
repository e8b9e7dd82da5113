import { sql } from 'kysely';

import type { OwnData } from '#contract/accounts/own-data.ts';

import type { Person } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import '../../platform/live/events.ts';
import { OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import '../applications/table.ts';
import '../companies/table.ts';
import '../messaging/table.ts';
import '../profiles/table.ts';
import './table.ts';

/** Oldest first. */
async function exportNotifications({ db }: Ctx, { userId }: Person): Promise<OwnData['notifications']> {
  const rows = await db
    .selectFrom('notification')
    .select(['type', 'data', 'read_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    type: row.type,
    data: row.data,
    readAt: row.read_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Types without a choice use every channel. */
async function exportPreferences({ db }: Ctx, { userId }: Person): Promise<OwnData['notificationPreferences']> {
  const rows = await db
    .selectFrom('notification_preference')
    .select(['type', 'in_app', 'by_mail'])
    .where('user_id', '=', userId)
    .orderBy('type')
    .execute();
  return rows.map((row) => ({ type: row.type, inApp: row.in_app, byMail: row.by_mail }));
}

async function exportPushDevices({ db }: Ctx, { userId }: Person): Promise<OwnData['pushDevices']> {
  const rows = await db
    .selectFrom('push_device')
    .select(['endpoint', 'types', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ endpoint, types, created_at: createdAt }) => ({
    service: new URL(endpoint).host,
    types,
    createdAt: createdAt.toISOString(),
  }));
}

/**
 * Others' notifications of an employer's message or change stay, in the company's name. Everything else that quotes the
 * person is deleted with the account.
 */
async function erase({ db }: TxCtx, { userId }: Person): Promise<void> {
  const place = sql`case when notification.data ->> 'kind' in ('application_moved', 'comment_mention', 'todo_assigned') then 'by' else 'name' end`;
  await db
    .updateTable('notification')
    .from('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('profile as applicant', 'applicant.id', 'application.applicant_id')
    .set({
      about_user_id: null,
      data: sql<string>`jsonb_set(notification.data, array[${place}], to_jsonb(company.name))`,
    })
    .whereRef('application.id', '=', 'notification.application_id')
    .where('notification.about_user_id', '=', userId)
    .where('applicant.user_id', '<>', userId)
    .execute();
  await db
    .updateTable('live_event')
    .set({ event: sql<string>`jsonb_set(event, '{recipientId}', 'null')` })
    .where('about_application_id', 'in', ({ selectFrom }) =>
      selectFrom('message').select('application_id').where('recipient_id', '=', userId),
    )
    .where(sql<boolean>`event ->> 'recipientId' = ${userId}`)
    .execute();
}

export const notificationsData: OwnDataPart = {
  tables: {
    notification: {
      words: { data: 'notifications' },
      codes: ['type', 'dedupe_key'],
      // By `user_id`, `about_user_id` and `application_id`.
      goesWith: ['user_account', 'company'],
      erased: 'The name of an employer who wrote or moved an application; the company’s stands there instead.',
      stays:
        'The beginning of a message that an employer wrote for their company stays with the applicant, as the message does.',
    },
    job_notice_choice: { codes: ['choice'], goesWith: ['user_account', 'company'] },
    notification_preference: {
      words: { token: { not: 'It ends mails; their links have it.' } },
      codes: ['type'],
      goesWith: ['user_account'],
    },
    push_device: {
      words: {
        endpoint: { not: 'It is a secret of the browser; the export says which push service.' },
        p256dh: { not: 'A key of the browser.' },
        auth: { not: 'A key of the browser.' },
      },
      codes: ['types'],
      goesWith: ['user_account'],
    },
    live_event: {
      words: { event: OTHERS_WORDS },
      // By `user_id`, `about_user_id` and `about_application_id`.
      goesWith: ['user_account', 'company'],
      erased: 'To whom of a company a message was addressed.',
      stays:
        'The job’s title and the company’s name stay in the applicants’ streams, for a day, while the company stays.',
    },
    live_recipient: { goesWith: ['user_account'] },
  },
  exports: {
    notifications: exportNotifications,
    notificationPreferences: exportPreferences,
    pushDevices: exportPushDevices,
  },
  erase,
};
