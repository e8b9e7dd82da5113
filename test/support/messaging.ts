import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { localizePath, type Locale } from '#contract/locales.ts';
import type { Message } from '#contract/messaging/messages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import type { TestApp } from './app.ts';
import { callSite } from './demo-site.ts';
import { completeJob, createActive, registerEmployer } from './jobs.ts';
import { sharedSite } from './own-site.ts';
import { registerPerson, type TestPerson } from './people.ts';
import { openAs } from './signed-in-page.ts';

export const SOON = { timeout: 15_000 };

interface View {
  locale?: Locale;
  width?: number;
  colorScheme?: 'light' | 'dark';
}

interface World {
  site: { url: string };
  app: TestApp;
  /** Created for each test: Jonas Weber of Acme, and Lucía Moreno, who applied there. */
  employer: TestPerson;
  seeker: TestPerson;
  /** Her application: viewed, without messages. */
  id: string;
}

/** The built site, and for each test two people who may write to each other. */
export function messagingWorld() {
  const world = {} as World;
  const own = sharedSite();
  let browser: Browser;
  let jobId: string;
  let failures: string[];
  beforeAll(async () => {
    ({ site: world.site, app: world.app, browser } = own);
  });
  beforeEach(async () => {
    failures = [];
    world.employer = await registerEmployer(world.app, { firstName: 'Jonas', lastName: 'Weber' });
    jobId = (await createActive(world.app, world.employer, completeJob())).id;
    world.seeker = await registerPerson(world.app, { firstName: 'Lucía', lastName: 'Moreno' });
    world.id = await applyAs(world.seeker);
  });
  afterEach(() => expect(failures).toEqual([]));

  const call = <Answer>(person: TestPerson, method: string, path: string, json?: object) =>
    callSite<Answer>(world.site, person.cookie, method, path, json);
  const say = (person: TestPerson, content: string, id = world.id) =>
    call<Message>(person, 'POST', `/applications/${id}/messages`, { clientId: randomUUID(), content });

  async function applyAs(person: TestPerson): Promise<string> {
    const { id } = await call<Application>(person, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' });
    await call(world.employer, 'POST', `/applications/${id}/view`, {});
    return id;
  }
  /** Opens the thread, or another page, as a person. */
  async function open(
    person: TestPerson,
    path = paths.messaging(world.id),
    { locale = 'en', ...view }: View = {},
  ): Promise<Page> {
    const page = await openAs(browser, person.cookie, world.site.url + localizePath(path, locale), {
      locale,
      ...view,
    });
    page.on('pageerror', (error) => failures.push(error.message));
    return page;
  }
  return Object.assign(world, {
    call,
    say,
    applyAs,
    open,
    async both(): Promise<{ ours: Page; theirs: Page }> {
      await say(world.employer, 'Good morning');
      const [ours, theirs] = [await open(world.employer), await open(world.seeker)];
      await connected(ours);
      await connected(theirs);
      return { ours, theirs };
    },
    stored: async () =>
      (await call<{ messages: Message[] }>(world.employer, 'GET', `/applications/${world.id}/messages`)).messages.map(
        ({ content }) => content,
      ),
  });
}

/** Waits until the page's live stream is connected. */
export const connected = (page: Page, locale: Locale = 'en'): Promise<void> =>
  page
    .getByText(m.app_live_connected({}, { locale }))
    .first()
    .waitFor({ ...SOON, state: 'attached' });

export const field = (page: Page, locale: Locale = 'en') =>
  page.getByRole('textbox', { name: m.messages_field({}, { locale }) });

/** Message drafts in the browser's storage. */
export const keptDrafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('parlance.message.'))
      .map(([, value]) => JSON.parse(value as string) as { content: string }),
  );

export const messages = (page: Page) => page.locator('[data-message]');
export const message = (page: Page, text: string) => messages(page).filter({ hasText: text });

export const texts = (page: Page): Promise<string[]> => messages(page).locator('p').allInnerTexts();
