import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { JOBS_TOPIC } from '#contract/topics.ts';
import { m } from '#generated/paraglide/messages.js';
import { inTransaction } from '#server/context.ts';
import { followRenames } from '#server/features/jobs/search/rebuild.ts';
import { ORIGIN, type TestApp } from '#test/support/app.ts';
import { inEnglish } from '#test/support/calling.ts';
import { linksOf, partOf, textOf, textsOf } from '#test/support/html.ts';
import { callJobs, createActive, createDraft, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { act } from '#test/support/lives.ts';
import { createPageApp } from '#test/support/page-app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

const BERLIN = 2950159;
const SKILLS = ['CRM', 'Negotiation', 'Forecasting', 'Excel', 'Reporting', 'Onboarding', 'Retention'];

describe('jobs', () => {
  let app: TestApp;
  let employer: TestPerson;
  /** In German and English; the position is unique. */
  let both: string;
  beforeAll(async () => {
    app = await createPageApp();
    employer = await registerEmployer(app);
    const { en } = inEnglish('Wombat adviser');
    both = (
      await createActive(app, employer, {
        primaryLocale: 'de',
        salary: { min: 40_000, max: 52_000, currency: 'EUR', period: 'year' },
        skills: SKILLS,
        translations: { de: { ...en, title: 'Wombatberater (m/w/d)' }, en },
      })
    ).id;
  });
  afterAll(() => app.close());

  const get = (path: string, headers: Record<string, string> = {}) => app.request('GET', path, { headers });
  const html = async (path: string) => (await get(path)).text();
  const at = (id: string, locale: Locale) => localizePath(paths.job(id), locale);

  test('cannot be reported by its own company', async () => {
    const reports = async (person?: TestPerson) => {
      const cookie = person ? { cookie: person.cookie } : {};
      const page = await (await app.request('GET', paths.job(both), cookie)).text();
      return [page.includes(paths.reportJob(both)), (await app.request('GET', paths.reportJob(both), cookie)).status];
    };
    expect([await reports(), await reports(employer)]).toEqual([
      [true, 200],
      [false, 404],
    ]);
  });

  test('warns in searches that some may be missing while all are being indexed again', async () => {
    const isSaid = async () => textOf(await html(`${paths.jobs()}?q=wombat`)).includes(m.jobs_indexing());
    expect(await isSaid()).toBe(false);
    await app.base.db.updateTable('job_search_words').set({ indexed: false }).execute();
    await inTransaction(app.ctx(), ({ invalidate }) => invalidate([JOBS_TOPIC]));
    await expect.poll(isSaid).toBe(true);
    await followRenames(app.ctx());
    await expect.poll(isSaid).toBe(false);
  });

  test('is named on the pages to sign in or register for applying, if it is public', async () => {
    const id = (await createActive(app, employer)).id;
    const applying = `${paths.job(id)}?apply=`;
    const job = { title: 'Account Executive', company: 'Acme' };
    for (const [path, words] of [
      [paths.login(), m.auth_sign_in_to_apply(job)],
      [paths.register(), m.auth_register_to_apply(job)],
    ] as const) {
      const shown = (next: string) => html(`${path}?next=${encodeURIComponent(next)}`);
      expect(await shown(applying)).toContain(words);
      for (const other of [paths.job(id), `//evil.example${applying}`]) expect(await shown(other)).not.toContain(words);
      await callJobs(app, 'POST', `/${id}/pause`, employer);
      expect(await shown(applying)).not.toContain(words);
      await callJobs(app, 'POST', `/${id}/publish`, employer);
    }
  });

  test('shows searched words and place in their fields only, and each chosen filter with a link that removes it', async () => {
    const page = await html(`/jobs?q=wombat&category=sales&workplace=hybrid&near=${BERLIN}&km=100&sort=newest`);
    expect(page).toContain('value="wombat"');
    expect(page).toContain('value="Berlin, Germany"');
    expect(linksOf(partOf(page, `aria-label="${m.jobs_filters_active()}"`, '</ul>'))).toEqual([
      ['Sales', `/jobs?q=wombat&amp;workplace=hybrid&amp;near=${BERLIN}&amp;km=100&amp;sort=newest`],
      ['Hybrid', `/jobs?q=wombat&amp;category=sales&amp;near=${BERLIN}&amp;km=100&amp;sort=newest`],
      ['Clear all', `/jobs?q=wombat&amp;near=${BERLIN}&amp;km=100&amp;sort=newest`],
    ]);
  });

  test('reports an unknown place at its field only', async () => {
    const page = await html('/jobs?near_place=Xyzzyville');
    expect(page).toContain(m.jobs_near_unknown());
    expect(page).toContain('value="Xyzzyville"');
    expect(textOf(page)).not.toContain('near_place');
  });

  test('offers distances once a place is chosen', async () => {
    expect(await html('/jobs')).not.toContain('name="km"');
    expect(partOf(await html(`/jobs?near=${BERLIN}&km=30`), 'name="km"', '</select>')).toContain(
      '<option value="30" selected="">',
    );
  });

  test('says what was understood once, with a link to the search without each part', async () => {
    const page = await html('/jobs?q=wombat+remote&category=sales');
    const [understood, ...others] = page.split(m.jobs_understood()).slice(1);
    expect(others).toEqual([]);
    expect(linksOf(understood ?? '')[0]).toEqual(['Remote', '/jobs?q=wombat&amp;category=sales']);
  });

  test('says which jobs the counts of filters are of, if words were searched and found', async () => {
    const isSaid = async (search: string) => (await html(`/jobs${search}`)).includes(m.jobs_tier_counts());
    expect([await isSaid('?q=wombat'), await isSaid('?q=wombat&country=JP'), await isSaid('')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('an invalid search address says what is ignored, and searches by the rest', async () => {
    const answer = await get('/jobs?q=wombat&country=XX&salary_min=much&cursor=nowhere');
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('country=XX');
    expect(page).toContain('value="much"');
    expect(page).toContain('That page of the list no longer exists');
    expect(page).toContain('Wombat adviser');
  });

  test('a search without results suggests what to remove', async () => {
    const page = await html('/jobs?q=wombat&country=JP');
    expect(textsOf(page, 'h2')).toContain('0 jobs');
    const main = partOf(page, '<main', '</main>');
    expect(linksOf(main).findLast(([name]) => name === 'Remove “Japan”')).toEqual(['Remove “Japan”', '/jobs?q=wombat']);
    expect(await html('/jobs?q=wombat')).toContain('Wombat adviser');
  });

  test('corrects a misspelled word, and says so', async () => {
    const page = await html('/jobs?q=wombta');
    expect(textOf(page)).toContain('“wombat”');
    expect(page).toContain('Wombat adviser');
  });

  test("a chosen language stays in its list with its count; the reader's level excludes jobs that ask for more", async () => {
    const { id } = await createActive(app, employer, {
      languages: [{ language: 'ja', level: 'C1', required: true }],
      translations: inEnglish('Quokka adviser'),
    });
    const japaneseOn = (page: string) =>
      [...page.matchAll(/<label[^>]*>.*?<\/label>/gs)].find(([label]) => textOf(label) === 'Japanese 1')?.[0];
    const found = await html('/jobs?q=quokka&language=ja:C2');
    expect(found).toContain(paths.job(id));
    expect(japaneseOn(found)).toContain('checked=""');
    const unchecked = japaneseOn(await html('/jobs?q=quokka'));
    expect(unchecked).toBeDefined();
    expect(unchecked).not.toContain('checked=""');
    expect(textsOf(await html('/jobs?q=quokka&language=ja:B2'), 'h2')).toContain('0 jobs');
  });

  test('says in the list and on its page if a job is not in the reader’s language', async () => {
    const { id } = await createActive(app, employer, {
      primaryLocale: 'de',
      translations: { de: { ...inEnglish('').en, title: 'Kiwiberater' } },
    });
    const list = await html('/fr/jobs?q=kiwiberater');
    expect(textOf(list)).toContain('Rédigé en allemand');
    expect(list).toMatch(/<a[^>]* lang="de"[^>]*>Kiwiberater/);
    const page = await html(at(id, 'fr'));
    expect(textOf(page)).toContain('Cette offre n’existe pas en français.');
    expect(page).toMatch(/<h1[^>]* lang="de"[^>]*>/);
  });

  test('a seeker sees how their languages fit a job (T34)', async () => {
    const seeker = await registerPerson(app);
    const requires = async (...languages: ('de' | 'ja')[]) => {
      const asked = languages.map((language) => ({ language, level: 'A2' as const, required: true }));
      const { id } = await createActive(app, employer, { languages: asked, translations: inEnglish('Echidna host') });
      return textOf(await (await app.request('GET', at(id, 'en'), { cookie: seeker.cookie })).text());
    };
    expect(await requires('de')).toContain('Add the languages you speak');
    await act(app, seeker, 'PATCH', '/me/profile', { languages: [{ language: 'de', level: 'C1' }] });
    expect(await requires('de')).toContain('You have every language that this job requires.');
    expect(await requires('de', 'ja')).toContain('You have 1 of the 2 languages that this job requires.');
  });

  test('search engines may index one category of jobs, but no combination of filters', async () => {
    expect(await html('/jobs?category=sales')).toContain(
      `<link rel="canonical" href="${ORIGIN}/jobs?category=sales"/>`,
    );
    for (const search of ['category=sales&country=PT', 'q=wombat', 'language=de:B2'])
      expect(await html(`/jobs?${search}`)).toContain('<meta name="robots" content="noindex"/>');
  });

  test('a search has feeds, which work', async () => {
    const page = await html('/de/jobs?q=wombat&sort=salary');
    const feeds = [...page.matchAll(/<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)"/g)].map(
      ([, type = '', address = '']) => [type, address] as const,
    );
    expect(feeds.map(([type]) => type)).toEqual([
      'application/rss+xml',
      'application/atom+xml',
      'application/feed+json',
    ]);
    for (const [type, address] of feeds) {
      const answer = await get(address.replaceAll('&amp;', '&'));
      expect([address, answer.headers.get('content-type')]).toEqual([address, expect.stringContaining(type)]);
      expect(await answer.text()).toContain('Wombatberater');
    }
  });

  test.for(['de', 'en', 'fr'] as const)(
    '%s: a job names its addresses in its languages, and no others',
    async (locale) => {
      const page = await html(at(both, locale));
      const own = locale === 'fr' ? 'de' : locale;
      expect(page).toContain(`<link rel="canonical" href="${ORIGIN}${at(both, own)}"/>`);
      expect(page).toContain(`<meta property="og:url" content="${ORIGIN}${at(both, own)}"/>`);
      expect(page).toContain(`<meta property="og:locale" content="${own === 'de' ? 'de_DE' : 'en_GB'}"/>`);
      const alternates = [...page.matchAll(/hrefLang="([^"]+)" href="http[^"]*"\/>/g)].map(([, language]) => language);
      expect(alternates).toEqual(['de', 'en', 'x-default']);
      expect(page).toContain(`hrefLang="x-default" href="${ORIGIN}${at(both, 'de')}"/>`);
    },
  );

  test('a job has structured data for search engines in the language that it is read in', async () => {
    const [, markup = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await html(at(both, 'en'))) ?? [];
    expect(JSON.parse(markup)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Wombat adviser',
      url: ORIGIN + at(both, 'en'),
      baseSalary: { currency: 'EUR' },
    });
  });

  test('links a signed-out reader to the application form', async () => {
    const next = encodeURIComponent(`${paths.job(both)}?apply=`);
    const page = await html(paths.job(both));
    for (const path of [paths.beginToApply(both), paths.register()])
      expect(page).toContain(`href="${path}?next=${next}"`);
  });

  test('a job’s card shows five of its skills, and how many more there are (T33)', async () => {
    const few = await createActive(app, employer, { skills: SKILLS.slice(0, 5), translations: inEnglish('Team Lead') });
    const list = await html(paths.jobs());
    const skillsOn = (id: string) => {
      const card = list.split('<h3').find((part) => part.includes(`href="${paths.job(id)}"`)) ?? '';
      return textsOf(partOf(card, 'aria-label="Skills"', '</ul>'), 'li');
    };
    expect(skillsOn(both)).toEqual([...SKILLS.slice(0, 5), '+2 more']);
    expect(skillsOn(few.id)).toEqual(SKILLS.slice(0, 5));
  });

  test('a cached page is never stale: a job that changes or ends does so on its page and in the list', async () => {
    const { id } = await createActive(app, employer, { translations: inEnglish('Bilby tamer') });
    await expect.poll(() => html(paths.jobs())).toContain('Bilby tamer');
    await get(at(id, 'en'));
    const etag = (await get(at(id, 'en'))).headers.get('etag') ?? '';
    expect((await get(at(id, 'en'), { 'if-none-match': etag })).status).toBe(304);

    await callJobs(app, 'PATCH', `/${id}`, employer, { translations: inEnglish('Bilby friend') });
    await expect.poll(() => html(at(id, 'en'))).toContain('Bilby friend');
    await expect.poll(() => html(paths.jobs())).toContain('Bilby friend');

    await callJobs(app, 'POST', `/${id}/close`, employer, { reason: 'cancelled' });
    await expect.poll(async () => (await get(at(id, 'en'))).status).toBe(410);
    await expect.poll(() => html(paths.jobs())).not.toContain('Bilby friend');
    const ended = await html(at(id, 'en'));
    expect(ended).toContain('Bilby friend');
    expect(ended).toContain('This job was closed on');
    expect(ended).toContain('<meta name="robots" content="noindex"/>');
    expect(ended).not.toContain('ld+json');
  });

  test('a draft is visible to its company only', async () => {
    const { id } = await createDraft(app, employer, { translations: inEnglish('Secret keeper') });
    const other = await registerPerson(app);
    for (const cookie of ['', other.cookie])
      for (const path of [at(id, 'en'), paths.job(UNKNOWN_ID), paths.job('nothing')]) {
        const answer = await app.request('GET', path, { cookie });
        expect([path, answer.status]).toEqual([path, 404]);
        expect(await answer.text()).not.toContain('Secret keeper');
      }
    const own = await (await app.request('GET', at(id, 'en'), { cookie: employer.cookie })).text();
    expect(own).toContain('This is a draft.');
    expect(own).toContain(`href="${paths.editJob(id)}"`);
  });
});
