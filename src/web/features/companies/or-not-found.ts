import { data } from 'react-router';

/**
 * For loaders of pages whose address contains an id.
 * @throws a 404 response if the API does not find it for this user; other errors unchanged.
 */
export async function orNotFound<Found>(reading: Promise<Found>): Promise<Found> {
  try {
    return await reading;
  } catch (error) {
    throw isUnknown(error) ? data(null, 404) : error;
  }
}

/**
 * Only the address is sent, so input that the API cannot parse identifies nothing. Forbidden objects count as not found.
 */
const isUnknown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN'].includes(String(error.code));
