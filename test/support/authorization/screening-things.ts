import { inTransaction } from '#server/context.ts';
import { mailReference } from '#server/features/screening/mail-reference.ts';
import { insertScreening } from '#server/features/screening/open.ts';
import '#server/features/screening/table.ts';

import { plantCandidate } from '../candidates.ts';
import { screeningInput } from '../screening.ts';
import type { People } from './actors.ts';
import { houseAgency } from './agency-things.ts';
import { ask } from './ask.ts';
import type { Thing } from './calls.ts';

const words = 'It was the identity card.';
const referee = { name: 'Luca Bruni', relation: 'Team lead', address: 'luca@people.example', locale: 'it' };

/** What calls about screenings take besides the parts of their paths. */
export const screeningInputs: Record<string, (thing: Thing) => Record<string, unknown>> = {
  'screenings.open': ({ id }) => ({ candidateId: id }),
  'screenings.save': () => screeningInput(),
  'screenings.answer': () => ({ part: 'identity', words }),
  'screenings.proposeReference': () => referee,
  'ownScreenings.show': () => ({ part: 'identity', isShown: true }),
  'ownScreenings.contest': () => ({ part: 'identity', words }),
  'ownScreenings.answerReference': () => ({ agrees: true }),
  'references.read': ({ token }) => ({ token }),
  'references.answer': ({ token }) => ({
    token,
    answers: { together: '', strengths: '', couldImprove: '', wouldWorkAgain: true },
  }),
  'references.decline': ({ token }) => ({ token }),
};

export const screeningThings: Record<string, (people: People) => Promise<Thing>> = {
  'a candidate of the house agency': async (people) => {
    await houseAgency(people);
    return { id: (await plantCandidate(people.app, people.owner)).id };
  },
  'a screening of the seeker': written,
  'a finished screening of the seeker': finished,
  'a screening of the seeker who contests a part': async (people) => {
    const screening = await finished(people);
    const path = `/me/screenings/${screening.id}/parts/identity/contest`;
    await ask(people, 'POST', path, people.seeker, { words });
    return screening;
  },
  'a referee whom a consultant named': named,
  'a link to a referee': asked,
};

/** The only one of the seeker. */
async function written(people: People): Promise<Thing> {
  const { app, owner, seeker } = people;
  const { id: agencyId } = await houseAgency(people);
  const { profileId } = seeker;
  await app.base.db.deleteFrom('screening').where('profile_id', '=', profileId).execute();
  const id = await inTransaction(app.ctx(), (tx) =>
    insertScreening(tx, { agencyId, profileId, consultantId: owner.userId }),
  );
  await ask(people, 'PUT', `/screenings/${id}`, owner, screeningInput());
  return { id };
}

async function finished(people: People): Promise<Thing> {
  const { id } = await written(people);
  return ask(people, 'POST', `/screenings/${id}/finish`, people.owner, {});
}

async function named(people: People): Promise<Thing> {
  const { id } = await written(people);
  const answer = await ask(people, 'POST', `/screenings/${id}/references`, people.owner, referee);
  return (answer as unknown as { references: Thing[] }).references[0] ?? { id };
}

async function asked(people: People): Promise<Thing> {
  const { app, seeker } = people;
  const { id } = await named(people);
  await ask(people, 'POST', `/me/references/${id}/answer`, seeker, { agrees: true });
  await mailReference(app.ctx(), { referenceId: id });
  const { text } = await app.base.db
    .selectFrom('mail')
    .select('text')
    .where('to_address', '=', referee.address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { id, token: /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '' };
}
