import { randomInt } from 'node:crypto';

import type { UserType } from '#contract/accounts/accounts.ts';
import type { Locale } from '#contract/locales.ts';
import type { Person, PersonRole } from '#server/actor.ts';
import { inTransaction } from '#server/context.ts';
import { createAccount } from '#server/features/accounts/register.ts';

import type { TestApp } from './app.ts';

export interface TestPerson {
  cookie: string;
  userId: string;
  profileId: string;
  email: string;
  password: string;
  role: PersonRole;
  /** For contexts without HTTP: `app.ctx(person.actor)`. */
  actor: Person;
}

interface Registration {
  role?: PersonRole;
  email?: string;
  firstName?: string;
  lastName?: string;
  locale?: Locale;
}

const PASSWORD = 'a walk along the harbour';
/** `PASSWORD`, hashed with cheap parameters: a hash with those of the site takes 50 ms. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=64,t=1,p=1$TmFmZtX1slizfzoImRGjjw$ofbH9C2ykJe4PHoPw8V8YfjEUzp6381BaJGB2yOnMHc';

/** Registers a person with a confirmed address, and signs them in. */
export async function registerPerson(app: TestApp, registration: Registration = {}): Promise<TestPerson> {
  const { role = 'job_seeker', firstName = 'Ana', lastName = 'Prado', locale = 'en' } = registration;
  const email = registration.email ?? `person-${randomInt(2 ** 47).toString(36)}@example.com`;
  const userType: UserType = role === 'employer' ? 'employer' : 'job_seeker';
  const { userId, profileId } = await inTransaction({ ...app.ctx(), locale }, async (tx) => {
    const created = await createAccount(tx, {
      email,
      firstName,
      lastName,
      userType,
      password: PASSWORD_HASH,
      registrationDigest: null,
    });
    await tx.db.updateTable('user_account').set({ email_verified: true }).where('id', '=', created.userId).execute();
    await tx.db.updateTable('profile').set({ role }).where('id', '=', created.profileId).execute();
    return created;
  });
  const cookie = await signInAs(app, { userId });
  const actor = await app.accounts.authenticate(new Headers({ cookie }), new Headers());
  if (actor.kind !== 'person') throw new Error('The person could not be signed in.');
  return { cookie, userId, profileId, email, password: PASSWORD, role, actor };
}

/** As if the person had confirmed it. */
export async function setContactAddress(app: TestApp, { userId }: { userId: string }, email: string): Promise<void> {
  await app.base.db.updateTable('profile').set({ contact_email: email }).where('user_id', '=', userId).execute();
}

/** Opens another session and returns its Cookie header. */
export async function signInAs(app: TestApp, { userId }: { userId: string }): Promise<string> {
  const { api } = await app.accounts.auth();
  const { headers } = await api.openSession({ body: { userId }, headers: new Headers(), returnHeaders: true });
  return cookiesOf(headers);
}

/** The Cookie header that a browser would send after this response. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .filter((line) => !/;\s*max-age=0(;|$)/i.test(line))
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
