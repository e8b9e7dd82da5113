import { data } from 'react-router';

/**
 * For loaders of pages whose address names a thing: what was read, else the not-found page.
 * @throws a 404 response where the API knows no such thing for this person, all other errors as they are.
 */
export async function orNotFound<Found>(reading: Promise<Found>): Promise<Found> {
  try {
    return await reading;
  } catch (error) {
    throw isUnknown(error) ? data(null, 404) : error;
  }
}

/**
 * The address is all that such a page asks with, so what the API cannot even read names nothing; nor is there a page of
 * what this person may not do with a thing.
 */
const isUnknown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN'].includes(String(error.code));
