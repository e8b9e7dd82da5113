import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { openBrowser, isHydrated } from '#test/support/browser.ts';
import { startMailServer, type MailServer } from '#test/support/mail-server.ts';
import { freePort } from '#test/support/process.ts';

const SOON = { timeout: 20_000 };

/** From an empty folder, as an operator does it. */
describe('the set-up', () => {
  let dataDir: string;
  let smtp: MailServer;
  let browser: Browser;
  let site: ChildProcess;
  let origin: string;
  let said = '';

  const start = async () => {
    said = '';
    const port = await freePort();
    origin = `http://localhost:${port}`;
    site = spawn(process.execPath, ['bin/serve.mjs'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        DEMO: '0',
        PORT: String(port),
        SMTP_URL: smtp.url,
        ACCESS_LOG: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    site.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await vi.waitFor(() => expect(said).toContain('Parlance is at'), { timeout: 60_000, interval: 100 });
  };
  const stop = async () => {
    site.kill('SIGTERM');
    await once(site, 'exit');
  };
  const link = () => /http\S+\/setup#(\S+)/.exec(said);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'parlance-set-up-'));
    await chmod(dataDir, 0o755);
    [smtp, browser] = [await startMailServer(), await openBrowser()];
    await start();
  });
  afterAll(async () => {
    await stop();
    await browser.close();
    await smtp.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  const step = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

  test('asks for the token, and reports a wrong one', async () => {
    const page = await browser.newPage();
    await page.goto(origin + paths.setUp());
    await isHydrated(page);
    await page.getByLabel(m.setup_token()).fill('guessed');
    await page.getByRole('button', { name: m.setup_begin() }).click();
    await page.getByText(m.setup_token_wrong()).waitFor(SOON);
    expect(await page.getByLabel(m.setup_token()).inputValue()).toBe('guessed');
    await page.close();
  });

  test('can be continued after a restart, ends with the first administrator, and is no longer available', async () => {
    const token = link()?.[1] ?? '';
    expect(token.length).toBeGreaterThan(30);
    const page = await browser.newPage();
    await page.goto(`${origin}${paths.setUp()}#${token}`);
    await isHydrated(page);
    await page.getByLabel(m.setup_name()).fill('Sprachwerk');
    await page.getByLabel(m.setup_color()).fill('#7a1f5c');
    await page.getByRole('button', { name: m.setup_save(), exact: true }).click();
    await page.locator('header').getByText('Sprachwerk').waitFor(SOON);
    expect(page.url()).not.toContain(token);
    await page.getByLabel(m.setup_mail_address()).fill('vera@example.com');
    await page.getByRole('button', { name: m.setup_mail_test() }).click();
    await page.getByText(m.setup_mail_sent()).waitFor(SOON);
    expect(smtp.lastTo('vera@example.com').subject).toBe('Test email from Sprachwerk');
    await page.close();

    await stop();
    await start();
    expect(link()?.[1]).toBe(token);
    const again = await browser.newPage();
    await again.goto(`${origin}${paths.setUp()}#${token}`);
    await isHydrated(again);
    await expect.poll(() => again.getByLabel(m.setup_name()).inputValue(), SOON).toBe('Sprachwerk');
    const last = step(again, m.setup_admin());
    await last.getByLabel(m.auth_first_name()).fill('Vera');
    await last.getByLabel(m.auth_last_name()).fill('Boss');
    await last.getByLabel(m.auth_email()).fill('vera@example.com');
    await last.locator('[autocomplete=new-password]').fill('123');
    await again.getByRole('button', { name: m.setup_finish() }).click();
    await last.locator('[aria-invalid=true]').first().waitFor(SOON);
    expect(await last.getByLabel(m.auth_first_name()).inputValue()).toBe('Vera');
    await last.locator('[autocomplete=new-password]').fill('a walk along the harbour');
    await again.getByRole('button', { name: m.setup_finish() }).click();
    await again.getByRole('heading', { name: m.admin_waiting() }).waitFor(SOON);
    await again.close();
    expect((await fetch(origin + paths.setUp())).status).toBe(404);
    // Neither a log line nor an address contains the token.
    expect(said.split(token)).toHaveLength(2);
  });
});
