import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';
import { freePort } from '#test/support/process.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const REQUEST_ID = 'a3f9c2d1e4b5968778695a4b3c2d1e0f';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}
interface Sent {
  resourceSpans: { resource: { attributes: SentSpan['attributes'] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** As a collector takes them: OTLP over HTTP. */
const received: Sent[] = [];
let collector: Server;
let mailServer: MailServer;

async function collect(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sent = (await json(request)) as Sent;
  if (request.url === '/otlp/v1/traces') received.push(sent);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
}

beforeAll(async () => {
  const port = await freePort();
  collector = createServer((request, response) => void collect(request, response)).listen(port, '127.0.0.1');
  mailServer = await startMailServer();
});
afterAll(async () => {
  collector.close();
  await mailServer.close();
});

async function start(env: Record<string, string>): Promise<{ app: TestApp; url: string; stop(): Promise<void> }> {
  const address = collector.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const app = await createTestApp(
    { SMTP_URL: mailServer.url, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/otlp/`, ...env },
    {
      pages: {
        staticPageScript: '',
        routeOf: (path) => (path.startsWith('/jobs/') ? '/jobs/:jobId' : undefined),
        canonicalPath: (path) => path,
        render: () => Promise.reject(new Error('the page of Ana is broken')),
      },
    },
  );
  const site = await app.listen();
  return {
    app,
    url: site.url,
    async stop() {
      await site.close();
      await app.close();
    },
  };
}

const spans = () =>
  received.flatMap(({ resourceSpans }) => resourceSpans.flatMap((of) => of.scopeSpans)).flatMap((of) => of.spans);
const named = (name: string) => spans().filter((span) => span.name === name);
const valueOf = (span: SentSpan | undefined, key: string) => {
  const value = span?.attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

const register = (url: string) =>
  fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-request-id': REQUEST_ID,
      traceparent: `00-${TRACE}-${CALLER}-01`,
    },
    body: JSON.stringify({
      email: 'ana.silva@example.com',
      password: 'six languages, one job',
      firstName: 'Ana',
      lastName: 'Silva',
      userType: 'job_seeker',
      acceptsTerms: true,
    }),
  });

describe('a site with a collector', () => {
  beforeAll(async () => {
    const { app, url, stop } = await start({ TRUSTED_PROXIES: '1', OTEL_SERVICE_NAME: 'jobs.example' });
    for (const path of ['/healthz', '/readyz', `/jobs/${ID}?q=secret`, `/api/jobs/${ID}`]) await fetch(url + path);
    await register(url);
    await app.drain();
    // Sends what it still holds.
    await stop();
  });

  test('sends a span for each request by its pattern, with status and request id', () => {
    expect(named('GET /jobs/:jobId')).toMatchObject([{ status: { code: 2 } }]);
    const [call] = named('GET /api/jobs/{id}');
    expect(call?.status.code ?? 0).toBe(0);
    expect(valueOf(call, 'http.response.status_code')).toBe(404);
    expect(valueOf(named('POST /api/auth/register')[0], 'parlance.request_id')).toBe(REQUEST_ID);
    expect(spans().some(({ name }) => /healthz|readyz/.test(name))).toBe(false);
    const [resource] = received[0]?.resourceSpans ?? [];
    expect(resource?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'jobs.example' },
    });
  });

  test('continues the trace of its proxy: from the request to its task, to the task that this caused, to their statements', () => {
    const [request] = named('POST /api/auth/register');
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER });
    const [cause] = named('process accounts.send_mail');
    expect(cause).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId });
    const [task] = named('process mail.deliver');
    expect(task).toMatchObject({ traceId: TRACE, parentSpanId: cause?.spanId });
    expect(valueOf(task, 'parlance.request_id')).toBe(REQUEST_ID);
    for (const parent of [request, task]) {
      const statements = spans().filter(
        (span) => span.parentSpanId === parent?.spanId && valueOf(span, 'db.system.name') === 'postgresql',
      );
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements)
        expect(valueOf(statement, 'db.query.text')).toMatch(new RegExp(statement.name, 'i'));
    }
  });

  test('sends no path, no query, and nothing that a person wrote', () => {
    const all = JSON.stringify(received);
    for (const hidden of [ID, 'secret', 'ana.silva', 'Silva', 'the page of Ana', 'six languages', '127.0.0.1'])
      expect([hidden, all.includes(hidden)]).toEqual([hidden, false]);
  });
});

test('without a proxy in front, callers do not say which traces are kept', async () => {
  received.length = 0;
  const { url, stop } = await start({ OTEL_TRACES_SAMPLER_ARG: '0' });
  await register(url);
  await stop();
  expect(received).toEqual([]);
});

test('a collector that is away keeps no request waiting', async () => {
  const { url, stop } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
  expect((await register(url)).status).toBe(200);
  await stop();
});
