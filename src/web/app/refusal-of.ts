import { ORPCError } from '@orpc/client';

/** Of a route beside the contract, for `problemOf`. */
export function refusalOf(status: number, body: unknown): ORPCError<string, unknown> {
  const { code, data }: { code?: unknown; data?: unknown } = typeof body === 'object' && body !== null ? body : {};
  return new ORPCError(typeof code === 'string' ? code : 'INTERNAL', { status: Math.max(status, 400), data });
}

/** A proxy may refuse with HTML. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
