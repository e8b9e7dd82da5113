/** For links with a secret: null where the API does not know it. A malformed one is as unknown to the reader. */
export async function orUnknown<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['NOT_FOUND', 'BAD_REQUEST'].includes(String(error.code)))
      return null;
    throw error;
  }
}
