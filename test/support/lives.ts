import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { vi } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import type { Company } from '#contract/companies/companies.ts';
import type { EditableJob } from '#contract/jobs/job-views.ts';
import { noticeEndings } from '#server/features/jobs/notice.ts';

import type { TestApp } from './app.ts';
import { completeJob, dayIn } from './jobs.ts';
import { pdf, uploadForm } from './made-files.ts';
import { registerPerson, setContactAddress, type TestPerson } from './people.ts';

/**
 * Words that occur nowhere else, each containing its name: 'qzfbiok'. Letters only, since a name allows nothing else.
 * At least this many letters each.
 */
export function vocabulary(letters = 0) {
  const mark = `qz${Array.from({ length: 6 }, () => 'bcdfghjklmnpqrstvwxz'[randomInt(20)]).join('')}`;
  const words: string[] = [];
  const word = (name: string): string => {
    const made = `${mark}${name}k`.padEnd(letters, 'an');
    if (!words.includes(made)) words.push(made);
    return made;
  };
  return { word, words };
}

export type Vocabulary = ReturnType<typeof vocabulary>;

/** Calls the API; fails if it refuses. */
export async function act<Answer = { id: string }>(
  app: TestApp,
  person: Pick<TestPerson, 'cookie'> | undefined,
  method: string,
  path: string,
  json: object | null = {},
): Promise<Answer> {
  const answer = await app.request(method, `/api${path}`, {
    ...(json ? { json } : {}),
    ...(person ? { cookie: person.cookie } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function store(
  app: TestApp,
  { cookie }: TestPerson,
  kind: 'avatar' | 'logo' | 'cv' | 'attachment',
  name: string,
): Promise<string> {
  const isPicture = kind === 'avatar' || kind === 'logo';
  const bytes = isPicture
    ? await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a7' } })
        .png()
        .toBuffer()
    : pdf();
  const answer = await app.request('POST', '/api/files', {
    body: uploadForm(kind, `${name}.${isPicture ? 'png' : 'pdf'}`, bytes),
    cookie,
  });
  if (!answer.ok) throw new Error(`${name} was refused: ${answer.status}`);
  return ((await answer.json()) as { id: string }).id;
}

const say = (app: TestApp, person: TestPerson, applicationId: string, content: string, attachmentIds: string[] = []) =>
  act(app, person, 'POST', `/applications/${applicationId}/messages`, {
    clientId: randomUUID(),
    content,
    attachmentIds,
  });

/**
 * Runs all tasks, including those scheduled for later. Without a mail server, emails stay in the outbox with their
 * content.
 */
export async function letDaysPass(app: TestApp): Promise<void> {
  await app.drain();
  await app.database.pool.query(`update pgboss.job set start_after = now() where state < 'active'`);
  await app.drain();
}

export async function tick(app: TestApp, names: readonly string[]): Promise<void> {
  const { tasks } = await import('#server/tasks.ts');
  for (const name of names) await tasks.find((task) => task.name === name)?.run(app.system, {});
}

async function fillProfile(app: TestApp, person: TestPerson, { word }: Vocabulary): Promise<void> {
  const [avatarFileId, cvFileId] = [
    await store(app, person, 'avatar', word('avatar')),
    await store(app, person, 'cv', word('cv')),
  ];
  await act(app, person, 'PATCH', '/me/profile', {
    avatarFileId,
    cvFileId,
    bio: word('bio'),
    skills: [word('skill')],
    city: word('city'),
    country: 'PT',
    jobTitle: word('jobtitle'),
    languages: [{ language: 'pt', level: 'C1' }],
  });
  await setContactAddress(app, person, `${word('contact')}@example.com`);
  await act(app, person, 'PUT', '/me/contact-address', { email: `${word('nextcontact')}@example.com` });
  const dates = { startDate: '2016-01-01', endDate: null };
  await act(app, person, 'POST', '/me/work-experience', {
    position: word('position'),
    company: word('formeremployer'),
    isCurrent: true,
    description: word('worked'),
    ...dates,
  });
  await act(app, person, 'POST', '/me/education', {
    degree: word('degree'),
    institution: word('institution'),
    fieldOfStudy: word('field'),
    description: word('studied'),
    ...dates,
  });
  await act(app, person, 'POST', '/me/certifications', {
    name: word('certificate'),
    issuingOrganization: word('issuer'),
    issueDate: '2019-01-01',
    expirationDate: null,
    credentialUrl: `https://example.com/${word('credential')}`,
  });
}

/** Changes an address by the email's link, and requests another change that is never confirmed. */
async function changeAddress(app: TestApp, person: TestPerson, { word }: Vocabulary): Promise<void> {
  const email = `${word('newaddress')}@example.com`;
  await act(app, person, 'POST', '/auth/forgot-password', { email: person.email });
  await act(app, person, 'POST', '/auth/change-email', { email, password: person.password });
  await app.drain();
  // A site that runs on this database may have taken the task.
  const { text } = await vi.waitFor(
    () => app.database.db.selectFrom('mail').select('text').where('to_address', '=', email).executeTakeFirstOrThrow(),
    10_000,
  );
  const token = /#token=([\w-]+)/.exec(text ?? '')?.[1];
  await act(app, person, 'POST', '/auth/confirm', { token });
  await app.drain();
  await act(app, person, 'POST', '/auth/change-email', {
    email: `${word('unconfirmed')}@example.com`,
    password: person.password,
  });
  await app.request('POST', '/api/auth/login', { json: { email, password: 'a wrong guess' } });
  await app.drain();
  person.email = email;
}

/** Options of the generated words. */
interface Wording {
  letters?: number;
}

export interface Others extends Wording {
  /** A member of the company that the seeker applies to. */
  employer: TestPerson;
  jobIds: [string, string, string];
  admin: TestPerson;
}

/** A seeker who has used every feature, in unique words; `about`: what others wrote about them. */
export async function liveAsSeeker(
  app: TestApp,
  { employer, jobIds: [firstId, secondId, thirdId], admin, letters }: Others,
) {
  const own = vocabulary(letters);
  const about = vocabulary(letters);
  const { word } = own;
  const person = await registerPerson(app, {
    firstName: word('first'),
    lastName: word('last'),
    email: `${word('address')}@example.com`,
    locale: 'de',
  });
  await app.request('POST', '/api/auth/login', {
    json: { email: person.email, password: person.password },
    headers: { 'user-agent': word('browser') },
  });
  await fillProfile(app, person, own);
  const { id } = await act<Application>(app, person, 'POST', `/jobs/${firstId}/applications`, {
    coverLetter: word('letter'),
  });
  await act(app, employer, 'POST', `/applications/${id}/view`);
  await act(app, employer, 'PUT', `/applications/${id}/notes`, { text: about.word('note') });
  await act(app, employer, 'POST', `/applications/${id}/shortlist`);
  await say(app, employer, id, `Dear ${about.word('salutation')}`);
  await say(app, person, id, word('message'), [await store(app, person, 'attachment', word('attachment'))]);
  // Everything is read, so that the next message causes a notification and an email.
  await act(app, employer, 'POST', `/applications/${id}/read`);
  await say(app, person, id, word('unread'));
  const { id: withdrawn } = await act<Application>(app, person, 'POST', `/jobs/${secondId}/applications`, {
    coverLetter: word('other'),
  });
  await act(app, person, 'POST', `/applications/${withdrawn}/withdraw`);
  await act(app, person, 'PUT', `/jobs/${thirdId}/saved`);
  await act(app, person, 'POST', `/jobs/${thirdId}/report`, { reason: 'other', text: word('report') });
  await act(app, undefined, 'POST', `/jobs/${secondId}/report`, {
    reason: 'other',
    text: word('signedout'),
    email: person.email,
  });
  const filters = { q: word('searched'), city: [word('searchedcity')] };
  await act(app, person, 'POST', '/me/saved-searches', { name: word('search'), filters, frequency: 'at_once' });
  await act(app, undefined, 'POST', '/job-alerts', {
    email: person.email,
    filters: { q: word('alert') },
    frequency: 'at_once',
  });
  await act(app, admin, 'POST', `/admin/users/${person.userId}/verifications`, {
    fact: { what: 'identity' },
    name: `${word('first')} ${word('last')}`,
    note: about.word('checked'),
  });
  await letDaysPass(app);
  await changeAddress(app, person, own);
  return { person, own: own.words, about: about.words };
}

/** Fills in a company and posts for it; `applicants` apply and get messages. */
async function runCompany(
  app: TestApp,
  person: TestPerson,
  { id: companyId }: Pick<Company, 'id'>,
  { word }: Vocabulary,
  applicants: readonly TestPerson[],
) {
  await act(app, person, 'PATCH', `/companies/${companyId}`, {
    website: `https://${word('website')}.com/`,
    industry: word('industry'),
    description: { en: word('description'), fr: word('beschreibung') },
    logoFileId: await store(app, person, 'logo', word('logo')),
  });
  await act(app, person, 'POST', `/companies/${companyId}/domain-mail`, { mailbox: word('mailbox') });
  const text = (locale: string) => ({
    title: word(`title${locale}`),
    description: `<p>${word(`description${locale}`)}</p>`,
    requirements: `<p>${word(`requirements${locale}`)}</p>`,
  });
  const content = {
    ...completeJob(),
    city: word('jobcity'),
    skills: [word('jobskill')],
    validThrough: dayIn(3),
    translations: { en: text('en'), de: text('de') },
  };
  const draft = await act<EditableJob>(app, person, 'POST', '/jobs', {
    ...content,
    translations: { en: { ...text('en'), title: word('draft') } },
  });
  const job = await act<EditableJob>(app, person, 'POST', '/jobs', content);
  await act(app, person, 'POST', `/jobs/${job.id}/publish`);
  await noticeEndings(app.ctx());
  for (const applicant of applicants) {
    const { id } = await act<Application>(app, applicant, 'POST', `/jobs/${job.id}/applications`, { coverLetter: '' });
    await act(app, person, 'POST', `/applications/${id}/view`);
    await act(app, person, 'POST', `/applications/${id}/interview`);
    await act(app, person, 'PUT', `/applications/${id}/notes`, { text: word('note') });
    await say(app, person, id, word('message'));
    await say(app, applicant, id, 'With pleasure.');
  }
  return { draft, job };
}

/** The only employer of a company, in unique words; an administrator viewed all of it. */
export async function liveAsEmployer(
  app: TestApp,
  { admin, applicants, letters }: Wording & { admin: TestPerson; applicants: readonly TestPerson[] },
) {
  const own = vocabulary(letters);
  const about = vocabulary(letters);
  const { word } = own;
  const person = await registerPerson(app, {
    role: 'employer',
    firstName: word('first'),
    lastName: word('last'),
    email: `${word('address')}@example.com`,
    locale: 'fr',
  });
  await act(app, person, 'PATCH', '/me/profile', {
    avatarFileId: await store(app, person, 'avatar', word('avatar')),
  });
  await setContactAddress(app, person, `${word('contact')}@example.com`);
  const company = await act<Company>(app, person, 'POST', '/companies', { name: word('company') });
  const { job } = await runCompany(app, person, company, own, applicants);
  for (const applicant of applicants)
    await act(app, applicant, 'POST', `/jobs/${job.id}/report`, { reason: 'other', text: about.word('report') });
  await act(app, admin, 'POST', `/admin/jobs/${job.id}/hide`, { reason: 'Asks for money.' });
  await act(app, admin, 'POST', `/admin/jobs/${job.id}/restore`);
  await letDaysPass(app);
  await tick(app, ['jobs.search.tidy', 'jobs.search.recount']);
  await changeAddress(app, person, own);
  return { person, company, own: own.words, about: about.words };
}

/**
 * A member of a company that continues without them: `own` are their words, `written` those written for the company.
 */
export async function liveAsRecruiter(
  app: TestApp,
  { companyId, applicants, jobId }: { companyId: string; applicants: readonly TestPerson[]; jobId: string },
) {
  const own = vocabulary();
  const written = vocabulary();
  const { word } = own;
  const person = await registerPerson(app, {
    role: 'employer',
    firstName: word('first'),
    lastName: word('last'),
    email: `${word('address')}@example.com`,
  });
  await app.database.db
    .insertInto('company_member')
    .values({ company_id: companyId, user_id: person.userId, role: 'recruiter' })
    .execute();
  await setContactAddress(app, person, `${word('contact')}@example.com`);
  await runCompany(app, person, { id: companyId }, written, applicants);
  await act(app, person, 'POST', `/jobs/${jobId}/report`, { reason: 'other', text: word('report') });
  await letDaysPass(app);
  await changeAddress(app, person, own);
  return { person, own: own.words, written: written.words };
}
