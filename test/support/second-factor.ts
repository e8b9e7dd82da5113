import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';

import type { TestApp } from './app.ts';
import type { TestPerson } from './people.ts';

/** A code of an authenticator with this secret; `later`: this many time steps ahead, since each works once. */
export const codeOf = (secret: string, later = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + later * 30_000 });

/** Switches it on, by the API. Uses the code of the current step. */
export async function setUpSecondFactor(
  app: TestApp,
  { cookie }: Pick<TestPerson, 'cookie'>,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await app.request('POST', '/api/me/second-factor', { json: {}, cookie });
  const { secret } = (await begun.json()) as { secret: string };
  const confirmed = await app.request('POST', '/api/me/second-factor/confirm', {
    json: { code: codeOf(secret) },
    cookie,
  });
  expect(confirmed.status).toBe(200);
  return { secret, ...((await confirmed.json()) as { recoveryCodes: string[] }) };
}
