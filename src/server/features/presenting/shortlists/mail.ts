import { m } from '#generated/paraglide/messages.js';

import { inTransaction, type Ctx } from '../../../context.ts';
import { enqueueRenderedEmail } from '../../../platform/mail/outbox.ts';
import '../../agency/table.ts';
import '../../clients/table.ts';
import { unlinked } from '../../companies/send-domain-mail.ts';
import '../../companies/table.ts';
import { longDay } from '../../mail-texts/filling.ts';
import { mailWriter } from '../../mail-texts/write-mail.ts';
import { emailLook } from '../../settings/email-look.ts';
import { offeredLocale } from '../../settings/languages.ts';
import '../table.ts';
import { linkMaker } from './link.ts';

interface ShortlistMail {
  shortlistId: string;
  contactId: string;
  /** When it was ordered. */
  at: string;
}

/** To a contact of the client, who may not know the site. It says nothing about the people. */
export async function sendShortlistMail(ctx: Ctx, { shortlistId, contactId, at }: ShortlistMail): Promise<void> {
  // Loaded lazily: only processes that write emails need the template engine.
  const { renderEmail } = await import('../../../platform/mail/layout.tsx');
  const [write, settings, linkOf] = [await mailWriter(ctx), await ctx.settings(), await linkMaker(ctx)];
  await inTransaction(ctx, async (tx) => {
    const mail = await findMail(tx, shortlistId, contactId);
    if (!mail) return;
    const locale = offeredLocale(settings, mail.locale);
    const { label, ...written } = write('shortlist', locale, {
      agency: unlinked(mail.agency),
      title: mail.title,
      day: longDay(mail.expires_at, locale),
    });
    const url = linkOf({ id: shortlistId, locale });
    const content = {
      locale,
      ...written,
      greeting: m.mail_greeting_plain({}, { locale }),
      action: { label, url, hint: m.mail_link_hint({}, { locale }) },
      footer: m.mail_sent_by({ site: settings['site.name'] }, { locale }),
    };
    await enqueueRenderedEmail(tx, {
      to: { userId: null, name: mail.name, address: mail.email },
      about: { userId: null, companyId: mail.agency_id, applicationId: null },
      locale,
      subject: content.subject,
      ...(await renderEmail(content, emailLook(settings, ctx.appUrl))),
      dedupeKey: `shortlist:${shortlistId}:${contactId}:${at}`,
    });
  });
}

/** Undefined if the list no longer opens, or the contact is gone. */
const findMail = ({ db, clock }: Ctx, shortlistId: string, contactId: string) =>
  db
    .selectFrom('shortlist')
    .innerJoin('mandate', 'mandate.id', 'shortlist.mandate_id')
    .innerJoin('agency', 'agency.company_id', 'shortlist.agency_id')
    .innerJoin('company', 'company.id', 'shortlist.agency_id')
    .innerJoin('client_contact as contact', 'contact.client_id', 'mandate.client_id')
    .select(['shortlist.agency_id', 'shortlist.locale', 'shortlist.expires_at', 'mandate.title'])
    .select(['company.name as agency', 'contact.name', 'contact.email'])
    .where('shortlist.id', '=', shortlistId)
    .where('agency.named_at', 'is not', null)
    .where('shortlist.digest', 'is not', null)
    .where('shortlist.expires_at', '>', clock.now())
    .where('contact.id', '=', contactId)
    .where('contact.email', '<>', '')
    .executeTakeFirst();
