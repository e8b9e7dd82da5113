import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';

import { sharedTestApp } from '#test/support/app.ts';
import { registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson } from '#test/support/people.ts';

const app = await sharedTestApp();

/** An owner invites, and another owner remains. Returns the link's secret once it is emailed. */
async function invited() {
  const other = await registerEmployer(app);
  const inviter = await registerColleague(app, other, { memberAs: 'owner' });
  const email = `${randomUUID()}@example.com`;
  const json = { email, role: 'owner', locale: 'en' };
  const path = `/api/companies/${other.companyId}/invitations`;
  expect((await app.request('POST', path, { cookie: inviter.cookie, json })).status).toBe(201);
  const mail = async () => {
    await app.drain();
    const row = await app.base.db.selectFrom('mail').select('text').where('to_address', '=', email).executeTakeFirst();
    return /#token=([\w-]+)/.exec(row?.text ?? '')?.[1];
  };
  return { other, inviter, mail };
}

test.each<[string, (userId: string) => Promise<unknown>]>([
  [
    'their role dropped',
    (userId) =>
      app.base.db.updateTable('company_member').set({ role: 'recruiter' }).where('user_id', '=', userId).execute(),
  ],
  [
    'they became an administrator',
    (userId) => app.base.db.updateTable('profile').set({ role: 'admin' }).where('user_id', '=', userId).execute(),
  ],
])('an invitation ends when its sender loses the right to send it: %s', async (_, end) => {
  const { other, inviter, mail } = await invited();
  const token = await mail();
  const read = async () => (await app.request('POST', '/api/invitations/read', { json: { token } })).status;
  expect(await read()).toBe(200);
  await end(inviter.userId);
  expect(await read()).toBe(404);
  const stranger = await registerPerson(app, { role: 'employer' });
  const accepted = await app.request('POST', '/api/invitations/accept', { cookie: stranger.cookie, json: { token } });
  expect(accepted.status).toBe(404);
  const team = await app.request('GET', `/api/companies/${other.companyId}/members`, { cookie: other.cookie });
  expect(await team.json()).toMatchObject({ invitations: [] });
  const late = await invited();
  await end(late.inviter.userId);
  expect(await late.mail()).toBeUndefined();
});
