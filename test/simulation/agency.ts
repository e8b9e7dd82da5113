import { sql } from 'kysely';

import { addClient, addMandate } from '#test/support/agency.ts';
import type { TestApp } from '#test/support/app.ts';
import { plantCandidate } from '#test/support/candidates.ts';
import { registerColleague } from '#test/support/jobs.ts';
import { type TestPerson } from '#test/support/people.ts';
import { candidateIdOf, createPresentingWorld, openSearch } from '#test/support/presenting.ts';

import type { World } from './world.ts';

/** The house agency, which searches people for a job on the site and for a client without an account. */
export interface Agency {
  id: string;
  consultants: TestPerson[];
  /** Of the owner's company. */
  jobId: string;
  /** By the person's profile. */
  candidateIds: Map<string, string>;
  /** The presentation, if any, by each consent that was over after a step. */
  over: Map<string, string | null>;
}

export async function openAgency(app: TestApp, owner: World['owner'], seekers: TestPerson[]): Promise<Agency> {
  const presenting = await createPresentingWorld(app, owner);
  const { jobId } = await openSearch(presenting);
  const { consultant } = presenting;
  const { id: clientId } = await addClient(app, consultant);
  await addMandate(app, consultant, clientId);
  const candidateIds = new Map<string, string>();
  for (const seeker of seekers) {
    const { profileId } = seeker;
    await plantCandidate(app, { companyId: consultant.companyId, profileId, origin: 'applied' });
    candidateIds.set(profileId, await candidateIdOf(presenting, seeker));
  }
  const consultants = [consultant, await registerColleague(app, consultant)];
  return { id: consultant.companyId, consultants, jobId, candidateIds, over: new Map() };
}

export interface Consent {
  id: string;
  state: string;
  profile_id: string;
  mandate_id: string;
  /** Null for a client without an account. */
  job_id: string | null;
  presentation_id: string | null;
  application_id: string | null;
}

/** The oldest first. */
export async function consentsOf({ site, agency }: World): Promise<Consent[]> {
  const { rows } = await sql<Consent>`
    select consent.id, consent.state, consent.profile_id, consent.mandate_id, mandate.job_id,
      presentation.id as presentation_id, presentation.application_id
    from representation as consent join mandate on mandate.id = consent.mandate_id
      left join presentation on presentation.representation_id = consent.id
    where consent.agency_id = ${agency.id} order by consent.asked_at, consent.id`.execute(site.db);
  return rows;
}

interface Search {
  id: string;
  state: string;
  client_id: string;
  job_id: string | null;
}

/** The oldest first. */
export async function searchesOf({ site, agency }: World): Promise<Search[]> {
  const { rows } = await sql<Search>`
    select id, state, client_id, job_id from mandate where agency_id = ${agency.id} order by id`.execute(site.db);
  return rows;
}
