import { expect, test } from 'vitest';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { withToken } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { employer, seeker } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import InvitationPage from './invitation-page.tsx';

const TOKEN = 'x'.repeat(43);

const open = (viewer: Viewer | null, path = withToken('/', TOKEN)) =>
  renderPart(<InvitationPage />, {
    viewer,
    path,
    api: {
      invitations: {
        read({ token }) {
          if (token !== TOKEN) throw refused('NOT_FOUND');
          return {
            company: { name: 'Acme', logoUrl: null },
            email: 'lea@example.com',
            role: 'recruiter',
            invitedBy: 'Jonas Weber',
            expiresAt: '2027-01-01T00:00:00.000Z',
          };
        },
        decline: () => ({ done: true }),
      },
    },
  });

const heading = m.invitation_heading({ company: 'Acme' });

test('keeps the token for users who sign in first, but not in an address', async () => {
  const screen = await open(null);
  await expect.element(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const signIn = screen.getByRole('link', { name: m.app_sign_in() });
  await expect.element(signIn).toHaveAttribute('href', '/login?next=%2F');
  await expect.element(screen.getByRole('link', { name: m.invitation_register() })).toBeVisible();
  expect(location.href).not.toContain(TOKEN);
  await screen.unmount();
  const later = await open(employer, '/');
  await later.getByRole('button', { name: m.invitation_decline() }).click();
  await expect.element(later.getByText(m.invitation_declined())).toBeVisible();
  await later.unmount();
  const again = await open(employer, '/');
  await expect.element(again.getByText(m.company_confirm_incomplete())).toBeVisible();
});

test('shows which account accepts the invitation', async () => {
  const screen = await open(seeker);
  await expect.element(screen.getByText(m.invitation_other_role({ email: seeker.email }))).toBeVisible();
  await expect.element(screen.getByRole('button', { name: m.app_sign_out() })).toBeVisible();
});

test('reports a useless link', async () => {
  const screen = await open(employer, withToken('/', 'unknown'));
  await expect.element(screen.getByRole('heading', { level: 1, name: m.invitation_over_title() })).toBeVisible();
});
