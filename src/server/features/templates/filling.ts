import { sql } from 'kysely';

import type { OfferedTemplate } from '#contract/company-templates.ts';
import { locales, type Locale } from '#contract/locales.ts';
import { fillTemplate, type templateFacts } from '#contract/message-templates.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isDecidedBy } from '../applications/access.ts';
import { blindName } from '../applications/blind.ts';
import '../applications/table.ts';
import '../jobs/table.ts';
import { profileName } from '../profiles/profile-name.ts';
import '../profiles/table.ts';
import type { TemplateTexts } from './table.ts';
import { findTemplates } from './templates.ts';

type Facts = Omit<Record<(typeof templateFacts)[number], string>, 'sender'>;

/** The applicant's language, and what an application gives to a text. */
export interface Recipient {
  companyId: string;
  isBlind: boolean;
  locale: Locale;
  facts: Facts;
}

/** Of the applications that may be read; whoever uses it says which. */
export const recipients = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .innerJoin('profile', 'profile.id', 'application.applicant_id')
    .select(['application.id', 'application.company_id', 'application.is_blind', 'company.name as company_name'])
    .select(['profile.first_name', 'profile.last_name', 'profile.username'])
    .select([
      sql<string>`application.job_facts ->> 'title'`.as('job_title'),
      sql<Locale>`coalesce(profile.preferred_locale, application.job_facts ->> 'locale')`.as('locale'),
    ]);

type RecipientRow = Awaited<ReturnType<ReturnType<typeof recipients>['executeTakeFirstOrThrow']>>;

export const recipientOf = (row: RecipientRow): Recipient => ({
  companyId: row.company_id,
  isBlind: row.is_blind,
  locale: row.locale,
  facts: {
    candidate: row.is_blind ? blindName(row.id, row.locale) : profileName(row),
    job: row.job_title,
    company: row.company_name,
  },
});

/** In the first language that the text is there in: the applicant's, English, any. */
export function textFor(texts: TemplateTexts, preferred: Locale): { text: string; locale: Locale } {
  const locale = [preferred, ...locales].find((one) => texts[one]) ?? preferred;
  return { text: texts[locale] ?? '', locale };
}

/**
 * For who writes to the applicant.
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
