import { expect, test } from 'vitest';

import type { Invitation, Member, Membership } from '#contract/companies/teams.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
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

test('keeps input for the next address while the previous one is invited', async () => {
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

/** The owner, Giulia Ferri, and Klaus Berg. */
async function openTeam(teams: Answers['teams'] = {}) {
  const memberOf = (number: number, name: string, change: Partial<Member>): Member => ({
    userId: idOf(100 + number),
    profileId: idOf(200 + number),
    name,
    email: `${number}@example.com`,
    avatarUrl: null,
    role: 'reader',
    since: '2026-03-10T09:00:00Z',
    isSelf: false,
    can: { changeRole: true, remove: true },
    ...change,
  });
  let members = [memberOf(1, 'Giulia Ferri', { role: 'owner', isSelf: true }), memberOf(2, 'Klaus Berg', {})];
  const read = () => ({
    canNameStages: true,
    companies: [company],
    current: company,
    team: { members, invitations: [], requiresSecondFactor: false, can: { invite: true, leave: false } },
  });
  return renderPage(TeamPage, read, {
    viewer: employer,
    api: {
      teams: {
        remove: ({ userId }) => {
          members = members.filter((member) => member.userId !== userId);
          return { done: true };
        },
        changeRole: ({ userId, role }) => {
          members = members.map((member) => (member.userId === userId ? { ...member, role } : member));
          return members[1]!;
        },
        ...teams,
      },
    },
  });
}

test('changes a role at once', async () => {
  const screen = await openTeam();
  const role = screen.getByRole('combobox', { name: m.team_role_of({ name: 'Klaus Berg' }) });
  await role.selectOptions('owner');
  await expect
    .element(screen.getByRole('alertdialog').filter({ hasText: m.team_role_saved({ name: 'Klaus Berg' }) }))
    .toBeVisible();
  await expect.element(role).toHaveValue('owner');
});

test('refuses to change the role of the last owner, with an error at the field', async () => {
  const screen = await openTeam({
    changeRole: () => {
      throw refused('CONFLICT', { reason: 'only_owner' });
    },
  });
  const role = screen.getByLabelText(m.team_role_of({ name: 'Giulia Ferri' }));
  await role.selectOptions('reader');
  await expect.element(screen.getByText(m.problem_only_owner())).toBeVisible();
  await expect.element(role).toHaveValue('owner');
});

test('removes a member after a confirmation', async () => {
  const screen = await openTeam();
  const remove = screen.getByRole('button', { name: m.team_remove_of({ name: 'Klaus Berg' }) });
  const question = screen.getByRole('alertdialog', { name: m.team_remove_title({ name: 'Klaus Berg' }) });
  await remove.click();
  await question.getByRole('button', { name: m.ui_cancel() }).click();
  await expect.element(remove).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: m.team_remove(), exact: true }).click();
  await expect.element(screen.getByText(m.team_removed({ name: 'Klaus Berg' })).first()).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
});
