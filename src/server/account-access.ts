import { accountAccessContract, type AccountAccess } from '#contract/accounts/account-access.ts';

import { inTransaction, type Ctx } from './context.ts';
import type { Accounts } from './features/accounts/accounts.ts';
import { listIdentities, removeIdentities } from './features/accounts/openid/identities.ts';
import { listPasskeys, removePasskeys } from './features/accounts/passkeys.ts';
import { endSessions } from './features/accounts/password.ts';
import { listSessions } from './features/accounts/sessions.ts';
import { personOf } from './features/accounts/signed-in.ts';
import { hasPassword, lockAccount } from './features/accounts/ways-in.ts';
import { readFeed, removeFeed } from './features/interviews/feed.ts';
import { listOwnKeys, revokeOwnKeys } from './features/keys/own-keys.ts';
import { listPushDevices, removePushDevices } from './features/notifications/push/devices.ts';
import { implementing } from './procedures.ts';

const procedures = implementing(accountAccessContract);

type List = (ctx: Ctx, accounts: Accounts) => Promise<AccountAccess[]>;

const others: List = async (ctx) =>
  (await listSessions(ctx)).flatMap(({ id, isCurrent, userAgent: name, createdAt, lastUsedAt }) =>
    isCurrent
      ? []
      : [{ kind: 'session', id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() }],
  );

/** In an account without a password they stay, because they are the only ways to sign in. */
const waysIn: List = async (ctx, { providers }) => {
  if (!(await hasPassword(ctx.db, personOf(ctx).userId))) return [];
  const [passkeys, identities] = await Promise.all([listPasskeys(ctx), listIdentities(ctx, providers.list)]);
  return [
    ...passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      kind: 'passkey' as const,
      id,
      name,
      createdAt,
      lastUsedAt,
    })),
    ...identities.map(({ id, label, email, createdAt, lastUsedAt }) => ({
      kind: 'identity' as const,
      id,
      name: `${label} ${email}`,
      createdAt,
      lastUsedAt,
    })),
  ];
};

const calendar: List = async (ctx) => {
  const { createdAt } = await readFeed(ctx);
  return createdAt === null
    ? []
    : [{ kind: 'calendar', id: personOf(ctx).userId, name: '', createdAt, lastUsedAt: null }];
};

const keys: List = async (ctx) =>
  (await listOwnKeys(ctx)).map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
    kind: 'key',
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));

const devices: List = async (ctx) =>
  (await listPushDevices(ctx)).map(({ id, created_at: createdAt, user_agent: name }) => ({
    kind: 'push',
    id,
    name: name ?? '',
    createdAt: createdAt.toISOString(),
    lastUsedAt: null,
  }));

/** Everything that an intruder may have left behind and a new password does not end. */
export async function listAccess(ctx: Ctx, accounts: Accounts): Promise<AccountAccess[]> {
  const lists = [others, waysIn, calendar, keys, devices];
  return (await Promise.all(lists.map((list) => list(ctx, accounts)))).flat();
}

/** All that `listAccess` lists, in one transaction. */
export async function endAccess(ctx: Ctx): Promise<void> {
  const { userId, sessionId: keep } = personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    await endSessions(tx, { userId, reason: 'ended_by_owner', keep });
    const { email } = await lockAccount(tx.db, userId);
    if (await hasPassword(tx.db, userId)) {
      await removePasskeys(tx, { userId, email });
      await removeIdentities(tx, { userId, email });
    }
    await removeFeed(tx);
    await revokeOwnKeys(tx);
    await removePushDevices(tx);
  });
}

/** Here because they involve several features. */
export const accountAccessApi = (accounts: Accounts) => ({
  list: procedures.list.handler(({ context }) => listAccess(context, accounts)),
  endAll: procedures.endAll.handler(async ({ context }) => {
    await endAccess(context);
    return { done: true } as const;
  }),
});
