import type { EditableJob } from '#contract/jobs/job-views.ts';

import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { signInAt } from '../support/sign-in-at.ts';
import { quantile } from './report.ts';

const ROUNDS = 40;

type Call = (method: string, path: string, json?: unknown) => Promise<Response>;

/**
 * Publishes, edits and closes jobs of the demo's employer, and polls list, page and search, cached or not, until each
 * of them is up to date. Measures milliseconds from the change's answer.
 */
export async function measureFreshness(url: string): Promise<Record<string, number>> {
  const admin = await callAs(url, 'admin');
  const employer = await callAs(url, 'employer');
  await liftLimit(admin);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(...(await watchOne(url, employer, round)));
  return {
    'a change is seen after, ms, p50': quantile(times, 0.5),
    'a change is seen after, ms, p99': quantile(times, 0.99),
  };
}

async function watchOne(url: string, call: Call, round: number): Promise<number[]> {
  const [first, second] = [`Freshly Published Role ${round}`, `Freshly Edited Role ${round}`];
  const job = (await (await call('POST', '/jobs', content(first))).json()) as EditableJob;
  const list = `${url}/jobs?company=${await companySlug(call)}`;
  const page = `${url}/jobs/${job.id}`;
  const search = `${url}/api/jobs?q=${encodeURIComponent('freshly role')}&limit=50`;
  const times: number[] = [];
  const change = async (
    path: string,
    json: unknown,
    isRight: (text: string, status: number) => boolean,
    addresses: string[],
    method = 'POST',
  ) => {
    const answer = await call(method, `/jobs/${job.id}${path}`, json);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
    times.push(...(await Promise.all(addresses.map((address) => until(address, isRight)))));
  };
  const kept = [`${url}/jobs`, list, search];
  await change('/publish', {}, (text) => text.includes(first), [...kept, page]);
  await change(
    '',
    { translations: { en: { ...content(second).translations.en } } },
    (text) => text.includes(second) && !text.includes(first),
    [...kept, page],
    'PATCH',
  );
  await change('/close', { reason: 'other' }, (text) => !text.includes(second), kept);
  times.push(await until(page, (_, status) => status === 410));
  return times;
}

/** Milliseconds until a request gets the correct answer, up to the start of the first such request. */
async function until(address: string, isRight: (text: string, status: number) => boolean): Promise<number> {
  const changed = performance.now();
  for (;;) {
    const asked = performance.now();
    const answer = await fetch(address);
    if (isRight(await answer.text(), answer.status)) return asked - changed;
    if (asked - changed > 10_000) throw new Error(`${address} was still outdated after 10 seconds.`);
  }
}

async function callAs(url: string, role: string): Promise<Call> {
  const cookie = await signInAt(
    url,
    demoAccounts.find((account) => account.role === role)!,
  );
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  return (method, path, json) =>
    fetch(`${url}/api${path}`, { method, headers, ...(json === undefined ? {} : { body: JSON.stringify(json) }) });
}

async function liftLimit(admin: Call): Promise<void> {
  const settings = (await (await admin('GET', '/settings')).json()) as { id: string; key: string }[];
  const limit = settings.find(({ key }) => key === 'limits.publish_per_person');
  await admin('PUT', `/settings/${limit?.id}`, { value: { max: 10_000, seconds: 86_400 } });
}

const companySlug = async (call: Call): Promise<string> =>
  ((await (await call('GET', '/me/company')).json()) as { slug: string }).slug;

const content = (title: string) => ({
  primaryLocale: 'en',
  category: 'sales',
  employmentType: 'full_time',
  workplace: 'onsite',
  city: 'Hamburg',
  country: 'DE',
  validThrough: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  translations: { en: { title, description: '<p>You sell to hotels in the north.</p>', requirements: '' } },
});
