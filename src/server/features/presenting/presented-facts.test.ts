import { beforeAll, expect, test } from 'vitest';

import { presentedFactsSchema } from '#contract/presenting/presented-facts.ts';
import type { ScreeningPart } from '#contract/screening/screening-choices.ts';
import { sharedTestApp } from '#test/support/app.ts';
import { dayIn, UNKNOWN_ID } from '#test/support/jobs.ts';
import type { TestPerson } from '#test/support/people.ts';
import {
  ALL_PARTS,
  createAgencyWorld,
  findings,
  registerTraced,
  screen,
  TRACES,
  type AgencyWorld,
} from '#test/support/shortlists.ts';

import { presentedFacts, redactPresented } from './presented-facts.ts';

const app = await sharedTestApp();
const SCREENED: ScreeningPart[] = ['availability', 'wishes', 'languages', 'right_to_work'];
let world: AgencyWorld;

beforeAll(async () => {
  world = await createAgencyWorld(app);
});

async function screened(contested: ScreeningPart[] = [], shown = SCREENED): Promise<TestPerson> {
  const person = await registerTraced(app);
  await screen(world, person, { shown, contested });
  return person;
}

const factsOf = ({ profileId }: { profileId: string }, shows = ALL_PARTS) =>
  presentedFacts(app.ctx(), profileId, shows);

test('an unknown person has no facts', async () => {
  await expect(factsOf({ profileId: UNKNOWN_ID })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the facts of a presented person name neither them nor their contact, employers, schools and birth (T670)', async () => {
  const facts = await factsOf(await screened());
  const text = JSON.stringify(presentedFactsSchema.parse(facts));
  expect(TRACES.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()))).toEqual([]);
  expect(text).toContain('Free in spring.');
});

test('a consultant’s words about a person name neither them nor their contact, employers, schools and birth', async () => {
  const { profileId } = await screened();
  const words = await redactPresented(app.ctx(), profileId, findings.wishes?.words ?? '');
  expect(TRACES.filter((trace) => words.includes(trace))).toEqual([]);
  expect(words).toContain('Near the border.');
});

test('shows only the parts that the person agreed to', async () => {
  const facts = await factsOf(await screened(), ['region', 'skills']);
  expect(facts).toMatchObject({ country: 'IT', skills: ['Incoterms', 'ERP of …'] });
  expect(facts).toMatchObject({ languages: null, experience: null, availability: null, wishes: null });
  expect(facts.rightToWork).toBeNull();
});

test('shows nothing of a screening that the person hides or contests', async () => {
  const facts = await factsOf(await screened(['wishes', 'languages'], ['wishes', 'languages', 'right_to_work']));
  expect(facts).toMatchObject({ wishes: null, availability: null, rightToWork: { isSeen: true } });
  expect(facts.languages?.map(({ evidence }) => evidence)).toEqual(['stated', 'stated', 'stated']);
});

test('says what each level rests on, first the consultant’s ear (T671)', async () => {
  const person = await screened();
  await app.base.db
    .insertInto('candidate_verification')
    .values({
      id: person.userId,
      profile_id: person.profileId,
      what: 'language',
      language: 'de',
      level: 'B1',
      how: 'certificate',
      verified_by: world.consultant.userId,
      verified_at: new Date('2026-02-03T10:00:00Z'),
    })
    .execute();
  const { languages } = await factsOf(person);
  expect(languages).toEqual([
    { language: 'it', level: 'native', evidence: 'stated', month: expect.any(String) },
    { language: 'fr', level: 'C1', evidence: 'heard', month: dayIn(0).slice(0, 7) },
    { language: 'de', level: 'B1', evidence: 'certificate', month: '2026-02' },
  ]);
});

test('shows how long the person worked as what, and when they were screened', async () => {
  const facts = await factsOf(await screened());
  expect(facts.experience).toEqual([{ title: 'Export manager at …', months: 48 }]);
  expect(facts.screenedIn).toBe(dayIn(0).slice(0, 7));
});
