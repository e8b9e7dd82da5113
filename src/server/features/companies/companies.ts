import { sql } from 'kysely';
import type { z } from 'zod';

import type { companyInput } from '#contract/companies/companies.ts';
import { companyTopic, PROFILES_TOPIC } from '#contract/topics.ts';

import type { Person } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { Refusal, throwNotFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { can } from './access.ts';
import { requireOwnFile } from './own-file.ts';
import { findCompany, findCompanyBySlug, findCompanyToChange, type CompanyRow } from './queries.ts';
import { firstFree, slugOf } from './slug.ts';
import type { LocalizedText } from './table.ts';
import { endVerification, UNVERIFIED } from './verification.ts';

type CompanyInput = z.infer<typeof companyInput>;

/** @throws Refusal NOT_FOUND */
export async function readCompany(ctx: Ctx, slug: string): Promise<CompanyRow> {
  return (await findCompanyBySlug(ctx, slug)) ?? throwNotFound();
}

/**
 * The slug comes from the name and never changes, so that links stay valid. `another`: in addition to the person's
 * companies.
 * @throws Refusal FORBIDDEN for all but employers, CONFLICT company_exists, INVALID for a logo that is not their own,
 * TOO_MANY_REQUESTS
 */
export async function createCompany(
  ctx: Ctx,
  { another, ...input }: Partial<CompanyInput> & Pick<CompanyInput, 'name'> & { another?: true | undefined },
): Promise<CompanyRow> {
  const { actor } = ctx;
  if (actor.kind !== 'person' || actor.role !== 'employer') throw new Refusal('FORBIDDEN');
  return inTransaction(ctx, async (tx) => {
    if ((await hasCompany(tx, actor)) && !another) throw new Refusal('CONFLICT', { reason: 'company_exists' });
    if (input.logoFileId) await requireOwnFile(tx, 'logo', input.logoFileId, 'logoFileId');
    await takeAttempt(tx.db, `companies:${actor.userId}`, (await tx.settings())['limits.companies_per_person']);
    const id = await insertCompany(tx.db, input);
    await tx.db.insertInto('company_member').values({ company_id: id, user_id: actor.userId, role: 'owner' }).execute();
    if (input.country) await tx.invalidate([PROFILES_TOPIC]);
    return (await findCompany(tx, id)) ?? throwNotFound();
  });
}

/**
 * A new name or website ends the verification.
 * @throws Refusal NOT_FOUND, FORBIDDEN for non-members, INVALID for a logo that is not their own.
 */
export async function updateCompany(
  ctx: Ctx,
  { id, ...input }: Partial<CompanyInput> & { id: string },
): Promise<CompanyRow> {
  return inTransaction(ctx, async (tx) => {
    const company = (await findCompanyToChange(tx, id)) ?? throwNotFound();
    if (!can(tx.actor, company).edit) throw new Refusal('FORBIDDEN');
    // The current logo may be another member's.
    if (input.logoFileId && input.logoFileId !== company.logo_file_id)
      await requireOwnFile(tx, 'logo', input.logoFileId, 'logoFileId');
    const ends = endsVerification(company, input);
    if (ends) await endVerification(tx, id, 'changed');
    await tx.db
      .updateTable('company')
      .set({ ...columnsOf(input), ...(ends ? UNVERIFIED : {}), updated_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    const moved = input.country !== undefined && input.country !== company.country;
    await tx.invalidate([companyTopic(id), ...(moved ? [PROFILES_TOPIC] : [])]);
    return (await findCompany(tx, id)) ?? throwNotFound();
  });
}

const endsVerification = (company: CompanyRow, { name, website }: Partial<CompanyInput>): boolean =>
  (name !== undefined && name !== company.name) || (website !== undefined && website !== company.website);

/** Locks the account, so that of two concurrent requests one creates the first company. */
async function hasCompany({ db }: TxCtx, { userId }: Person): Promise<boolean> {
  await db.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  const any = await db
    .selectFrom('company_member')
    .select('company_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
}

async function insertCompany(tx: Tx, input: Partial<CompanyInput> & Pick<CompanyInput, 'name'>): Promise<string> {
  const id = newId();
  const base = slugOf(input.name);
  for (;;) {
    const alike = await tx.selectFrom('company').select('slug').where('slug', 'like', `${base}%`).execute();
    const slug = firstFree(base, new Set(alike.map((company) => company.slug)));
    // A concurrent transaction may take the slug between the two statements; then the next one is tried.
    const inserted = await tx
      .insertInto('company')
      .values({
        ...columnsOf(input),
        name: input.name,
        description: JSON.stringify(withoutEmpty(input.description ?? {})),
        id,
        slug,
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return inserted.id;
  }
}

/** Undefined leaves a column unchanged. */
const columnsOf = ({
  name,
  website,
  industry,
  size,
  country,
  description,
  logoFileId,
  ...kept
}: Partial<CompanyInput>) => ({
  name,
  website,
  domain: website && domainOf(website),
  industry,
  size,
  country,
  description: description && JSON.stringify(withoutEmpty(description)),
  logo_file_id: logoFileId,
  keep_applications_days: kept.keepApplicationsDays,
});

/** The host without `www.`, as in the company's email addresses. */
const domainOf = (website: string): string => new URL(website).hostname.replace(/^www\./, '');

const withoutEmpty = (texts: LocalizedText): LocalizedText =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
