import { sql } from 'kysely';

import type { MandateState } from '#contract/clients/client-choices.ts';
import type { MandateFields } from '#contract/clients/client-input.ts';
import type { Mandate } from '#contract/clients/client-views.ts';
import { dayPosition } from '#contract/positions.ts';

import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { invalidField, Refusal, throwNotFound, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import { requireAgency } from '../agency/access.ts';
import { isOpen } from '../jobs/access.ts';
import { dayOf } from '../jobs/term.ts';
import { lockClient, lockMandate, mandateVisibleTo, requireMandate } from './access.ts';
import { recordClientEntry } from './entries.ts';
import './events.ts';
import { ownerOf } from './read.ts';

const PAGE_SIZE = 50;

/**
 * Of the consultant who looks after the client.
 * @throws Refusal NOT_FOUND, INVALID for a job that is not an open one of the client, CONFLICT mandate_exists
 */
export async function openMandate(
  ctx: Ctx,
  { id: clientId, title, openings, jobId }: MandateFields & { id: string; jobId: string | null },
): Promise<Mandate> {
  return inTransaction(ctx, async (tx) => {
    const client = await lockClient(tx, clientId);
    if (jobId !== null) await requireJob(tx, { jobId, companyId: client.company_id, agencyId: client.agency_id });
    const [id, now] = [newId(), tx.clock.now()];
    await tx.db
      .insertInto('mandate')
      .values({
        id,
        agency_id: client.agency_id,
        client_id: clientId,
        job_id: jobId,
        title,
        openings,
        owner_id: client.owner_id,
        state: 'open',
        opened_on: dayOf(now),
        updated_at: now,
      })
      .execute();
    await recordClientEntry(tx, { clientId, mandateId: id, kind: 'mandate_opened' });
    return readMandate(tx, id);
  });
}

interface OfJob {
  jobId: string;
  companyId: string | null;
  agencyId: string;
}

/**
 * An open job of the client, which is locked.
 * @throws Refusal INVALID, CONFLICT mandate_exists
 */
async function requireJob(tx: TxCtx, { jobId, companyId, agencyId }: OfJob): Promise<void> {
  const job = await tx.db
    .selectFrom('job')
    .select('id')
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .where(isOpen)
    .executeTakeFirst();
  if (!job) throw invalidField('jobId', 'invalid');
  await requireNoOther(tx, agencyId, jobId);
}

/** @throws Refusal CONFLICT mandate_exists */
async function requireNoOther({ db }: TxCtx, agencyId: string, jobId: string): Promise<void> {
  const other = await db
    .selectFrom('mandate')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('job_id', '=', jobId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (other) throw new Refusal('CONFLICT', { reason: 'mandate_exists' });
}

/** @throws Refusal NOT_FOUND */
export async function changeMandate(
  ctx: Ctx,
  { id, title, openings }: MandateFields & { id: string },
): Promise<Mandate> {
  return inTransaction(ctx, async (tx) => {
    const mandate = await lockMandate(tx, id);
    await tx.db
      .updateTable('mandate')
      .set({ title, openings, updated_at: tx.clock.now() })
      .where('id', '=', id)
      .execute();
    await tx.emit('client.changed', { clientId: mandate.client_id });
    return readMandate(tx, id);
  });
}

/** @throws Refusal NOT_FOUND, CONFLICT wrong_status */
export async function endMandate(
  ctx: Ctx,
  { id, state }: { id: string; state: 'filled' | 'closed' },
): Promise<Mandate> {
  return inTransaction(ctx, async (tx) => {
    const mandate = await lockMandate(tx, id);
    if (mandate.state !== 'open') throw wrongStatus();
    await move(tx, mandate, state);
    return readMandate(tx, id);
  });
}

/** @throws Refusal NOT_FOUND, CONFLICT wrong_status, mandate_exists */
export async function reopenMandate(ctx: Ctx, id: string): Promise<Mandate> {
  return inTransaction(ctx, async (tx) => {
    // The client first, as in `openMandate`: of two for one job, the second sees the first.
    await lockClient(tx, (await requireMandate(tx, id)).client_id);
    const mandate = await lockMandate(tx, id);
    if (mandate.state === 'open') throw wrongStatus();
    if (mandate.job_id !== null) await requireNoOther(tx, mandate.agency_id, mandate.job_id);
    await move(tx, mandate, 'open');
    return readMandate(tx, id);
  });
}

async function move(tx: TxCtx, { id, client_id: clientId }: { id: string; client_id: string }, to: MandateState) {
  await tx.db.updateTable('mandate').set({ state: to, updated_at: tx.clock.now() }).where('id', '=', id).execute();
  const kind = to === 'open' ? 'mandate_reopened' : 'mandate_ended';
  await recordClientEntry(tx, { clientId, mandateId: id, kind });
  await tx.emit('mandate.changed', { mandateId: id, to });
}

interface Filters {
  client?: string | undefined;
  state?: MandateState | undefined;
  cursor?: string | undefined;
}

/**
 * Of the current company.
 * @throws Refusal NOT_FOUND, INVALID for an invalid cursor
 */
export async function listMandates(
  ctx: Ctx,
  { client, state, cursor }: Filters,
): Promise<{ mandates: Mandate[]; nextCursor: string | null }> {
  let query = mandates(ctx)
    .where('mandate.agency_id', '=', await requireAgency(ctx))
    .orderBy('mandate.opened_on', 'desc')
    .orderBy('mandate.id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (client) query = query.where('mandate.client_id', '=', client);
  if (state) query = query.where('mandate.state', '=', state);
  if (cursor !== undefined) {
    const [day, id] = readCursor(cursor, dayPosition);
    query = query.where(sql<boolean>`(mandate.opened_on, mandate.id) < (${day}::date, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    mandates: shown.map(presentMandate),
    nextCursor: rows.length > PAGE_SIZE && last ? writeCursor([last.opened_on, last.id]) : null,
  };
}

/** @throws Refusal NOT_FOUND */
export async function readMandate(ctx: Ctx, id: string): Promise<Mandate> {
  const row = await mandates(ctx).where('mandate.id', '=', id).executeTakeFirst();
  return row ? presentMandate(row) : throwNotFound();
}

const mandates = ({ db, actor }: Ctx) =>
  db
    .selectFrom('mandate')
    .innerJoin('client', 'client.id', 'mandate.client_id')
    .leftJoin('user_account as owner', 'owner.id', 'mandate.owner_id')
    .selectAll('mandate')
    .select(['client.name as client_name', 'client.locale', 'client.company_id', 'client.off_limits_until'])
    .select('owner.name as owner_name')
    .where(mandateVisibleTo(actor));

type Row = Awaited<ReturnType<ReturnType<typeof mandates>['execute']>>[number];

const presentMandate = (row: Row): Mandate => ({
  id: row.id,
  title: row.title,
  state: row.state,
  openings: row.openings,
  openedOn: row.opened_on,
  client: {
    id: row.client_id,
    name: row.client_name,
    locale: row.locale,
    isOnSite: row.company_id !== null,
    offLimitsUntil: row.off_limits_until,
  },
  jobId: row.job_id,
  owner: ownerOf(row),
});
