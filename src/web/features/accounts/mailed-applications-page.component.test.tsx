import { describe, expect, test } from 'vitest';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { paths, withToken } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { lostConnection, refused, type Answers } from '#test/support/component/api.ts';
import { stayOnPage } from '#test/support/component/leaving.ts';
import { idOf, seeker, unclaimed } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import MailedApplicationsPage from './mailed-applications-page.tsx';

const LINK = withToken('/', 'x'.repeat(43));
const opened = { sent: [], closed: [], applied: [], changed: [] };

const open = (path: string, personLinks: Answers['personLinks'], viewer: Viewer | null = null) =>
  renderPart(<MailedApplicationsPage />, { path, viewer, api: { personLinks } });

describe('the link of a person without an account', () => {
  test.for([
    ['used or expired', refused('CONFLICT', { reason: 'link_expired' })],
    ['cut off', refused('INVALID', { fields: [{ path: 'token', code: 'too_short' }] })],
  ] as const)('that is %s leads to a new one, for any address alike', async ([, refusal]) => {
    const asked: string[] = [];
    const screen = await open(LINK, {
      open: () => {
        throw refusal;
      },
      ask: ({ email }) => {
        asked.push(email);
        return { done: true };
      },
    });
    await expect.element(screen.getByText(m.person_expired())).toBeVisible();
    await screen.getByLabelText(m.auth_email()).fill(seeker.email);
    await screen.getByRole('button', { name: m.person_link_ask() }).click();
    await expect.element(screen.getByText(m.person_link_sent({ email: seeker.email }))).toBeVisible();
    expect(asked).toEqual([seeker.email]);
  });

  test('opens later if there is no connection', async () => {
    const left = stayOnPage();
    let isReachable = false;
    const screen = await open(LINK, {
      open: () => {
        if (!isReachable) throw lostConnection();
        return opened;
      },
    });
    await expect.element(screen.getByText(m.problem_offline())).toBeVisible();
    isReachable = true;
    await screen.getByRole('button', { name: m.app_try_again() }).click();
    await expect.poll(() => left).toEqual([paths.seekerApplications()]);
  });

  test('says which applications were not sent, and why', async () => {
    const screen = await open(LINK, {
      open: () => ({
        ...opened,
        closed: ['Account Executive'],
        applied: ['Sales Manager'],
        changed: [{ jobId: idOf(7), title: 'Support Agent' }],
      }),
    });
    await expect.element(screen.getByText(m.person_unsent_closed({ title: 'Account Executive' }))).toBeVisible();
    await expect.element(screen.getByText(m.person_unsent_applied({ title: 'Sales Manager' }))).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: m.person_unsent_answer() }))
      .toHaveAttribute('href', `${paths.job(idOf(7))}?apply=`);
  });

  test('leads to the application that it sends', async () => {
    const left = stayOnPage();
    const tokens: string[] = [];
    await open(LINK, {
      open: ({ token }) => {
        tokens.push(token);
        return { ...opened, sent: [idOf(5)] };
      },
    });
    await expect.poll(() => left).toEqual([paths.seekerApplications()]);
    expect(tokens).toEqual(['x'.repeat(43)]);
    expect(sessionStorage.getItem('parlance.toast')).toContain(m.applications_apply_sent());
  });

  test('is asked for by address without a token, and is not needed while the session lasts', async () => {
    const screen = await open('/', {}, unclaimed(true));
    await expect.element(screen.getByText(m.person_link_lead())).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: m.applications_own_title() }))
      .toHaveAttribute('href', paths.seekerApplications());
  });
});
