import { signInAs } from '../people.ts';
import { addIdentityRow, addPasskeyRow } from '../ways-in.ts';
import type { People } from './actors.ts';
import type { Thing } from './calls.ts';

/** With which the seeker signs in, or is signed in. */
export const waysInThings: Record<string, (people: People) => Promise<Thing>> = {
  'a session of the seeker': async ({ app, seeker }) => {
    await signInAs(app, seeker);
    const { id } = await app.base.db
      .selectFrom('user_session')
      .select('id')
      .where('user_id', '=', seeker.userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return { id };
  },
  'a passkey of the seeker': async ({ app, seeker }) => ({ id: await addPasskeyRow(app, seeker.userId) }),
  'a linked identity of the seeker': async ({ app, seeker }) => ({ id: await addIdentityRow(app, seeker.userId) }),
};
