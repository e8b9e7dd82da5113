import { afterAll, beforeAll, beforeEach } from 'vitest';

import { createTestApp, type TestApp } from './app.ts';
import { startMailServer, type MailServer } from './mail-server.ts';

/** A browser by its cookies, and a network address. */
export interface From {
  cookie?: string;
  address?: string;
}

export interface MailingApp {
  app: TestApp;
  smtp: MailServer;
  post(path: string, json: object, from?: From): Promise<Response>;
}

/** For a test file: sends emails to a real server; rate limits are reset for each test. */
export function mailingApp(): MailingApp {
  const own = {
    post: (path, json, { cookie, address = '192.0.2.1' } = {}) =>
      own.app.request('POST', `/api/auth/${path}`, {
        json,
        headers: { 'x-forwarded-for': address },
        ...(cookie ? { cookie } : {}),
      }),
  } as MailingApp;
  beforeAll(async () => {
    own.smtp = await startMailServer();
    own.app = await createTestApp({ SMTP_URL: own.smtp.url, TRUSTED_PROXIES: '1' });
  });
  beforeEach(() => own.app.database.db.deleteFrom('rate_limit').execute());
  afterAll(async () => {
    await own.app.close();
    await own.smtp.close();
  });
  return own;
}
