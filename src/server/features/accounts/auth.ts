import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import type { DBAdapter, DBAdapterInstance, Where } from 'better-auth/types';
import { z } from 'zod';

import { PASSWORD_MAX } from '#contract/accounts/accounts.ts';

import type { Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { Log } from '../../platform/log.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { digestOf } from './secrets.ts';
import { DAY_SECONDS, sessionCookieName } from './session-cookie.ts';
import { mayHoldSession } from './standing.ts';

export type Auth = ReturnType<typeof createAuth>;

interface AuthDeps {
  db: Db;
  secret: string;
  appUrl: URL;
  log: Log;
  sessionDays: () => Promise<number>;
}

const at = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Only better-auth's server API is used, not its routes, limits, links or emails (docs/decisions/0015-accounts.md). */
export function createAuth({ db, secret, appUrl, log, sessionDays }: AuthDeps) {
  const https = appUrl.protocol === 'https:';
  return betterAuth({
    baseURL: appUrl.origin,
    secret,
    database: digestSessions(kyselyAdapter(db, { type: 'postgres' })),
    logger: { level: 'error', log: (_level, message) => log.error({ part: 'better-auth' }, message) },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    user: { modelName: 'user_account', fields: { ...at, emailVerified: 'email_verified' } },
    session: {
      modelName: 'user_session',
      fields: { ...at, userId: 'user_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent' },
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'user_credential',
      fields: {
        ...at,
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      // The contract limits characters, this counts UTF-16 units.
      maxPasswordLength: 2 * PASSWORD_MAX,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    advanced: {
      // Its own prefix would be `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: https },
      cookies: { session_token: { name: sessionCookieName(https) } },
      ipAddress: { disableIpTracking: true },
      database: { generateId: newId },
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) =>
            (await mayHaveSession(db, userId)) && { data: { expiresAt: await endOf(sessionDays) } },
        },
      },
    },
    plugins: [openSession],
  });
}

const endOf = async (sessionDays: () => Promise<number>) =>
  new Date(Date.now() + (await sessionDays()) * DAY_SECONDS * 1_000);

/** Banned and unverified people get no session, however they sign in. */
async function mayHaveSession(db: Db, userId: string): Promise<boolean> {
  const account = await db
    .selectFrom('user_account as account')
    .select('account.id')
    .where('account.id', '=', userId)
    .where(mayHoldSession)
    .executeTakeFirst();
  return account !== undefined;
}

/** Signs in without a password, after an emailed link was opened in the browser that requested it. */
const openSession = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.uuid() }), requireHeaders: true },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        const session = user && (await internalAdapter.createSession(user.id));
        if (!session) return { opened: false };
        await setSessionCookie(context, { session, user });
        return { opened: true };
      },
    ),
  },
};

/** Stores digests of the session tokens, so that a leaked table or backup lets no one sign in. */
function digestSessions(instance: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = instance(options);
    return {
      ...adapter,
      create: async (query) => {
        const { token } = query.data;
        if (query.model !== 'session' || typeof token !== 'string') return adapter.create(query);
        const row = await adapter.create<Record<string, unknown>>({
          ...query,
          data: { ...query.data, token: digestOf(token) },
        });
        return { ...row, token } as never;
      },
      findOne: async <Row>(query: Parameters<DBAdapter['findOne']>[0]) => {
        const row = await adapter.findOne<Row>({ ...query, where: digestIn(query.model, query.where) });
        const token = query.model === 'session' ? query.where.find(({ field }) => field === 'token')?.value : undefined;
        return row && token ? { ...row, token } : row;
      },
      findMany: (query) => adapter.findMany({ ...query, where: query.where && digestIn(query.model, query.where) }),
      update: (query) => adapter.update({ ...query, where: digestIn(query.model, query.where) }),
      updateMany: (query) => adapter.updateMany({ ...query, where: digestIn(query.model, query.where) }),
      delete: (query) => adapter.delete({ ...query, where: digestIn(query.model, query.where) }),
      deleteMany: (query) => adapter.deleteMany({ ...query, where: digestIn(query.model, query.where) }),
    };
  };
}

function digestIn(model: string, where: Where[]): Where[] {
  if (model !== 'session') return where;
  return where.map((condition) => {
    const { field, value } = condition;
    if (field !== 'token') return condition;
    return {
      ...condition,
      value: Array.isArray(value) ? value.map((token) => digestOf(String(token))) : digestOf(String(value)),
    };
  });
}
