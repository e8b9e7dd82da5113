import { type Ctx, inTransaction } from '../../context.ts';
import { tryAttempt } from '../../platform/http/limits.ts';
import { enqueueRenderedEmail, QUOTES_NO_ONE } from '../../platform/mail/outbox.ts';
import { mailWriter } from '../mail-texts/write-mail.ts';
import { emailLook } from '../settings/email-look.ts';
import { confirmEmail } from './emails.ts';
import './table.ts';
import { findRecipient } from './recipients.ts';
import { tokenMaker } from './tokens.ts';

/** Emails the link to an alert of an address. In a task, so that response times reveal nothing. */
export async function mailConfirmation(ctx: Ctx, { id }: { id: string }): Promise<void> {
  // Loaded lazily: only processes that write emails need the template engine.
  const { renderEmail } = await import('../../platform/mail/layout.tsx');
  const [write, settings] = await Promise.all([mailWriter(ctx), ctx.settings()]);
  const { 'site.name': site, 'limits.mails_per_recipient': limit } = settings;
  const token = (await tokenMaker(ctx))(id);
  await inTransaction(ctx, async (tx) => {
    const search = await tx.db
      .selectFrom('saved_search')
      .select(['user_id', 'email', 'filters', 'locale'])
      .where('id', '=', id)
      .executeTakeFirst();
    const to = search && (await findRecipient(tx, search));
    // The limit of one inbox, for all requesters together.
    if (!to || !(await tryAttempt(tx.db, `alerts:${to.address}`, limit))) return;
    const content = confirmEmail(write, {
      filters: search.filters,
      locale: to.locale,
      token,
      site,
      appUrl: ctx.appUrl,
    });
    await enqueueRenderedEmail(tx, {
      to,
      about: QUOTES_NO_ONE,
      locale: to.locale,
      subject: content.subject,
      ...(await renderEmail(content, emailLook(settings, ctx.appUrl))),
    });
  });
}
