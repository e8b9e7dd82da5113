import { sql } from 'kysely';

import { locales, type Locale } from '#contract/locales.ts';
import type { OfferedTemplate } from '#contract/templates/company-templates.ts';
import { fillTemplate, type templateFacts } from '#contract/templates/message-templates.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isDecidedBy } from '../applications/access.ts';
import { shownSender } from '../applications/blind.ts';
import '../applications/table.ts';
import '../jobs/table.ts';
import { profileName } from '../profiles/profile-name.ts';
import '../profiles/table.ts';
import type { TemplateTexts } from './table.ts';
import { findTemplates } from './templates.ts';

type Facts = Omit<Record<(typeof templateFacts)[number], string>, 'sender'>;

/** The applicant's language, and an application's values for placeholders. */
export interface Recipient {
  companyId: string;
  isBlind: boolean;
  locale: Locale;
  facts: Facts;
}

/** For readable applications; the caller restricts them. */
export const recipients = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('profile', 'profile.id', 'application.applicant_id')
    .select(['application.id', 'application.company_id', 'application.is_blind', 'company.name as company_name'])
    .select(['profile.first_name', 'profile.last_name', 'profile.username', 'profile.preferred_locale'])
    .select([
      sql<string>`application.job_facts ->> 'title'`.as('job_title'),
      sql<Locale>`application.job_facts ->> 'locale'`.as('job_locale'),
    ]);

type RecipientRow = Awaited<ReturnType<ReturnType<typeof recipients>['executeTakeFirstOrThrow']>>;

export function recipientOf(row: RecipientRow): Recipient {
  const known = { name: profileName(row), preferredLocale: row.preferred_locale };
  const { name, preferredLocale } = shownSender(row, known, row.job_locale);
  return {
    companyId: row.company_id,
    isBlind: row.is_blind,
    locale: preferredLocale ?? row.job_locale,
    facts: { candidate: name, job: row.job_title, company: row.company_name },
  };
}

/** In the first available language of the text: the applicant's, English, any. */
export function textFor(texts: TemplateTexts, preferred: Locale): { text: string; locale: Locale } {
  const locale = [preferred, ...locales].find((one) => texts[one]) ?? preferred;
  return { text: texts[locale] ?? '', locale };
}

/**
 * For members who may write to the applicant.
 * @throws Refusal NOT_FOUND
 */
export async function listTemplatesFor(ctx: Ctx, applicationId: string): Promise<OfferedTemplate[]> {
  const row = await recipients(ctx)
    .where('application.id', '=', applicationId)
    .where(isDecidedBy(ctx.actor))
    .executeTakeFirst();
  if (!row) throw notFound();
  const { companyId, locale: theirs, facts } = recipientOf(row);
  const sender = await nameOf(ctx, personOf(ctx).userId);
  return (await findTemplates(ctx, companyId)).map(({ id, name, category, texts }) => {
    const { text, locale } = textFor(texts, theirs);
    return { id, name, category, locale, text: fillTemplate(text, { ...facts, sender }) };
  });
}

export async function nameOf({ db }: Pick<Ctx, 'db'>, userId: string): Promise<string> {
  const account = await db.selectFrom('user_account').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return account.name;
}
