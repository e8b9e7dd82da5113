import { randomUUID } from 'node:crypto';

import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { pdf, uploadForm } from '../support/made-files.ts';
import { openThreads, withClient } from './threads.ts';

/** Users' actions, by name. */
export type Acts = Record<string, () => Promise<Response>>;

/** How often each had which result. */
export type Answers = Record<string, Record<string, number>>;

/** Milliseconds. */
const TIMEOUT = 20_000;

/** @param url - of a site with the demo's data */
export async function prepareActs(url: string, databaseUrl: string): Promise<Acts> {
  const [thread] = await openThreads(databaseUrl, 1);
  if (!thread) throw new Error('The demo has no thread.');
  const { applicationId, applicant, employer } = thread;
  const { jobId, from } = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ jobId: string; from: string }>(
      `select job.id as "jobId", job.primary_locale as from from job join application on application.job_id = job.id where application.id = $1`,
      [applicationId],
    );
    return rows[0] ?? { jobId: '', from: '' };
  });
  const ask = (path: string, init: RequestInit) =>
    fetch(url + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
  const get = (path: string, cookie = '') => ask(path, { headers: { cookie } });
  const post = (path: string, cookie: string, json: object) =>
    ask(path, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
  const upload = () =>
    ask('/api/files', {
      method: 'POST',
      headers: { cookie: applicant, 'sec-fetch-site': 'same-origin' },
      body: uploadForm('cv', 'cv.pdf', pdf()),
    });
  const { id: fileId } = (await (await upload()).json()) as { id: string };
  const email = demoAccounts.find(({ role }) => role === 'job_seeker')?.email ?? '';
  let searches = 0;
  const to = from === 'de' ? 'en' : 'de';
  return {
    'read the home page': () => get('/'),
    search: () => get(`/jobs?q=sales%20${(searches += 1)}`),
    'read a job': () => get(`/jobs/${jobId}`),
    'open the dashboard': () => get('/dashboard/job-seeker', applicant),
    'send a message': () =>
      post(`/api/applications/${applicationId}/messages`, applicant, { clientId: randomUUID(), content: 'Hello' }),
    'upload a file': upload,
    'download a file': () => get(`/api/files/${fileId}`, applicant),
    'ask for a new password, by email': () => post('/api/auth/forgot-password', '', { email }),
    'translate a job': () => post(`/api/jobs/${jobId}/translations/${to}/machine`, employer, { from }),
  };
}

/** "works", or the status with the reason that its page has a text for. */
async function nameAnswer(act: () => Promise<Response>): Promise<string> {
  const answer = await act().catch(() => undefined);
  if (!answer) return 'no answer';
  const text = await answer.text();
  if (answer.ok) return 'works';
  const reason = /"reason":"(\w+)"/.exec(text)?.[1];
  return [answer.status, reason].filter(Boolean).join(' ');
}

/** All in parallel. @returns whether all worked */
export async function doAll(acts: Acts, seen: Answers): Promise<boolean> {
  const answers = await Promise.all(
    Object.entries(acts).map(async ([name, act]) => [name, await nameAnswer(act)] as const),
  );
  for (const [name, answer] of answers) {
    const counts = (seen[name] ??= {});
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return answers.every(([, answer]) => answer === 'works');
}
