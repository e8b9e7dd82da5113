import { randomUUID } from 'node:crypto';

import { newId } from '#server/platform/id.ts';

import type { TestApp } from './app.ts';
import { registerPerson, type TestPerson } from './people.ts';

/** Whom the person has to do with. */
export interface Surroundings {
  employer: TestPerson & { companyId: string };
  jobId: string;
}

/** Applies, is answered and answers; returns the application's id. */
export async function applyAndWrite(app: TestApp, person: TestPerson, { employer, jobId }: Surroundings) {
  const post = async (by: TestPerson, path: string, json: object) => {
    const answer = await app.request('POST', `/api${path}`, { json, cookie: by.cookie });
    const body = (await answer.json()) as { id: string };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  };
  const { id } = await post(person, `/jobs/${jobId}/applications`, { coverLetter: 'I would like to.' });
  await post(employer, `/applications/${id}/view`, {});
  await post(employer, `/applications/${id}/messages`, { clientId: randomUUID(), content: 'Thank you.' });
  await post(person, `/applications/${id}/messages`, { clientId: randomUUID(), content: 'You are welcome.' });
  await app.drain();
  return id;
}

/** A row of every kind that can be about a person without an account; `jobId` is for what waits and for invitations. */
export async function liveUnclaimed(app: TestApp, person: TestPerson, around: Surroundings): Promise<void> {
  const applicationId = await applyAndWrite(app, person, around);
  const { pool } = app.database;
  const { userId, profileId } = person;
  const { jobId, employer } = around;
  const { companyId } = employer;
  const insert = (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    const places = columns.map((_, at) => `$${at + 1}`);
    return pool.query(
      `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
  };
  const at = new Date();
  const id = () => ({ id: newId() });
  await insert('file', {
    ...id(),
    owner_id: userId,
    kind: 'cv',
    name: 'cv.pdf',
    size: 1,
    type: 'application/pdf',
    sha256: '',
    storage_key: newId(),
  });
  const offer = { ...id(), application_id: applicationId, company_id: companyId, job_id: jobId };
  await insert('offer', { ...offer, state: 'accepted', created_at: at, updated_at: at, sent_at: at, ended_at: at });
  const offerVersion = { ...id(), offer_id: offer.id, number: 1, conditions: '{}', texts: '{}' };
  const sent = { locale: 'en', binding_locale: 'en', written_at: at, sent_at: at, digest: '' };
  await insert('offer_version', { ...offerVersion, ...sent });
  const signed = { version_id: offerVersion.id, party: 'candidate', name: 'Rosa Lima', means: 'code', at };
  await insert('offer_signature', { ...signed, user_id: userId });
  const screening = { ...id(), agency_id: companyId, profile_id: profileId, is_requested: true, state: 'requested' };
  await insert('screening', { ...screening, locale: 'en', asked_at: at, updated_at: at });
  const client = { ...id(), agency_id: companyId, name: 'Brasserie Dupont', locale: 'fr' };
  await insert('client', { ...client, created_at: at, updated_at: at });
  const ofClient = { client_id: client.id, profile_id: profileId };
  await insert('client_entry', { ...id(), ...ofClient, kind: 'placed', at });
  const mandate = { ...id(), agency_id: companyId, client_id: client.id, title: 'Sales Manager', state: 'open' };
  await insert('mandate', { ...mandate, opened_on: '2026-01-15', updated_at: at });
  const asked = { ...id(), agency_id: companyId, mandate_id: mandate.id, profile_id: profileId, locale: 'en' };
  await insert('representation', { ...asked, shows: [], state: 'asked', asked_at: at });
  const placement = { ...id(), agency_id: companyId, ...ofClient, title: 'Sales Manager', state: 'expected' };
  const pay = { fixed_pay: 50_000, currency: 'EUR', fee: 0 };
  await insert('placement', { ...placement, ...pay, starts_on: '2026-03-01', created_at: at, updated_at: at });
  await insert('pool_consent', {
    ...id(),
    user_id: userId,
    company_id: companyId,
    application_id: applicationId,
    text_version: '1',
    given_at: at,
    until: at,
  });
  await insert('unsent_application', {
    ...id(),
    profile_id: profileId,
    job_id: jobId,
    job_title: 'Sales',
    cover_letter: '',
    answers: '[]',
    locale: 'en',
    created_at: at,
    expires_at: at,
  });
  await pool.query('delete from candidate where company_id = $1 and profile_id = $2', [companyId, profileId]);
  await insert('candidate', {
    ...id(),
    company_id: companyId,
    profile_id: profileId,
    origin: 'by_hand',
    added_at: at,
    last_contact_at: at,
    facts: '{}',
  });
  await insert('work_experience', {
    ...id(),
    profile_id: profileId,
    position: 'Clerk',
    company: 'Docks',
    start_date: '2020-01-01',
  });
  await insert('education', {
    ...id(),
    profile_id: profileId,
    degree: 'BA',
    institution: 'Porto',
    start_date: '2016-01-01',
  });
  await insert('certification', {
    ...id(),
    profile_id: profileId,
    name: 'DELE',
    issuing_organization: 'Cervantes',
    issue_date: '2019-01-01',
  });
  await insert('profile_language', { profile_id: profileId, language: 'pt', level: 'C1', position: 0 });
  await insert('profile_look', { profile_id: profileId, company_id: companyId, day: at });
  await insert('candidate_verification', { ...id(), profile_id: profileId, what: 'identity', verified_at: at });
  await insert('talent_invitation', {
    ...id(),
    company_id: companyId,
    job_id: jobId,
    profile_id: profileId,
    text: '',
    sent_at: at,
    expires_at: at,
    status: 'open',
  });
  await insert('notification_preference', { user_id: userId, type: 'message', token: newId() });
  await insert('mail', {
    ...id(),
    to_user_id: userId,
    about_user_id: userId,
    to_name: '',
    to_address: person.email,
    locale: 'en',
    subject: 'Hello',
  });
  const version = newId();
  await insert('own_page_version', {
    id: version,
    page: 'terms',
    number: Math.floor(Math.random() * 2 ** 30),
    texts: '{}',
    published_at: at,
    in_force_from: '2099-01-01',
  });
  await insert('terms_consent', { user_id: userId, version_id: version, given_at: at });
  await insertModeration(insert, person);
  const reader = await registerPerson(app);
  await insert('live_event', { user_id: reader.userId, seq: 1, event: '{}', about_user_id: userId });
  await insert('notification', {
    ...id(),
    user_id: reader.userId,
    type: 'other',
    data: '{}',
    about_user_id: userId,
  });
  await insert('notification', { ...id(), user_id: userId, type: 'other', data: '{}' });
}

async function insertModeration(
  insert: (table: string, row: Record<string, unknown>) => Promise<unknown>,
  { userId }: TestPerson,
): Promise<void> {
  const at = new Date();
  const caseOf = async (row: object) => {
    const id = newId();
    await insert('moderation_case', {
      id,
      subject: 'person',
      person_id: userId,
      cause: 'report',
      opened_at: at,
      reports: 1,
      ...row,
    });
    return id;
  };
  const report = { reason: 'other', text: 'So.', locale: 'en', reported_at: at };
  await insert('job_report', { id: newId(), case_id: await caseOf({}), reporter_id: userId, ...report });
  await insert('moderation_decision', {
    id: newId(),
    case_id: await caseOf({ decision: 'hidden', decided_at: at }),
    user_id: userId,
    ground: 'law',
    rule: 'One',
    reason: 'So.',
    by_report: false,
    decided_at: at,
    appeal_until: at,
    appealed_by: userId,
    appealed_at: at,
    appeal_text: 'No.',
  });
}
