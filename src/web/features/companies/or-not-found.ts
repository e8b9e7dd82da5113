import { data } from 'react-router';

/**
 * For loaders of pages whose address names a thing.
 * @throws a 404 response if the API does not know it for this person; other errors as they are.
 */
export async function orNotFound<Found>(reading: Promise<Found>): Promise<Found> {
  try {
    return await reading;
  } catch (error) {
    throw isUnknown(error) ? data(null, 404) : error;
  }
}

/**
 * Only the address is sent, so an input that the API cannot read names nothing. Forbidden things are not found either.
 */
const isUnknown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN'].includes(String(error.code));
