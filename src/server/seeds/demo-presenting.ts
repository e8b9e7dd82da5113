import { sql } from 'kysely';

import { presentedParts } from '#contract/presenting/presenting-choices.ts';

import type { Person } from '../actor.ts';
import { askForConsent } from '../features/presenting/ask.ts';
import { readJobPresenting, saveJobPresenting } from '../features/presenting/of-job.ts';
import { giveConsent } from '../features/presenting/own.ts';
import { presentToJob } from '../features/presenting/present-to-job.ts';
import { answerShortlist, openShortlist } from '../features/presenting/shortlists/open.ts';
import { createShortlist } from '../features/presenting/shortlists/shortlists.ts';
import { actingAs, actorOf } from './actor-of.ts';
import type { DemoAgency } from './demo-agency.ts';
import { beginScreenings, screenSeeker } from './demo-screenings.ts';

interface Candidate {
  candidateId: string;
  actor: Person;
}

/** Screenings of the demo's seeker and of applicants, their consents, and what was presented of them. */
export async function fillPresenting(agency: DemoAgency, { seekerId }: { seekerId: string }): Promise<void> {
  const seeker = await actorOf(agency.tx, seekerId);
  const screeningId = await screenSeeker(agency, seeker);
  await presentSeeker(agency, { seeker, screeningId });
  const [first, second, third, fourth] = await findApplicants(agency, seeker);
  if (!first || !second || !third || !fourth) throw new Error('The agency has too few applicants.');
  await beginScreenings(agency, { begun: { candidateId: third.candidateId }, asking: fourth.actor });
  await presentOnShortlist(agency, [first, second]);
  await askApplicant(agency, third, 3);
  await askForConsent(actingAs(agency.tx, agency.tx.actor, 1), {
    mandateId: agency.byHand.mandateIds[0],
    screeningId,
    shows: [...presentedParts],
    words:
      'A brewery in Brussels exports to Germany and Spain and looks for one person for the customers of both. You could work from Valencia four days out of five.',
  });
}

/** To the job of a client whose owner accepted the terms. */
async function presentSeeker(
  { tx, onSite: { mandateId, jobId } }: DemoAgency,
  { seeker, screeningId }: { seeker: Person; screeningId: string },
): Promise<void> {
  const owner = await tx.db
    .selectFrom('job')
    .innerJoin('company_member as member', 'member.company_id', 'job.company_id')
    .select('member.user_id')
    .where('job.id', '=', jobId)
    .where('member.role', '=', 'owner')
    .executeTakeFirstOrThrow();
  const accepting = actingAs(tx, await actorOf(tx, owner.user_id), 10);
  const { terms } = await readJobPresenting(accepting, jobId);
  await saveJobPresenting(accepting, { id: jobId, takes: true, terms });
  const { id } = await askForConsent(actingAs(tx, tx.actor, 9), {
    mandateId,
    screeningId,
    shows: [...presentedParts],
    words: 'Its customers are hotels, as yours are now, and the team needs someone who answers them in German.',
  });
  await giveConsent(actingAs(tx, seeker, 8), id);
  await presentToJob(actingAs(tx, tx.actor, 0), {
    id,
    words:
      'Six years of customers in four languages, three of them with hotels in Spain, Austria and Germany. Her German is the German of daily work: we heard it at B2, on the phone and in writing.',
  });
}

/** Whose language is German; those who speak Spanish and French first. */
async function findApplicants({ tx, agencyId }: DemoAgency, seeker: Person): Promise<Candidate[]> {
  const { rows } = await sql<{ candidate_id: string; user_id: string }>`
    select candidate.id as candidate_id, profile.user_id
    from candidate join profile on profile.id = candidate.profile_id
    where candidate.company_id = ${agencyId} and candidate.origin = 'applied' and profile.preferred_locale = 'de'
      and profile.id <> ${seeker.profileId}
    order by (select count(*) from profile_language as spoken
      where spoken.profile_id = profile.id and spoken.language in ('es', 'fr')) desc, candidate.id
    limit 4`.execute(tx.db);
  const found: Candidate[] = [];
  for (const { candidate_id: candidateId, user_id: userId } of rows)
    found.push({ candidateId, actor: await actorOf(tx, userId) });
  return found;
}

/** They consent a day later. Returns the consent's id. */
async function askApplicant(
  { tx, byHand }: DemoAgency,
  { candidateId, actor }: Candidate,
  daysAgo: number,
): Promise<string> {
  const { id } = await askForConsent(actingAs(tx, tx.actor, daysAgo), {
    mandateId: byHand.mandateIds[0],
    candidateId,
    shows: ['languages', 'experience', 'skills', 'region'],
    words:
      'Eine Brauerei in Brüssel sucht jemanden für ihre Kundschaft in Deutschland und Spanien. Dürfen wir Sie vorstellen?',
  });
  await giveConsent(actingAs(tx, actor, daysAgo - 1), id);
  return id;
}

/** The client has opened it, and answered about the first. */
async function presentOnShortlist(agency: DemoAgency, people: readonly [Candidate, Candidate]): Promise<void> {
  const { tx, byHand } = agency;
  const [first, second] = [await askApplicant(agency, people[0], 7), await askApplicant(agency, people[1], 6)];
  const { url, people: presented } = await createShortlist(actingAs(tx, tx.actor, 4), {
    id: byHand.mandateIds[0],
    locale: 'fr',
    days: 30,
    people: [
      {
        representationId: first,
        words:
          'Nous a convaincus par sa façon de répondre aux réclamations\u202f: calme, précise, sans formules toutes faites.',
      },
      { representationId: second, words: 'Connaît bien le marché allemand et souhaite s’installer à Bruxelles.' },
    ],
  });
  const secret = new URLSearchParams(new URL(url ?? '').hash.slice(1)).get('token') ?? '';
  const client = actingAs(tx, { kind: 'anonymous' }, 3);
  await openShortlist(client, secret);
  await answerShortlist(client, {
    secret,
    presentationId: presented[0]?.id ?? '',
    answer: 'yes',
    words: 'Profil très intéressant. Un entretien la semaine prochaine serait-il possible\u202f?',
  });
}
