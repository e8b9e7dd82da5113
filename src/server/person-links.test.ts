import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { type MailServer, startMailServer, tokenIn } from '#test/support/mail-server.ts';
import { cookiesOf, type TestPerson } from '#test/support/people.ts';

const LINK = '/applications/mailed';

let app: TestApp;
let smtp: MailServer;
let employer: TestPerson;
let jobId: string;
beforeAll(async () => {
  smtp = await startMailServer();
  app = await createTestApp({ SMTP_URL: smtp.url });
  employer = await registerEmployer(app);
});
beforeEach(async () => {
  await app.database.db.deleteFrom('rate_limit').execute();
  jobId = (await createActive(app, employer)).id;
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const post = (path: string, json: object, cookie?: string) =>
  app.request('POST', `/api${path}`, { json, ...(cookie ? { cookie } : {}) });
const begin = (email: string, cookie?: string) =>
  post('/people', { firstName: 'Rosa', lastName: 'Lima', email, acceptsTerms: true }, cookie);
const sendLater = (cookie: string, id = jobId) =>
  post(`/jobs/${id}/unsent-applications`, { coverLetter: 'I would like to.' }, cookie);
const open = (token: string, cookie?: string) => post('/people/open', { token }, cookie);
const viewerOf = async (cookie: string) => (await (await app.request('GET', '/api/me', { cookie })).json()) as object;
const mailed = async (email: string) => {
  await app.drain();
  return tokenIn(smtp.lastTo(email), LINK);
};
const applicationsOf = async (cookie: string) => {
  const answer = await app.request('GET', '/api/me/applications', { cookie });
  return ((await answer.json()) as { applications: { id: string; job: { id: string } }[] }).applications;
};
/** Begins, prepares an application, and returns the cookie. */
async function applyBy(email: string): Promise<string> {
  const cookie = cookiesOf((await begin(email)).headers);
  const answer = await sendLater(cookie);
  expect(await answer.json()).toEqual({ address: email });
  return cookie;
}

describe('applying without an account', () => {
  test('sends the application once the link is opened, and shows it there', async () => {
    await applyBy('rosa@example.com');
    const token = await mailed('rosa@example.com');
    expect(smtp.lastTo('rosa@example.com').subject).toContain('Account Executive');
    const opened = await open(token);
    const body = (await opened.json()) as { sent: string[] };
    expect(body).toEqual({ sent: [expect.any(String)], applied: [], closed: [], changed: [] });
    const cookie = cookiesOf(opened.headers);
    expect(await viewerOf(cookie)).toMatchObject({ email: 'rosa@example.com', unclaimed: { isConfirmed: true } });
    expect((await applicationsOf(cookie)).map(({ id }) => id)).toEqual(body.sent);
  });
});
