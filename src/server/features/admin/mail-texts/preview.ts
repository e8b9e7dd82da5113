import type { MailPreview } from '#contract/mail-texts/mail-texts.ts';
import { EXAMPLE_CANDIDATE } from '#contract/templates/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';

import { inTransaction, type Ctx } from '../../../context.ts';
import { takeAttempt } from '../../../platform/http/limits.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import type { EmailContent } from '../../../platform/mail/layout.tsx';
import { enqueueRenderedEmail, QUOTES_NO_ONE } from '../../../platform/mail/outbox.ts';
import { personOf } from '../../accounts/signed-in.ts';
import '../../accounts/table.ts';
import { partsOf } from '../../mail-texts/filling.ts';
import { type MailTextsOf, requireTexts } from '../../mail-texts/texts.ts';
import { compose } from '../../mail-texts/write-mail.ts';
import { emailLook } from '../../settings/email-look.ts';
import { EXAMPLE_COMPANY, sampleInserted, sampleValues } from './samples.ts';

type Typed = MailTextsOf & { texts: Record<string, string> };

const TESTS = { max: 30, seconds: 3_600 };

/**
 * As it would be sent, with all optional parts.
 * @throws Refusal INVALID
 */
export async function previewMail(ctx: Ctx, { kind, locale, texts }: Typed): Promise<MailPreview> {
  requireTexts(kind, texts);
  // Loaded on first use, because it loads slowly.
  const { renderEmail } = await import('../../../platform/mail/layout.tsx');
  const settings = await ctx.settings();
  const { 'site.name': site } = settings;
  const values = sampleValues(kind, locale, site);
  const extras = { also: partsOf(kind).map(([name]) => name), inserted: sampleInserted(locale) };
  const { label, ...written } = compose(kind, locale, texts, values, extras);
  const url = ctx.appUrl.href;
  const isList = kind === 'matches' || kind === 'matches_several';
  const content: EmailContent = {
    locale,
    ...written,
    greeting: m.mail_greeting({ name: EXAMPLE_CANDIDATE }, { locale }),
    ...(isList ? { items: [{ title: values['job'] ?? '', url, lines: [EXAMPLE_COMPANY] }] } : {}),
    ...(label ? { action: { label, url, hint: m.mail_link_hint({}, { locale }) } } : {}),
    footer: m.mail_sent_by({ site }, { locale }),
  };
  return { subject: written.subject, ...(await renderEmail(content, emailLook(settings, ctx.appUrl))) };
}

/** @throws Refusal INVALID, TOO_MANY_REQUESTS */
export async function sendTestMail(ctx: Ctx, typed: Typed): Promise<void> {
  const { userId } = personOf(ctx);
  const mail = await previewMail(ctx, typed);
  await takeAttempt(ctx.db, `mail_test:${userId}`, TESTS);
  await inTransaction(ctx, async (tx) => {
    const account = await tx.db
      .selectFrom('user_account')
      .select(['name', 'email'])
      .$narrowType<{ email: string }>()
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!account) throw notFound();
    await enqueueRenderedEmail(tx, {
      to: { userId, name: account.name, address: account.email },
      about: QUOTES_NO_ONE,
      locale: typed.locale,
      ...mail,
    });
  });
}
