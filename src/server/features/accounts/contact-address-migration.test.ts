import { expect, test } from 'vitest';

import { createEmptyDatabase } from '#test/support/database.ts';

import { openDatabase } from '../../platform/db/database.ts';
import { migrate, migrations } from '../../platform/db/migrate.ts';

const id = (number: number): string => `01a20000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const people: [name: string, role: string, isVerified: boolean, contact: string | null, after: (string | null)[]][] = [
  ['own', 'job_seeker', true, 'own@example.com', ['own@example.com', null]],
  ['other', 'job_seeker', true, 'contact@example.com', [null, 'contact@example.com']],
  ['unverified', 'job_seeker', false, 'unverified@example.com', [null, 'unverified@example.com']],
  ['none', 'job_seeker', true, null, [null, null]],
  ['employer', 'employer', true, 'office@example.com', [null, null]],
];

test('counts only the account’s own address as confirmed among earlier contact addresses', async () => {
  const server = await createEmptyDatabase();
  const database = openDatabase({ connectionString: server.url });
  await migrate(database.pool, { wanted: migrations.filter(([name]) => name < '0117_contact_addresses.sql') });
  for (const [index, [name, role, isVerified, contact]] of people.entries()) {
    await database.pool.query(
      'insert into user_account (id, name, email, email_verified, user_type) values ($1, $2, $3, $4, $5)',
      [id(index), name, `${name}@example.com`, isVerified, role],
    );
    await database.pool.query(
      `insert into profile (id, user_id, role, first_name, last_name, username, contact_email) values ($1, $1, $2, '', '', $3, $4)`,
      [id(index), role, name, contact],
    );
  }
  await migrate(database.pool);
  const { rows } = await database.pool.query({
    text: 'select contact_email, contact_email_to_confirm from profile order by id',
    rowMode: 'array',
  });
  expect(rows).toEqual(people.map(([, , , , after]) => after));
  await database.close();
  await server.drop();
});
