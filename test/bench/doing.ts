/** Posts JSON and reads the answer. @throws with the answer where it is refused. */
export async function post(url: string, path: string, cookie: string, json: object): Promise<{ id: string }> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(json),
  });
  const body = (await answer.json()) as { id: string };
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
  return body;
}

/** Can be published as it is. */
export const draft = (description = 'You sell to hotels in Portugal.'): object => ({
  primaryLocale: 'en',
  category: 'sales',
  employmentType: 'full_time',
  workplace: 'hybrid',
  city: 'Lisbon',
  country: 'PT',
  validThrough: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  translations: { en: { title: 'Account Executive', description: `<p>${description}</p>`, requirements: '' } },
});
