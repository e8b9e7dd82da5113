import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { Invitation } from '#contract/companies/teams.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { longDate } from '#web/features/companies/company-texts.ts';
import { roleName } from '#web/features/companies/role-texts.ts';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface OpenInvitationsProps {
  companyId: string;
  invitations: Invitation[];
}

export function OpenInvitations({ companyId, invitations }: OpenInvitationsProps) {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const act = async (work: Promise<unknown>, title: string) => {
    setProblem(undefined);
    try {
      await work;
    } catch (error) {
      setProblem(problemText(problemOf(error)));
      return;
    }
    await revalidate();
    showToast({ title });
  };
  return (
    <ProfileSection id="invitations" title={m.team_invitations()}>
      {problem && (
        <Alert variant="attention" className="mb-4">
          {problem}
        </Alert>
      )}
      <ul className="-my-4 divide-y divide-line">
        {invitations.map(({ id, email, role, locale, invitedBy, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold wrap-anywhere">{email}</p>
              <p className="text-sm text-soft">
                {roleName(role)} · {m.team_invitation_until({ name: invitedBy, date: longDate(expiresAt) })}
              </p>
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={m.team_invitation_again_of({ email })}
              onClick={() =>
                void act(api.teams.invite({ id: companyId, email, role, locale }), m.team_invite_sent({ email }))
              }
            >
              {m.team_invitation_again()}
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-label={m.team_invitation_revoke_of({ email })}
              onClick={() =>
                void act(api.teams.revoke({ id: companyId, invitationId: id }), m.team_invitation_revoked({ email }))
              }
            >
              {m.team_invitation_revoke()}
            </Button>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
