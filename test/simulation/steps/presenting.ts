import { sql } from 'kysely';

import { clientAnswers, presentedParts } from '#contract/presenting/presenting-choices.ts';
import type { OpenShortlist, Shortlists } from '#contract/presenting/shortlists.ts';
import type { TestPerson } from '#test/support/people.ts';
import { secretIn } from '#test/support/shortlists.ts';

import { type Consent, consentsOf, searchesOf } from '../agency.ts';
import { send } from '../send.ts';
import { runTask } from '../site.ts';
import type { World } from '../world.ts';

const CLIENT = { cookie: '' };

const pick = async (world: World, is: (consent: Consent) => boolean): Promise<Consent | undefined> => {
  const found = (await consentsOf(world)).filter(is);
  return found.length > 0 ? world.random.pick(found) : undefined;
};

const seekerOf = ({ seekers }: World, { profile_id: id }: Consent): TestPerson =>
  seekers.find(({ profileId }) => profileId === id) ?? (seekers[0] as TestPerson);

const byBoth = (world: World, path: string, json: (index: number) => object): Promise<unknown> =>
  Promise.all(world.agency.consultants.map((by, index) => send(world, by, 'POST', path, json(index))));

const answer = (world: World, consent: Consent, verb: 'give' | 'refuse' | 'take-back'): Promise<unknown> =>
  send(world, seekerOf(world, consent), 'POST', `/me/representations/${consent.id}/${verb}`, {});

/** Two consultants ask the same person at once. */
export async function askForConsent(world: World): Promise<void> {
  const { agency, random, seekers } = world;
  const searches = await searchesOf(world);
  const ofJobs = searches.filter((search) => search.job_id !== null && search.state === 'open');
  const { id: mandateId } = random.pick(ofJobs.length > 0 && random.chance(0.6) ? ofJobs : searches);
  const candidateId = agency.candidateIds.get(random.pick(seekers).profileId);
  await byBoth(world, '/agency/representations', () => ({
    mandateId,
    candidateId,
    shows: presentedParts,
    words: 'May we?',
  }));
}

/** In two windows, sometimes with different answers. */
export async function answerConsent(world: World): Promise<void> {
  const consent = await pick(world, ({ state }) => state === 'asked');
  if (!consent) return;
  const second = world.random.chance(0.2) ? 'refuse' : 'give';
  await Promise.all([answer(world, consent, 'give'), answer(world, consent, second)]);
}

/** Someone who agreed, else is asked first. Two consultants present at once, while the person takes the consent back, applies themselves or does nothing. */
export async function present(world: World): Promise<void> {
  const canBePresented = (one: Consent): boolean => one.state === 'given' && one.presentation_id === null;
  let consent = await pick(world, canBePresented);
  if (!consent) {
    await askForConsent(world);
    const asked = await pick(world, ({ state }) => state === 'asked');
    if (asked) await answer(world, asked, 'give');
    consent = await pick(world, canBePresented);
  }
  if (!consent) return;
  const { mandate_id: mandateId } = consent;
  const given = (await consentsOf(world)).filter((one) => one.mandate_id === mandateId && canBePresented(one));
  const people = given.map(({ id }) => ({ representationId: id, words: 'Negotiates well.' }));
  const isForJob = consent.job_id !== null && world.random.chance(0.8);
  const meanwhile = world.random.pick(['nothing', 'nothing', 'nothing', 'take back', 'take back', 'apply']);
  await Promise.all([
    isForJob
      ? byBoth(world, `/agency/representations/${consent.id}/presentation`, () => ({ words: 'Negotiates well.' }))
      : byBoth(world, `/agency/mandates/${mandateId}/shortlists`, (index) => ({
          locale: 'fr',
          days: 30,
          people: index === 0 ? people : people.toReversed(),
        })),
    ...(meanwhile === 'take back' ? [answer(world, consent, 'take-back')] : []),
    ...(meanwhile === 'apply' ? [applyThere(world, seekerOf(world, consent))] : []),
  ]);
}

const applyThere = (world: World, seeker: TestPerson): Promise<unknown> =>
  send(world, seeker, 'POST', `/jobs/${world.agency.jobId}/applications`, { coverLetter: 'I sell to hotels.' });

/** While the employer is interested, or the person withdraws the application too. */
export async function takeBack(world: World): Promise<void> {
  const consent = await pick(world, ({ state }) => state === 'given');
  if (!consent) return;
  const path = `/applications/${consent.application_id}`;
  const meanwhile = consent.application_id === null ? 'nothing' : world.random.pick(['reveal', 'withdraw', 'nothing']);
  await Promise.all([
    answer(world, consent, 'take-back'),
    ...(meanwhile === 'reveal' ? [send(world, world.owner, 'POST', `${path}/reveal`, {})] : []),
    ...(meanwhile === 'withdraw' ? [send(world, seekerOf(world, consent), 'POST', `${path}/withdraw`, {})] : []),
  ]);
}

/** The other way round. */
export async function withdrawPresented(world: World): Promise<void> {
  const consent = await pick(world, (one) => one.application_id !== null);
  if (consent)
    await send(world, seekerOf(world, consent), 'POST', `/applications/${consent.application_id}/withdraw`, {});
}

/** One is interested, the other decides. */
export async function answerPresented(world: World): Promise<void> {
  const consent = await pick(world, (one) => one.application_id !== null);
  if (!consent) return;
  const verb = world.random.pick(['reveal', 'reject', 'accept']);
  await Promise.all(
    world.employers.map((by, index) =>
      send(world, by, 'POST', `/applications/${consent.application_id}/${index === 0 ? 'reveal' : verb}`, {}),
    ),
  );
}

/** Everyone on a shortlist, while one of them takes the consent back. */
export async function answerAsClient(world: World): Promise<void> {
  const { random } = world;
  const secrets = await secretsOf(world, random.pick(await searchesOf(world)).id);
  if (secrets.length === 0) return;
  const secret = random.pick(secrets);
  const people = await openShortlist(world, secret);
  const given = await pick(world, (one) => people.some(({ id }) => id === one.presentation_id));
  await Promise.all([
    ...people.map(({ id }) =>
      send(world, CLIENT, 'POST', '/shortlists/answer', {
        secret,
        presentationId: id,
        answer: random.pick(clientAnswers),
        words: 'When can we meet?',
      }),
    ),
    ...(given && random.chance(0.3) ? [answer(world, given, 'take-back')] : []),
  ]);
}

async function secretsOf(world: World, mandateId: string): Promise<string[]> {
  const [consultant = CLIENT] = world.agency.consultants;
  const { body } = await send(world, consultant, 'GET', `/agency/mandates/${mandateId}/shortlists`);
  return ((body as Partial<Shortlists> | undefined)?.shortlists ?? []).flatMap(({ url }) => (url ? secretIn(url) : []));
}

export async function openShortlists(world: World): Promise<void> {
  for (const { id } of await searchesOf(world))
    for (const secret of await secretsOf(world, id)) await openShortlist(world, secret);
}

/** As the client reads it; it must show no one whose consent was over before. */
async function openShortlist(world: World, secret: string): Promise<OpenShortlist['people']> {
  const { body } = await send(world, CLIENT, 'POST', '/shortlists/open', { secret });
  const { people = [] } = (body ?? {}) as Partial<OpenShortlist>;
  const over = new Set(world.agency.over.values());
  if (people.some(({ id }) => over.has(id))) world.broken.push('a shortlist shows someone whose consent is over');
  return people;
}

/** While someone gives their consent. Then it is opened again, or there is another for the same job. */
export async function endSearch(world: World): Promise<void> {
  const { random } = world;
  const search = random.pick(await searchesOf(world));
  const asked = await pick(world, (one) => one.state === 'asked' && one.mandate_id === search.id);
  await Promise.all([
    byBoth(world, `/agency/mandates/${search.id}/end`, () => ({ state: 'closed' })),
    ...(asked ? [answer(world, asked, 'give')] : []),
  ]);
  const another = { title: 'Sales manager', openings: 1, jobId: search.job_id };
  if (random.chance(0.5)) await byBoth(world, `/agency/mandates/${search.id}/reopen`, () => ({}));
  else await byBoth(world, `/agency/clients/${search.client_id}/mandates`, () => another);
}

/** As if the six months had passed. */
export async function endByTime(world: World): Promise<void> {
  const consent = await pick(world, ({ state }) => state === 'given');
  if (!consent) return;
  await sql`update representation set ends_on = '2020-01-01' where id = ${consent.id}`.execute(world.site.db);
  await Promise.all(world.site.machines.map((machine) => runTask(machine, 'presenting.end')));
}
