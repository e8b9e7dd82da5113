import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { Application } from '#contract/application-views.ts';
import { paths } from '#contract/paths.ts';
import { lostConnection, type Answers } from '#test/support/component/api.ts';
import { applicationOf, nothingAdded } from '#test/support/component/application.ts';
import { stopTimeouts } from '#test/support/component/clock.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import ReviewPage from './review-page.tsx';

/** What the review of an application shows, in the words of English readers. */
describe('the review of an application', () => {
  const open = (change: Partial<Application> = {}, answers: Answers['applications'] = {}) => {
    const notes = { text: '', version: 0, updatedAt: null, updatedBy: null };
    const applications = { notes: () => notes, ...answers };
    const read = () => ({
      application: applicationOf(change),
      notes,
      neighbours: { previous: null, next: null },
      others: [],
      userId: employer.userId,
    });
    return renderPage(ReviewPage, read, { viewer: employer, api: { ...nothingAdded, applications } });
  };

  test('shows who applied, for what, and all that they sent (T74)', async () => {
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

  test('has nothing to download without a CV (T339)', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('region', { name: 'Cover letter' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download CV' }).elements()).toEqual([]);
  });

  test('says so where a status could not be changed, and stays (T274)', async () => {
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

  test('saves its notes with the button, before they save themselves (T84)', async () => {
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
