import { sql } from 'kysely';

import type { Ctx, TxCtx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { can } from '../companies/access.ts';
import { isActingOwner } from '../companies/memberships.ts';
import { findCompany } from '../companies/queries.ts';
import './table.ts';

export interface WebhookId {
  /** The company's. */
  id: string;
  webhookId: string;
}

/**
 * A webhook ends with the rights of its owner. Checked at each use, so that it takes effect immediately, however they
 * ended. For statements that read `webhook`.
 */
export const isStopped = sql<boolean>`(not ${isActingOwner(sql.ref('webhook.created_by'), sql.ref('webhook.company_id'))})`;

export type WebhookRow = Awaited<ReturnType<ReturnType<typeof webhooksOf>['executeTakeFirstOrThrow']>>;

/** @throws Refusal NOT_FOUND, FORBIDDEN for all but owners and keys. */
export async function requireManager(ctx: Ctx, companyId: string): Promise<void> {
  const company = await findCompany(ctx, companyId);
  if (!company) throw notFound();
  if (!can(ctx.actor, company).manageWebhooks) throw new Refusal('FORBIDDEN');
}

export const webhooksOf = ({ db }: Ctx, companyId: string) =>
  db
    .selectFrom('webhook')
    .leftJoin('user_account as creator', 'creator.id', 'webhook.created_by')
    .selectAll('webhook')
    .select(['creator.name as creator_name', isStopped.as('is_stopped')])
    .where('webhook.company_id', '=', companyId);

const findWebhook = (ctx: Ctx, { id, webhookId }: WebhookId) => webhooksOf(ctx, id).where('webhook.id', '=', webhookId);

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export async function requireWebhook(ctx: Ctx, of: WebhookId): Promise<WebhookRow> {
  await requireManager(ctx, of.id);
  return findWebhook(ctx, of).executeTakeFirstOrThrow(notFound);
}

/**
 * Locked until the end of the transaction.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function lockWebhook(tx: TxCtx, of: WebhookId): Promise<WebhookRow> {
  await requireManager(tx, of.id);
  return findWebhook(tx, of).forNoKeyUpdate('webhook').executeTakeFirstOrThrow(notFound);
}
