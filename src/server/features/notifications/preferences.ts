import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';

import type { NotificationPreference, NotificationType } from '#contract/notifications/notifications.ts';

import type { Person, PersonRole } from '../../actor.ts';
import type { Ctx, TxCtx } from '../../context.ts';
import { invalidField, notFound } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import './table.ts';

const typesOf: Record<PersonRole, readonly NotificationType[]> = {
  employer: ['application', 'status_change', 'message', 'other'],
  job_seeker: ['status_change', 'message'],
  admin: [],
};

const BOTH = { inApp: true, byMail: true };

/** Each type that the actor's role gets. */
export const readPreferences = (ctx: Ctx): Promise<NotificationPreference[]> => preferencesOf(ctx, personOf(ctx));

async function preferencesOf({ db }: Pick<Ctx, 'db'>, { userId, role }: Person): Promise<NotificationPreference[]> {
  const rows = await db
    .selectFrom('notification_preference')
    .select(['type', 'in_app', 'by_mail'])
    .where('user_id', '=', userId)
    .execute();
  const chosen = new Map(rows.map((row) => [row.type, { inApp: row.in_app, byMail: row.by_mail }]));
  return typesOf[role].map((type) => ({ type, ...(chosen.get(type) ?? BOTH) }));
}

/** @throws Refusal INVALID for a type that the actor's role does not get */
export async function setPreference(
  ctx: Ctx,
  { type, inApp, byMail }: NotificationPreference,
): Promise<NotificationPreference[]> {
  const person = personOf(ctx);
  if (!typesOf[person.role].includes(type)) throw invalidField('type', 'invalid');
  await ctx.db
    .insertInto('notification_preference')
    .values({ user_id: person.userId, type, in_app: inApp, by_mail: byMail, token: newToken() })
    .onConflict((conflict) => conflict.columns(['user_id', 'type']).doUpdateSet({ in_app: inApp, by_mail: byMail }))
    .execute();
  return preferencesOf(ctx, person);
}

export async function wantsInApp({ db }: TxCtx, userId: string, type: NotificationType): Promise<boolean> {
  const row = await db
    .selectFrom('notification_preference')
    .select('in_app')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .executeTakeFirst();
  return row?.in_app ?? BOTH.inApp;
}

/** Created on first use; undefined if the person opted out. */
export async function subscriptionOf(
  { db }: TxCtx,
  userId: string,
  type: NotificationType,
): Promise<string | undefined> {
  const row = await db
    .insertInto('notification_preference')
    .values({ user_id: userId, type, token: newToken() })
    // A no-op update returns the existing row, even of a concurrent transaction.
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'type']).doUpdateSet({ token: sql.ref('notification_preference.token') }),
    )
    .returning(['token', 'by_mail'])
    .executeTakeFirstOrThrow();
  return row.by_mail ? row.token : undefined;
}

/** @throws Refusal NOT_FOUND */
export async function readSubscription(
  { db }: Pick<Ctx, 'db'>,
  token: string,
): Promise<Pick<NotificationPreference, 'type' | 'byMail'>> {
  const row = await db
    .selectFrom('notification_preference')
    .select(['type', 'by_mail'])
    .where('token', '=', token)
    .executeTakeFirstOrThrow(notFound);
  return { type: row.type, byMail: row.by_mail };
}

/**
 * The token alone authorizes it. Idempotent.
 * @throws Refusal NOT_FOUND
 */
export async function unsubscribe({ db }: Pick<Ctx, 'db'>, token: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('notification_preference')
    .set({ by_mail: false })
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound();
}

/** 256 bits, as 43 characters. */
const newToken = (): string => randomBytes(32).toString('base64url');
