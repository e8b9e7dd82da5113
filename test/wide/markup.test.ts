import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { browserCookies } from '#test/support/demo-site.ts';
import { markup } from '#test/support/hostile/markup.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { sharedSite } from '#test/support/own-site.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

/** The part of it in one text of a job: 20 KB are the limit. */
const PART = 60;

const own = sharedSite();
const pages: { what: string; path: string; as?: 'seeker' | 'employer' | 'admin' }[] = [];
let people: Record<'seeker' | 'employer' | 'admin', TestPerson>;

/** The part of it, from a given position, that fits into a text of this many characters. */
const upTo = (characters: number, from: number): string =>
  [...markup.slice(from), ...markup.slice(0, from)].reduce(
    (text, piece) => (text.length + piece.length < characters ? `${text} ${piece}` : text),
    '',
  );

beforeAll(async () => {
  const { app } = own;
  const [seeker, employer, admin] = await Promise.all([
    registerPerson(app, { firstName: '<img src=x onerror=alert(1)>', lastName: '<svg/onload=alert(1)>' }),
    registerEmployer(app, { firstName: '"><script>alert(1)</script>' }),
    registerPerson(app, { role: 'admin' }),
  ]);
  people = { seeker, employer, admin };
  const ask = async (person: TestPerson, method: string, path: string, json: object) => {
    const answer = await app.request(method, `/api${path}`, { cookie: person.cookie, json });
    const body = (await answer.json()) as { id: string; slug: string };
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
    return body;
  };
  const company = await ask(employer, 'PATCH', `/companies/${employer.companyId}`, {
    name: '<script>alert(1)</script>',
    industry: '</title><script>alert(1)</script>',
    description: { en: upTo(4_000, 0), de: upTo(4_000, 40) },
  });
  // Recruiters of a verified company can find people.
  await app.database.pool.query(`update company set verified_at = now(), verified_how = 'domain'`);
  await ask(seeker, 'PATCH', '/me/profile', {
    jobTitle: '<body onload=alert(1)>',
    bio: upTo(4_000, 20),
    city: '<base href="//evil.example">',
    skills: ['<svg/onload=alert(1)>'],
    visibility: 'employers',
  });
  for (let from = 0; from < markup.length; from += PART) {
    const text = markup.slice(from, from + PART).join('\n');
    const translations = {
      en: { title: '</title><script>alert(1)</script>', description: `<p>You sell.</p>${text}`, requirements: text },
    };
    const job = await createActive(app, employer, {
      ...completeJob(),
      skills: ['</script><script>alert(1)</script>'],
      translations,
    });
    pages.push(
      { what: `a job with what begins at ${from}`, path: paths.job(job.id) },
      { what: `its editor, ${from}`, path: paths.editJob(job.id), as: 'employer' },
    );
    if (from > 0) continue;
    const application = await ask(seeker, 'POST', `/jobs/${job.id}/applications`, { coverLetter: upTo(5_000, 60) });
    await ask(employer, 'POST', `/applications/${application.id}/view`, {});
    await ask(employer, 'PUT', `/applications/${application.id}/notes`, { text: upTo(2_000, 80) });
    for (const [index, content] of [upTo(1_000, 0), upTo(1_000, 30), upTo(1_000, 90)].entries()) {
      await ask(index === 1 ? seeker : employer, 'POST', `/applications/${application.id}/messages`, {
        clientId: randomUUID(),
        content: content.replaceAll(/[[{]/g, '('),
      });
    }
    pages.push({ what: 'the review', path: paths.reviewApplication(application.id), as: 'employer' });
    for (const as of ['seeker', 'employer'] as const)
      pages.push({ what: `the thread, as ${as}`, path: paths.messaging(application.id), as });
  }
  pages.push(
    { what: 'the list of jobs', path: `${paths.jobs()}?q=${encodeURIComponent('"><script>alert(1)</script>')}` },
    { what: 'the company', path: paths.company(company.slug) },
    { what: 'the seeker’s profile', path: paths.viewProfile(seeker.profileId), as: 'employer' },
    { what: 'the own profile', path: paths.seekerProfile(), as: 'seeker' },
    { what: 'applications received', path: paths.manageApplications(), as: 'employer' },
    { what: 'the jobs of the company', path: paths.manageJobs(), as: 'employer' },
    { what: 'notifications', path: paths.notifications(), as: 'seeker' },
    { what: 'people', path: paths.adminUsers(), as: 'admin' },
    { what: 'a person', path: paths.adminUser(seeker.userId), as: 'admin' },
  );
});

/** Scripts that ran, and what the page's policy had to block; both must be empty. */
async function caughtOn(page: Page, address: string): Promise<string[]> {
  const caught: string[] = [];
  await page.exposeFunction('caught', (what: string) => void caught.push(what));
  await page.addInitScript(() => {
    const tell = (window as unknown as { caught: (what: string) => void }).caught;
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      Object.assign(window, { [name]: () => tell(`${name} was called`) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      tell(`stopped: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on('dialog', (dialog) => void caught.push(dialog.message()));
  page.on('request', (request) => request.url().includes('evil.example') && caught.push(`asked ${request.url()}`));
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('h1').first().waitFor();
  const elements = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(script:not([type="application/ld+json"]), iframe, object, embed, base, meta, style), main [onerror], main [onload], main [onclick], main [href^="javascript" i]',
      ),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
  return [...caught, ...elements];
}

test('no markup that users can enter runs on any page, or has to be blocked', async () => {
  const caught: Record<string, string[]> = {};
  for (const { what, path, as } of pages) {
    const context = await own.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en' });
    if (as) await context.addCookies(browserCookies(own.site, people[as].cookie));
    caught[what] = await caughtOn(await context.newPage(), own.site.url + path);
    await context.close();
  }
  expect(pages.length).toBeGreaterThan(15);
  expect(caught).toEqual(Object.fromEntries(pages.map(({ what }) => [what, []])));
});
