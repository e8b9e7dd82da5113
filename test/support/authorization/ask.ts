import { UNKNOWN_ID } from '../jobs.ts';
import type { TestPerson } from '../people.ts';
import type { People } from './actors.ts';
import type { Thing } from './calls.ts';

/** Calls the API as one of the people. */
export const ask = async (
  { app }: People,
  method: string,
  path: string,
  { cookie }: TestPerson,
  json: object,
): Promise<Thing> => thingIn(await app.request(method, `/api${path}`, { cookie, json }));

/** The content of an answer; a refusal fails the test. */
export async function thingIn(answer: Response): Promise<Thing> {
  const body = (await answer.json()) as Partial<Thing>;
  if (!answer.ok)
    throw new Error(`The world could not be made: ${answer.url} ${answer.status} ${JSON.stringify(body)}`);
  return { ...body, id: body.id ?? UNKNOWN_ID };
}
