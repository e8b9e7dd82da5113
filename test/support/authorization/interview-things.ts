import type { TestPerson } from '../people.ts';
import type { People } from './actors.ts';
import { ask } from './ask.ts';
import type { Thing } from './calls.ts';

type Proposed = (people: People, holder?: TestPerson) => Promise<Thing>;

/** Interviews and self-tests. */
export const interviewThings = (proposed: Proposed): Record<string, (people: People) => Promise<Thing>> => ({
  'an interview': (people) => proposed(people),
  'an interview that is booked': async (people) => ({ id: await booked(people, await proposed(people)) }),
  'an interview that is over': async (people) => {
    await ask(people, 'PATCH', '/me/profile', people.seeker, { languages: [{ language: 'de', level: 'B2' }] });
    const id = await booked(people, await proposed(people, people.interviewer));
    await people.app.database.pool.query(`update interview set starts_at = now() - interval '1 day' where id = $1`, [
      id,
    ]);
    return { id };
  },
  'a self-test that the seeker began': (people) => begun(people),
  'a self-test that the seeker sent': async (people) => {
    const { id } = await begun(people);
    await ask(people, 'POST', `/me/language-tests/${id}/answers`, people.seeker, noAnswers());
    return { id };
  },
});

async function booked(people: People, { id, startsAt }: Thing): Promise<string> {
  await ask(people, 'POST', `/interviews/${id}/choose`, people.seeker, { startsAt, timeZone: 'Europe/Madrid' });
  return id;
}

export const noAnswers = () => ({ answers: Array.from({ length: 80 }, () => '') });

/** As if there had been none before. */
async function begun(people: People): Promise<Thing> {
  await people.app.database.pool.query('delete from language_test');
  return ask(people, 'POST', '/me/language-tests', people.seeker, { language: 'de' });
}
