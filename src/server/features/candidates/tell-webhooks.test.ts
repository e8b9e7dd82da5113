import { beforeEach, expect, test } from 'vitest';

import { applyingWorld } from '#test/support/applying.ts';
import { UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { createPerson } from '#test/support/unclaimed.ts';

const world = applyingWorld();
const PASSWORD = 'nine green bottles';

beforeEach(async () => {
  const { db } = world.app.base;
  await db.deleteFrom('webhook').execute();
  const { company_id } = await db
    .selectFrom('company_member')
    .select('company_id')
    .where('user_id', '=', world.employer.userId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('webhook')
    .values({
      id: UNKNOWN_ID,
      company_id,
      kind: 'standard',
      name: 'Ours',
      address: 'https://example.com/hook',
      locale: 'en',
      events: ['candidate.claimed'],
      secret: 'secret',
      old_secret: null,
      old_secret_until: null,
      disabled_for: null,
      failing_since: null,
      retry_at: null,
      busy_until: null,
      created_by: world.employer.userId,
      created_at: new Date(),
    })
    .execute();
});

const sent = () => world.app.base.db.selectFrom('webhook_delivery').select(['event', 'data']).execute();
const candidateOf = async ({ profileId }: Pick<TestPerson, 'profileId'>) =>
  world.app.base.db
    .selectFrom('candidate')
    .select(['id as candidateId', 'company_id as companyId'])
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();

test('sends an event, with ids alone, when a candidate claims an account', async () => {
  const person = await createPerson(world.app);
  await world.apply(person);
  expect(await sent()).toEqual([]);
  await world.call('POST', '/api/people/claim', person, { password: PASSWORD });
  expect(await sent()).toEqual([{ event: 'candidate.claimed', data: await candidateOf(person) }]);
});

test('sends the same when a candidate turns out to have an account (T478)', async () => {
  const account = await registerPerson(world.app);
  await world.apply(await createPerson(world.app, { email: account.email }));
  const { email, password } = account;
  await world.call('POST', '/api/auth/login', undefined, { email, password });
  expect(await sent()).toEqual([{ event: 'candidate.claimed', data: await candidateOf(account) }]);
});
