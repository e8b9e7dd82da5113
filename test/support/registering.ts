import type { Page } from 'playwright-core';

import { localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { TestApp } from './app.ts';
import { keptLink } from './outbox.ts';
import { goAnonymously } from './signed-in-page.ts';

const PASSWORD = 'seven lanterns on a bridge';

export interface Registering {
  origin: string;
  app: TestApp;
  person: { firstName: string; lastName: string; email: string };
  locale: Locale;
  /** The form's query: `?as=employer`. */
  query?: string;
}

/** Registers by the form and the email's link, up to the first page. */
export async function registerOn(page: Page, { origin, app, person, locale, query = '' }: Registering): Promise<void> {
  const label = { locale };
  await goAnonymously(page, origin + localizePath(paths.register(), locale) + query);
  await page.getByLabel(m.auth_first_name({}, label)).fill(person.firstName);
  await page.getByLabel(m.auth_last_name({}, label)).fill(person.lastName);
  await page.getByLabel(m.auth_email({}, label)).fill(person.email);
  await page.getByLabel(m.auth_password({}, label), { exact: false }).first().fill(PASSWORD);
  await page.getByLabel(m.auth_confirm_password({}, label)).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByLabel(m.auth_confirm_password({}, label)).press('Enter');
  await page.getByRole('heading', { name: m.auth_inbox_title({}, label) }).waitFor();
  await page.goto((await keptLink(app, person.email, '/auth/confirm')).href);
  await page.getByRole('heading', { name: m.auth_confirm_done_title({}, label) }).waitFor();
  const first = query.includes('as=employer') ? paths.employerDashboard() : paths.home();
  await page.waitForURL(origin + localizePath(first, locale));
}
