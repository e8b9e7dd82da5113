import { paths } from '#contract/paths.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import { findRecipients } from '../companies/members.ts';
import { mailWriter, withAction } from '../mail-texts/write-mail.ts';
import type { WebhookDisabled } from '../webhooks/events.ts';
import '../webhooks/table.ts';
import { createEmailEnqueuer, findReader } from './enqueue-email.ts';
import { MAIL_ABOUT_WEBHOOK, type WebhookMail } from './mail-task.ts';
import { notify } from './notify.ts';

/** The owners, who alone can repair it. */
export async function notifyOfDisabling(
  tx: TxCtx,
  { webhookId, companyId, name, reason, at }: WebhookDisabled,
): Promise<void> {
  const { name: companyName } = await tx.db
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const userIds = await findRecipients(tx, { companyId, jobId: null, responsibleId: null, actorId: null });
  const data = { kind: 'webhook_disabled', webhook_id: webhookId, name, company_name: companyName, reason } as const;
  // Sorted by id, so that concurrent transactions cannot deadlock.
  for (const userId of userIds.toSorted()) {
    const mail: WebhookMail = { webhookId, userId, at: at.toISOString() };
    await notify(tx, { userId, type: 'other', data, aboutUserId: null, key: keyOf(mail) });
    await tx.enqueue(MAIL_ABOUT_WEBHOOK, mail);
  }
}

const keyOf = ({ webhookId, userId, at }: WebhookMail): string => `webhook-disabled:${webhookId}:${at}:${userId}`;

/** Not if it was enabled again or deleted meanwhile. */
export async function mailAboutDisabling(ctx: Ctx, mail: WebhookMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const webhook = await tx.db
      .selectFrom('webhook')
      .innerJoin('company', 'company.id', 'webhook.company_id')
      .select(['webhook.name', 'webhook.disabled_for', 'webhook.company_id', 'company.name as company'])
      .where('webhook.id', '=', mail.webhookId)
      .executeTakeFirst();
    const reason = webhook?.disabled_for;
    const reader = reason && (await findReader(tx, mail.userId, 'other'));
    if (!reader) return;
    const { locale } = reader;
    const { name, company } = webhook;
    const written = write('webhook_disabled', locale, { name, company }, { also: [reason] });
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, paths.webhookLog(mail.webhookId)),
        about: { userId: null, companyId: webhook.company_id, applicationId: null },
      },
      keyOf(mail),
    );
  });
}
