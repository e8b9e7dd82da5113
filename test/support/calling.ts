import type { JobInput } from '#contract/jobs/job-fields.ts';

/**
 * Sends JSON to a running site, as its pages do, and reads the answer.
 *
 * @throws the answer if it is refused
 */
export async function call<Answer = { id: string }>(
  url: string,
  cookie: string,
  method: string,
  path: string,
  json?: object,
): Promise<Answer> {
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...(json && { 'content-type': 'application/json' }) },
    ...(json && { body: JSON.stringify(json) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The only version of a job's text, for `translations`. */
export const inEnglish = (title: string, description = 'You sell to hotels in Portugal.') => ({
  en: { title, description: `<p>${description}</p>`, requirements: '' },
});

/** Complete for publishing. */
export const draft = (translations = inEnglish('Account Executive')): Partial<JobInput> => ({
  primaryLocale: 'en',
  category: 'sales',
  employmentType: 'full_time',
  workplace: 'hybrid',
  city: 'Lisbon',
  country: 'PT',
  validThrough: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  translations,
});

/** Returns the job's id. */
export async function publish(url: string, cookie: string, job = draft()): Promise<string> {
  const { id } = await call(url, cookie, 'POST', '/api/jobs', job);
  await call(url, cookie, 'POST', `/api/jobs/${id}/publish`, {});
  return id;
}
