import { sql } from 'kysely';

import { inTransaction, type Ctx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { recruits, roleIn } from '../companies/memberships.ts';
import '../companies/table.ts';
import './events.ts';

interface OfferSettings {
  showsToManagers: boolean;
}

const readRow = ({ db, actor }: Ctx, companyId: string) =>
  db
    .selectFrom('company')
    .select(['shows_offers_to_managers', roleIn(actor, sql.ref('company.id')).as('role')])
    .where('id', '=', companyId)
    .executeTakeFirst();

/**
 * For owners and recruiters.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function readOfferSettings(ctx: Ctx, companyId: string): Promise<OfferSettings> {
  const row = await readRow(ctx, companyId);
  if (!row) throw notFound();
  if (!recruits(row.role)) throw new Refusal('FORBIDDEN');
  return { showsToManagers: row.shows_offers_to_managers };
}

/**
 * For owners.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function saveOfferSettings(
  ctx: Ctx,
  { id, showsToManagers }: OfferSettings & { id: string },
): Promise<OfferSettings> {
  return inTransaction(ctx, async (tx) => {
    const row = await readRow(tx, id);
    if (!row) throw notFound();
    if (row.role !== 'owner') throw new Refusal('FORBIDDEN');
    await tx.db
      .updateTable('company')
      .set({ shows_offers_to_managers: showsToManagers })
      .where('id', '=', id)
      .execute();
    if (row.shows_offers_to_managers !== showsToManagers)
      await tx.emit('offer_settings.changed', { companyId: id, showsToManagers });
    return { showsToManagers };
  });
}
