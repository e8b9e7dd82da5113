import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import type { Message } from '#contract/messages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { browserCookies } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { connected, field, messagingWorld, SOON } from '#test/support/messaging.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson } from '#test/support/people.ts';
import { applyHref } from '#web/features/applications/apply/apply-href.ts';

const KILOBYTE = 1024;

/** Public pages that somebody signed in reads: React starts once it is needed (decision 0057). */
describe('a public page, signed in', () => {
  const world = messagingWorld();
  const save = (page: Page) => page.getByRole('button', { name: m.jobs_save(), exact: true });
  const words = (page: Page) => page.locator('input[name=q]');
  const openJob = async (path = paths.job): Promise<Page> =>
    world.open(world.seeker, path((await createActive(world.app, world.employer, completeJob())).id));
  const isStarted = (page: Page) =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('entry.client')));

  test('has only small scripts until somebody needs more', async () => {
    for (const path of [paths.home(), paths.jobs(), paths.about(), paths.forEmployers(), paths.terms(), '/jobs/map']) {
      const page = await world.open(world.seeker, path);
      await connected(page);
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
      );
      // The two of every page, and that of lists of jobs.
      expect([path, scripts.length <= 3]).toEqual([path, true]);
      expect(scripts.reduce((sum, bytes) => sum + bytes, 0) / KILOBYTE).toBeLessThan(12);
    }
  });

  test('keeps a press until it can be answered, and says that it works on it', async () => {
    const page = await openJob();
    let release = () => {};
    const later = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/entry.client*', async (route) => {
      await later;
      await route.continue();
    });
    await save(page).click();
    await page.locator('button[aria-busy=true]').waitFor();
    expect(await save(page).getAttribute('aria-pressed')).toBe('false');
    release();
    await page.getByRole('button', { name: m.jobs_saved(), exact: true }).waitFor(SOON);
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  });

  test('keeps what was typed, and its suggestions', async () => {
    const page = await world.open(world.seeker, paths.jobs());
    await words(page).fill('sales');
    await page
      .locator('datalist option')
      .first()
      .waitFor({ ...SOON, state: 'attached' });
    await page.getByRole('button', { name: m.app_user_menu({ name: 'Lucía Moreno' }) }).click();
    await page.getByRole('menuitem', { name: m.app_settings() }).waitFor(SOON);
    expect(await words(page).inputValue()).toBe('sales');
    expect(await page.locator('datalist option').count()).toBeGreaterThan(0);
  });

  test('can be pressed again once there is a connection', async () => {
    const page = await openJob();
    await page.context().setOffline(true);
    await save(page).click();
    await page.locator('button[aria-busy=true]').waitFor({ state: 'detached' });
    expect(await isStarted(page)).toBe(false);
    await page.context().setOffline(false);
    await save(page).click();
    await page.getByRole('button', { name: m.jobs_saved(), exact: true }).waitFor(SOON);
  });

  test('counts what is unread in its title, and says what arrives', async () => {
    await world.say(world.employer, 'A word for you');
    const page = await world.open(world.employer, paths.about());
    await connected(page);
    expect(await page.title()).toMatch(/^\(1\) /);
    expect(await isStarted(page)).toBe(false);
    await world.say(world.seeker, 'Good morning');
    const toast = page.getByRole('alertdialog').filter({ hasText: 'Good morning' });
    await toast.waitFor(SOON);
    expect(await page.title()).toMatch(/^\(2\) /);
    await toast.getByRole('link').click();
    await field(page).waitFor(SOON);
  });

  test('reports what came to it, and needs no React for the event that this causes', async () => {
    await world.say(world.employer, 'A word for you');
    const page = await world.open(world.seeker, paths.about());
    await connected(page);
    const path = `/applications/${world.id}/messages`;
    const read = async () => (await world.call<{ messages: Message[] }>(world.employer, 'GET', path)).messages;
    await expect.poll(async () => (await read())[0]?.deliveredAt, SOON).toBeTruthy();
    await page.evaluate(async () => (await fetch('/healthz')).text());
    expect(await isStarted(page)).toBe(false);
  });

  test('leaves the connection to another tab when it starts, and nothing is lost', async () => {
    await world.say(world.employer, 'Good morning');
    const about = await world.open(world.seeker, paths.about());
    await connected(about);
    const thread = await about.context().newPage();
    await thread.goto(world.site.url + paths.messaging(world.id));
    await connected(thread);
    await world.say(world.employer, 'A word for you');
    await thread.getByText('A word for you').first().waitFor(SOON);
    await about.close();
    await world.say(world.employer, 'And another');
    await thread.getByText('And another').first().waitFor(SOON);
  });

  test('opens the application form by its link, and by its address', async () => {
    const page = await openJob();
    await page.getByRole('link', { name: m.applications_apply(), exact: true }).click();
    await page.getByRole('dialog').waitFor(SOON);
    const other = await openJob(applyHref);
    await other.getByRole('dialog').waitFor(SOON);
  });
});

/** Decision 0080. */
describe('a page of one’s own', () => {
  const world = messagingWorld();
  const isAlive = (page: Page) => page.evaluate(() => !('starting' in document.body.dataset));
  /** Without any sign of a person. */
  async function openUntouched(path: string): Promise<Page> {
    const page = await world.open(world.seeker, paths.about());
    await page.goto(world.site.url + path);
    return page;
  }

  test('starts at the first sign of a person, and keeps the press and what was typed', async () => {
    const page = await openUntouched(paths.seekerDashboard());
    await connected(page);
    expect(await isAlive(page)).toBe(false);
    await page.getByRole('button', { name: m.app_user_menu({ name: 'Lucía Moreno' }) }).click();
    await page.getByRole('menuitem', { name: m.app_settings() }).waitFor(SOON);
    await page.goto(world.site.url + paths.messaging(world.id));
    expect(await isAlive(page)).toBe(false);
    await world.say(world.employer, 'Good morning');
    await page.getByText('Good morning').first().waitFor(SOON);
    await page.goto(world.site.url + paths.messaging(world.id));
    await field(page).fill('Good evening');
    await page.getByRole('button', { name: m.messages_send(), exact: true }).click(SOON);
    await expect.poll(world.stored, SOON).toContain('Good evening');
  });

  test('opens a thread at its first unread message, and says that it is read, without React', async () => {
    for (const line of ['Good morning', 'And another']) await world.say(world.employer, `${line}\n`.repeat(40));
    const page = await openUntouched(paths.messaging(world.id));
    const read = async () =>
      (
        await world.call<{ messages: Message[] }>(world.employer, 'GET', `/applications/${world.id}/messages`)
      ).messages.map(({ readAt }) => readAt !== null);
    await expect.poll(read, SOON).toEqual([true, true]);
    const placeOfFirst = () =>
      page.evaluate(() => {
        const top = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;
        return Math.round(top('[data-first-unread]') - top('[data-reads] [tabindex]'));
      });
    const place = await placeOfFirst();
    expect(place).toBe(24);
    await connected(page);
    await page.evaluate(async () => (await fetch('/healthz')).text());
    expect(await isAlive(page)).toBe(false);
    await page.mouse.move(300, 300);
    await page.locator('body:not([data-starting])').waitFor({ ...SOON, state: 'attached' });
    expect(await placeOfFirst()).toBe(place);
    await page
      .getByText(m.app_unread_count({ count: 2 }))
      .first()
      .waitFor({ ...SOON, state: 'detached' });
  });

  test('starts for who gives no sign, after a while', async () => {
    const page = await world.open(world.seeker, paths.about());
    await page.clock.install();
    await page.goto(world.site.url + paths.seekerDashboard());
    await connected(page);
    await page.clock.fastForward(9_000);
    expect(await isAlive(page)).toBe(false);
    await page.clock.fastForward(2_000);
    await page.locator('body:not([data-starting])').waitFor({ ...SOON, state: 'attached' });
  });

  test('has times in the zone of its reader, which a cookie names; no other is believed', async () => {
    const sent = await world.say(world.employer, 'Good morning');
    const html = async (zone: string) => {
      const headers = { cookie: `${world.seeker.cookie}; parlance.zone=${zone}` };
      return (await fetch(world.site.url + paths.messaging(world.id), { headers })).text();
    };
    const time = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
        new Date(sent.createdAt),
      );
    expect(await html('Asia/Kathmandu')).toContain(`>${time('Asia/Kathmandu')}</time>`);
    expect(await html('Nowhere/Else')).toContain(`>${time('UTC')}</time>`);
  });
});

/** Decision 0060. */
describe('a link of the navigation', () => {
  const world = messagingWorld();

  test('is read ahead while somebody points at it, and not again when they press it', async () => {
    const page = await world.open(world.seeker, paths.settings());
    const answers: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('.data')) answers.push(response.headers()['cache-control'] ?? '');
    });
    const link = page.getByRole('banner').getByRole('link', { name: m.app_messages() });
    await link.hover();
    await expect.poll(() => answers).toEqual(['private, max-age=5']);
    await link.click();
    await page.waitForURL(`**${paths.messaging()}`);
    // Besides, the page that was left is read for the way back.
    const read = await page.evaluate(
      (path) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => new URL(name).pathname === `${path}.data`)
          .map(({ transferSize }) => transferSize > 0),
      paths.messaging(),
    );
    // The second came from what was read ahead.
    expect(read).toEqual([true, false]);
  });
});

/** On a slow line fields and buttons can be used before any script is there. */
describe('a page whose first script is on its way', () => {
  const world = messagingWorld();
  /** The thread, and what lets the script come. */
  async function openThread(): Promise<[Page, () => void]> {
    await world.say(world.employer, 'Good morning');
    const page = await world.open(world.seeker, paths.about());
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/start-later*', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(world.site.url + paths.messaging(world.id), { waitUntil: 'commit' });
    await field(page).waitFor(SOON);
    return [page, resolve];
  }

  test('sends what was typed, and sent by Enter', async () => {
    const [page, release] = await openThread();
    await field(page).fill('Good evening');
    await field(page).press('Enter');
    expect(await field(page).inputValue()).toBe('Good evening');
    release();
    await expect.poll(world.stored, SOON).toEqual(['Good morning', 'Good evening']);
    await expect.poll(() => field(page).inputValue(), SOON).toBe('');
  });

  test('keeps what was typed, and does what was pressed', async () => {
    const [page, release] = await openThread();
    await field(page).fill('Not yet finished');
    await page.getByRole('button', { name: m.app_user_menu({ name: 'Lucía Moreno' }) }).click();
    release();
    await page.getByRole('menuitem', { name: m.app_settings() }).waitFor(SOON);
    expect(await field(page).inputValue()).toBe('Not yet finished');
    expect(await world.stored()).toEqual(['Good morning']);
  });

  test('sends by an Enter that comes while React starts, which lets it go no further', async () => {
    await world.say(world.employer, 'Good morning');
    const page = await world.open(world.seeker, paths.about());
    await page.addInitScript(() => {
      const stop = (event: Event) => 'starting' in document.body.dataset && event.stopPropagation();
      document.addEventListener('keydown', stop, { capture: true });
    });
    await page.goto(world.site.url + paths.messaging(world.id));
    await field(page).fill('Good evening');
    await field(page).press('Enter');
    await expect.poll(world.stored, SOON).toEqual(['Good morning', 'Good evening']);
  });
});

/** Pages that begin with React; here its scripts come late. */
describe('a page whose scripts are on their way', () => {
  const own = sharedSite();
  /** The page, and what lets its scripts come. */
  async function openSlowly(
    path: string,
    cookie = '',
    come = (route: Route) => route.continue(),
  ): Promise<[Page, () => void]> {
    const context = await own.browser.newContext();
    if (cookie) await context.addCookies(browserCookies(own.site, cookie));
    const page = await context.newPage();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/entry.client*', async (route) => {
      await promise;
      await come(route);
    });
    await page.goto(own.site.url + path, { waitUntil: 'domcontentloaded' });
    return [page, resolve];
  }
  const waiting = (page: Page) => page.locator('[aria-busy=true]');

  test('keeps a sign-in until it can be sent, and no password leaves the field', async () => {
    const person = await registerPerson(own.app);
    const [page, release] = await openSlowly(paths.login());
    await page.getByLabel(m.auth_email()).fill(person.email);
    await page.locator('input[name=password]').fill(person.password);
    await page.locator('input[name=password]').press('Enter');
    await waiting(page).waitFor();
    expect(page.url()).toBe(own.site.url + paths.login());
    release();
    await page.waitForURL(own.site.url + paths.seekerDashboard(), SOON);
    await page.context().close();
  });

  test('gives a form what was typed and chosen before', async () => {
    const employer = await registerEmployer(own.app);
    const { id } = await createActive(own.app, employer, completeJob());
    const [page, release] = await openSlowly(paths.reportJob(id));
    await page.getByLabel(m.jobs_report_discriminates()).check();
    await page.getByLabel(m.jobs_report_text()).fill('It asks for an age.');
    await page.getByRole('button', { name: m.jobs_report_submit() }).click();
    await waiting(page).waitFor();
    release();
    await page.getByRole('heading', { name: m.jobs_report_thanks() }).waitFor(SOON);
    await page.context().close();
  });

  test('gives the job editor the title that was typed before, which saves it', async () => {
    const employer = await registerEmployer(own.app);
    const [page, release] = await openSlowly(paths.postJob(), employer.cookie);
    const title = page.locator('[name="translations.en.title"]');
    await title.fill('Lighthouse keeper');
    release();
    await page.waitForURL(`**${paths.editJob('*')}`, SOON);
    expect(await title.inputValue()).toBe('Lighthouse keeper');
    await page.context().close();
  });

  test('saves a setting whose field was left before', async () => {
    const admin = await registerPerson(own.app, { role: 'admin' });
    const [page, release] = await openSlowly(paths.admin(), admin.cookie);
    await page.getByLabel(m.settings_site_name()).fill('Sprachwerk');
    await page.getByLabel(m.settings_site_name()).blur();
    release();
    await page.getByText(m.admin_setting_updated()).first().waitFor(SOON);
    expect((await own.app.base.settings())['site.name']).toBe('Sprachwerk');
    await page.context().close();
  });

  test('keeps a switch as it was until its change can be saved', async () => {
    const person = await registerPerson(own.app);
    const [page, release] = await openSlowly(paths.settings(), person.cookie);
    const first = page.getByRole('switch').first();
    const before = await first.isChecked();
    await first.click();
    expect(await first.isChecked()).toBe(before);
    release();
    await page.getByText(m.notifications_saved()).waitFor(SOON);
    expect(await first.isChecked()).toBe(!before);
    await page.context().close();
  });

  test('is loaded again where its scripts are gone, as after a new release', async () => {
    let isGone = true;
    const [page, release] = await openSlowly(paths.forgotPassword(), '', (route) =>
      isGone ? route.abort() : route.continue(),
    );
    await page.locator('form button').click();
    await waiting(page).waitFor();
    page.once('framenavigated', () => (isGone = false));
    release();
    await page.waitForFunction(() => !('starting' in document.body.dataset), undefined, SOON);
    expect(isGone).toBe(false);
    await page.context().close();
  });
});
