import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

const FIXTURES = new URL('../fixtures/', import.meta.url);

/** For `NODE_EXTRA_CA_CERTS` of a site in a separate process. */
export const SERVER_CERTIFICATE = new URL('localhost.crt', FIXTURES).pathname;

export interface JobFileServer {
  /** With a secret, as such addresses have. */
  address: string;
  /** Its answer; with an `etag`, 304 to clients that already have it. */
  answer: { status: number; body: string; headers?: Record<string, string> };
  /** Requests so far. */
  asked: number;
  close(): void;
}

/** Another system's server with a file of jobs, over HTTPS, whose certificate this process trusts from now on. */
export async function startJobFileServer(): Promise<JobFileServer> {
  const [key, cert] = await Promise.all(['key', 'crt'].map((end) => readFile(new URL(`localhost.${end}`, FIXTURES))));
  setDefaultCACertificates([...getCACertificates('default'), String(cert)]);
  const server = createServer({ key, cert }, (request, response) => {
    running.asked += 1;
    const { status, body, headers = {} } = running.answer;
    const isKnown = headers['etag'] !== undefined && request.headers['if-none-match'] === headers['etag'];
    response.writeHead(isKnown ? 304 : status, headers).end(isKnown ? '' : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const running: JobFileServer = {
    address: `https://localhost:${(server.address() as AddressInfo).port}/jobs.csv?token=secret-2f8`,
    answer: { status: 200, body: '' },
    asked: 0,
    close: () => server.close().closeAllConnections(),
  };
  return running;
}
