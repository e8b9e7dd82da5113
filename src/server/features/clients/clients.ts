import { isDeepStrictEqual } from 'node:util';

import type { ClientFields, ClientTermsInput, ContactsInput } from '#contract/clients/client-input.ts';
import type { Client } from '#contract/clients/client-views.ts';
import type { Locale } from '#contract/locales.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { createIdKeeper } from '../../platform/kept-ids.ts';
import { personOf } from '../accounts/signed-in.ts';
import { requireAgency } from '../agency/access.ts';
import { requireConsultant } from '../agency/consultants.ts';
import { findCompany } from '../companies/queries.ts';
import { lockClient } from './access.ts';
import { recordClientEntry } from './entries.ts';
import './events.ts';
import { readClient } from './read.ts';

interface NewClient extends Pick<ClientFields, 'name' | 'locale'> {
  /** On the site. */
  companyId: string | null;
}

/** @throws Refusal NOT_FOUND, INVALID for the agency itself, CONFLICT client_known */
export async function createClient(ctx: Ctx, { companyId, name, locale }: NewClient): Promise<Client> {
  return inTransaction(ctx, async (tx) => {
    const agencyId = await requireAgency(tx);
    if (companyId !== null) await requireCompany(tx, agencyId, companyId);
    const [id, now] = [newId(), tx.clock.now()];
    const created = await tx.db
      .insertInto('client')
      .values({
        id,
        agency_id: agencyId,
        company_id: companyId,
        name,
        locale,
        owner_id: personOf(tx).userId,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['agency_id', 'company_id']).where('company_id', 'is not', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (!created) throw new Refusal('CONFLICT', { reason: 'client_known' });
    await recordClientEntry(tx, { clientId: id, kind: 'added' });
    return readClient(tx, id);
  });
}

async function requireCompany(tx: TxCtx, agencyId: string, companyId: string): Promise<void> {
  if (companyId === agencyId) throw invalidField('companyId', 'invalid');
  if (!(await findCompany(tx, companyId))) throw notFound();
}

/** @throws Refusal NOT_FOUND */
export async function changeClient(
  ctx: Ctx,
  { id, name, locale, offLimitsUntil }: ClientFields & { id: string },
): Promise<Client> {
  return changing(ctx, id, async (tx) => {
    await update(tx, id, { name, locale, off_limits_until: offLimitsUntil });
  });
}

/** @throws Refusal NOT_FOUND, CONFLICT changed_meanwhile */
export async function saveContacts(ctx: Ctx, { id, contacts }: ContactsInput & { id: string }): Promise<Client> {
  return changing(ctx, id, async (tx) => {
    const before = await tx.db.selectFrom('client_contact').select('id').where('client_id', '=', id).execute();
    const keepId = createIdKeeper();
    const rows = contacts.map(({ id: given, jobTitle, ...contact }, position) => ({
      ...contact,
      id: keepId(given, before),
      client_id: id,
      position,
      job_title: jobTitle,
    }));
    await tx.db.deleteFrom('client_contact').where('client_id', '=', id).execute();
    if (rows.length > 0) await tx.db.insertInto('client_contact').values(rows).execute();
    await update(tx, id, {});
  });
}

/** @throws Refusal NOT_FOUND */
export async function saveTerms(ctx: Ctx, { id, fee, buyer }: ClientTermsInput & { id: string }): Promise<Client> {
  return changing(ctx, id, async (tx, before) => {
    await update(tx, id, { fee: fee && JSON.stringify(fee), buyer: JSON.stringify(buyer) });
    if (fee && !isDeepStrictEqual(fee, before.fee)) await recordClientEntry(tx, { clientId: id, kind: 'fee_agreed' });
  });
}

/** @throws Refusal NOT_FOUND, INVALID for someone who is no consultant of the agency */
export async function handOverClient(ctx: Ctx, { id, userId }: { id: string; userId: string }): Promise<Client> {
  return changing(ctx, id, async (tx, before) => {
    await requireConsultant(tx, before.agency_id, userId);
    if (before.owner_id === userId) return;
    await update(tx, id, { owner_id: userId });
    await tx.db
      .updateTable('mandate')
      .set({ owner_id: userId })
      .where('client_id', '=', id)
      .where('state', '=', 'open')
      .execute();
    await recordClientEntry(tx, { clientId: id, kind: 'handed_over' });
    await tx.emit('client.handed_over', { clientId: id, toUserId: userId });
  });
}

const changing = (
  ctx: Ctx,
  id: string,
  change: (tx: TxCtx, before: Awaited<ReturnType<typeof lockClient>>) => Promise<void>,
): Promise<Client> =>
  inTransaction(ctx, async (tx) => {
    await change(tx, await lockClient(tx, id));
    return readClient(tx, id);
  });

interface Columns {
  name?: string;
  locale?: Locale;
  off_limits_until?: string | null;
  fee?: string | null;
  buyer?: string;
  owner_id?: string;
}

async function update(tx: TxCtx, id: string, columns: Columns): Promise<void> {
  await tx.db
    .updateTable('client')
    .set({ ...columns, updated_at: tx.clock.now() })
    .where('id', '=', id)
    .execute();
  await tx.emit('client.changed', { clientId: id });
}
