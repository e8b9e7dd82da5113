import { lookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { isAllowedAddress, type Network } from './allowed-address.ts';

/**
 * Why an address entered by a user could not be read. One in a private network is `unreachable` as well, so that users
 * do not learn which names and networks exist inside.
 */
export type OutgoingProblem = 'unreachable' | 'late' | 'too_large' | 'redirected';

export class OutgoingError extends Error {
  readonly problem: OutgoingProblem;

  constructor(problem: OutgoingProblem, options?: ErrorOptions) {
    super(`The address could not be read: ${problem}.`, options);
    this.problem = problem;
  }
}

const notPublic = (host: string) =>
  new OutgoingError('unreachable', { cause: new Error(`${host} is in a network that is not public`) });

interface OutgoingRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Milliseconds for all of it. */
  timeout: number;
  /** Of the answer. */
  bytesMax: number;
  /** Whether a longer answer is cut instead of refused. */
  isCut?: boolean;
  /** Followed; none unless given. */
  redirects?: number;
}

interface OutgoingAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** @throws OutgoingError */
export type Outgoing = (url: URL, request: OutgoingRequest) => Promise<OutgoingAnswer>;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * For addresses entered by users. DNS answers are checked when the connection is made, so that a name cannot turn
 * private in between; each redirect is checked again, and none leads from HTTPS to HTTP.
 * @param resolve - asks DNS
 */
export function createOutgoing(allowed: readonly Network[], resolve: typeof lookup = lookup): Outgoing {
  const checkedLookup = lookupWithin(allowed, resolve);
  return async (given, { redirects = 0, ...request }) => {
    const signal = AbortSignal.timeout(request.timeout);
    for (let url = given, left = redirects; ; left -= 1) {
      const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
      // The lookup is not asked about these.
      if (isIP(host) !== 0 && !isAllowedAddress(host, allowed)) throw notPublic(host);
      const answer = await send(url, { ...request, lookup: checkedLookup, signal });
      const next = REDIRECTS.has(answer.status) ? answer.headers.location : undefined;
      if (next === undefined || redirects === 0) return answer;
      url = followed(url, next, left);
    }
  };
}

function followed(from: URL, location: string, left: number): URL {
  const to = URL.parse(location, from);
  const isSafe = to !== null && (to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:'));
  if (left === 0 || !isSafe) throw new OutgoingError('redirected');
  return to;
}

const lookupWithin =
  (allowed: readonly Network[], resolve: typeof lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      if (found.length === 0 || found.some(({ address }) => !isAllowedAddress(address, allowed)))
        return callback(notPublic(hostname), []);
      if (options.all) return callback(null, found);
      callback(null, found[0]?.address ?? '', found[0]?.family);
    });
  };

async function send(
  url: URL,
  {
    body,
    bytesMax,
    isCut = false,
    ...options
  }: Omit<OutgoingRequest, 'redirects'> & Pick<RequestOptions, 'lookup' | 'signal'>,
): Promise<OutgoingAnswer> {
  try {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    // A connection of its own: one that was kept open would not be looked up again.
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, { ...options, agent: false });
    sent.on('response', resolve).on('error', reject).end(body);
    const answer = await promise;
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await readBody(answer, bytesMax, isCut) };
  } catch (error) {
    if (error instanceof OutgoingError) throw error;
    throw new OutgoingError(options.signal?.aborted ? 'late' : 'unreachable', { cause: error });
  }
}

async function readBody(answer: IncomingMessage, bytesMax: number, isCut: boolean): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bytesMax && !isCut) throw new OutgoingError('too_large');
    chunks.push(chunk);
    // Leaving the loop closes the connection.
    if (bytes >= bytesMax && isCut) break;
  }
  return Buffer.concat(chunks).subarray(0, bytesMax);
}
