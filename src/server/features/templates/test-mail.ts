import type { Locale } from '#contract/locales.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { findCompany } from '../companies/queries.ts';
import { requireEdit } from '../companies/require-edit.ts';
import './events.ts';
import './table.ts';

interface Test {
  /** The company's. */
  id: string;
  templateId: string;
  locale: Locale;
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS */
export async function mailTest(ctx: Ctx, { id, templateId, locale }: Test): Promise<void> {
  const { userId } = personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    requireEdit(tx.actor, await findCompany(tx, id));
    const template = await tx.db
      .selectFrom('message_template')
      .select('id')
      .where('id', '=', templateId)
      .where('company_id', '=', id)
      .executeTakeFirst();
    if (!template) throw notFound();
    await takeAttempt(tx.db, `template-tests:${userId}`, (await tx.settings())['limits.mails_per_recipient']);
    await tx.emit('template.tested', { templateId, userId, locale });
  });
}
