import { expect, test } from 'vitest';

import { createTestApp } from '#test/support/app.ts';
import { registerPerson } from '#test/support/people.ts';

import { inTransaction } from './context.ts';
import { updateSetting } from './features/settings/settings.ts';

test('a copy of a transaction’s context with another actor emits events as that actor', async () => {
  const app = await createTestApp();
  const { actor, userId } = await registerPerson(app, { role: 'admin' });
  const { id } = await app.base.db
    .selectFrom('platform_setting')
    .select('id')
    .where('key', '=', 'site.name')
    .executeTakeFirstOrThrow();
  await inTransaction(app.ctx(), (tx) => updateSetting({ ...tx, actor }, { id, value: 'Wombat jobs' }));
  const entry = await app.base.db
    .selectFrom('audit_entry')
    .select('actor_id')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(entry.actor_id).toBe(userId);
  await app.close();
});
