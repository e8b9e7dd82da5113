import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type Mail from 'nodemailer/lib/mailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { MailedCv } from '#contract/candidates/mailed-cvs.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { statedCandidate } from '#test/support/candidates.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { pdf } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { sweepCandidates } from '../../candidates/sweep.ts';

const SECRET = 'a secret of the mail server';

let app: TestApp;
let stranger: TestPerson;
/** Of one company, created for each test, with a job. */
let employer: TestPerson;
let jobId: string;
/** The job's address. */
let to: string;

beforeAll(async () => {
  app = await createTestApp({ REPLY_DOMAIN: 'reply.example.com', INBOUND_MAIL_SECRET: SECRET });
  stranger = await registerEmployer(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.base.db.deleteFrom('rate_limit').execute();
  employer = await registerEmployer(app);
  jobId = (await createActive(app, employer)).id;
  to = ((await ask(employer, 'GET', `/jobs/${jobId}/cv-address`)).body as { address: string }).address;
});

async function ask(person: TestPerson | undefined, method: string, path: string, json?: object) {
  const answer = await app.request(method, `/api${path}`, { json, ...(person && { cookie: person.cookie }) });
  const text = await answer.text();
  return {
    status: answer.status,
    body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as unknown,
  };
}

const cv = (filename: string) => ({ filename, content: Buffer.from(pdf()), contentType: 'application/pdf' });

/** As a mail program writes it. */
async function mail(options: Mail.Options = {}): Promise<string> {
  const body = await new MailComposer({
    from: 'Vera Lind <vera@people.example>',
    to,
    text: 'As promised at the fair.',
    attachments: [cv('vera.pdf')],
    ...options,
  })
    .compile()
    .build();
  const answer = await app.request('POST', '/api/inbound-mail', {
    body: new Uint8Array(body),
    headers: { authorization: `Bearer ${SECRET}` },
  });
  return ((await answer.json()) as { result: string }).result;
}

const waiting = async (person = employer) => (await ask(person, 'GET', '/mailed-cvs')).body as MailedCv[];

async function mailed(): Promise<MailedCv> {
  await mail();
  const [one] = await waiting();
  if (!one) throw new Error('No CV waits.');
  return one;
}

const add = (person: TestPerson, mailedCvId: string) =>
  ask(person, 'POST', '/candidates', statedCandidate(`${randomUUID()}@people.example`, { jobId, mailedCvId }));

describe('an email to the address of a job', () => {
  test('is ignored without a signed address, from a program, for a job that has ended, and without a CV', async () => {
    const [, token = ''] = /\+(.*)@/.exec(to) ?? [];
    for (const other of [`reply+${token}@reply.example.com`, `cv+${'v'.repeat(52)}@reply.example.com`])
      expect([other, await mail({ to: other })]).toEqual([other, 'ignored']);
    expect(await mail({ headers: { 'Auto-Submitted': 'auto-replied' } })).toBe('ignored');
    expect(await mail({ attachments: [{ filename: 'notes.txt', content: 'Good morning' }] })).toBe('ignored');
    await ask(employer, 'POST', `/jobs/${jobId}/close`, { reason: 'cancelled' });
    expect(await mail()).toBe('ignored');
    expect(await waiting()).toEqual([]);
  });

  test('leaves its first five CVs, says how many files were left out, and comes only once (T590)', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `cv-${index}.pdf`);
    const sent = { messageId: '<one@people.example>', attachments: names.map(cv) };
    expect(await mail(sent)).toBe('stored');
    expect(await mail(sent)).toBe('ignored');
    const cvs = await waiting();
    expect(cvs.map(({ name }) => name).toSorted()).toEqual(names.slice(0, 5));
    expect(cvs[0]).toMatchObject({
      from: 'vera@people.example',
      words: 'As promised at the fair.',
      leftOut: 5,
      job: { id: jobId },
    });
  });

  test('is told to the members who are notified of the job, and to no one else', async () => {
    await mail();
    await app.drain();
    const kinds = async (person: TestPerson) =>
      ((await ask(person, 'GET', '/notifications')).body as { notifications: { data: object }[] }).notifications.map(
        ({ data }) => data,
      );
    expect(await kinds(employer)).toEqual([expect.objectContaining({ kind: 'cvs_mailed', job_id: jobId })]);
    expect(await kinds(stranger)).toEqual([]);
  });
});

describe('a CV that came by email', () => {
  test('is for owners and recruiters of the company only', async () => {
    const { id, url } = await mailed();
    const seeker = await registerPerson(app);
    for (const [person, status] of [
      [undefined, 401],
      [seeker, 403],
      [stranger, 404],
    ] as const) {
      expect((await ask(person, 'POST', `/mailed-cvs/${id}/read`, {})).status).toBe(status);
      expect((await ask(person, 'DELETE', `/mailed-cvs/${id}`)).status).toBe(status);
      expect((await ask(person, 'GET', url.replace('/api', ''))).status).toBe(status);
    }
    expect(await waiting(stranger)).toEqual([]);
    expect((await add(stranger, id)).status).toBe(404);
    expect(await waiting()).toHaveLength(1);
    expect((await ask(employer, 'GET', url.replace('/api', ''))).status).toBe(200);
  });

  test('becomes a candidate with an application once a member has checked it, and only once (T591)', async () => {
    const { id } = await mailed();
    const { status, body } = await add(employer, id);
    expect([status, body]).toEqual([201, { id: expect.any(String), applicationId: expect.any(String) }]);
    expect(await waiting()).toEqual([]);
    expect((await add(employer, id)).status).toBe(404);
    const { id: candidateId } = body as { id: string };
    expect((await ask(employer, 'GET', `/candidates/${candidateId}/cv`)).status).toBe(200);
  });

  test('is deleted by a member, or after thirty days (T592)', async () => {
    const { id } = await mailed();
    expect((await ask(employer, 'DELETE', `/mailed-cvs/${id}`)).status).toBe(200);
    expect((await ask(employer, 'DELETE', `/mailed-cvs/${id}`)).status).toBe(404);
    await mailed();
    const after = (days: number) => ({ now: () => new Date(Date.now() + days * 86_400_000) });
    await sweepCandidates({ ...app.system, clock: after(29) });
    expect(await waiting()).toHaveLength(1);
    await sweepCandidates({ ...app.system, clock: after(31) });
    expect(await waiting()).toEqual([]);
  });
});
