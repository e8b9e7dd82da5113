import { registerColleague } from '../jobs.ts';
import { registerPerson } from '../people.ts';
import { makeKey, type People } from './actors.ts';
import type { Thing } from './calls.ts';

async function keyOfCompany({ app, owner, owner: { companyId: id } }: People): Promise<Thing> {
  const key = await makeKey(app, owner, `/companies/${id}/keys`, ['read_jobs']);
  return { id, keyId: key.id };
}

async function stoppedKeyOfCompany({ app, owner, owner: { companyId: id } }: People): Promise<Thing> {
  const maker = await registerColleague(app, owner, { memberAs: 'owner' });
  const key = await makeKey(app, maker, `/companies/${id}/keys`, ['read_jobs']);
  await app.base.db.deleteFrom('company_member').where('user_id', '=', maker.userId).execute();
  return { id, keyId: key.id };
}

async function keyOfPlatform({ app, admin }: People): Promise<Thing> {
  const { id } = await makeKey(app, admin, '/admin/keys', ['read_audit']);
  return { id, keyId: id };
}

async function stoppedKeyOfPlatform({ app }: People): Promise<Thing> {
  const maker = await registerPerson(app, { role: 'admin' });
  const { id } = await makeKey(app, maker, '/admin/keys', ['read_audit']);
  await app.base.db.updateTable('profile').set({ role: 'job_seeker' }).where('user_id', '=', maker.userId).execute();
  return { id, keyId: id };
}

export const keyThings = {
  'a key of the company': keyOfCompany,
  'a key of the company, whose maker left': stoppedKeyOfCompany,
  'a key of the platform': keyOfPlatform,
  'a key of the platform, whose maker is no administrator any more': stoppedKeyOfPlatform,
};
