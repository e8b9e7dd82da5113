import { PROFILES_TOPIC } from '#contract/topics.ts';
import type { User } from '#contract/users.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../../context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { QUOTES_NO_ONE } from '../../../platform/mail/outbox.ts';
import { isLastAdministrator, lockAdministrators } from '../../accounts/administrators.ts';
import { banAccount, unbanAccount } from '../../accounts/ban.ts';
import { hideJobsOf, restoreJobsOf } from '../../jobs/hide.ts';
import { mailWriter } from '../../mail-texts/write-mail.ts';
import { offeredLocale } from '../../settings/languages.ts';
import { record } from '../audit.ts';
import { enqueueEmail } from '../enqueue-email.ts';
import { type LockedUser, lockUser } from './lock-user.ts';
import { readUser } from './queries.ts';

/**
 * Ends their sessions, hides the jobs that only they answer for, and emails the reason.
 * @throws Refusal NOT_FOUND, FORBIDDEN for oneself, CONFLICT last_admin; wrong_status where they are banned already.
 */
export async function banUser(ctx: Ctx, { id, reason }: { id: string; reason: string }): Promise<User> {
  return inTransaction(ctx, async (tx) => {
    const administrators = await lockAdministrators(tx.db);
    if (isLastAdministrator(administrators, id)) throw new Refusal('CONFLICT', { reason: 'last_admin' });
    const user = await lockUser(tx, id, 'ban');
    await banAccount(tx, id, reason);
    const jobs = await hideJobsOf(tx, id, reason);
    await tx.invalidate([PROFILES_TOPIC]);
    await record(tx, { action: 'user.banned', subject: { type: 'user', id }, details: { reason, jobs } });
    await emailOutcome(tx, user, { reason, jobs });
    return readUser(tx, id);
  });
}

/**
 * Shows again what the ban hid.
 * @throws Refusal NOT_FOUND, CONFLICT wrong_status where they are not banned.
 */
export async function unbanUser(ctx: Ctx, { id }: { id: string }): Promise<User> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, id, 'unban');
    await unbanAccount(tx, id);
    const jobs = await restoreJobsOf(tx, id);
    await tx.invalidate([PROFILES_TOPIC]);
    await record(tx, { action: 'user.unbanned', subject: { type: 'user', id }, details: { jobs } });
    await emailOutcome(tx, user, undefined);
    return readUser(tx, id);
  });
}

/** Undefined where the ban was lifted. */
type Ban = { reason: string; jobs: number } | undefined;

/**
 * A ban's email has its reasons and how to object (Regulation (EU) 2022/2065, article 17). Unconfirmed addresses may be
 * a stranger's and get no email.
 */
async function emailOutcome(tx: TxCtx, user: LockedUser, ban: Ban): Promise<void> {
  if (!user.email_verified) return;
  const settings = await tx.settings();
  const { 'site.contact_email': contact } = settings;
  const write = await mailWriter(tx);
  const locale = offeredLocale(settings, user.preferred_locale);
  const words = ban
    ? write('banned', locale, { reason: ban.reason, count: ban.jobs, contact }, { also: alsoOf(ban, contact) })
    : write('unbanned', locale, {});
  const to = {
    userId: user.id,
    name: `${user.first_name} ${user.last_name}`.trim(),
    firstName: user.first_name,
    address: user.email,
  };
  await enqueueEmail(tx, { to, about: QUOTES_NO_ONE, locale, ...words });
}

const alsoOf = ({ jobs }: NonNullable<Ban>, contact: string) => [
  ...(jobs > 0 ? (['jobs'] as const) : []),
  ...(contact ? (['contact'] as const) : []),
];
