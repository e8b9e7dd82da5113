import { vi } from 'vitest';

import type { TestApp } from './app.ts';
import { linkIn } from './mail-server.ts';

/**
 * The newest email to an address, once its text contains `part`. A site without an SMTP server keeps its emails.
 */
export const keptMail = (app: TestApp, address: string, part = ''): Promise<{ subject: string; text: string }> =>
  vi.waitFor(
    async () => {
      const { subject, text } = await app.base.db
        .selectFrom('mail')
        .select(['subject', 'text'])
        .where('to_address', '=', address)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      if (!text?.includes(part)) throw new Error(`The newest email to ${address} does not contain ${part}.`);
      return { subject, text };
    },
    { timeout: 15_000, interval: 50 },
  );

/** The link to a path in the newest email to an address. */
export const keptLink = async (app: TestApp, address: string, path: string): Promise<URL> =>
  linkIn(await keptMail(app, address, path), path);
