import { paths } from '#contract/paths.ts';

import type { Ctx } from '../../../context.ts';
import type { Accounts } from '../accounts.ts';
import { takeStart, type Begun } from '../browser-secret.ts';
import { startPending } from '../pending-sign-in.ts';
import { newSecret } from '../secrets.ts';
import { personOf } from '../signed-in.ts';

export const secretOf = (browser: string, state: string): string => `openid ${browser} ${state}`;

export const callbackOf = ({ appUrl }: Accounts, provider: string): URL =>
  new URL(paths.signInCallback(provider), appUrl);

type From = { address: string; request: Headers };

/**
 * Authorization code with PKCE, state and nonce. The state belongs to the browser and begins with the language for the
 * return.
 * @returns where to send the browser
 * @throws Refusal NOT_FOUND, TOO_MANY_REQUESTS, UNAVAILABLE provider_unreachable
 */
export function beginSignIn(
  ctx: Ctx,
  accounts: Accounts,
  input: { provider: string },
  from: From,
): Promise<Begun & { url: string }> {
  return begin(ctx, accounts, { ...input, from });
}

/** The same, to link the returned identity to the account of this session. */
export function beginLink(
  ctx: Ctx,
  accounts: Accounts,
  input: { provider: string },
  from: From,
): Promise<Begun & { url: string }> {
  return begin(ctx, accounts, { ...input, from, linkTo: personOf(ctx) });
}

/**
 * The same, to prove one's identity in this session by signing in there again; an existing session at the provider is
 * not enough.
 */
export function beginProof(
  ctx: Ctx,
  accounts: Accounts,
  input: { provider: string },
  from: From,
): Promise<Begun & { url: string }> {
  return begin(ctx, accounts, { ...input, from, linkTo: personOf(ctx), proves: true });
}

interface Beginning {
  provider: string;
  from: From;
  linkTo?: { userId: string; sessionId: string };
  proves?: true;
}

async function begin(
  ctx: Ctx,
  accounts: Accounts,
  { provider, from, linkTo, proves }: Beginning,
): Promise<Begun & { url: string }> {
  const begun = await takeStart(ctx, accounts, from);
  const { library, client } = await accounts.providers.open(provider);
  const state = `${ctx.locale}.${newSecret()}`;
  const data = { provider, nonce: newSecret(), verifier: library.randomPKCECodeVerifier() };
  const sessionId = linkTo?.sessionId ?? null;
  await startPending(
    ctx.db,
    { kind: 'openid', userId: linkTo?.userId ?? null, data: { ...data, sessionId, ...(proves ? { proves } : {}) } },
    secretOf(begun.secret, state),
  );
  const url = library.buildAuthorizationUrl(client, {
    redirect_uri: callbackOf(accounts, provider).href,
    scope: 'openid email profile',
    state,
    nonce: data.nonce,
    code_challenge: await library.calculatePKCECodeChallenge(data.verifier),
    code_challenge_method: 'S256',
    ...(proves ? { prompt: 'login', max_age: '0' } : {}),
  });
  return { ...begun, url: url.href };
}
