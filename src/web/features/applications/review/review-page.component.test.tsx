import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import type { Application, Neighbours } from '#contract/applications/application-views.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { paths } from '#contract/paths.ts';
import { lostConnection, type Answers } from '#test/support/component/api.ts';
import { applicationOf, nothingAdded } from '#test/support/component/application.ts';
import { stopTimeouts } from '#test/support/component/clock.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import ReviewPage from './review-page.tsx';

/** The content of an application's review, in English. */
describe('the review of an application', () => {
  const alone = { previous: null, next: null, place: 1, count: 1 };
  const open = (
    change: Partial<Application> = {},
    answers: Answers['applications'] = {},
    { neighbours = alone, path = '/' }: { neighbours?: Neighbours; path?: string } = {},
  ) => {
    const notes = { text: '', version: 0, updatedAt: null, updatedBy: null };
    const applications = { notes: () => notes, ...answers };
    const read = () => ({
      application: applicationOf(change),
      notes,
      neighbours,
      others: [],
      userId: employer.userId,
    });
    return renderPage(ReviewPage, read, { viewer: employer, path, api: { ...nothingAdded, applications } });
  };

  const cvOf = (name: string, type: string): StoredFile => ({
    id: idOf(3),
    kind: 'cv',
    name,
    type,
    size: 20_000,
    createdAt: '2026-03-10T09:00:00Z',
  });

  test('shows the applicant, the job and everything that was sent (T74)', async () => {
    const screen = await open();
    const section = (name: string) => screen.getByRole('region', { name, exact: true });
    await expect
      .element(screen.getByRole('link', { name: 'Back to Dashboard' }))
      .toHaveAttribute('href', paths.employerDashboard());
    for (const words of ['Lucía Moreno', 'Sales Agent', 'Porto, Portugal', 'Applied on 10 Mar 2026', 'Viewed'])
      await expect.element(screen.getByText(words, { exact: true }).first()).toBeVisible();
    expect(screen.container.querySelector('header [data-initials]')).toHaveAttribute('data-initials', 'LM');
    const position = section('Position Applied For');
    await expect
      .element(position.getByRole('link', { name: 'Account Executive' }))
      .toHaveAttribute('href', paths.job(applicationOf().job.id));
    for (const [name, words] of [
      ['Position Applied For', 'You sell to hotels.'],
      ['Cover letter', 'I would like to.'],
      ['About', 'Ten years of hotels.'],
      ['Languages', 'Português'],
      ['Work experience', 'Receptionist'],
      ['Work experience', 'Hotel Mar'],
      ['Work experience', 'Answered guests.'],
      ['Education', 'Licenciatura, Turismo'],
      ['Certifications', 'TELC C1'],
    ] as const)
      await expect.element(section(name).getByText(words).first()).toBeVisible();
    const skills = section('Skills').getByRole('listitem').elements();
    expect(skills.map(({ textContent }) => textContent)).toEqual(['CRM', 'Opera']);
    await expect
      .element(section('Certifications').getByRole('link'))
      .toHaveAttribute('href', 'https://telc.example/c/1');
  });

  test('shows five of the skills that the job requires, and how the languages match (T78)', async () => {
    const { job, applicant } = applicationOf();
    const languages = [
      { language: 'de', level: 'B2', required: true, fit: 'met' },
      { language: 'fr', level: 'C1', required: false, fit: 'not_stated' },
    ] as const;
    const screen = await open({
      job: {
        ...job,
        skills: ['CRM', 'Negotiation', 'Forecasting', 'Excel', 'Reporting', 'Onboarding'],
        languages: [...languages],
      },
      applicant: {
        ...applicant,
        languages: [{ language: 'de', level: 'C1' }],
        languageEvidence: [{ language: 'de', kind: 'stated', level: 'C1', isMet: null, at: null, isShown: true }],
      },
    });
    const linesOf = (name: string) =>
      screen
        .getByRole('region', { name, exact: true })
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.element(screen.getByRole('region', { name: 'Languages', exact: true })).toBeVisible();
    expect(linesOf('Position Applied For')).toEqual([
      'CRM',
      'Negotiation',
      'Forecasting',
      'Excel',
      'Reporting',
      '+1 more',
    ]);
    expect(linesOf('Languages')).toEqual([
      expect.stringMatching(/German.*Met.*C1/),
      expect.stringMatching(/^C1, self-declared/),
      expect.stringMatching(/French.*Not stated.*Not in the candidate/),
    ]);
  });

  test('offers to download the CV, and explains that a Word file can only be downloaded (T81)', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const screen = await open({ cv: cvOf('cv.docx', type) });
    const download = screen.getByRole('link', { name: 'Download CV' });
    await expect.element(download).toHaveAttribute('href', `/api/applications/${applicationOf().id}/cv`);
    await expect.element(download).toHaveAttribute('download', 'cv.docx');
    await screen.getByRole('button', { name: 'Show CV here' }).click();
    await expect
      .element(screen.getByText('This is a Word document and cannot be shown here. Download it to read it.'))
      .toBeVisible();
  });

  test('leads on through the list that it was opened from, and back to it (T421)', async () => {
    const neighbours = { previous: null, next: idOf(9), place: 3, count: 62 };
    const next = { read: () => applicationOf({ id: idOf(9) }), neighbours: () => alone, others: () => [] };
    const list = '?status=new&sort=newest';
    const screen = await open({}, next, { neighbours, path: `/${list}` });
    const link = (name: string) => expect.element(screen.getByRole('link', { name }));
    await link('Next').toHaveAttribute('href', paths.reviewApplication(idOf(9)) + list);
    await link('3 of 62').toHaveAttribute('href', paths.manageApplications() + list);
    await link('Applications').toHaveAttribute('href', paths.manageApplications() + list);
  });

  test('leads back to the job whose list it was opened from', async () => {
    const list = `?job=${idOf(20)}&status=new`;
    const screen = await open({}, undefined, { path: `/${list}` });
    await expect
      .element(screen.getByRole('link', { name: 'Applications' }))
      .toHaveAttribute('href', paths.jobApplications(idOf(20)) + list);
  });

  test('waits on a phone until the employer asks for the CV', async () => {
    await page.viewport(360, 800);
    onTestFinished(() => page.viewport(1280, 900));
    const screen = await open({ cv: cvOf('cv.pdf', 'application/pdf') });
    await expect.element(screen.getByRole('button', { name: 'Show CV here' })).toBeVisible();
  });

  test('shows the CV at once on a wide screen, until the employer hides it on this device (T410)', async () => {
    const screen = await open({ cv: cvOf('cv.pdf', 'application/pdf') });
    await screen.getByRole('button', { name: 'Hide CV' }).click();
    await screen.openAnew();
    await expect.element(screen.getByRole('button', { name: 'Show CV here' })).toBeVisible();
  });

  test('links to the conversation from the status viewed on, but not after a withdrawal (T88)', async () => {
    const link = { name: 'Write a message' };
    const viewed = await open();
    await expect.element(viewed.getByRole('link', link)).toHaveAttribute('href', paths.messaging(applicationOf().id));
    expect(viewed.getByRole('heading', { name: 'Start a Conversation' }).elements()).toEqual([]);
    await viewed.unmount();
    for (const status of ['new', 'withdrawn'] as const) {
      const other = await open({ status });
      await expect.element(other.getByRole('region', { name: 'Cover letter' })).toBeVisible();
      expect(other.getByRole('link', link).elements()).toEqual([]);
      await other.unmount();
    }
  });

  test('shows the applicant’s picture instead of their initials (T75)', async () => {
    const avatarUrl = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    const screen = await open({ applicant: { ...applicationOf().applicant, avatarUrl } });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.container.querySelector('header img')).toHaveAttribute('src', avatarUrl);
    expect(screen.container.querySelector('header [data-initials]')).toBeNull();
  });

  test('reports that a CV could not be downloaded (T80)', async () => {
    const lost = vi.spyOn(globalThis, 'fetch').mockRejectedValue(lostConnection());
    onTestFinished(() => lost.mockRestore());
    const screen = await open({ cv: cvOf('cv.pdf', 'application/pdf') });
    await screen.getByRole('link', { name: 'Download CV' }).click();
    await expect
      .element(page.getByRole('alertdialog').filter({ hasText: 'Failed to download CV' }).first())
      .toBeVisible();
  });

  test('offers no download without a CV (T339)', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('region', { name: 'Cover letter' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download CV' }).elements()).toEqual([]);
  });

  test('reports that a status could not be changed, and stays on the page (T274)', async () => {
    const accept = () => {
      throw lostConnection();
    };
    const screen = await open({}, { accept });
    await screen.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).click();
    await expect
      .element(page.getByRole('alertdialog').filter({ hasText: 'Failed to update application status' }).first())
      .toBeVisible();
    await expect.element(screen.getByText('I would like to.')).toBeInTheDocument();
  });

  test('saves its notes by the button, before the automatic save (T84)', async () => {
    const saved: string[] = [];
    const screen = await open(
      {},
      {
        saveNotes: ({ text }) => {
          saved.push(text);
          return { text, version: 1, updatedAt: '2026-03-10T09:00:00Z', updatedBy: employer.name };
        },
      },
    );
    stopTimeouts();
    await screen.getByLabelText('Review Notes').fill('Calls on Monday.');
    expect(saved).toEqual([]);
    await screen.getByRole('button', { name: 'Save Notes' }).click();
    await expect.poll(() => saved).toEqual(['Calls on Monday.']);
  });
});
