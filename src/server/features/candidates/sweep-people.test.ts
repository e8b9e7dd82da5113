import { beforeEach, expect, test } from 'vitest';

import { applyingWorld } from '#test/support/applying.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { createPerson } from '#test/support/unclaimed.ts';

import { sweepPeople } from './sweep-people.ts';

const world = applyingWorld();
let person: TestPerson;
beforeEach(async () => {
  person = await createPerson(world.app);
});

/** Nothing happened for a month, and no session is left. */
async function letMonthPass({ userId }: TestPerson): Promise<void> {
  const { pool } = world.app.database;
  await pool.query(`update user_account set updated_at = now() - interval '31 days' where id = $1`, [userId]);
  await pool.query('delete from user_session where user_id = $1', [userId]);
}
async function isKept({ userId }: TestPerson): Promise<boolean> {
  await sweepPeople(world.app.system);
  const { rowCount } = await world.app.database.pool.query('select from user_account where id = $1', [userId]);
  return rowCount === 1;
}

test('erases people without an account of whom nothing is left (T441)', async () => {
  await letMonthPass(person);
  expect(await isKept(person)).toBe(false);
});

test('keeps them while they have an application, a session or a link, and in the first month', async () => {
  const [applicant, young, signedIn, linked] = [
    person,
    await createPerson(world.app),
    await createPerson(world.app),
    await createPerson(world.app),
  ];
  expect((await world.apply(applicant)).status).toBe(201);
  await letMonthPass(applicant);
  // As in a blind review.
  await world.app.database.pool.query('delete from candidate where profile_id = $1', [applicant.profileId]);
  await world.app.database.pool.query('delete from user_session where user_id = $1', [young.userId]);
  await world.app.database.pool.query(`update user_account set updated_at = now() - interval '31 days' where id = $1`, [
    signedIn.userId,
  ]);
  await letMonthPass(linked);
  await world.app.database.pool.query(
    `insert into user_token (digest, user_id, purpose, email, expires_at) values ($1::text, $1::uuid, 'person', $2, now() + interval '1 day')`,
    [linked.userId, linked.email],
  );
  for (const one of [applicant, young, signedIn, linked]) expect(await isKept(one)).toBe(true);
});

test('keeps accounts', async () => {
  const account = await registerPerson(world.app);
  await letMonthPass(account);
  expect(await isKept(account)).toBe(true);
});
