import type pg from 'pg';

import { digestOf, newSecret } from '../../src/server/features/accounts/secrets.ts';
import { sessionCookieName } from '../../src/server/features/accounts/session-cookie.ts';

/** Inserts rows, for measurements: signing each user in would take too long. Returns Cookie headers in order. */
export async function openSessions(client: pg.Client, userIds: readonly string[]): Promise<string[]> {
  const secrets = userIds.map(newSecret);
  await client.query(
    `insert into user_session (id, user_id, token, expires_at)
     select gen_random_uuid(), user_id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as opened (user_id, token)`,
    [userIds, secrets.map(digestOf)],
  );
  return secrets.map((secret) => `${sessionCookieName(false)}=${secret}`);
}
