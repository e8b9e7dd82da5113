import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';

import { localizePath, type Locale } from '#contract/locales.ts';
import { reload, startReact } from '#test/support/browser.ts';
import { giveBack } from '#test/support/contexts.ts';
import { signInDemo } from '#test/support/demo-site.ts';
import { sharedDemo } from '#test/support/own-site.ts';
import { goAlive, newPage } from '#test/support/signed-in-page.ts';

const DAY = 86_400_000;
const MANY = 23;

const words = (title: string, description = 'You answer customers by phone and by e-mail, and you like it.') => ({
  title,
  description: `<p>${description}</p>`,
  requirements: '',
});

/** The list of jobs and a job's page, as people, search engines and programs see them. */
describe('jobs', () => {
  const demo = sharedDemo();
  let employer: string;
  let seeker: string;
  let jobs: { german: string; both: string };

  beforeAll(async () => {
    employer = await signInDemo(demo.site, 'employer');
    seeker = await signInDemo(demo.site, 'job_seeker');
    jobs = {
      german: await publish({
        primaryLocale: 'de',
        languages: [{ language: 'ja', level: 'C1', required: true }],
        translations: { de: words('Quokkaberater (m/w/d)') },
      }),
      both: await publish({
        primaryLocale: 'de',
        salary: { min: 40_000, max: 52_000, currency: 'EUR', period: 'year' },
        translations: { de: words('Wombatberater (m/w/d)'), en: words('Wombat adviser') },
      }),
    };
    for (let number = 1; number <= MANY; number += 1)
      await publish({
        category: number <= 2 ? 'sales' : 'customer_service',
        translations: { en: words(`Numbat keeper ${number}`) },
      });
  });

  async function call(cookie: string, method: string, path: string, json: object = {}): Promise<Response> {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const response = await fetch(`${demo.site.url}/api${path}`, { method, headers, body: JSON.stringify(json) });
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return response;
  }

  async function publish(facts: object): Promise<string> {
    const usual = {
      primaryLocale: 'en',
      category: 'sales',
      employmentType: 'full_time',
      workplace: 'hybrid',
      city: 'Porto',
      country: 'PT',
      validThrough: new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10),
    };
    const { id } = (await (await call(employer, 'POST', '/jobs', { ...usual, ...facts })).json()) as { id: string };
    await call(employer, 'POST', `/jobs/${id}/publish`);
    return id;
  }

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(demo.site.url + path, { headers, redirect: 'manual' });
  const at = (id: string, locale: Locale) => localizePath(`/jobs/${id}`, locale);
  const origin = () => `http://localhost:${new URL(demo.site.url).port}`;

  async function visit(
    path: string,
    use: (page: Page) => Promise<void>,
    { cookie = '', width = 1280, hasScript = true, mayFail = /^$/ } = {},
  ): Promise<void> {
    const page = await newPage(demo.browser, cookie, demo.site.url, { width, hasScript });
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    page.on(
      'console',
      (message) => message.type() === 'error' && !mayFail.test(message.text()) && failures.push(message.text()),
    );
    if (hasScript) await goAlive(page, cookie, demo.site.url + path);
    else await page.goto(demo.site.url + path);
    await use(page);
    await giveBack(page.context());
    expect(failures).toEqual([]);
  }

  const wordsOf = (page: Page) => page.getByLabel('Job title, skill or company');
  const headingOf = (page: Page) => page.getByRole('heading', { level: 2, name: /\bjobs?$/ });
  const titlesOf = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents();

  describe.for([
    ['without JavaScript, 1280 px', 1280, false],
    ['without JavaScript, 360 px', 360, false],
    ['signed in, with React', 1280, true],
  ] as const)('%s', ([, width, isSignedIn]) => {
    test('one searches, filters, takes a filter away and turns the page (T31)', async () => {
      await visit(
        '/jobs',
        async (page) => {
          const found = (count: string) => expect.poll(() => headingOf(page).textContent()).toBe(count);
          const listed = (count: number) => expect.poll(async () => (await titlesOf(page)).length).toBe(count);
          await wordsOf(page).fill('numbat');
          await page.getByRole('button', { name: 'Find jobs' }).click();
          await found(`${MANY} jobs`);
          await page.getByRole('link', { name: 'Next' }).click();
          await listed(MANY - 20);
          await found(`${MANY} jobs`);
          await page.getByRole('link', { name: 'First page' }).click();
          await listed(20);

          if (width === 360) await page.getByText('Filters', { exact: true }).click();
          await page.getByRole('checkbox', { name: /^Sales 2$/ }).check();
          await page.getByRole('button', { name: 'Apply filters' }).click();
          await listed(2);
          expect(new URL(page.url()).searchParams.getAll('category')).toEqual(['sales']);
          expect((await titlesOf(page)).sort()).toEqual(['Numbat keeper 1', 'Numbat keeper 2']);
          await page.getByRole('link', { name: 'Remove “Sales”' }).click();
          await found(`${MANY} jobs`);
        },
        isSignedIn ? { width, cookie: seeker } : { width, hasScript: false },
      );
    });
  });

  test.for([false, true])(
    'a filter beside the list works at once, and keeps the focus (React: %s)',
    async (isStarted) => {
      await visit(
        '/jobs?q=numbat',
        async (page) => {
          if (isStarted) await startReact(page);
          const sales = page.getByRole('checkbox', { name: /^Sales 2$/ });
          await sales.check();
          await expect.poll(() => headingOf(page).textContent()).toBe('2 jobs');
          expect(new URL(page.url()).searchParams.getAll('category')).toEqual(['sales']);
          await expect.poll(() => sales.evaluate((element) => element === document.activeElement)).toBe(true);
        },
        isStarted ? { cookie: seeker } : {},
      );
    },
  );

  test('a card says how long ago it was published, and marks what is new and what was opened here', async () => {
    await visit('/jobs?q=wombat', async (page) => {
      const card = page.getByRole('listitem').filter({ hasText: 'Wombat adviser' });
      const marked = (mark: string) => card.locator(`[data-mark=${mark}]`).waitFor();
      await marked('New');
      expect(await card.getByText('today', { exact: true }).getAttribute('title')).toMatch(/^Posted /);
      await card.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: 'Wombat adviser' }).waitFor();
      await page.goto(`${demo.site.url}/jobs?q=wombat`);
      await marked('Seen');
    });
  });

  test('a search that finds nothing says what to take away', async () => {
    await visit('/jobs?q=wombat&country=JP', async (page) => {
      expect(await headingOf(page).textContent()).toBe('0 jobs');
      await page.getByRole('main').getByRole('link', { name: 'Remove “Japan”' }).last().click();
      await page.getByRole('heading', { level: 3, name: 'Wombat adviser' }).waitFor();
    });
  });

  test('a misspelled word is understood, and said so; the own level leaves out what asks for more', async () => {
    await visit(
      '/jobs?q=wombta',
      async (page) => {
        expect(await page.getByText(/“wombat”/).isVisible()).toBe(true);
        await page.goto(`${demo.site.url}/jobs?q=quokkaberater&language=ja:C2`);
        expect(await titlesOf(page)).toEqual(['Quokkaberater (m/w/d)']);
        await page.getByLabel('Your level: Japanese').selectOption('ja:B2');
        await page.getByRole('button', { name: 'Apply filters' }).click();
        await page.getByRole('heading', { level: 2, name: '0 jobs' }).waitFor();
      },
      { hasScript: false },
    );
  });

  test('a chosen language stays in its list with its count, and leaves the search unchecked', async () => {
    await visit(
      '/jobs?q=quokkaberater&language=ja:C2',
      async (page) => {
        const languages = page.getByRole('group', { name: 'Languages' });
        await languages.getByRole('checkbox', { name: 'Japanese 1', checked: true }).uncheck();
        expect(await languages.getByRole('combobox').count()).toBe(0);
        await page.getByRole('button', { name: 'Apply filters' }).click();
        await page.waitForURL(/jobs\?q=quokkaberater$/);
        expect(await languages.getByRole('checkbox', { name: 'Japanese 1', checked: false }).isVisible()).toBe(true);
      },
      { hasScript: false },
    );
  });

  test('a job that is not in the reader’s language says so, in the list and on its page', async () => {
    await visit(
      '/fr/jobs?q=quokkaberater',
      async (page) => {
        expect(await page.getByText('Rédigé en allemand').isVisible()).toBe(true);
        const title = page.getByRole('link', { name: 'Quokkaberater (m/w/d)' });
        expect(await title.getAttribute('lang')).toBe('de');
        await title.click();
        await page.getByText('Cette offre n’existe pas en français.').waitFor();
        expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('de');
      },
      { hasScript: false },
    );
  });

  test('a seeker sees how their languages fit, and saves a job from the list and takes it off on its page (T34)', async () => {
    await visit(
      '/jobs?q=quokkaberater',
      async (page) => {
        expect(await page.getByTitle('Not in your profile').isVisible()).toBe(true);
        const save = page.getByRole('button', { name: 'Save: Quokkaberater (m/w/d)' });
        expect(await save.getAttribute('aria-pressed')).toBe('false');
        const stored = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
        await save.click();
        await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
        await stored;
        await page.getByRole('link', { name: 'Quokkaberater (m/w/d)' }).click();
        await page.getByText('Add the languages you speak').waitFor();
        const saved = page.getByRole('button', { name: 'Saved' });
        expect(await saved.getAttribute('aria-pressed')).toBe('true');
        const removed = page.waitForResponse((response) => response.request().method() === 'DELETE' && response.ok());
        await saved.click();
        await removed;
        await reload(page);
        expect(await page.getByRole('button', { name: 'Save job' }).getAttribute('aria-pressed')).toBe('false');
      },
      { cookie: seeker },
    );
    const german = { language: 'de', level: 'A2', required: true };
    const [one, two] = [
      await publish({ languages: [german], translations: { en: words('Echidna keeper') } }),
      await publish({
        languages: [german, { ...german, language: 'ja' }],
        translations: { en: words('Echidna host') },
      }),
    ];
    for (const [id, fit] of [
      [one, 'You have every language that this job requires.'],
      [two, 'You have 1 of the 2 languages that this job requires.'],
    ] as const) {
      await visit(at(id, 'en'), (page) => page.getByText(fit).waitFor(), { cookie: seeker });
    }
  });

  test('a press that the server does not take is taken back, and said until it is taken', async () => {
    await visit(
      '/jobs?q=quokkaberater',
      async (page) => {
        await page.route('**/api/jobs/*/saved', (route) => route.fulfill({ status: 503 }));
        const save = page.getByRole('button', { name: 'Save: Quokkaberater (m/w/d)' });
        await save.click();
        const failure = page.getByText('The job was not saved');
        // Its time does not pass meanwhile.
        await failure.hover();
        expect(await save.getAttribute('aria-pressed')).toBe('false');
        await page.unroute('**/api/jobs/*/saved');
        await save.press('Enter');
        await failure.waitFor({ state: 'detached' });
        await save.press('Enter');
      },
      { cookie: seeker, mayFail: /503/ },
    );
  });

  test('another search shows its own fields, and its heading takes the focus', async () => {
    await visit(
      '/jobs?q=numbat&category=sales',
      async (page) => {
        await startReact(page);
        await page.getByRole('link', { name: 'Remove “Sales”' }).click();
        await expect.poll(() => headingOf(page).textContent()).toBe(`${MANY} jobs`);
        expect(await page.getByRole('checkbox', { name: /^Sales 2$/ }).isChecked()).toBe(false);
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
      },
      { cookie: seeker },
    );
  });

  test('applying stays in sight to the end of a job', async () => {
    await visit(at(jobs.both, 'en'), async (page) => {
      await page.setViewportSize({ width: 360, height: 400 });
      const heading = page.getByRole('heading', { level: 2, name: 'Job description' });
      await heading.evaluate((element) => element.scrollIntoView());
      const box = await page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).boundingBox();
      expect(box!.y).toBeGreaterThanOrEqual(0);
      expect(box!.y).toBeLessThan(60);
      // What is gone to is not behind it.
      expect((await heading.boundingBox())!.y).toBeGreaterThan(box!.y + box!.height);
    });
  });

  test('a job’s link is copied where the device has no way of sharing', async () => {
    await visit(at(jobs.both, 'de'), async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Teilen' }).click();
      await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin() + at(jobs.both, 'de'));
    });
  });

  test('opening a job counts once in a tab', async () => {
    const id = await publish({ translations: { en: words('Dunnart watcher') } });
    await visit(at(id, 'en'), async (page) => {
      await reload(page);
    });
    const response = await get('/api/me/company/jobs?q=dunnart', { cookie: employer });
    expect(((await response.json()) as { jobs: { views: number }[] }).jobs.map(({ views }) => views)).toEqual([1]);
  });

  test('while one types, the field is given what there is to be found; what is empty is not in the address', async () => {
    await visit('/jobs', async (page) => {
      await wordsOf(page).pressSequentially('womb');
      const suggestion = page.locator('datalist option').first();
      await suggestion.waitFor({ state: 'attached' });
      expect(await suggestion.getAttribute('value')).toMatch(/wombat/i);
      await wordsOf(page).fill('');
      await page.getByRole('button', { name: 'Find jobs' }).click();
      await page.waitForURL(/\/jobs\??$/);
    });
  });
});
