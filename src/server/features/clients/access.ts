import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';

import type { Actor } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { invalidField, throwNotFound } from '../../platform/http/refusal.ts';
import { agenciesOf } from '../agency/access.ts';
import './table.ts';

const eb = expressionBuilder<Tables, 'client' | 'mandate'>();

/** Clients are visible to the consultants of their agency, and to its keys. */
export const visibleTo = (actor: Actor): ExpressionWrapper<Tables, 'client', SqlBool> =>
  actor.kind === 'system' ? eb.lit(true) : eb('client.agency_id', '=', agenciesOf(actor));

/** As the clients. */
export const mandateVisibleTo = (actor: Actor): ExpressionWrapper<Tables, 'mandate', SqlBool> =>
  actor.kind === 'system' ? eb.lit(true) : eb('mandate.agency_id', '=', agenciesOf(actor));

const clients = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string) =>
  db.selectFrom('client').selectAll('client').where('client.id', '=', id).where(visibleTo(actor));

/** @throws Refusal NOT_FOUND */
export const requireClient = async (ctx: Pick<Ctx, 'db' | 'actor'>, id: string) =>
  (await clients(ctx, id).executeTakeFirst()) ?? throwNotFound();

/**
 * Until the end of the transaction.
 * @throws Refusal NOT_FOUND
 */
export const lockClient = async (tx: Pick<TxCtx, 'db' | 'actor'>, id: string) =>
  (await clients(tx, id).forNoKeyUpdate().executeTakeFirst()) ?? throwNotFound();

const mandates = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string) =>
  db.selectFrom('mandate').selectAll('mandate').where('mandate.id', '=', id).where(mandateVisibleTo(actor));

/** @throws Refusal NOT_FOUND */
export const requireMandate = async (ctx: Pick<Ctx, 'db' | 'actor'>, id: string) =>
  (await mandates(ctx, id).executeTakeFirst()) ?? throwNotFound();

/**
 * Until the end of the transaction.
 * @throws Refusal NOT_FOUND
 */
export const lockMandate = async (tx: Pick<TxCtx, 'db' | 'actor'>, id: string) =>
  (await mandates(tx, id).forNoKeyUpdate().executeTakeFirst()) ?? throwNotFound();

/** @throws Refusal INVALID for a mandate of another client */
export async function requireMandateOf(
  { db }: Pick<TxCtx, 'db'>,
  { clientId, mandateId }: { clientId: string; mandateId: string },
): Promise<void> {
  const found = await db
    .selectFrom('mandate')
    .select('id')
    .where('id', '=', mandateId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!found) throw invalidField('mandateId', 'invalid');
}
