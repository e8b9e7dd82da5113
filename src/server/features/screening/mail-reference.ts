import { localizePath } from '#contract/locales.ts';
import { paths, withToken } from '#contract/paths.ts';
import { REFERENCE_DAYS } from '#contract/screening/screening-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import { type Ctx, inTransaction } from '../../context.ts';
import { enqueueRenderedEmail } from '../../platform/mail/outbox.ts';
import { digestOf, newSecret } from '../accounts/secrets.ts';
import { unlinked } from '../companies/send-domain-mail.ts';
import '../companies/table.ts';
import { daysAfter } from '../jobs/term.ts';
import { longDay } from '../mail-texts/filling.ts';
import { mailWriter } from '../mail-texts/write-mail.ts';
import { profileName } from '../profiles/profile-name.ts';
import { emailLook } from '../settings/email-look.ts';
import { offeredLocale } from '../settings/languages.ts';
import './table.ts';

/** Who asks, about whom, and what happens to the answer; in the referee's language. The secret is only in the email. */
export async function mailReference(ctx: Ctx, { referenceId }: { referenceId: string }): Promise<void> {
  // Loaded lazily: only processes that write emails need the template engine.
  const { renderEmail } = await import('../../platform/mail/layout.tsx');
  const [write, settings] = await Promise.all([mailWriter(ctx), ctx.settings()]);
  await inTransaction(ctx, async (tx) => {
    const asked = await tx.db
      .selectFrom('screening_reference as reference')
      .innerJoin('screening', 'screening.id', 'reference.screening_id')
      .innerJoin('company', 'company.id', 'screening.agency_id')
      .innerJoin('profile', 'profile.id', 'screening.profile_id')
      .select(['reference.name', 'reference.address', 'reference.locale', 'reference.asked_at'])
      .select(['company.name as agency', 'screening.agency_id', 'profile.user_id'])
      .select(['profile.first_name', 'profile.last_name', 'profile.username'])
      .where('reference.id', '=', referenceId)
      .where('reference.state', '=', 'asked')
      // Emailed once.
      .where('reference.digest', 'is', null)
      .forNoKeyUpdate(['reference'])
      .executeTakeFirst();
    if (!asked?.asked_at) return;
    const secret = newSecret();
    await tx.db
      .updateTable('screening_reference')
      .set({ digest: digestOf(secret) })
      .where('id', '=', referenceId)
      .execute();
    const locale = offeredLocale(settings, asked.locale);
    const { label, ...written } = write('reference_asked', locale, {
      person: unlinked(profileName(asked)),
      agency: unlinked(asked.agency),
      day: longDay(daysAfter(asked.asked_at, REFERENCE_DAYS), locale),
    });
    const url = new URL(withToken(localizePath(paths.reference(), locale), secret), ctx.appUrl).href;
    await enqueueRenderedEmail(tx, {
      to: { userId: null, name: asked.name, address: asked.address },
      about: { userId: asked.user_id, companyId: asked.agency_id, applicationId: null },
      locale,
      subject: written.subject,
      ...(await renderEmail(
        {
          locale,
          ...written,
          greeting: m.mail_greeting({ name: asked.name }, { locale }),
          action: { label, url, hint: m.mail_link_hint({}, { locale }) },
          footer: m.mail_sent_by({ site: settings['site.name'] }, { locale }),
        },
        emailLook(settings, ctx.appUrl),
      )),
    });
  });
}
