import { expect, test } from 'vitest';

import type { Invitation, Membership } from '#contract/teams.ts';
import { m } from '#generated/paraglide/messages.js';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import TeamPage from './team-page.tsx';

const company: Membership = {
  id: idOf(1),
  slug: 'acme',
  name: 'Acme',
  logoUrl: null,
  role: 'owner',
  isCurrent: true,
};

test('what is typed of the next address stays while the one before is invited', async () => {
  const invitations: Invitation[] = [];
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const read = () => ({
    canNameStages: true,
    companies: [company],
    current: company,
    team: {
      members: [],
      invitations: [...invitations],
      requiresSecondFactor: false,
      can: { invite: true, leave: false },
    },
  });
  const screen = await renderPage(TeamPage, read, {
    viewer: employer,
    api: {
      teams: {
        invite: async ({ email, role, locale }) => {
          await isAnswered;
          const times = { invitedAt: '2026-03-10T09:00:00Z', expiresAt: '2026-03-17T09:00:00Z' };
          const invitation = { id: idOf(2), email, role, locale, invitedBy: employer.name, ...times };
          invitations.push(invitation);
          return invitation;
        },
      },
    },
  });
  const email = screen.getByRole('textbox', { name: m.auth_email() });
  await email.fill('lea@example.com');
  await screen.getByRole('button', { name: m.team_invite_send() }).click();
  await email.fill('tom@example.com');
  answer();
  await expect.element(screen.getByText(m.team_invite_sent({ email: 'lea@example.com' }))).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: m.team_invitation_revoke_of({ email: 'lea@example.com' }) }))
    .toBeVisible();
  await expect.element(email).toHaveValue('tom@example.com');
});
