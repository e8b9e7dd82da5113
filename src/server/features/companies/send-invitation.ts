import { sql } from 'kysely';

import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';
import { INVITATION_DAYS } from '#contract/limits.ts';
import { localizePath, type Locale } from '#contract/locales.ts';
import { paths, withToken } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { EmailContent } from '../../platform/mail/layout.tsx';
import { enqueueRenderedEmail } from '../../platform/mail/outbox.ts';
import { digestOf, newSecret } from '../accounts/secrets.ts';
import { mailWriter, type WriteMail } from '../mail-texts/write-mail.ts';
import { emailLook } from '../settings/email-look.ts';
import { offeredLocale } from '../settings/languages.ts';
import { isActingOwner } from './memberships.ts';
import './table.ts';
import { unlinked } from './send-domain-mail.ts';

/** Runs once; the link is created here. */
export async function sendInvitation(ctx: Ctx, { invitationId }: { invitationId: string }): Promise<void> {
  // Loaded lazily: only processes that write emails need the template engine.
  const { renderEmail } = await import('../../platform/mail/layout.tsx');
  const [write, settings] = await Promise.all([mailWriter(ctx), ctx.settings()]);
  const { 'site.name': site } = settings;
  await inTransaction(ctx, async (tx) => {
    const invitation = await findUnsent(tx, invitationId);
    if (!invitation) return;
    const secret = newSecret();
    await tx.db
      .updateTable('company_invitation')
      .set({ digest: digestOf(secret) })
      .where('id', '=', invitationId)
      .execute();
    const names = { company: unlinked(invitation.company), inviter: unlinked(invitation.inviter) };
    const locale = offeredLocale(settings, invitation.locale);
    const content = invitationEmail(write, {
      ...invitation,
      ...names,
      locale,
      site,
      appUrl: ctx.appUrl,
      token: secret,
    });
    const { subject } = content;
    await enqueueRenderedEmail(tx, {
      to: { userId: null, name: '', address: invitation.email },
      about: { userId: invitation.invited_by, companyId: invitation.company_id, applicationId: null },
      locale,
      subject,
      ...(await renderEmail(content, emailLook(settings, ctx.appUrl))),
      dedupeKey: `company-invitation:${invitationId}`,
    });
  });
}

/** Locked, unless it was written already, withdrawn or has expired, or its inviter is no longer an owner. */
const findUnsent = ({ db }: TxCtx, invitationId: string) =>
  db
    .selectFrom('company_invitation as invitation')
    .innerJoin('user_account as inviter', 'inviter.id', 'invitation.invited_by')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .select(['invitation.email', 'invitation.locale', 'invitation.role', 'invitation.company_id'])
    .select(['invitation.invited_by', 'inviter.name as inviter', 'company.name as company'])
    .where('invitation.id', '=', invitationId)
    .where('invitation.digest', 'is', null)
    .where('invitation.expires_at', '>', sql<Date>`now()`)
    .where(isActingOwner(sql.ref('invitation.invited_by'), sql.ref('invitation.company_id')))
    .forUpdate('invitation')
    .executeTakeFirst();

interface Words {
  locale: Locale;
  role: CompanyMemberRole;
  company: string;
  inviter: string;
  site: string;
  appUrl: URL;
  token: string;
}

/** The recipient may not know the site. */
function invitationEmail(
  write: WriteMail,
  { locale, role, company, inviter, site, appUrl, token }: Words,
): EmailContent {
  const url = new URL(withToken(localizePath(paths.invitation(), locale), token), appUrl);
  const { label, ...written } = write(
    'invitation',
    locale,
    { inviter, company, days: INVITATION_DAYS },
    { also: [role] },
  );
  return {
    locale,
    ...written,
    greeting: m.mail_greeting_plain({}, { locale }),
    action: { label, url: url.href, hint: m.mail_link_hint({}, { locale }) },
    footer: m.mail_sent_by({ site }, { locale }),
  };
}
