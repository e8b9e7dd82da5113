import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { LanguageCode } from '#contract/languages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { linksOf, partOf, textOf, textsOf } from '#test/support/html.ts';
import { completeJob, createActive, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { act } from '#test/support/lives.ts';
import { createPageApp } from '#test/support/page-app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

describe('a signed-in reader', () => {
  let app: TestApp;
  let seeker: TestPerson;
  let employer: TestPerson;
  let admin: TestPerson;
  let jobId: string;
  let applicationId: string;
  beforeAll(async () => {
    app = await createPageApp();
    seeker = await registerPerson(app, { firstName: 'Lucía', lastName: 'Moreno' });
    employer = await registerEmployer(app, { firstName: 'Jonas', lastName: 'Weber' });
    admin = await registerPerson(app, { role: 'admin', firstName: 'Ada', lastName: 'Boss' });
    jobId = (await createActive(app, employer)).id;
    applicationId = (await act(app, seeker, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' })).id;
  });
  afterAll(() => app.close());

  const open = (path: string, who?: TestPerson) => app.request('GET', path, who ? { cookie: who.cookie } : {});
  const read = async (path: string, who?: TestPerson) => (await open(path, who)).text();
  const mainOf = (html: string) => partOf(html, '<main', '</main>');
  const people = () => ({ nobody: undefined, seeker, employer, admin });

  test.for([
    ['/profile', '/profile/job-seeker', 'Work experience'],
    ['/applications', '/applications/job-seeker', 'Account Executive'],
  ] as const)('sees the same at %s and %s (T26)', async ([path, other, words]) => {
    const shown = async (address: string) => mainOf(await read(address, seeker)).replaceAll(`"${address}#`, '"#');
    expect(textOf(await shown(path))).toContain(words);
    expect(await shown(path)).toBe(await shown(other));
  });

  test('sees the problem and the first step as an administrator, and not that all is healthy', async () => {
    const shown = async () => textOf(mainOf(await read(paths.adminHealth(), admin)));
    expect(await shown()).toContain(m.admin_health_alerts_none());
    await app.database.pool.query(
      `insert into mail (id, to_name, to_address, locale, subject, status, last_error) values (gen_random_uuid(), '', 'given-up@example.com', 'en', '', 'dead', '451 Try again later')`,
    );
    const text = await shown();
    for (const words of [m.admin_alert_mails_failed({ count: 1 }), m.admin_alert_retry_step(), m.admin_health_bad()])
      expect(text).toContain(words);
    expect(text).not.toContain(`${m.admin_figures_health()} ${m.admin_health_good()}`);
    await app.database.pool.query(`delete from mail where to_address = 'given-up@example.com'`);
  });

  test('edits a job on the page where it is written, with its current content (T25)', async () => {
    const [written, edited] = [await read(paths.postJob(), employer), await read(paths.editJob(jobId), employer)];
    const parts = (html: string) => [
      ...['h2', 'h3'].flatMap((tag) => textsOf(mainOf(html), tag)),
      ...[...mainOf(html).matchAll(/ name="([^"]+)"/g)].map(([, name]) => name),
    ];
    expect(parts(edited)).toEqual(parts(written));
    expect(mainOf(edited)).toMatch(/<input[^>]*name="translations\.en\.title"[^>]*value="Account Executive"/);
    expect(mainOf(written)).not.toContain('Account Executive');
  });

  test('edits no job of another company, and none that does not exist (T207)', async () => {
    const other = await registerEmployer(app);
    expect((await open(paths.editJob(jobId), employer)).status).toBe(200);
    expect((await open(paths.editJob(jobId), other)).status).toBe(404);
    for (const id of [UNKNOWN_ID, 'nothing']) expect((await open(paths.editJob(id), employer)).status).toBe(404);
  });

  test('can edit only their own profile, not the page that others see', async () => {
    expect(await read(paths.seekerProfile(), seeker)).toContain('Change picture');
    expect(await read(paths.viewProfile(seeker.profileId), seeker)).not.toContain('Change picture');
  });

  test('as an administrator has the administration as dashboard, and the profile as others see it (T53)', async () => {
    const sentTo = async (path: string) => (await open(path, admin)).headers.get('location');
    expect([await sentTo(paths.seekerDashboard()), await sentTo(paths.seekerProfile())]).toEqual([
      paths.admin(),
      paths.viewProfile(admin.profileId),
    ]);
    expect(textsOf(await read(paths.viewProfile(admin.profileId), admin), 'h1')).toEqual(['Ada Boss']);
  });

  test('with another role sees an explanation on the home page (T210)', async () => {
    const { headers } = await open(paths.manageJobs(), seeker);
    expect(await read(headers.get('location') ?? '', seeker)).toContain(m.home_only_employers({ email: seeker.email }));
  });

  test.for([
    ['seeker', '/dashboard/job-seeker'],
    ['employer', '/dashboard/employer'],
    ['admin', '/admin'],
  ] as const)(
    'is redirected from the sign-in page to the first page of %s, and home from the registration (T69)',
    async ([role, first]) => {
      const sentTo = async (path: string) => (await open(path, people()[role])).headers.get('location');
      expect([await sentTo(paths.login()), await sentTo(paths.register())]).toEqual([first, '/']);
    },
  );

  test('is redirected to the target of a link, on this site only, if already signed in (T68)', async () => {
    const sentTo = async (path: string, next: string) =>
      (await open(`${path}?next=${encodeURIComponent(next)}`, employer)).headers.get('location');
    for (const elsewhere of ['https://example.com/', '//example.com/', 'javascript:alert(1)']) {
      expect(await sentTo(paths.login(), elsewhere)).toBe('/dashboard/employer');
      expect(await sentTo(paths.register(), elsewhere)).toBe('/');
    }
    expect(await sentTo(paths.login(), '/jobs/manage?q=x')).toBe('/jobs/manage?q=x');
    expect(await sentTo(paths.register(), '/about')).toBe('/about');
  });

  test('as an administrator can do nothing to their own account', async () => {
    const page = mainOf(await read(paths.adminUser(admin.userId), admin));
    expect(textOf(page)).toContain(textOf(m.admin_user_own()));
    expect(textsOf(page, 'button')).not.toContain(m.admin_ban());
    expect(textsOf(mainOf(await read(paths.adminUser(seeker.userId), admin)), 'button')).toContain(m.admin_ban());
  });

  test('can read, filter and download the audit log as an administrator', async () => {
    for (const action of ['end-sessions', 'ban']) {
      const person = await registerPerson(app, { firstName: 'Rita', lastName: 'Roe' });
      await act(
        app,
        admin,
        'POST',
        `/admin/users/${person.userId}/${action}`,
        action === 'ban' ? { reason: 'Spam.' } : {},
      );
    }
    const page = mainOf(await read(`${paths.adminAudit()}?action=user.sessions_ended`, admin));
    expect(textsOf(page, 'th').filter((text) => /Rita|ended|banned/i.test(text))).toEqual([
      m.admin_audit_sessions_ended(),
    ]);
    expect(linksOf(page).find(([name]) => name === m.admin_csv())?.[1]).toContain('action=user.sessions_ended');
  });

  test("does not find another user's application", async () => {
    const other = await registerPerson(app);
    expect((await open(paths.seekerApplication(applicationId), seeker)).status).toBe(200);
    expect((await open(paths.seekerApplication(applicationId), other)).status).toBe(404);
    expect((await open(paths.seekerApplication('none'), other)).status).toBe(404);
  });

  test("does not find another user's conversation", async () => {
    const thread = paths.messaging(applicationId);
    const statusFor = async (path: string, who?: TestPerson) => (await open(path, who)).status;
    expect(await statusFor(thread, await registerPerson(app))).toBe(404);
    expect(await statusFor(`${paths.messaging()}?application=nonsense`, seeker)).toBe(404);
    expect([await statusFor(thread, seeker), await statusFor(thread, employer)]).toEqual([200, 200]);
  });

  test('finds proposed times on their application, and after the decision how long it is kept', async () => {
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const applicant = await registerPerson(app);
    const { id } = await act(app, applicant, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' });
    await act(app, employer, 'POST', `/applications/${id}/interviews`, {
      kind: 'phone',
      minutes: 30,
      language: 'en',
      place: '',
      note: '',
      timeZone: 'UTC',
      slots: ['10:00', '11:00'].map((time) => `${day}T${time}:00Z`),
      interviewerIds: [employer.userId],
    });
    const proposed = await read(paths.seekerApplication(id), applicant);
    expect(proposed).toContain(m.interviews_title_one());
    expect(proposed.match(/type="radio"/g)).toHaveLength(2);
    expect(proposed).not.toContain(m.retention_title());
    await act(app, employer, 'POST', `/applications/${id}/reject`, {});
    expect(await read(paths.seekerApplication(id), applicant)).toContain(m.retention_title());
  });

  test('finds on the dashboard their applications, matching jobs and saved jobs (T43)', async () => {
    const reader = await registerPerson(app);
    const post = async (title: string, language: LanguageCode) => {
      const text = { title, description: '<p>You sell.</p>', requirements: '' };
      const languages = [{ language, level: 'B2' as const, required: true }];
      return (await createActive(app, employer, { ...completeJob(), languages, translations: { en: text } })).id;
    };
    const [fits, saved] = [await post('Fitting job', 'sv'), await post('Saved job', 'ja')];
    await act(app, reader, 'PATCH', '/me/profile', { languages: [{ language: 'sv', level: 'C1' }] });
    await act(app, reader, 'PUT', `/jobs/${saved}/saved`);
    await act(app, reader, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' });
    expect((await open(paths.login(), reader)).headers.get('location')).toBe(paths.seekerDashboard());
    const html = await read(paths.seekerDashboard(), reader);
    const jobsIn = (title: string) =>
      linksOf(partOf(html, `>${title}<`, '</section>')).filter(([, href]) => /^\/jobs\/[\da-f]/.test(href));
    expect(jobsIn(m.dashboard_fit())).toEqual([['Fitting job', paths.job(fits)]]);
    expect(jobsIn(m.jobs_saved_title())).toEqual([['Saved job', paths.job(saved)]]);
    expect(textOf(partOf(html, `>${m.applications_own_title()}<`, '</section>'))).toContain('Account Executive');
  });

  test('with an empty profile is first offered to fill it in from a CV (T414)', async () => {
    const reader = await registerPerson(app);
    const fill = `${paths.seekerProfile()}?fill=cv`;
    expect(linksOf(mainOf(await read(paths.seekerDashboard(), reader)))[0]).toEqual([m.cv_fill(), `${fill}#cv`]);
    expect(await read(fill, reader)).toContain(m.cv_fill_about());
  });

  test('sees a link from their application to its conversation', async () => {
    await act(app, employer, 'POST', `/applications/${applicationId}/accept`, {});
    expect(linksOf(await read(paths.seekerApplication(applicationId), seeker))).toContainEqual([
      m.messages_with({ name: 'Acme' }),
      paths.messaging(applicationId),
    ]);
  });

  test('appears by name in the header of each page (T144)', async () => {
    const header = async (who?: TestPerson) => partOf(await read(paths.about(), who), '<header', '</header>');
    expect(await header(seeker)).toContain('aria-label="Your account: Lucía Moreno"');
    expect(await header(employer)).toContain('aria-label="Your account: Jonas Weber"');
    expect(await header()).not.toContain('Your account');
  });

  const browse = ['Browse Jobs', '/jobs'];
  const own = (role: string) => [
    ['Dashboard', `/dashboard/${role}`],
    ['Profile', `/profile/${role}`],
    ['Messages', '/messaging'],
  ];
  const site = [browse, ['For Employers', '/for-employers'], ['About', '/about']];
  const join = [
    ['Sign In', '/login'],
    ['Join', '/register'],
  ];
  const bar = (role: string, ...more: string[][]) => [
    ['Jobs', '/jobs'],
    ['Dashboard', `/dashboard/${role}`],
    ...more,
    ['Messages', '/messaging'],
    ['Profile', `/profile/${role}`],
    ['More', '/about'],
  ];
  const postJob = ['Post Job', '/jobs/post'];

  test.for([
    ['nobody', site, [...site, ...join], null],
    ['seeker', [browse, ...own('job-seeker')], [browse, ...own('job-seeker')], bar('job-seeker')],
    [
      'employer',
      [browse, ...own('employer'), postJob],
      [browse, ...own('employer'), postJob],
      bar('employer', postJob),
    ],
    [
      'admin',
      [browse, ...own('job-seeker'), ['Admin', '/admin']],
      [browse, ...own('job-seeker'), ['Admin', '/admin']],
      bar('job-seeker'),
    ],
  ] as const)(
    'has the links of %s in the header, its menu and the bar of small screens (T50)',
    async ([role, wide, menu, quick]) => {
      const html = await read(paths.about(), people()[role]);
      const links = (navigation: string) => linksOf(partOf(html, `<nav aria-label="${navigation}"`, '</nav>'));
      expect(links('Main')).toEqual(wide);
      expect(links('Menu').filter(([name]) => !name.startsWith('Notifications'))).toEqual(menu);
      expect(html.includes('aria-label="Quick links"') ? links('Quick links') : null).toEqual(quick);
      expect(linksOf(partOf(html, '<header', '</header>'))[0]).toEqual(['Parlance', '/']);
    },
  );
});
