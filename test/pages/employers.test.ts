import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TestApp } from '#test/support/app.ts';
import { linksOf, partOf, textsOf } from '#test/support/html.ts';
import { completeJob, createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { act } from '#test/support/lives.ts';
import { createPageApp } from '#test/support/page-app.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { statusListName } from '#web/features/applications/status-words.ts';

const recruitersPages = [
  paths.ownCompany(),
  paths.team(),
  paths.stages(),
  paths.questionsOfJobs(),
  paths.rejectionReasons(),
  paths.messageTemplates(),
  paths.approvalRules(),
  paths.offerTemplates(),
  paths.companyRetention(),
  paths.imports(),
  paths.jobsOnOwnSite(),
];

/** A company's pages, as the server renders them. */
describe('an employer', () => {
  let app: TestApp;
  let employer: TestPerson;
  beforeAll(async () => {
    app = await createPageApp();
    employer = await registerEmployer(app, { firstName: 'Jonas', lastName: 'Weber' });
  });
  afterAll(() => app.close());

  const open = (path: string, { cookie }: TestPerson = employer) => app.request('GET', path, { cookie });
  const read = async (path: string, person = employer) =>
    partOf(await (await open(path, person)).text(), '<main', '</main>');
  const post = async (title: string) => {
    const text = { title, description: '<p>You sell.</p>', requirements: '' };
    return (await createActive(app, employer, { ...completeJob(), translations: { en: text } })).id;
  };
  const apply = async (jobId: string, firstName: string) => {
    const person = await registerPerson(app, { firstName, lastName: 'Conti' });
    return (await act(app, person, 'POST', `/jobs/${jobId}/applications`, { coverLetter: '' })).id;
  };

  test('does not find an application of another company, and gets a way back (T212)', async () => {
    const path = paths.reviewApplication(await apply(await post('Sales Agent'), 'Rita'));
    const rival = await registerEmployer(app);
    const statuses = [(await open(path, rival)).status, (await open(paths.reviewApplication('x'))).status];
    expect(statuses).toEqual([404, 404]);
    const html = await read(path, rival);
    expect(textsOf(html, 'h1')).toEqual([m.applications_review_not_found()]);
    expect(linksOf(html)).toEqual([[m.applications_review_back(), paths.employerDashboard()]]);
  });

  test('has not viewed an application whose page was only prefetched', async () => {
    const id = await apply(await post('Sales Agent'), 'Rita');
    expect((await open(paths.reviewApplication(id))).status).toBe(200);
    const answer = await open(`/api/applications/${id}`);
    expect(await answer.json()).toMatchObject({ status: 'new' });
  });

  test('is the only one with a list of applications, which says if it is empty (T211)', async () => {
    const path = paths.manageApplications();
    const statuses = [await app.request('GET', path), await open(path, await registerPerson(app)), await open(path)];
    expect(statuses.map(({ status }) => status)).toEqual([302, 302, 200]);
    expect(await read(path, await registerEmployer(app))).toContain(m.applications_received_none());
  });

  test('is led from the home page to the dashboard, and reads there why another page is not for them (T420)', async () => {
    expect((await open(paths.home())).headers.get('location')).toBe(paths.employerDashboard());
    const { headers } = await open(paths.savedJobs());
    expect(await read(headers.get('location') ?? '')).toContain(m.home_only_seekers({ email: employer.email }));
  });

  test('with the reader role finds neither applications nor messages', async () => {
    const owner = await registerEmployer(app);
    const reader = await registerColleague(app, owner, { memberAs: 'reader' });
    const { headers } = await open(paths.manageApplications(), reader);
    expect(headers.get('location')).toBe(paths.employerDashboard());
    const header = partOf(await (await open(paths.employerDashboard(), reader)).text(), '<header', '</header>');
    expect(linksOf(header).map(([, href]) => href)).not.toContain(paths.messaging());
  });

  const workspaceOf = async (path: string, person: TestPerson) =>
    linksOf(partOf(await (await open(path, person)).text(), `<nav aria-label="${m.app_workspace()}"`, '</nav>'));

  test('has the number of applications to decide on every page of the workspace (T407)', async () => {
    employer = await registerEmployer(app);
    const jobId = await post('Sales Agent');
    await apply(jobId, 'Ana');
    const review = paths.reviewApplication(await apply(jobId, 'Bruno'));
    const applications = [`${m.applications_received_title()} 2 ${m.app_undecided({ count: 2 })}`];
    for (const path of [paths.employerDashboard(), paths.jobQuestions(jobId), paths.team(), review])
      expect(await workspaceOf(path, employer)).toContainEqual([...applications, paths.manageApplications()]);
  });

  test('has the workspace on no page that others see too (T408)', async () => {
    for (const path of [paths.jobs(), paths.about(), paths.settings()])
      expect(await workspaceOf(path, employer)).toEqual([]);
  });

  test.each([
    ['reader', [paths.ownCompany(), paths.team()]],
    ['hiring_manager', [paths.ownCompany(), paths.team(), paths.approvalRules()]],
    ['recruiter', recruitersPages],
    ['owner', [...recruitersPages, paths.companyKeys(), paths.webhooks()]],
  ] as const)('as %s finds beside the team the settings that their role may change (T409)', async (role, links) => {
    const owner = await registerEmployer(app);
    const member = role === 'owner' ? owner : await registerColleague(app, owner, { memberAs: role });
    const html = await (await open(paths.team(), member)).text();
    const list = linksOf(partOf(html, `<nav aria-label="${m.app_company()}"`, '</nav>'));
    expect(list.map(([, href]) => href)).toEqual(links);
  });

  test.each([
    ['interviewer', undefined],
    ['reader', [paths.jobFigures]],
    ['hiring_manager', [paths.jobApplications, paths.jobFigures]],
    [
      'recruiter',
      [paths.jobApplications, paths.editJob, paths.jobQuestions, paths.jobTeam, paths.jobElsewhere, paths.jobFigures],
    ],
  ] as const)('as %s finds on the page of a job what their role may see', async (role, tabs) => {
    const owner = await registerEmployer(app);
    employer = owner;
    const jobId = await post('Sales Agent');
    const member = await registerColleague(app, owner, { memberAs: role });
    if (role === 'hiring_manager')
      await act(app, employer, 'PUT', `/jobs/${jobId}/managers`, { userIds: [member.userId] });
    const html = await (await open(paths.jobFigures(jobId), member)).text();
    const links = linksOf(partOf(html, `<nav aria-label="${m.jobs_tabs()}"`, '</nav>'));
    expect(links.map(([, href]) => href)).toEqual(tabs?.map((pathOf) => pathOf(jobId)) ?? []);
  });

  test('reads in the title of a page which job it belongs to', async () => {
    employer = await registerEmployer(app);
    const jobId = await post('Sales Agent');
    for (const pathOf of [paths.jobApplications, paths.editJob, paths.jobQuestions, paths.jobTeam, paths.jobFigures])
      expect(textsOf(await (await open(pathOf(jobId))).text(), 'title')[0]).toContain(' · Sales Agent · ');
  });

  test('finds the questions and the scorecard of each job from the company', async () => {
    employer = await registerEmployer(app);
    const jobId = await post('Sales Agent');
    const drives = { kind: 'yes_no', required: false, texts: { en: 'Do you drive?' }, wanted: true };
    await act(app, employer, 'PUT', `/jobs/${jobId}/questions`, { questions: [drives] });
    const links = linksOf(await read(paths.questionsOfJobs()));
    expect(links).toContainEqual([m.questions_of_jobs_questions({ count: 1 }), paths.jobQuestions(jobId)]);
    expect(links).toContainEqual([m.scorecard_add(), `${paths.jobTeam(jobId)}#scorecard`]);
  });

  test('is led from the list of applications to the page of the job that they choose', async () => {
    employer = await registerEmployer(app);
    const jobId = await post('Sales Agent');
    const { headers } = await open(`${paths.manageApplications()}?job=${jobId}&q=ana&status=all`);
    expect(headers.get('location')).toBe(`${paths.jobApplications(jobId)}?status=all&q=ana`);
    const rival = await registerEmployer(app);
    expect((await open(paths.jobApplications(jobId), rival)).status).toBe(404);
  });

  test('with the role of hiring manager posts no jobs, and opens the list of applications', async () => {
    const owner = await registerEmployer(app);
    const manager = await registerColleague(app, owner, { memberAs: 'hiring_manager' });
    const { headers } = await open(paths.postJob(), manager);
    expect(headers.get('location')).toBe(paths.employerDashboard());
    expect(linksOf(await read(paths.manageJobs(), manager))).not.toContainEqual([m.app_post_job(), paths.postJob()]);
    expect((await open(paths.manageApplications(), manager)).status).toBe(200);
  });

  test('sees on the dashboard the applications by stage, who is waiting, and the open jobs (T42)', async () => {
    employer = await registerEmployer(app);
    const [openId, pausedId] = [await post('Key Account Manager'), await post('Team Lead')];
    const [, bruno, clara] = [await apply(openId, 'Ana'), await apply(openId, 'Bruno'), await apply(openId, 'Clara')];
    await act(app, employer, 'POST', `/jobs/${pausedId}/pause`, {});
    await act(app, employer, 'POST', `/applications/${bruno}/reject`, {});
    await act(app, employer, 'POST', `/applications/${clara}/shortlist`, {});
    const html = await read(paths.employerDashboard());
    const bars = (title: string, of = html) => textsOf(partOf(of, `>${title}</figcaption>`, '</figure>'), 'li');
    expect(bars(m.hiring_funnel(), await read(paths.hiringFigures()))).toEqual(
      (
        [
          ['new', 3],
          ['viewed', 1],
          ['shortlisted', 1],
          ['interview', 0],
          ['accepted', 0],
        ] as const
      ).map(([status, count]) => `${statusListName(status)} ${count}`),
    );
    expect(bars(m.dashboard_age())[0]).toBe(`${m.dashboard_age_between({ from: 0, to: 2 })} 2`);
    expect(linksOf(partOf(html, `>${m.dashboard_waiting()}<`, '</ol>'))).toContainEqual([
      'Clara Conti',
      `${paths.reviewApplication(clara)}?status=undecided&amp;sort=oldest`,
    ]);
    expect(html).not.toContain('Bruno Conti');
    expect([html.includes('Key Account Manager'), html.includes('Team Lead')]).toEqual([true, false]);
  });

  test('without a company is asked to post a first job', async () => {
    const newcomer = await registerPerson(app, { role: 'employer' });
    expect(linksOf(await read(paths.employerDashboard(), newcomer))).toContainEqual([
      m.company_create(),
      paths.postJob(),
    ]);
  });
});
