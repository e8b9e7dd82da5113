import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';

const GIVEN = 'a3f9c2d1e4b5968778695a4b3c2d1e0f';

describe('a request’s id', () => {
  let mailServer: MailServer;
  let app: TestApp;
  let site: { url: string; close(): Promise<void> };
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    mailServer = await startMailServer();
    app = await createTestApp(
      { SMTP_URL: mailServer.url, TRUSTED_PROXIES: '1', ACCESS_LOG: '1', SLOW_STATEMENT_MS: '20', LOG_LEVEL: 'info' },
      {
        logTo: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
        pages: {
          staticPageScript: '',
          routeOf: (path) => (path.startsWith('/jobs/') ? '/jobs/:jobId' : undefined),
          canonicalPath: (path) => path,
          render: () => Promise.reject(new Error('the page is broken')),
        },
      },
    );
    site = await app.listen();
  });
  afterAll(async () => {
    await site.close();
    await app.close();
    await mailServer.close();
  });

  const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(site.url + path, { ...init, headers });
  const linesOf = (msg: string) => lines.filter((line) => line['msg'] === msg);

  test('is the proxy’s where that is well-formed, else a new one', async () => {
    const idOf = async (given?: string) =>
      (await ask('/healthz', given === undefined ? {} : { 'x-request-id': given })).headers.get('x-request-id');
    expect(await idOf(GIVEN)).toBe(GIVEN);
    for (const given of [undefined, 'short', 'x'.repeat(65), 'two words', '<script>alert</script>', '"quoted-id"'])
      expect([given, await idOf(given)]).toEqual([given, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  test('is in the answer to a failed request, and in its log', async () => {
    const answer = await ask('/jobs/1', { 'x-request-id': GIVEN, accept: 'application/json' });
    expect([answer.status, await answer.json()]).toEqual([
      500,
      expect.objectContaining({ code: 'INTERNAL', data: { requestId: GIVEN } }),
    ]);
    await expect.poll(() => linesOf('request failed')).toMatchObject([{ requestId: GIVEN }]);
  });

  test('follows a registration into its task and its email', async () => {
    const answer = await ask(
      '/api/auth/register',
      { 'x-request-id': GIVEN, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      {
        method: 'POST',
        body: JSON.stringify({
          email: 'ana@example.com',
          password: 'six languages, one job',
          firstName: 'Ana',
          lastName: 'Silva',
          userType: 'job_seeker',
          acceptsTerms: true,
        }),
      },
    );
    expect([answer.ok, await answer.text()]).toEqual([true, expect.anything()]);
    await app.drain();
    expect(mailServer.mails[0]!.headers.find(({ key }) => key === 'x-request-id')?.value).toBe(GIVEN);
    const { rows } = await app.database.pool.query<{ id: string | null }>(
      `select data->>'requestId' as id from pgboss.job where name in ('accounts.send_mail', 'mail.deliver')`,
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([GIVEN]));
  });

  test('is in the access log, with a pattern and no path, query, address or id of a person', async () => {
    lines.length = 0;
    const secret = '019aa000-0000-7000-8000-00000000abcd';
    await ask(`/api/jobs/${secret}?token=hidden`, { 'x-request-id': GIVEN, 'x-forwarded-for': '203.0.113.77' });
    await expect.poll(() => linesOf('request')).toHaveLength(1);
    expect(linesOf('request')[0]).toEqual({
      level: 30,
      time: expect.any(String) as unknown,
      method: 'GET',
      route: '/api/jobs/{id}',
      status: 422,
      ms: expect.any(Number) as unknown,
      bytes: expect.any(Number) as unknown,
      requestId: GIVEN,
      msg: 'request',
    });
    expect(linesOf('request')[0]!['bytes']).toBeGreaterThan(100);
    expect(JSON.stringify(lines)).not.toMatch(/hidden|203\.0\.113|abcd/);
  });

  test('statements that take long are logged without values', async () => {
    lines.length = 0;
    await sql`select pg_sleep(${0.03}), ${'hidden'}::text`.execute(app.base.db);
    await sql`select ${'hidden'}::text`.execute(app.base.db);
    expect(linesOf('slow statement')).toMatchObject([
      { level: 40, ms: expect.any(Number) as unknown, statement: 'select pg_sleep($1), $2::text' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('hidden');
  });
});
