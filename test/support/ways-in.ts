import { newId } from '#server/platform/id.ts';

import type { TestApp } from './app.ts';

/** A passkey that nothing can use. */
export async function addPasskeyRow({ base }: TestApp, userId: string): Promise<string> {
  const id = newId();
  await base.db
    .insertInto('passkey')
    .values({
      id,
      user_id: userId,
      credential_id: id,
      public_key: Buffer.alloc(1),
      counter: 0,
      transports: [],
      is_backed_up: false,
      name: 'Phone',
      created_at: new Date(),
      used_at: null,
    })
    .execute();
  return id;
}

/** An identity that no provider knows. */
export async function addIdentityRow({ base }: TestApp, userId: string): Promise<string> {
  const id = newId();
  const identity = { issuer: 'https://id.example.com', subject: id, provider: 'test', email: 'ana@example.com' };
  await base.db
    .insertInto('linked_identity')
    .values({ id, user_id: userId, ...identity, created_at: new Date(), used_at: null })
    .execute();
  return id;
}
