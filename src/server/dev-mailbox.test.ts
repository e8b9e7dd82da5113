import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';

import { createTestApp } from '#test/support/app.ts';
import { registerPerson } from '#test/support/people.ts';

/** As a program on this machine asks, unless something else is said. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const [response] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, text: await text(response) };
}

describe('the mailbox', () => {
  test('does not exist on a real site', async () => {
    const app = await createTestApp();
    const site = await app.listen();
    expect((await ask(`${site.url}/dev/mailbox`)).status).toBe(404);
    await site.close();
    await app.close();
  });

  test.each<Record<string, string>>([
    { APP_URL: 'https://demo.example.com' },
    { APP_URL: 'http://192.168.1.7:3000' },
    { TRUSTED_PROXIES: '1' },
  ])('does not exist in a demo that others can reach: %o', async (env) => {
    const app = await createTestApp({ DEMO: '1', ...env });
    const site = await app.listen();
    expect((await ask(`${site.url}/dev/mailbox`)).status).toBe(404);
    await site.close();
    await app.close();
  });

  test('is shown on this machine alone: not through a proxy, and not under the name of another site', async () => {
    const app = await createTestApp({ DEMO: '1' });
    const site = await app.listen();
    const statusOf = async (headers: Record<string, string>) => (await ask(`${site.url}/dev/mailbox`, headers)).status;
    const refused: Record<string, string>[] = [
      { 'X-Forwarded-For': '127.0.0.1' },
      { 'X-Forwarded-Host': 'localhost:3000' },
      { Forwarded: 'for=127.0.0.1' },
      { 'X-Real-IP': '127.0.0.1' },
      { Via: '1.1 proxy' },
      { 'CF-Connecting-IP': '127.0.0.1' },
      { Host: 'attacker.example' },
      { Host: 'localhost.attacker.example:3000' },
      { Host: '127.0.0.1.attacker.example' },
      { Host: '192.168.1.7:3000' },
    ];
    for (const headers of refused) expect([headers, await statusOf(headers)]).toEqual([headers, 404]);
    for (const Host of ['localhost:3000', 'demo.localhost', '127.0.0.1:3000', '[::1]:3000'])
      expect([Host, await statusOf({ Host })]).toEqual([Host, 200]);
    await site.close();
    await app.close();
  });

  test('shows in a demo what was written, with its links, and cannot be written into', async () => {
    const app = await createTestApp({ DEMO: '1' });
    const site = await app.listen();
    const read = (path: string) => ask(site.url + path);
    try {
      const { email } = await registerPerson(app, { firstName: '<b>Lea</b>' });
      await app.request('POST', '/api/auth/forgot-password', { json: { email } });
      await app.drain();
      const { text: list } = await read('/dev/mailbox');
      expect(list).toContain('Choose a new password');
      const path = /\/dev\/mailbox\/[0-9a-f-]{36}/.exec(list)![0];
      const { text: mail } = await read(path);
      expect(mail).toMatch(/<a href="http:\/\/localhost:3000\/reset-password#token=[\w-]{43}">/);
      expect(mail).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
      expect(mail).not.toContain('<b>Lea</b>');
      for (const id of ['nonsense', '019aa000-0000-7000-8000-00000000ffff'])
        expect((await read(`/dev/mailbox/${id}`)).status).toBe(404);
    } finally {
      await site.close();
      await app.close();
    }
  });
});
