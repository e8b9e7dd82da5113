import { addContact, giveConsent, makeShortlist } from '../shortlists.ts';
import type { People } from './actors.ts';
import { openMandate } from './agency-things.ts';
import type { Thing } from './calls.ts';

const bySecret = ({ token: secret }: Thing) => ({ secret });
const ofPerson = ({ token: secret, otherId: presentationId }: Thing) => ({ secret, presentationId });

/** What calls of shortlists take besides the parts of their paths. */
export const shortlistInputs: Record<string, (thing: Thing) => Record<string, unknown>> = {
  'shortlists.create': ({ otherId }) => ({
    locale: 'fr',
    days: 30,
    people: [{ representationId: otherId, words: 'A fine negotiator.' }],
  }),
  'shortlists.mail': ({ userId }) => ({ contactId: userId }),
  'shortlists.extend': () => ({ days: 10 }),
  'shortlists.open': bySecret,
  'shortlists.answer': (thing) => ({ ...ofPerson(thing), answer: 'yes', words: '' }),
  'shortlists.cv': ofPerson,
};

/** `otherId`: of the consent. */
async function consent(people: People): Promise<Thing & { otherId: string }> {
  const { id } = await openMandate(people);
  const world = { app: people.app, consultant: people.owner, mandateId: id };
  return { id, otherId: await giveConsent(world, people.seeker) };
}

export const shortlistThings: Record<string, (people: People) => Promise<Thing>> = {
  'a mandate of the house agency for which the seeker consented': consent,
  'a shortlist of the house agency': async (people) => {
    const { id: mandateId, otherId } = await consent(people);
    const { app, owner } = people;
    const { id, secret, people: listed } = await makeShortlist({ app, consultant: owner, mandateId }, [otherId]);
    return { id, token: secret, otherId: listed[0]?.id ?? '', userId: await addContact(app, mandateId) };
  },
};
