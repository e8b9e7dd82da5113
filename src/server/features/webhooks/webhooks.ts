import type { z } from 'zod';

import { WEBHOOKS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Webhook, webhookChangeInput, WebhookFormInput } from '#contract/webhooks/webhooks.ts';

import { userIdOf } from '../../actor.ts';
import { inTransaction, type Ctx, type TxCtx } from '../../context.ts';
import { takeAttempt } from '../../platform/http/limits.ts';
import { invalidField, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/id.ts';
import '../keys/table.ts';
import { DELIVER } from './delivering/deliver.ts';
import './events.ts';
import {
  lockWebhook,
  requireManager,
  requireWebhook,
  type WebhookId,
  type WebhookRow,
  webhooksOf,
} from './find-webhook.ts';
import { presentWebhook } from './present.ts';
import { newSigningSecret } from './sign.ts';

/** Milliseconds for which the previous secret stays valid. */
const OLD_SECRET_FOR = 86_400_000;

/** Limited, because each one makes the site call an address. */
const CALLS = { max: 60, seconds: 3_600 };

type Site = { appUrl: URL };
type Change = z.infer<typeof webhookChangeInput>;
type WithSecret = Webhook & { secret: string | null };

/** @throws Refusal NOT_FOUND, FORBIDDEN for all but owners and keys. */
export async function listWebhooks(ctx: Ctx, companyId: string): Promise<Webhook[]> {
  await requireManager(ctx, companyId);
  const rows = await webhooksOf(ctx, companyId).orderBy('webhook.created_at').orderBy('webhook.id').execute();
  return rows.map((row) => presentWebhook(row, ctx.clock.now()));
}

/**
 * A webhook created by a key belongs to the key's owner.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT too_many_webhooks, INVALID for an address without HTTPS.
 */
export async function createWebhook(
  ctx: Ctx,
  {
    id: companyId,
    locale = ctx.locale,
    ...input
  }: Omit<WebhookFormInput, 'locale'> & { id: string; locale?: Locale | undefined },
  site: Site,
): Promise<WithSecret> {
  return inTransaction(ctx, async (tx) => {
    await requireManager(tx, companyId);
    requireSafe(input.address, site);
    await tx.db.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
    if ((await webhooksOf(tx, companyId).execute()).length >= WEBHOOKS_MAX)
      throw new Refusal('CONFLICT', { reason: 'too_many_webhooks' });
    const id = newId();
    const secret = input.kind === 'standard' ? newSigningSecret() : null;
    await tx.db
      .insertInto('webhook')
      .values({
        ...input,
        id,
        company_id: companyId,
        events: [...new Set(input.events)],
        locale,
        secret,
        created_by: await findPersonBehind(tx),
        created_at: tx.clock.now(),
      })
      .execute();
    await tx.emit('webhook.changed', { action: 'created', companyId, name: input.name });
    return { ...presentWebhook(await requireWebhook(tx, { id: companyId, webhookId: id }), tx.clock.now()), secret };
  });
}

async function findPersonBehind({ db, actor }: TxCtx): Promise<string | null> {
  if (actor.kind !== 'key') return userIdOf({ actor });
  const key = await db.selectFrom('api_key').select('created_by').where('id', '=', actor.keyId).executeTakeFirst();
  return key?.created_by ?? null;
}

/**
 * Enabled again, it continues with pending deliveries immediately.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID for an address without HTTPS, CONFLICT wrong_status to enable one that
 * is stopped.
 */
export async function changeWebhook(
  ctx: Ctx,
  { id, webhookId, isEnabled, ...input }: Change,
  site: Site,
): Promise<Webhook> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockWebhook(tx, { id, webhookId });
    if (input.address !== undefined) requireSafe(input.address, site);
    if (isEnabled === true && before.is_stopped) throw wrongStatus();
    const begins = isEnabled === true && !before.is_enabled;
    await tx.db
      .updateTable('webhook')
      .set({
        // SQL does not allow an update without columns.
        name: input.name ?? before.name,
        address: input.address,
        locale: input.locale,
        events: input.events && [...new Set(input.events)],
        is_enabled: isEnabled,
        ...(isEnabled === undefined ? {} : { disabled_for: null }),
        // The cause of failures may be fixed.
        ...(begins || input.address !== undefined ? { failing_since: null, failures: 0, retry_at: null } : {}),
      })
      .where('id', '=', webhookId)
      .execute();
    if (begins) await resume(tx, webhookId);
    await tx.emit('webhook.changed', { action: 'changed', companyId: id, name: input.name ?? before.name });
    return presentWebhook(await requireWebhook(tx, { id, webhookId }), tx.clock.now());
  });
}

export async function resume(tx: TxCtx, webhookId: string): Promise<void> {
  await tx.db
    .updateTable('webhook_delivery')
    .set({ due_at: tx.clock.now() })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
  await tx.enqueue(DELIVER, { webhookId });
}

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export async function removeWebhook(ctx: Ctx, of: WebhookId): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { name, company_id: companyId } = await lockWebhook(tx, of);
    await tx.db.deleteFrom('webhook').where('id', '=', of.webhookId).execute();
    await tx.emit('webhook.changed', { action: 'removed', companyId, name });
  });
}

/**
 * The previous secret stays valid for a day. Of two renewals within it the last two secrets are valid.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status for Slack and Teams.
 */
export async function rotateSecret(ctx: Ctx, of: WebhookId): Promise<WithSecret> {
  return inTransaction(ctx, async (tx) => {
    const { secret: before, name, company_id: companyId } = await lockWebhook(tx, of);
    if (before === null) throw wrongStatus();
    const secret = newSigningSecret();
    const until = new Date(tx.clock.now().getTime() + OLD_SECRET_FOR);
    await tx.db
      .updateTable('webhook')
      .set({ secret, old_secret: before, old_secret_until: until })
      .where('id', '=', of.webhookId)
      .execute();
    await tx.emit('webhook.changed', { action: 'secret_renewed', companyId, name });
    return { ...presentWebhook(await requireWebhook(tx, of), tx.clock.now()), secret };
  });
}

/**
 * For a locked webhook that is called on request.
 * @throws Refusal CONFLICT wrong_status while it is disabled or stopped, TOO_MANY_REQUESTS
 */
export async function takeCall(tx: TxCtx, webhook: WebhookRow): Promise<void> {
  if (!webhook.is_enabled || webhook.is_stopped) throw wrongStatus();
  await takeAttempt(tx.db, `webhooks:${webhook.company_id}`, CALLS);
}

/** A site that is served without HTTPS is a development site. */
function requireSafe(address: string, { appUrl }: Site): void {
  if (appUrl.protocol === 'https:' && new URL(address).protocol !== 'https:') throw invalidField('address', 'invalid');
}
