import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

import type { Application } from '#contract/application-views.ts';
import { localizePath, type Locale } from '#contract/locales.ts';
import type { Message } from '#contract/messages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { axeFindings } from '#test/support/axe.ts';
import { openBrowser } from '#test/support/browser.ts';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { callSite } from '#test/support/demo-site.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { startSite, type RunningProcess } from '#test/support/process.ts';
import { openAs } from '#test/support/signed-in-page.ts';

const SOON = { timeout: 15_000 };

interface View {
  locale?: Locale;
  width?: number;
  colorScheme?: 'light' | 'dark';
}

/** Two people who write to each other about an application, each in a browser of their own. */
describe('messaging', () => {
  let database: TestDatabase;
  let site: RunningProcess;
  let app: TestApp;
  let browser: Browser;
  let employer: TestPerson;
  let seeker: TestPerson;
  let jobId: string;
  /** The application, viewed and with nothing written. */
  let id: string;
  let opened: Page[];
  let failures: string[];

  beforeAll(async () => {
    database = await createDatabase(inject('postgres'));
    site = await startSite({ DATABASE_URL: database.url, DEMO: '0' });
    app = await createTestApp({ DATABASE_URL: database.url });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
    await site.stop();
    await database.drop();
  });
  beforeEach(async ({ onTestFinished }) => {
    [opened, failures] = [[], []];
    employer = await registerEmployer(app, { firstName: 'Jonas', lastName: 'Weber' });
    jobId = (await createActive(app, employer, completeJob())).id;
    seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Moreno' });
    id = await applyAs(seeker);
    onTestFinished(async () => {
      for (const page of opened) await page.context().close();
      expect(failures).toEqual([]);
    });
  });

  const call = <Answer>(person: TestPerson, method: string, path: string, json?: object) => callSite<Answer>(site, person.cookie, method, path, json);
  const say = (person: TestPerson, content: string) => call<Message>(person, 'POST', `/applications/${id}/messages`, { clientId: randomUUID(), content });
  const stored = async () => (await call<{ messages: Message[] }>(employer, 'GET', `/applications/${id}/messages`)).messages.map(({ content }) => content);
  const move = (verb: string) => call(employer, 'POST', `/applications/${id}/${verb}`, {});

  async function applyAs(person: TestPerson): Promise<string> {
    const application = await call<Application>(person, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' });
    await call(employer, 'POST', `/applications/${application.id}/view`, {});
    return application.id;
  }
  async function open(person: TestPerson, path = paths.messaging(id), { locale = 'en', ...view }: View = {}): Promise<Page> {
    const page = await openAs(browser, person.cookie, site.url + localizePath(path, locale), { locale, bypassCSP: true, ...view });
    page.on('pageerror', (error) => failures.push(error.message));
    opened.push(page);
    return page;
  }
  /** Both sides of the thread, open, after the employer has begun it. */
  async function both(): Promise<{ theirs: Page; ours: Page }> {
    await say(employer, 'Good morning');
    const [ours, theirs] = [await open(employer), await open(seeker)];
    await connected(ours);
    await connected(theirs);
    return { ours, theirs };
  }
  const connected = (page: Page) => page.getByText(m.app_live_connected()).first().waitFor({ ...SOON, state: 'attached' });
  const field = (page: Page) => page.getByRole('textbox', { name: m.messages_field() });
  const messages = (page: Page) => page.locator('[data-message]');
  const message = (page: Page, text: string) => messages(page).filter({ hasText: text });
  const texts = (page: Page) => messages(page).locator('p').allInnerTexts();
  async function send(page: Page, text: string): Promise<void> {
    await field(page).fill(text);
    await field(page).press('Enter');
  }
  const state = (page: Page, text: string, words: string) => message(page, text).getByText(words, { exact: true }).waitFor({ ...SOON, state: 'attached' });
  /** It is stored, however far it has come since. */
  const arrived = (page: Page, text: string) => page.locator('[data-seq]').filter({ hasText: text }).waitFor(SOON);
  const rowOf = (page: Page, name: string) => page.getByRole('navigation', { name: m.messages_conversations() }).getByRole('link').filter({ hasText: name });

  test('the page is for those who are signed in, and a thread for those whose it is', async () => {
    const stranger = await registerPerson(app);
    const asked = async (cookie?: string, path = paths.messaging(id)) => (await fetch(site.url + path, { redirect: 'manual', ...(cookie ? { headers: { cookie } } : {}) })).status;
    expect([await asked(), await asked(stranger.cookie), await asked(seeker.cookie), await asked(employer.cookie)]).toEqual([302, 404, 200, 200]);
    expect(await asked(seeker.cookie, `${paths.messaging()}?application=nonsense`)).toBe(404);
    const page = await open(stranger, paths.messaging());
    await page.getByRole('heading', { name: m.messages_none() }).waitFor();
  });

  test('what one writes the other reads, and each step shows: sent, delivered, read', async () => {
    await say(employer, 'Good morning');
    const ours = await open(employer);
    await connected(ours);
    await send(ours, 'Could we talk on Thursday?');
    await state(ours, 'Thursday', m.messages_state_sent());
    // It comes to a browser that shows another page, and is read once the thread is opened.
    const theirs = await open(seeker, paths.jobs());
    await state(ours, 'Thursday', m.messages_state_delivered());
    await theirs.goto(site.url + paths.messaging(id));
    await message(theirs, 'Thursday').waitFor();
    await state(ours, 'Thursday', m.messages_state_read());
    await connected(theirs);
    await send(theirs, 'Thursday it is');
    await message(ours, 'Thursday it is').waitFor(SOON);
    await state(theirs, 'Thursday it is', m.messages_state_read());
    expect(await texts(ours)).toEqual(['Good morning', 'Could we talk on Thursday?', 'Thursday it is']);
    expect(await texts(theirs)).toEqual(await texts(ours));
  });

  test('the list follows: the latest comes first, with what is unread', async () => {
    await say(employer, 'Good morning');
    const other = await registerPerson(app, { firstName: 'Bruno', lastName: 'Berger' });
    const theirId = await applyAs(other);
    await call(employer, 'POST', `/applications/${theirId}/messages`, { clientId: randomUUID(), content: 'Hello Bruno' });
    const ours = await open(employer, paths.messaging());
    await connected(ours);
    await ours.getByRole('navigation', { name: m.messages_conversations() }).getByRole('link').first().filter({ hasText: 'Bruno Berger' }).waitFor();
    await say(seeker, 'Good morning to you');
    await ours.getByRole('navigation', { name: m.messages_conversations() }).getByRole('link').first().filter({ hasText: 'Good morning to you' }).waitFor(SOON);
    await rowOf(ours, 'Lucía Moreno').getByText(m.app_unread_count({ count: 1 })).waitFor({ state: 'attached' });
    // Whoever is not there yet comes, too.
    const third = await registerPerson(app, { firstName: 'Clara', lastName: 'Conti' });
    const thirdId = await applyAs(third);
    await call(employer, 'POST', `/applications/${thirdId}/messages`, { clientId: randomUUID(), content: 'Hello Clara' });
    await rowOf(ours, 'Clara Conti').waitFor(SOON);
    await rowOf(ours, 'Lucía Moreno').click();
    await message(ours, 'Good morning to you').waitFor();
    await rowOf(ours, 'Lucía Moreno').getByText(m.app_unread_count({ count: 1 })).waitFor({ ...SOON, state: 'detached' });
    expect(await field(ours).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('who is offline loses nothing and doubles nothing', async () => {
    const { ours, theirs } = await both();
    await theirs.context().setOffline(true);
    await send(theirs, 'Written in a tunnel');
    await state(theirs, 'tunnel', m.messages_state_failed());
    await send(ours, 'Are you there?');
    await state(ours, 'there?', m.messages_state_sent());
    await theirs.context().setOffline(false);
    await message(theirs, 'Are you there?').waitFor({ timeout: 45_000 });
    await message(theirs, 'tunnel').getByRole('button', { name: m.messages_try_again() }).click();
    await message(ours, 'Written in a tunnel').waitFor(SOON);
    await theirs.reload();
    await message(theirs, 'tunnel').waitFor();
    expect(await texts(theirs)).toEqual(['Good morning', 'Are you there?', 'Written in a tunnel']);
    expect(await texts(ours)).toEqual(await texts(theirs));
  });

  test('a message whose answer was lost arrives once, also when it is sent again', async () => {
    const { ours } = await both();
    // Without its live stream the page does not hear that it has arrived.
    await ours.route('**/api/live**', (route) => route.abort());
    await ours.reload();
    await field(ours).waitFor();
    await ours.route(`**/api/applications/${id}/messages`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await call(employer, 'POST', `/applications/${id}/messages`, route.request().postDataJSON() as object);
      return route.abort();
    });
    await send(ours, 'Only once');
    await state(ours, 'Only once', m.messages_state_failed());
    await ours.unroute(`**/api/applications/${id}/messages`);
    await message(ours, 'Only once').getByRole('button', { name: m.messages_try_again() }).click();
    await arrived(ours, 'Only once');
    expect(await texts(ours)).toEqual(['Good morning', 'Only once']);
    expect(await stored()).toEqual(['Good morning', 'Only once']);
  });

  test('what could not be sent is still there after the page was left', async () => {
    const { ours } = await both();
    await ours.route(`**/api/applications/${id}/messages`, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await send(ours, 'Keep me');
    await state(ours, 'Keep me', m.messages_state_failed());
    await ours.unroute(`**/api/applications/${id}/messages`);
    await ours.reload();
    await message(ours, 'Keep me').getByRole('button', { name: m.messages_try_again() }).click();
    await arrived(ours, 'Keep me');
    expect(await stored()).toEqual(['Good morning', 'Keep me']);
  });

  test('a draft is kept, and is gone once it is sent or one signs out', async () => {
    const { ours } = await both();
    await field(ours).fill('Half a thou');
    await ours.getByText(m.messages_draft_saved()).waitFor();
    await ours.reload();
    await expect.poll(() => field(ours).inputValue(), SOON).toBe('Half a thou');
    await connected(ours);
    await field(ours).press('Enter');
    await arrived(ours, 'Half a thou');
    await ours.reload();
    await connected(ours);
    expect(await field(ours).inputValue()).toBe('');
    await field(ours).fill('For nobody else');
    await ours.getByText(m.messages_draft_saved()).waitFor();
    await ours.getByRole('button', { name: /Jonas Weber/ }).click();
    await ours.getByRole('menuitem', { name: m.app_sign_out() }).or(ours.getByRole('button', { name: m.app_sign_out() })).first().click();
    await ours.getByRole('link', { name: m.app_sign_in() }).first().waitFor(SOON);
    expect(await ours.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('parlance.message') || key.startsWith('parlance.unsent')))).toEqual([]);
  });

  test('one sees that one is typing, and so does the other side', async () => {
    const { ours, theirs } = await both();
    await field(theirs).pressSequentially('Well');
    await theirs.getByText('You are typing...').waitFor();
    await ours.getByText(m.messages_typing({ name: 'Lucía Moreno' })).waitFor(SOON);
    await theirs.getByText('You are typing...').waitFor({ state: 'detached' });
    await ours.getByText(m.messages_typing({ name: 'Lucía Moreno' })).waitFor({ state: 'detached' });
  });

  test('Enter sends, Shift and Enter begin a line, and nothing is sent that is empty, too long or not filled in', async () => {
    const { ours } = await both();
    const button = ours.getByRole('button', { name: m.messages_send(), exact: true });
    await field(ours).fill('  ');
    expect(await button.isDisabled()).toBe(true);
    await field(ours).fill('x'.repeat(1_001));
    expect(await button.isDisabled()).toBe(true);
    await field(ours).fill('See you on {{date}}');
    await ours.getByText(m.messages_placeholder_left({ placeholder: '{{date}}' })).waitFor();
    await field(ours).press('Enter');
    expect(await stored()).toEqual(['Good morning']);
    await field(ours).fill('One');
    await field(ours).press('Shift+Enter');
    await field(ours).pressSequentially('two');
    await field(ours).press('Enter');
    await arrived(ours, 'two');
    expect(await stored()).toEqual(['Good morning', 'One\ntwo']);
  });

  test('files go along: chosen, dropped or pasted; others are refused in words', async () => {
    const { ours, theirs } = await both();
    const file = (name: string, mimeType: string, content = 'Some words.') => ({ name, mimeType, buffer: Buffer.from(content) });
    const input = ours.locator('input[type=file]');
    await input.setInputFiles(file('virus.exe', 'application/x-msdownload'));
    await ours.getByText('File type not supported. Please upload PDF, Word, images, or text files.').waitFor();
    await input.setInputFiles(file('long.txt', 'text/plain', 'x'.repeat(10 * 1024 * 1024 + 1)));
    await ours.getByText('File too large. Maximum size is 10MB.').waitFor();
    await input.setInputFiles(file('chosen.txt', 'text/plain'));
    await ours.getByRole('button', { name: m.ui_remove_item({ item: 'chosen.txt' }) }).waitFor(SOON);
    const give = (type: 'drop' | 'paste', name: string) =>
      field(ours).evaluate(
        (element, [kind, called]) => {
          const data = new DataTransfer();
          data.items.add(new File(['More words.'], called ?? '', { type: 'text/plain' }));
          element.dispatchEvent(kind === 'drop' ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }) : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        },
        [type, name],
      );
    await give('drop', 'dropped.txt');
    await ours.getByRole('button', { name: m.ui_remove_item({ item: 'dropped.txt' }) }).waitFor(SOON);
    await give('paste', 'pasted.txt');
    await ours.getByRole('button', { name: m.ui_remove_item({ item: 'pasted.txt' }) }).click(SOON);
    await send(ours, 'Here they are');
    await message(theirs, 'Here they are').getByRole('link', { name: /chosen\.txt/ }).waitFor(SOON);
    const [download] = await Promise.all([theirs.waitForEvent('download'), message(theirs, 'Here they are').getByRole('link', { name: /dropped\.txt/ }).click()]);
    expect(download.suggestedFilename()).toBe('dropped.txt');
    expect(await message(theirs, 'Here they are').getByRole('link', { name: /pasted/ }).count()).toBe(0);
  });

  /** More than two pages, written into the table: the limit on sending holds for tests too. */
  async function fill(count: number): Promise<void> {
    await say(employer, 'Good morning');
    await app.base.db
      .insertInto('message')
      .values(
        Array.from({ length: count - 1 }, (_, index) => ({
          id: randomUUID(),
          application_id: id,
          seq: index + 2,
          client_id: randomUUID(),
          side: index % 2 ? ('applicant' as const) : ('employer' as const),
          sender_id: index % 2 ? seeker.userId : employer.userId,
          recipient_id: index % 2 ? employer.userId : seeker.userId,
          content: `Number ${index + 2}.${' And so on.'.repeat(index % 9)}`,
          search: '',
          created_at: new Date(Date.now() - (count - index) * 60_000),
          delivered_at: new Date(),
          read_at: new Date(),
        })),
      )
      .execute();
    await app.base.db.updateTable('conversation').set({ last_seq: count }).where('application_id', '=', id).execute();
  }

  test('earlier messages come as one scrolls up, and nothing that one looks at jumps', async () => {
    await fill(180);
    const ours = await open(employer);
    await message(ours, 'Number 180.').waitFor();
    expect(await messages(ours).count()).toBe(50);
    const view = ours.getByRole('region', { name: m.app_messages(), exact: true });
    const jump = await view.evaluate(async (element) => {
      let worst = 0;
      while (!document.querySelector('[data-seq="1"]') || element.scrollTop > element.clientHeight - element.scrollHeight + 1) {
        const { left, top, width } = element.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + 200)?.closest('[data-seq]') ?? element;
        const [before, from] = [seen.getBoundingClientRect().top, element.scrollTop];
        element.scrollTop -= 300;
        const moved = from - element.scrollTop;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        worst = Math.max(worst, Math.abs(seen.getBoundingClientRect().top - before - moved));
      }
      return worst;
    });
    expect(jump).toBeLessThan(2);
    expect(await messages(ours).count()).toBe(180);

    // What arrives below moves nothing either; it is announced, and followed when one asks for it.
    const first = ours.locator('[data-seq="1"]');
    const before = await first.boundingBox();
    await say(seeker, 'Down here');
    const toNew = ours.getByRole('button', { name: m.messages_new_below() });
    await toNew.waitFor(SOON);
    expect(Math.abs(((await first.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    await toNew.click();
    await toNew.waitFor({ state: 'detached' });
    expect(await message(ours, 'Down here').boundingBox().then((box) => box !== null && box.y < 900)).toBe(true);
  });

  test('a thread is searched by words, and what one wrote oneself; Escape leaves the search', async () => {
    await say(employer, 'Your contract is ready');
    await say(seeker, 'Thank you for the contract');
    await say(employer, 'Good luck');
    const ours = await open(employer);
    await connected(ours);
    await ours.getByRole('button', { name: m.messages_search() }).click();
    await ours.getByRole('searchbox', { name: m.messages_search_text() }).fill('contr');
    await ours.getByText(m.messages_found({ count: 2 })).waitFor(SOON);
    await ours.getByLabel(m.messages_from_me()).check();
    await ours.getByText(m.messages_found({ count: 1 })).waitFor(SOON);
    expect(await texts(ours)).toEqual(['Your contract is ready']);
    await ours.getByLabel(m.messages_range()).selectOption('today');
    await ours.getByText(m.messages_found({ count: 1 })).waitFor(SOON);
    await ours.getByLabel(m.messages_unread_only()).check();
    await ours.getByRole('heading', { name: m.messages_no_match() }).waitFor(SOON);
    await ours.getByRole('button', { name: m.messages_clear(), exact: true }).click();
    await message(ours, 'Good luck').waitFor();
    await ours.keyboard.press('Escape');
    await ours.getByRole('searchbox', { name: m.messages_search_text() }).waitFor({ state: 'detached' });
    expect(await texts(ours)).toHaveLength(3);
  });

  test('what was unread when a thread was opened is marked, and found as unread', async () => {
    await say(employer, 'Good morning');
    await say(seeker, 'First news');
    await say(seeker, 'Second news');
    const ours = await open(employer);
    await connected(ours);
    await message(ours, 'First news').getByText(m.messages_new(), { exact: true }).waitFor();
    await ours.getByRole('button', { name: m.messages_search() }).click();
    await ours.getByLabel(m.messages_unread_only()).check();
    await ours.getByText(m.messages_found({ count: 2 })).waitFor(SOON);
    expect(await texts(ours)).toEqual(['First news', 'Second news']);
  });

  test('all conversations are searched at once', async () => {
    await say(employer, 'About the umbrella');
    const other = await registerPerson(app, { firstName: 'Dora', lastName: 'Diaz' });
    await call(employer, 'POST', `/applications/${await applyAs(other)}/messages`, { clientId: randomUUID(), content: 'Hello Dora' });
    const ours = await open(employer, paths.messaging());
    await rowOf(ours, 'Dora Diaz').waitFor();
    const search = ours.getByRole('searchbox', { name: m.messages_search_all() });
    await search.fill('umbrel');
    await rowOf(ours, 'Dora Diaz').waitFor({ ...SOON, state: 'detached' });
    await rowOf(ours, 'About the umbrella').waitFor();
    await search.fill('nothing like it');
    await ours.getByRole('heading', { name: m.messages_no_match() }).waitFor(SOON);
  });

  test('who may not write reads why, and may as soon as that changes', async () => {
    const theirs = await open(seeker);
    await connected(theirs);
    await theirs.getByText(m.messages_not_written({ company: 'Acme' })).waitFor();
    expect(await field(theirs).count()).toBe(0);
    await say(employer, 'Now you may');
    await field(theirs).waitFor(SOON);
    await call(seeker, 'POST', `/applications/${id}/withdraw`, {});
    await theirs.getByText(m.messages_withdrawn()).waitFor(SOON);
    await message(theirs, 'Now you may').waitFor();
  });

  test('a conversation begins at the review, once the application is accepted, and at the own application', async () => {
    await move('accept');
    const ours = await open(employer, paths.reviewApplication(id));
    await ours.getByRole('heading', { name: 'Start a Conversation' }).waitFor();
    await ours.getByRole('link', { name: m.messages_write() }).click();
    await field(ours).waitFor(SOON);
    const theirs = await open(seeker, `${paths.seekerApplications()}?id=${id}`);
    await theirs.getByRole('link', { name: m.messages_with({ name: 'Acme' }) }).click();
    await field(theirs).waitFor(SOON);
  });

  test('a message shows on other pages, with the way to it, and is not read while nobody looks', async () => {
    await say(employer, 'Good morning');
    const theirs = await open(seeker, paths.jobs());
    await connected(theirs);
    await say(employer, 'A word for you');
    const toast = theirs.getByRole('alertdialog').filter({ hasText: 'A word for you' });
    await toast.waitFor(SOON);
    const { messages: sent } = await call<{ messages: Message[] }>(employer, 'GET', `/applications/${id}/messages`);
    expect(sent.every(({ readAt }) => readAt === null)).toBe(true);
    await toast.getByRole('link').click();
    await field(theirs).waitFor(SOON);
  });

  test('on a phone there is the list or the thread, and a way back', async () => {
    await say(employer, 'Good morning');
    const ours = await open(employer, paths.messaging(), { width: 360 });
    await connected(ours);
    await rowOf(ours, 'Lucía Moreno').click();
    await message(ours, 'Good morning').waitFor();
    expect(await rowOf(ours, 'Lucía Moreno').isVisible()).toBe(false);
    await ours.getByRole('link', { name: m.messages_back() }).click();
    await rowOf(ours, 'Lucía Moreno').waitFor();
    expect(await ours.evaluate(() => [document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight])).toEqual([true, true]);
  });

  test('axe finds nothing, wide and narrow, light and dark', async () => {
    await say(employer, 'Good morning https://example.com');
    await say(seeker, 'Good morning');
    for (const view of [{ locale: 'en', width: 1280, colorScheme: 'light' }, { locale: 'de', width: 360, colorScheme: 'dark' }] as const) {
      for (const path of [paths.messaging(), paths.messaging(id)]) {
        const page = await open(employer, path, view);
        await page.getByText('Good morning').first().waitFor({ state: 'attached' });
        if (path !== paths.messaging()) {
          await page.locator('button[aria-expanded]').last().click();
          await page.getByRole('searchbox').last().waitFor();
        }
        expect([view.locale, path === paths.messaging(), await axeFindings(page)]).toEqual([view.locale, path === paths.messaging(), []]);
      }
    }
  });
});
