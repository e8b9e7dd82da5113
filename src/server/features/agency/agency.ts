import { sql } from 'kysely';

import type { AgencyName, AgencySettings } from '#contract/agency/agency.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { roleIn } from '../companies/memberships.ts';
import { requireAgency } from './access.ts';
import './events.ts';
import './table.ts';

interface Named {
  agency: AgencyName | null;
}

/** The house agency of the site. */
export async function readAgency({ db }: Pick<Ctx, 'db'>): Promise<Named> {
  const agency = await db
    .selectFrom('agency')
    .innerJoin('company', 'company.id', 'agency.company_id')
    .select(['company.id', 'company.name', 'company.slug'])
    .where('agency.named_at', 'is not', null)
    .executeTakeFirst();
  return { agency: agency ?? null };
}

/** @throws Refusal NOT_FOUND for an unknown company */
export async function nameAgency(ctx: Ctx, { companyId }: { companyId: string | null }): Promise<Named> {
  return inTransaction(ctx, async (tx) => {
    // Of two at once, the second sees which one the first named.
    await sql`lock table agency in share row exclusive mode`.execute(tx.db);
    const { agency: before } = await readAgency(tx);
    if (before?.id === (companyId ?? undefined)) return { agency: before };
    if (before) await endNaming(tx, before.id);
    if (companyId !== null) await beginNaming(tx, companyId);
    return readAgency(tx);
  });
}

async function endNaming(tx: TxCtx, companyId: string): Promise<void> {
  await tx.db.updateTable('agency').set({ named_at: null }).where('company_id', '=', companyId).execute();
  await tx.emit('agency.named', { companyId, isNamed: false });
}

async function beginNaming(tx: TxCtx, companyId: string): Promise<void> {
  const named = { named_at: tx.clock.now() };
  const { numInsertedOrUpdatedRows: count } = await tx.db
    .insertInto('agency')
    .columns(['company_id', 'named_at'])
    .expression((eb) =>
      eb
        .selectFrom('company')
        .select(['id', sql<Date>`${named.named_at}::timestamptz`.as('named_at')])
        .where('id', '=', companyId),
    )
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(named))
    .executeTakeFirst();
  if (count !== 1n) throw notFound();
  await tx.emit('agency.named', { companyId, isNamed: true });
}

/**
 * For consultants.
 * @throws Refusal NOT_FOUND
 */
export async function readAgencySettings(ctx: Ctx): Promise<AgencySettings> {
  const { seller, terms, invoice_prefix: invoicePrefix } = await findSettings(ctx, await requireAgency(ctx));
  return { seller, terms, invoicePrefix };
}

/**
 * For owners.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function saveAgencySettings(ctx: Ctx, settings: AgencySettings): Promise<AgencySettings> {
  const agencyId = await requireAgency(ctx);
  return inTransaction(ctx, async (tx) => {
    if ((await findSettings(tx, agencyId)).role !== 'owner') throw new Refusal('FORBIDDEN');
    await tx.db
      .updateTable('agency')
      .set({
        seller: JSON.stringify(settings.seller),
        terms: JSON.stringify(Object.fromEntries(Object.entries(settings.terms).filter(([, text]) => text !== ''))),
        invoice_prefix: settings.invoicePrefix,
      })
      .where('company_id', '=', agencyId)
      .execute();
    await tx.emit('agency.settings_changed', { companyId: agencyId });
    return readAgencySettings(tx);
  });
}

const findSettings = ({ db, actor }: Ctx, agencyId: string) =>
  db
    .selectFrom('agency')
    .select(['seller', 'terms', 'invoice_prefix'])
    .select(roleIn(actor, sql.ref('agency.company_id')).as('role'))
    .where('company_id', '=', agencyId)
    .executeTakeFirstOrThrow();
