import { randomInt } from 'node:crypto';

import type { Locale } from '#contract/locales.ts';
import { inTransaction } from '#server/context.ts';
import { createUnclaimed } from '#server/features/accounts/unclaimed.ts';

import type { TestApp } from './app.ts';
import { signInAs, type TestPerson } from './people.ts';

interface Beginning {
  email?: string;
  firstName?: string;
  lastName?: string;
  locale?: Locale;
  /** Whether they opened a link; true by default. */
  isConfirmed?: boolean;
  isAddedByCompany?: boolean;
}

/** A person without an account, with a session. */
export async function createPerson(
  app: TestApp,
  { email, locale = 'en', isConfirmed = true, isAddedByCompany, ...names }: Beginning = {},
): Promise<TestPerson> {
  const address = email ?? `unclaimed-${randomInt(2 ** 47).toString(36)}@example.com`;
  const { userId, profileId } = await inTransaction({ ...app.ctx(), locale }, async (tx) => {
    const created = await createUnclaimed(tx, {
      firstName: 'Rosa',
      lastName: 'Lima',
      ...names,
      address,
      locale,
      isAddedByCompany: isAddedByCompany ?? false,
    });
    await tx.db
      .updateTable('user_account')
      .set({ email_verified: isConfirmed })
      .where('id', '=', created.userId)
      .execute();
    return created;
  });
  const cookie = await signInAs(app, { userId });
  const actor = await app.accounts.authenticate(new Headers({ cookie }), new Headers());
  if (actor.kind !== 'person') throw new Error('The person has no session.');
  return { cookie, userId, profileId, email: address, password: '', role: 'job_seeker', actor };
}
