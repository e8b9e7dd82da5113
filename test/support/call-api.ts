import type { TestApp } from './app.ts';

interface Called<Body> {
  status: number;
  body: Body & { data?: { reason?: string; fields?: { path: string; code: string }[] } };
}

/** Calls the API, signed out without a person; `path` begins after /api. */
export async function callApi<Body = unknown>(
  app: TestApp,
  method: string,
  path: string,
  person?: { cookie: string },
  json?: object,
): Promise<Called<Body>> {
  const answer = await app.request(method, `/api${path}`, {
    ...(person ? { cookie: person.cookie } : {}),
    ...(json ? { json } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Called<Body>['body'] };
}
