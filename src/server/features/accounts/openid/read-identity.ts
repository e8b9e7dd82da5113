import { z } from 'zod';

import { emailSchema } from '#contract/accounts/accounts.ts';

import { Refusal } from '../../../platform/http/refusal.ts';
import type { Accounts } from '../accounts.ts';
import { PROOF_MINUTES } from '../authenticate.ts';
import type { OpenIdState, ProvidedIdentity } from '../table.ts';
import { callbackOf } from './begin.ts';

export interface ProvidedPerson extends ProvidedIdentity {
  label: string;
  firstName: string;
  lastName: string;
}

const claimsSchema = z.object({
  // OpenID Connect Core 1.0, section 2, except for other scripts.
  sub: z.string().regex(/^[^\p{Cc}\p{Cs}]{1,255}$/u),
  email: emailSchema.optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .optional()
    .catch(false),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});

/**
 * Exchanges the code, and checks nonce, state, issuer, audience and signature; for a proof also when the person signed
 * in there, which a provider may omit.
 * @throws Refusal UNAVAILABLE provider_unreachable, FORBIDDEN provider_refused or address_not_confirmed
 */
export async function readIdentity(
  accounts: Accounts,
  { provider, nonce, verifier, proves }: OpenIdState,
  { state, code, iss }: { state: string; code: string; iss?: string | undefined },
): Promise<ProvidedPerson> {
  const { config, library, client } = await accounts.providers.open(provider);
  const url = callbackOf(accounts, provider);
  url.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
  const claims = await accounts.providers.call(provider, async () => {
    const checks = {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      ...(proves ? { maxAge: PROOF_MINUTES * 60 } : {}),
    };
    const tokens = await library.authorizationCodeGrant(client, url, checks);
    const token = tokens.claims();
    if (!token) throw new Error('The answer had no ID token.');
    // Providers put the address into either of the two.
    const more =
      token.email === undefined && client.serverMetadata().userinfo_endpoint
        ? await library.fetchUserInfo(client, tokens.access_token, token.sub)
        : {};
    return claimsSchema.parse({ ...token, ...more, sub: token.sub });
  });
  const { email, email_verified: isConfirmed = config.confirmsAddresses } = claims;
  if (email === undefined || !isConfirmed) throw new Refusal('FORBIDDEN', { reason: 'address_not_confirmed' });
  return {
    issuer: client.serverMetadata().issuer,
    subject: claims.sub,
    provider,
    email,
    label: config.label,
    firstName: claims.given_name?.slice(0, NAME_SHOWN) ?? '',
    lastName: claims.family_name?.slice(0, NAME_SHOWN) ?? '',
  };
}

/** Fills in a form, which validates it. */
const NAME_SHOWN = 100;
