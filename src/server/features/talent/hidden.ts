import { sql } from 'kysely';

import type { BeingFound } from '#contract/talent/being-found.ts';
import { HIDDEN_COMPANIES_MAX } from '#contract/talent/talent-choices.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { isShared } from '../companies/shared-domains.ts';
import '../companies/table.ts';
import '../profiles/table.ts';
import { readBeingFound } from './consent.ts';
import './table.ts';

const SHOWN_MAX = 8;
const LETTERS_MIN = 2;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/;

/** Only verified companies can find people, so only these are looked up. */
export async function findCompanies({ db }: Ctx, { q }: { q: string }): Promise<{ id: string; name: string }[]> {
  if (q.length < LETTERS_MIN) return [];
  const start = q.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('verified_at', 'is not', null)
    .where(({ eb, or }) => {
      const name = sql<string>`lower(name)`;
      return or([eb(name, 'like', `${start}%`), eb(name, 'like', `% ${start}%`)]);
    })
    .orderBy('name')
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute();
}

type Hiding = { companyId: string } | { domain: string };

/**
 * Also cancels the company's unanswered invitations. Idempotent.
 * @throws Refusal NOT_FOUND, INVALID for an invalid or shared domain, and for too many.
 */
export async function hideFrom(ctx: Ctx, hiding: Hiding): Promise<BeingFound> {
  const { profileId } = personOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const hidden = 'companyId' in hiding ? await companyOf(tx, hiding.companyId) : domainOf(hiding.domain);
    await tx.db.selectFrom('profile').select('id').where('id', '=', profileId).forNoKeyUpdate().execute();
    const { count } = await tx.db
      .selectFrom('hidden_company')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('profile_id', '=', profileId)
      .executeTakeFirstOrThrow();
    if (count >= HIDDEN_COMPANIES_MAX) throw invalidField('companyId' in hiding ? 'companyId' : 'domain', 'too_big');
    await tx.db
      .insertInto('hidden_company')
      .values({
        id: newId(),
        profile_id: profileId,
        company_id: null,
        domain: null,
        ...hidden,
        hidden_at: tx.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`
      update talent_invitation set status = 'lapsed' from company
      where talent_invitation.profile_id = ${profileId} and talent_invitation.status = 'open'
        and company.id = talent_invitation.company_id
        and (company.id = ${hidden.company_id ?? null}::uuid or company.domain = ${hidden.domain ?? null}::text)`.execute(
      tx.db,
    );
    return readBeingFound(tx);
  });
}

/** @throws Refusal NOT_FOUND */
export async function showTo(ctx: Ctx, { id }: { id: string }): Promise<BeingFound> {
  const { profileId } = personOf(ctx);
  const { numDeletedRows } = await ctx.db
    .deleteFrom('hidden_company')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound();
  return readBeingFound(ctx);
}

interface Hidden {
  company_id?: string;
  domain?: string;
}

async function companyOf({ db }: TxCtx, id: string): Promise<Hidden> {
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('id', '=', id)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  if (!company) throw notFound();
  return { company_id: company.id };
}

/** Accepts the address of a site or an email too. */
function domainOf(text: string): Hidden {
  const domain = text
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?/, '')
    .replace(/^.*@/, '')
    .replace(/[/?#].*/, '');
  if (!DOMAIN.test(domain) || isShared(domain)) throw invalidField('domain', 'invalid');
  return { domain };
}
