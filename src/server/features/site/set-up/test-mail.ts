import { m } from '#generated/paraglide/messages.js';

import type { Ctx } from '../../../context.ts';
import type { Config } from '../../../platform/config.ts';
import { sendOnce } from '../../../platform/mail/send-once.ts';
import { emailLook } from '../../settings/email-look.ts';
import { requireToken } from './token.ts';

interface Answer {
  isSent: boolean;
  /** The server's own answer. */
  answer: string;
}

/** Sent immediately and without the outbox, so that the server's answer is known. */
export async function testMail(
  ctx: Ctx,
  { token, address }: { token: string; address: string },
  { smtpUrl, mailFrom, appUrl }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'appUrl'>,
): Promise<Answer> {
  await requireToken(ctx, token);
  if (smtpUrl === undefined) return { isSent: false, answer: '' };
  const { renderEmail } = await import('../../../platform/mail/layout.tsx');
  const settings = await ctx.settings();
  const { locale } = ctx;
  const site = settings['site.name'];
  const subject = m.setup_mail_subject({ site }, { locale });
  const content = {
    locale,
    subject,
    greeting: m.setup_mail_greeting({}, { locale }),
    paragraphs: [m.setup_mail_text({ site }, { locale })],
    footer: m.mail_sent_by({ site }, { locale }),
  };
  return sendOnce(smtpUrl, {
    from: mailFrom,
    to: { name: '', address },
    subject,
    ...(await renderEmail(content, emailLook(settings, appUrl))),
  });
}
