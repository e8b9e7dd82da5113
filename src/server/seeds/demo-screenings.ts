import type { ScreeningInput } from '#contract/screening/screenings.ts';

import { type Person, userIdOf } from '../actor.ts';
import { digestOf, newSecret } from '../features/accounts/secrets.ts';
import { dayOf } from '../features/jobs/term.ts';
import { openScreening } from '../features/screening/open.ts';
import { answerReference, askForScreening, showPart } from '../features/screening/own.ts';
import { answerAsked } from '../features/screening/references.ts';
import { finishScreening, proposeReference, saveScreening } from '../features/screening/screening.ts';
import '../features/screening/table.ts';
import { actingAs } from './actor-of.ts';
import type { DemoAgency } from './demo-agency.ts';

const DAYS_SINCE_TALK = 12;

/** The demo seeker's, which is done and shows in part. Returns its id. */
export async function screenSeeker({ tx, colleagueId }: DemoAgency, seeker: Person): Promise<string> {
  const asked = await askForScreening(actingAs(tx, seeker, DAYS_SINCE_TALK + 3));
  const id = asked.screenings[0]?.id ?? '';
  const talk = actingAs(tx, tx.actor, DAYS_SINCE_TALK);
  await saveScreening(talk, {
    id,
    ...heardFrom(dayOf(talk.clock.now()), { self: userIdOf(tx), colleagueId }),
  });
  await finishScreening(talk, id);
  await askReferees({ tx, seeker, id });
  const read = actingAs(tx, seeker, DAYS_SINCE_TALK - 7);
  for (const part of ['identity', 'right_to_work', 'availability', 'languages', 'references'] as const)
    await showPart(read, { id, part, isShown: true });
  return id;
}

const heardFrom = (
  heardOn: string,
  { self, colleagueId }: { self: string | null; colleagueId: string },
): ScreeningInput => ({
  locale: 'en',
  findings: {
    identity: { document: 'passport' },
    rightToWork: { countries: ['ES', 'DE', 'FR', 'IT', 'PT'], isSeen: true },
    availability: {
      from: null,
      notice: { amount: 4, unit: 'weeks' },
      words: 'Would like to begin on the first of a month.',
    },
    wishes: {
      pay: { amount: 34_000, currency: 'EUR', period: 'year' },
      workplace: 'remote',
      words: 'From Valencia, with a few days on site each quarter.',
    },
  },
  languages: [
    { language: 'de', level: 'B2', heardBy: self, heardOn },
    { language: 'en', level: 'C1', heardBy: self, heardOn },
    { language: 'fr', level: 'B1', heardBy: colleagueId, heardOn },
  ],
});

/** One has answered; whether the other is asked is for the demo's seeker to say. */
async function askReferees({ tx, seeker, id }: { tx: DemoAgency['tx']; seeker: Person; id: string }): Promise<void> {
  const asking = actingAs(tx, tx.actor, DAYS_SINCE_TALK - 2);
  const { references } = await proposeReference(asking, {
    id,
    name: 'Katrin Vogel',
    relation: 'Team lead at Aeroplana until 2023',
    address: 'katrin.vogel@example.com',
    locale: 'de',
  });
  const referenceId = references[0]?.id ?? '';
  await answerReference(actingAs(tx, seeker, DAYS_SINCE_TALK - 3), { id: referenceId, agrees: true });
  // As the email with the link would store it, which is sent in the background.
  const token = newSecret();
  await tx.db
    .updateTable('screening_reference')
    .set({ digest: digestOf(token) })
    .where('id', '=', referenceId)
    .execute();
  await answerAsked(actingAs(tx, { kind: 'anonymous' }, DAYS_SINCE_TALK - 6), {
    token,
    answers: {
      together: 'Lucía war von 2020 bis 2023 in meinem Team, erst am Telefon, dann im Chat.',
      strengths: 'Bleibt ruhig, wenn Kunden laut werden, und schreibt ein Deutsch, das niemand nachbessern musste.',
      couldImprove: 'Hat anfangs zu selten um Hilfe gebeten.',
      wouldWorkAgain: true,
    },
  });
  await proposeReference(actingAs(tx, tx.actor, 1), {
    id,
    name: 'Miguel Soler',
    relation: 'Product manager at Vuelta Reisen',
    address: 'miguel.soler@example.com',
    locale: 'es',
  });
}

/** One that a consultant has begun, and one that was asked for today. */
export async function beginScreenings(
  { tx }: DemoAgency,
  { begun, asking }: { begun: { candidateId: string }; asking: Person },
): Promise<void> {
  const today = actingAs(tx, tx.actor, 0);
  const id = await openScreening(actingAs(tx, tx.actor, 1), begun);
  await saveScreening(today, {
    id,
    locale: 'de',
    findings: {
      identity: { document: 'identity_card' },
      rightToWork: null,
      availability: { from: null, notice: { amount: 3, unit: 'months' }, words: '' },
      wishes: null,
    },
    languages: [],
  });
  await askForScreening(actingAs(tx, asking, 0));
}
