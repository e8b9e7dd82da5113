import { describe, expect, test } from 'vitest';

import { createTestApp } from '#test/support/app.ts';
import { registerPerson } from '#test/support/people.ts';

describe('the mailbox', () => {
  test('does not exist on a real site', async () => {
    const app = await createTestApp();
    try {
      expect((await app.request('GET', '/dev/mailbox')).status).toBe(404);
    } finally {
      await app.close();
    }
  });

  test('shows in a demo what was written, with its links, and cannot be written into', async () => {
    const app = await createTestApp({ DEMO: '1' });
    try {
      const { email } = await registerPerson(app, { firstName: '<b>Lea</b>' });
      await app.request('POST', '/api/auth/forgot-password', { json: { email } });
      await app.drain();
      const list = await (await app.request('GET', '/dev/mailbox')).text();
      expect(list).toContain('Choose a new password');
      const path = /\/dev\/mailbox\/[0-9a-f-]{36}/.exec(list)![0];
      const mail = await (await app.request('GET', path)).text();
      expect(mail).toMatch(/<a href="http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}">/);
      expect(mail).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
      expect(mail).not.toContain('<b>Lea</b>');
      for (const id of ['nonsense', '019aa000-0000-7000-8000-00000000ffff'])
        expect((await app.request('GET', `/dev/mailbox/${id}`)).status).toBe(404);
    } finally {
      await app.close();
    }
  });
});
