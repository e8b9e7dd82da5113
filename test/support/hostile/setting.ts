import { credentialOf, meant, type ActorName, type People } from '../authorization/actors.ts';
import type { Thing } from '../authorization/calls.ts';
import { actions } from '../authorization/read-table.ts';
import { make } from '../authorization/things.ts';
import { PASSWORD_HASH, signInAs } from '../people.ts';

/** Undoes effects of earlier calls: signed out, password changed, profile filled, keys at their limit. */
export async function refresh({ app, seeker, owner, rival, admin, keys }: People): Promise<void> {
  for (const person of [seeker, owner, rival, admin]) {
    // Otherwise a text that became the password in one test would be correct in another with the same seed.
    await app.base.db
      .updateTable('user_credential')
      .set({ password: PASSWORD_HASH })
      .where('user_id', '=', person.userId)
      .execute();
    person.cookie = await signInAs(app, person);
    if (!person.cookie) throw new Error(`${person.email} can no longer sign in.`);
  }
  for (const table of ['work_experience', 'education', 'certification'] as const)
    await app.base.db.deleteFrom(table).execute();
  const kept = Object.values(keys).map((key) => key.slice(0, 10));
  await app.base.db.deleteFrom('api_key').where('prefix', 'not in', kept).execute();
}

/** An actor and an object for a procedure, so that the input gets as far as possible. */
export async function settingOf(
  people: People,
  name: string,
): Promise<{ thing: Thing; cookie: string | undefined; again: () => Promise<Thing> }> {
  const rows = actions.filter(({ calls, may }) => calls.includes(name) && may.length > 0);
  const { of = '', may = [] } = rows.find((row) => row.of) ?? rows[0] ?? {};
  const [code = 'A'] = may;
  const actor: ActorName = meant[code][0] ?? 'nobody';
  const again = () => (of ? make(people, of) : Promise.resolve({ id: people.owner.userId }));
  return { thing: await again(), cookie: credentialOf(people, actor), again };
}
