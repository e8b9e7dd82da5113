import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { EXAMPLE_CANDIDATE, fillTemplate } from '#contract/templates/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { newId } from '../../platform/id.ts';
import { ABOUT_NO_ONE } from '../../platform/live/events.ts';
import { linesOf } from '../mail-texts/filling.ts';
import { mailWriter, withAction } from '../mail-texts/write-mail.ts';
import type { TemplateTest } from '../templates/events.ts';
import { textFor } from '../templates/filling.ts';
import '../templates/table.ts';
import { findAddress, findParties } from './application-parties.ts';
import { createEmailEnqueuer } from './enqueue-email.ts';
import { MAIL_TEMPLATE, type TemplateMail } from './mail-task.ts';
import { sendLive } from './send-live.ts';

/** Members with the page open see pending messages. */
export async function sendScheduled(
  tx: TxCtx,
  { applicationId }: DomainEvents['scheduled_message.changed'],
): Promise<void> {
  const parties = await findParties(tx, applicationId, null);
  if (parties) await sendLive(tx, parties.deciderIds, { type: 'scheduled_message', applicationId }, ABOUT_NO_ONE);
}

export const enqueueTemplateMail = (tx: TxCtx, test: TemplateTest): Promise<void> =>
  tx.enqueue(MAIL_TEMPLATE, { ...test, key: newId() } satisfies TemplateMail);

/** With an example applicant. */
export async function mailTemplate(ctx: Ctx, { templateId, userId, locale, key }: TemplateMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const template = await tx.db
      .selectFrom('message_template as template')
      .innerJoin('company', 'company.id', 'template.company_id')
      .select(['template.name', 'template.texts', 'template.company_id', 'company.name as company'])
      .where('template.id', '=', templateId)
      .executeTakeFirst();
    const reader = await findAddress(tx, userId);
    if (!template || !reader) return;
    const chosen = textFor(template.texts, locale);
    const text = fillTemplate(chosen.text, {
      candidate: EXAMPLE_CANDIDATE,
      job: m.templates_example_job_content({}, { locale: chosen.locale }),
      company: template.company,
      sender: reader.name,
      ...open(chosen.locale),
    });
    const written = write(
      'template_test',
      reader.locale,
      { name: template.name },
      { inserted: { text: linesOf(text) } },
    );
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, paths.messageTemplates()),
        about: { userId: null, companyId: template.company_id, applicationId: null },
      },
      `template:${key}`,
    );
  });
}

/** Fields that are filled in by hand before a message is sent. */
const open = (locale: Locale) => ({
  date: `[${m.templates_date({}, { locale })}]`,
  time: `[${m.templates_time({}, { locale })}]`,
  location: `[${m.templates_location({}, { locale })}]`,
  deadline: `[${m.templates_deadline({}, { locale })}]`,
});
