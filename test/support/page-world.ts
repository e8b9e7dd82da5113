import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';

import { companyKeyScopes, platformKeyScopes } from '#contract/keys/key-scopes.ts';
import type { Offer } from '#contract/offers/offer-views.ts';

import type { TestApp } from './app.ts';
import { setApprovers } from './approvals.ts';
import { completeJob, createActive, createDraft } from './jobs.ts';
import { act, liveAsEmployer, liveAsSeeker } from './lives.ts';
import { offerInput, shortlist } from './offers.ts';
import { becomeAgency, presentToClient, screenPerson } from './page-world-agency.ts';
import { registerPerson, signInAs, type TestPerson } from './people.ts';
import { webhookInput } from './webhooks.ts';

/** Users who have used every feature, so that each page of test/support/pages.ts has content. */
export interface PageWorld {
  seeker: TestPerson;
  /** Lets companies find them. */
  newcomer: TestPerson;
  employer: TestPerson;
  admin: TestPerson;
  company: { id: string; slug: string };
  /** The seeker applied for it. */
  jobId: string;
  openJobId: string;
  draftId: string;
  applicationId: string;
  /** To the seeker; it was sent. */
  offerId: string;
  /** Shortlisted, without an offer. */
  shortlistedId: string;
  /** The seeker, as the company knows them. */
  candidateId: string;
  importId: string;
  candidateImportId: string;
  webhookId: string;
  testId: string;
  caseId: string;
  decisionId: string;
  alertToken: string;
  unsubscribeToken: string;
  invitationToken: string;
  /** The secret of a shortlist with the newcomer on it. */
  shortlistToken: string;
  /** Of the house agency, which is the company. */
  clientId: string;
  screeningId: string;
  mandateId: string;
  placementId: string;
}

/** A text of the site: a realistic one, or another; `letters` is the limit's maximum. */
export type Write = (plain: string, letters: number) => string;

export interface Making {
  app: TestApp;
  write: Write;
  admin: TestPerson;
  employer: TestPerson;
  companyId: string;
}

/** Fills an empty site. */
export async function makePageWorld(app: TestApp, write: Write = (plain) => plain, letters = 0): Promise<PageWorld> {
  const [firstName, lastName] = [write('Ada', 80), write('Boss', 80)];
  const admin = await registerPerson(app, { role: 'admin', firstName, lastName });
  const newcomer = await registerPerson(app, { firstName: write('Iris', 80), lastName: write('Vale', 80) });
  const { person: employer, company } = await liveAsEmployer(app, { admin, applicants: [newcomer], letters });
  employer.cookie = await signInAs(app, employer);
  await act(app, employer, 'PATCH', '/me', { locale: 'en' });
  await act(app, employer, 'PATCH', '/me/profile', { firstName: write('Jonas', 80), lastName: write('Weber', 80) });
  await act(app, employer, 'PATCH', `/companies/${company.id}`, {
    name: write('Acme', 80),
    industry: write('Tourism', 80),
  });
  const making = { app, write, admin, employer, companyId: company.id };
  const jobIds = [await publish(making), await publish(making), await publish(making)] as const;
  const jobId = await publish(making);
  const { id: draftId } = await createDraft(app, employer);
  const seeker = await arriveAsSeeker(making, [...jobIds], letters);
  const { id: applicationId } = await act(app, seeker, 'POST', `/jobs/${jobId}/applications`, {
    coverLetter: write('I sell to hotels.', 1_000),
  });
  await review(making, [jobId, ...jobIds], applicationId);
  for (const person of [employer, seeker])
    await act(app, person, 'POST', `/applications/${applicationId}/messages`, {
      clientId: randomUUID(),
      content: write('Good morning', 1_000),
    });
  await publishPages(making);
  await app.database.pool.query(`update company set verified_at = now(), verified_how = 'domain' where id = $1`, [
    company.id,
  ]);
  await findPeople(making, newcomer, jobIds[2]);
  const offerId = await sendOffer(making, applicationId);
  await askForApproval(making);
  await failEmail(making);
  const { cases } = await act<{ cases: { id: string }[] }>(app, admin, 'GET', '/admin/moderation', null);
  const decisions = await act<{ id: string }[]>(app, employer, 'GET', '/me/decisions', null);
  const { id: testId } = await act(app, seeker, 'POST', '/me/language-tests', { language: 'pt' });
  const candidateId = await candidateOf(making, seeker);
  return {
    seeker,
    newcomer,
    employer,
    admin,
    company,
    jobId,
    openJobId: jobIds[2],
    draftId,
    applicationId,
    offerId,
    shortlistedId: (await shortlist(app, employer, jobId, newcomer)).applicationId,
    candidateId,
    testId,
    ...(await connectPrograms(making)),
    ...(await becomeAgency(making, candidateId)),
    screeningId: await screenPerson(making, seeker),
    shortlistToken: await presentToClient(making, newcomer),
    caseId: cases[0]?.id ?? '',
    decisionId: decisions[0]?.id ?? '',
    alertToken: await tokenInMail(app, '/job-alerts/'),
    unsubscribeToken: await tokenInMail(app, '/unsubscribe/'),
    invitationToken: await tokenInMail(app, '/invitations/mailed#token='),
  };
}

/** A draft that waits for the employer, who also approves offers. */
async function askForApproval({ app, write, employer, companyId }: Making): Promise<void> {
  const owner = { ...employer, companyId };
  const { id } = await createDraft(app, employer, {
    translations: { en: { title: write('Team Lead', 120), description: '<p>You lead a team.</p>', requirements: '' } },
  });
  await setApprovers(app, owner, 'job', [employer]);
  await act(app, employer, 'POST', `/jobs/${id}/approval`);
  await setApprovers(app, owner, 'job', []);
  await setApprovers(app, owner, 'offer', [employer], { freeUpTo: { amount: 45_000, currency: 'EUR' } });
}

/** As after the last attempt to send it. */
async function failEmail({ app, write }: Making): Promise<void> {
  await app.database.pool.query(
    `insert into mail (id, to_name, to_address, locale, subject, html, text, status, attempts, last_error)
     values (gen_random_uuid(), $1, 'ada@example.com', 'en', $2, '', '', 'dead', 7, $3)`,
    [write('Ada Boss', 80), write('Your job was published', 200), write('451 Try again later', 200)],
  );
}

async function sendOffer({ app, write, employer, companyId }: Making, applicationId: string): Promise<string> {
  const text = { letter: write('We would like you to join us.', 1_000), benefits: write('30 days of holiday.', 200) };
  const { conditions, ...input } = offerInput({ texts: { en: text, de: text }, payReason: write('Rare skills.', 200) });
  const offer = await act<Offer>(app, employer, 'POST', `/applications/${applicationId}/offers`, {
    ...input,
    conditions: { ...conditions, city: write('Lisbon', 80) },
  });
  await act(app, employer, 'POST', `/offers/${offer.id}/send`, { version: offer.version.number });
  await act(app, employer, 'PUT', `/companies/${companyId}/offer-templates`, {
    templates: [{ name: write('Sales', 80), texts: { en: text, de: text } }],
  });
  return offer.id;
}

async function candidateOf({ app, companyId }: Making, { profileId }: TestPerson): Promise<string> {
  const { id } = await app.base.db
    .selectFrom('candidate')
    .select('id')
    .where('company_id', '=', companyId)
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return id;
}

async function publish({ app, write, employer }: Making): Promise<string> {
  const text = {
    title: write('Account Executive', 120),
    description: `<p>${write('You sell to hotels in Portugal.', 200)}</p>`,
    requirements: `<ul><li>${write('You know hotels.', 200)}</li></ul>`,
  };
  const job = await createActive(app, employer, {
    ...completeJob(),
    city: write('Lisbon', 80),
    skills: [write('CRM', 60), 'Excel', write('Negotiation', 59)],
    languages: [{ language: 'pt', level: 'C1', required: true }],
    translations: { en: text, de: text },
  });
  return job.id;
}

async function arriveAsSeeker(
  { app, write, employer, admin }: Making,
  jobIds: [string, string, string],
  letters: number,
): Promise<TestPerson> {
  const { person } = await liveAsSeeker(app, { employer, jobIds, admin, letters });
  person.cookie = await signInAs(app, person);
  await act(app, person, 'PATCH', '/me/profile', {
    firstName: write('Lucía', 80),
    lastName: write('Moreno', 80),
    jobTitle: write('Account Manager', 80),
  });
  await act(app, person, 'PATCH', '/me', { locale: 'en' });
  return person;
}

/** Everything that a company adds to its jobs, and to one application. */
async function review(
  { app, write, employer, companyId }: Making,
  jobIds: readonly string[],
  applicationId: string,
): Promise<void> {
  const inBoth = (plain: string, letters: number) => ({ en: write(plain, letters), de: write(plain, letters) });
  const questions = [
    { kind: 'text', required: false, texts: inBoth('When can you begin?', 200) },
    {
      kind: 'choices',
      required: false,
      texts: { en: write('What do you know?', 200) },
      options: [{ texts: inBoth('Hotels', 100) }, { texts: { en: write('Airlines', 100) } }],
      wanted: [0],
    },
  ];
  const criteria = [{ names: inBoth('Languages', 80), guide: write('Two of them.', 300), points: 5 }];
  const [pipeline] = await act<{ id: string }[]>(app, employer, 'PUT', `/companies/${companyId}/stages`, {
    pipelines: [
      {
        name: write('Sales', 60),
        isDefault: false,
        stages: [
          { names: inBoth('CV read', 40), status: 'viewed' },
          { names: { de: write('Gespräch', 40) }, status: 'shortlisted' },
        ],
      },
    ],
  });
  for (const id of jobIds) {
    await act(app, employer, 'PUT', `/jobs/${id}/questions`, { questions });
    await act(app, employer, 'PUT', `/jobs/${id}/stages`, { pipelineId: pipeline?.id });
    await act(app, employer, 'PUT', `/jobs/${id}/criteria`, { criteria });
  }
  const path = `/applications/${applicationId}`;
  await act(app, employer, 'POST', `${path}/view`);
  await act(app, employer, 'POST', `${path}/shortlist`);
  await act(app, employer, 'POST', `${path}/comments`, { text: write('Let us call.', 1_000) });
  await act(app, employer, 'POST', `${path}/tags`, { add: [write('Hotels', 40)] });
  await act(app, employer, 'POST', `${path}/todos`, {
    text: write('Call her.', 200),
    dueOn: '2026-01-01',
    assigneeId: employer.userId,
  });
  const { criteria: asked } = await act<{ criteria: { id: string }[] }>(app, employer, 'GET', `${path}/scores`, null);
  await act(app, employer, 'POST', `${path}/scores`, {
    recommendation: 'yes',
    note: write('Speaks well.', 500),
    marks: asked.map(({ id }) => ({ criterionId: id, value: 5, note: write('Fluent.', 500) })),
  });
  await act(app, employer, 'PUT', `/companies/${companyId}/templates`, {
    templates: [{ name: write('Thanks', 80), category: 'status', texts: inBoth('Thank you.', 200), sending: null }],
  });
  await act(app, employer, 'PUT', `/companies/${companyId}/rejection-reasons`, {
    reasons: [{ names: inBoth('Too far away', 80), texts: { en: write('You live too far away.', 500) } }],
  });
}

/** The pages without a built-in text. */
async function publishPages({ app, write, admin }: Making): Promise<void> {
  for (const page of ['help', 'legal-notice']) {
    const { revision } = await act<{ revision: number }>(app, admin, 'PUT', `/admin/pages/${page}/draft/en`, {
      html: `<h2>${write('Contact', 60)}</h2><p>${write('Write to us.', 200)}</p>`,
      revision: null,
    });
    await act(app, admin, 'POST', `/admin/pages/${page}/publish`, { revision, note: '', newTerms: null });
  }
}

/** Invites a colleague into the company, and a person whom it found to a job. */
async function findPeople({ app, write, employer, companyId }: Making, person: TestPerson, jobId: string) {
  await act(app, employer, 'POST', `/companies/${companyId}/invitations`, {
    email: `${write('colleague', 60)}@${write('acme', 60)}.example`,
    role: 'reader',
    locale: 'de',
  });
  await act(app, person, 'PATCH', '/me/profile', { visibility: 'employers' });
  await act(app, employer, 'POST', `/talent/${person.profileId}/invitations`, {
    jobId,
    text: write('Your languages fit.', 500),
  });
}

/** Jobs from a file, keys, and a program that receives events. */
async function connectPrograms(making: Making) {
  const { app, write, admin, employer, companyId } = making;
  const importId = await uploadFile(making, 'imports', `${write('jobs', 90)}.csv`, [
    ['title', 'city', write('remark', 60), 'reference'],
    [write('Team Lead', 120), write('Porto', 80), write('urgent', 200), write('R1', 60)],
  ]);
  const candidateImportId = await uploadFile(making, 'candidate-imports', `${write('candidates', 90)}.csv`, [
    ['first name', 'last name', 'email', 'city', write('remark', 60)],
    [write('Ana', 80), write('Melo', 80), 'ana.melo@example.com', write('Porto', 80), write('urgent', 200)],
    [write('Rui', 80), '', 'rui', '', ''],
  ]);
  await app.drain();
  const name = write('Career site', 60);
  await act(app, employer, 'POST', `/companies/${companyId}/keys`, {
    name,
    expiresInDays: null,
    scopes: [...companyKeyScopes],
  });
  await act(app, admin, 'POST', '/admin/keys', { name, expiresInDays: 365, scopes: [...platformKeyScopes] });
  const { id: webhookId } = await act(app, employer, 'POST', `/companies/${companyId}/webhooks`, {
    ...webhookInput,
    name: write(webhookInput.name, 60),
  });
  return { importId, candidateImportId, webhookId };
}

async function uploadFile({ app, employer, companyId }: Making, path: string, name: string, rows: string[][]) {
  const file = new FormData();
  file.set('file', new File([rows.map((cells) => `${cells.join(',')}\n`).join('')], name));
  const sent = await app.request('POST', `/api/companies/${companyId}/${path}`, {
    body: file,
    cookie: employer.cookie,
  });
  return ((await sent.json()) as { id: string }).id;
}

/** The secret in the last emailed link of this kind. */
const tokenInMail = (app: TestApp, path: string): Promise<string> =>
  // A site that runs on this database may send it.
  vi.waitFor(async () => {
    const { rows } = await app.database.pool.query<{ token: string }>(
      `select substring(text from $1) as token from mail where text ~ $1 order by created_at desc limit 1`,
      [`${path}([A-Za-z0-9_-]+)`],
    );
    if (!rows[0]) throw new Error(`No email has a link to ${path}`);
    return rows[0].token;
  }, 10_000);
