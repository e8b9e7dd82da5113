import { companyKeyScopes, platformKeyScopes, type KeyScope } from '#contract/keys/key-scopes.ts';

import { createTestApp, type TestApp } from '../app.ts';
import { createActive, registerColleague, registerEmployer } from '../jobs.ts';
import { registerPerson, type TestPerson } from '../people.ts';
import { startTranslationServer } from '../translation-server.ts';
import { createPerson } from '../unclaimed.ts';
import type { Code } from './read-table.ts';

/** The actors of docs/authorization.md, and their application. */
export interface People {
  app: TestApp;
  seeker: TestPerson;
  otherSeeker: TestPerson;
  /** Without an account. */
  unclaimed: TestPerson;
  owner: TestPerson & { companyId: string };
  recruiter: TestPerson;
  manager: TestPerson;
  otherManager: TestPerson;
  interviewer: TestPerson;
  reader: TestPerson;
  rival: TestPerson & { companyId: string };
  admin: TestPerson;
  banned: TestPerson;
  unverified: TestPerson;
  /** With all scopes: of the company, of another one, of the platform. */
  keys: Record<KeyName, string>;
}

/** An application without rate limits, and its people. */
export async function createPeople(makeApp: typeof createTestApp = createTestApp): Promise<People> {
  const app = await createTranslatingApp(makeApp);
  await app.database.pool.query(
    `update platform_setting set value = '{"max":100000,"seconds":60}' where key like 'limits.%'`,
  );
  const [seeker, otherSeeker, unclaimed, owner, rival, admin] = await Promise.all([
    registerPerson(app),
    registerPerson(app),
    createPerson(app),
    registerEmployer(app),
    registerEmployer(app),
    registerPerson(app, { role: 'admin' }),
  ]);
  const [recruiter, manager, otherManager, interviewer, reader, banned, unverified] = await Promise.all([
    registerColleague(app, owner),
    registerColleague(app, owner, { memberAs: 'hiring_manager' }),
    registerColleague(app, owner, { memberAs: 'hiring_manager' }),
    registerColleague(app, owner, { memberAs: 'interviewer' }),
    registerColleague(app, owner, { memberAs: 'reader' }),
    registerColleague(app, owner),
    registerColleague(app, owner),
  ]);
  await app.base.db
    .updateTable('user_account')
    .set({ banned_at: new Date(), ban_reason: 'Fraud' })
    .where('id', '=', banned.userId)
    .execute();
  await app.base.db
    .updateTable('user_account')
    .set({ email_verified: false })
    .where('id', '=', unverified.userId)
    .execute();
  // However long the test takes.
  await app.database.pool.query(`update user_session set proved_at = 'infinity'`);
  // Both companies are hiring, so that they are public.
  const [{ id: otherJob }] = await Promise.all([createActive(app, owner), createActive(app, rival)]);
  await app.base.db
    .insertInto('job_manager')
    .values({ job_id: otherJob, company_id: owner.companyId, user_id: otherManager.userId })
    .execute();
  const [{ key }, { key: otherKey }, { key: platformKey }] = await Promise.all([
    makeKey(app, owner, `/companies/${owner.companyId}/keys`, companyKeyScopes),
    makeKey(app, rival, `/companies/${rival.companyId}/keys`, companyKeyScopes),
    makeKey(app, admin, '/admin/keys', platformKeyScopes),
  ]);
  return {
    app,
    keys: { key, otherKey, platformKey },
    seeker,
    otherSeeker,
    unclaimed,
    owner,
    recruiter,
    manager,
    otherManager,
    interviewer,
    reader,
    rival,
    admin,
    banned,
    unverified,
  };
}

async function createTranslatingApp(makeApp: typeof createTestApp): Promise<TestApp> {
  const service = await startTranslationServer();
  const app = await makeApp({ TRANSLATION_URL: service.url });
  return {
    ...app,
    async close() {
      await app.close();
      await service.close();
    },
  };
}

export async function makeKey(
  app: TestApp,
  { cookie }: TestPerson,
  path: string,
  scopes: readonly KeyScope[],
): Promise<{ id: string; key: string }> {
  const json = { name: 'Career site', scopes, expiresInDays: 30 };
  const answer = await app.request('POST', `/api${path}`, { cookie, json });
  const body = (await answer.json()) as { id: string; key: string };
  if (!answer.ok) throw new Error(`The key was refused: ${JSON.stringify(body)}`);
  return body;
}

const signedIn = [
  'seeker',
  'otherSeeker',
  'owner',
  'recruiter',
  'manager',
  'otherManager',
  'interviewer',
  'reader',
  'rival',
  'admin',
] as const;

const signedOut = ['nobody', 'banned', 'unverified'] as const;

const keyNames = ['key', 'otherKey', 'platformKey'] as const;

export type KeyName = (typeof keyNames)[number];

const people = [...signedOut, ...signedIn, 'unclaimed'] as const;

export const actorNames = [...people, ...keyNames] as const;

export const isKeyName = (name: ActorName): name is KeyName => keyNames.some((known) => known === name);

export type ActorName = (typeof actorNames)[number];

export const meant: Record<Code, readonly ActorName[]> = {
  A: people,
  N: signedOut,
  P: signedIn,
  S: ['seeker'],
  O: ['seeker'],
  J: ['seeker', 'otherSeeker'],
  U: ['unclaimed'],
  E: ['owner', 'recruiter'],
  OW: ['owner'],
  M: ['manager'],
  OM: ['otherManager'],
  IV: ['interviewer'],
  RD: ['reader'],
  W: ['owner'],
  H: ['owner', 'recruiter', 'manager', 'otherManager', 'interviewer', 'reader', 'rival'],
  R: ['rival'],
  AD: ['admin'],
  K: ['key'],
  RK: ['otherKey'],
  PK: ['platformKey'],
};

/** The Cookie header or the key of an actor; undefined for an anonymous visitor. */
export function credentialOf(world: People, name: ActorName): string | undefined {
  if (isKeyName(name)) return world.keys[name];
  return name === 'nobody' ? undefined : world[name].cookie;
}
