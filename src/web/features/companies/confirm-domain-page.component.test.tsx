import { expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { pressEnter } from '#test/support/component/keyboard.ts';
import { employer, seeker } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import ConfirmDomainPage from './confirm-domain-page.tsx';

const path = `${paths.confirmDomain()}#token=nothing`;

test('verifies a company only when its button is pressed, and reports a useless link', async () => {
  let calls = 0;
  const confirmDomain = () => {
    calls += 1;
    throw refused('INVALID', { reason: 'link_expired' });
  };
  const screen = await renderPart(<ConfirmDomainPage />, {
    viewer: employer,
    path,
    api: { companies: { confirmDomain } },
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: m.company_confirm_title() })).toBeVisible();
  expect(calls).toBe(0);
  const button = screen.getByRole('button', { name: m.company_mail_action() });
  await pressEnter(button);
  await expect.element(screen.getByText(m.problem_link_expired())).toBeVisible();
  expect(button.elements()).toEqual([]);
  expect(calls).toBe(1);
});

test('shows a job seeker which account they are signed in to', async () => {
  const screen = await renderPart(<ConfirmDomainPage />, { viewer: seeker, path });
  await expect.element(screen.getByText(m.company_confirm_other({ email: seeker.email }))).toBeVisible();
});
