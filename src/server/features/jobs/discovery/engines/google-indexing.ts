import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

import type { GoogleCredentials } from '../../../../platform/google-credentials.ts';
import { signJwt } from '../../../../platform/jwt.ts';
import { refusedBy, type SearchEngine, TIMEOUT } from './engine.ts';

const ENDPOINT = 'https://indexing.googleapis.com/v3/urlNotifications:publish';
const SCOPE = 'https://www.googleapis.com/auth/indexing';
/** In seconds; the longest that Google accepts. */
const TOKEN_SECONDS = 3_600;
/** In milliseconds; tokens are replaced this long before they expire. */
const MARGIN = 120_000;

const tokenSchema = z.object({ access_token: z.string() });

/** The quota of a new project is 200 a day. */
export function googleIndexing(credentials: GoogleCredentials, endpoint = ENDPOINT): SearchEngine {
  let known: { token: string; until: number } | undefined;
  const tokenAt = async (now: number): Promise<string> => {
    if (!known || known.until < now)
      known = { token: await fetchToken(credentials, now), until: now + TOKEN_SECONDS * 1_000 - MARGIN };
    return known.token;
  };
  return {
    name: 'google',
    most: 1,
    limit: { max: 200, seconds: 86_400 },
    async tell(pages) {
      for (const { url, isListed } of pages) {
        const answer = await fetch(endpoint, {
          method: 'POST',
          headers: { authorization: `Bearer ${await tokenAt(Date.now())}`, 'content-type': 'application/json' },
          body: JSON.stringify({ url, type: isListed ? 'URL_UPDATED' : 'URL_DELETED' }),
          signal: AbortSignal.timeout(TIMEOUT),
        });
        if (answer.status === 429) return false;
        if (!answer.ok) await refusedBy('The Indexing API', answer);
      }
      return true;
    },
  };
}

/** Authenticates with a signed assertion (RFC 7523). */
async function fetchToken({ clientEmail, privateKey, tokenUrl }: GoogleCredentials, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1_000);
  const claims = { iss: clientEmail, scope: SCOPE, aud: tokenUrl, iat: issuedAt, exp: issuedAt + TOKEN_SECONDS };
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: signJwt('RS256', claims, createPrivateKey(privateKey)),
    }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) await refusedBy('Google’s sign-in', answer);
  return tokenSchema.parse(await answer.json()).access_token;
}
