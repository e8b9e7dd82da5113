import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Access } from '#contract/procedure.ts';
import { createPeople, type People } from '#test/support/authorization/actors.ts';
import { callNamed, inputOf, procedures, send } from '#test/support/authorization/calls.ts';
import { proofs } from '#test/support/authorization/read-table.ts';
import { registerColleague } from '#test/support/jobs.ts';
import { signInAs, type TestPerson } from '#test/support/people.ts';

/** docs/authorization.md, "Recent proof". */
let people: People;
beforeAll(async () => (people = await createPeople()));
afterAll(() => people.app.close());

/** A session as after signing in at a provider: without a proof on this site. */
async function unproved(person: TestPerson): Promise<string> {
  const cookie = await signInAs(people.app, person);
  await people.app.base.db
    .updateTable('user_session')
    .set({ proved_at: null })
    .where('user_id', '=', person.userId)
    .where('proved_at', '<>', 'infinity' as unknown as Date)
    .execute();
  return cookie;
}

test('the table lists exactly the actions that always require it', () => {
  const always = proofs.filter(({ isAlways }) => isAlways).flatMap(({ calls }) => calls);
  const declared = [...procedures].filter(([, { requiresRecentProof }]) => requiresRecentProof).map(([name]) => name);
  expect(always.toSorted()).toEqual(declared.toSorted());
});

test('is asked for in a session that began at a provider', async () => {
  const cookies: Partial<Record<Access, string>> = {
    signed_in: await unproved(people.owner),
    job_seeker: await unproved(people.seeker),
    employer: await unproved(people.owner),
    admin: await unproved(people.admin),
  };
  for (const call of proofs.filter(({ isAlways }) => isAlways).flatMap(({ calls }) => calls)) {
    const { access = 'anyone' } = callNamed(call);
    const answer = await send(people.app, call, inputOf(call, undefined), cookies[access]);
    expect([call, answer.status, await answer.json()]).toMatchObject([
      call,
      403,
      { data: { reason: 'sign_in_again' } },
    ]);
  }
});

test('is asked for to make an owner, and no other member', async () => {
  const { app, owner } = people;
  const cookie = await unproved(owner);
  const { userId } = await registerColleague(app, owner);
  const path = `/api/companies/${owner.companyId}`;
  const invite = (role: string) =>
    app.request('POST', `${path}/invitations`, { cookie, json: { email: `${role}@example.com`, role, locale: 'en' } });
  const change = (role: string) => app.request('PATCH', `${path}/members/${userId}`, { cookie, json: { role } });
  for (const ask of [invite, change]) {
    const refused = await ask('owner');
    expect([refused.status, await refused.json()]).toMatchObject([403, { data: { reason: 'sign_in_again' } }]);
    expect((await ask('reader')).ok).toBe(true);
  }
  await app.base.db
    .updateTable('user_session')
    .set({ proved_at: new Date() })
    .where('user_id', '=', owner.userId)
    .execute();
  for (const ask of [invite, change]) expect((await ask('owner')).ok).toBe(true);
});
