import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';
import type { Member, Membership, Team } from '#contract/companies/teams.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { storeToast } from '#web/app/pending-toast.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { leaveFor } from '#web/app/session-change.ts';
import { longDate } from '#web/features/companies/company-texts.ts';
import { roleName, roleOptions } from '#web/features/companies/role-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface TeamMembersProps {
  company: Membership;
  team: Team;
}

export function TeamMembers({ company, team }: TeamMembersProps) {
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<Member>();
  const [isAsking, setAsking] = useState(false);
  const ask = (member: Member) => {
    setLeaving(member);
    setAsking(true);
  };
  const remove = async ({ userId, name, isSelf }: Member) => {
    await api.teams.remove({ id: company.id, userId });
    if (isSelf) {
      storeToast({ title: m.team_left({ company: company.name }) });
      await leaveFor(href(paths.team()));
    }
    await revalidate();
    showToast({ title: m.team_removed({ name }) });
  };
  const isOnlyOwner = team.members.some((member) => member.isSelf && member.role === 'owner') && !team.can.leave;
  return (
    <>
      <ul className="-my-4 divide-y divide-line">
        {team.members.map((member) => (
          <MemberItem key={member.userId} {...{ company, member }} onLeave={() => ask(member)} />
        ))}
      </ul>
      {isOnlyOwner && team.members.length > 1 && (
        <p className="mt-8 max-w-[40rem] text-sm text-soft">{m.team_only_owner()}</p>
      )}
      <ConfirmDialog
        title={
          leaving?.isSelf
            ? m.team_leave_title({ company: company.name })
            : m.team_remove_title({ name: leaving?.name ?? '' })
        }
        message={
          leaving?.isSelf
            ? m.team_leave_text()
            : m.team_remove_text({ name: leaving?.name ?? '', company: company.name })
        }
        confirmLabel={leaving?.isSelf ? m.team_leave() : m.team_remove()}
        destructive
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => leaving && remove(leaving)}
      />
    </>
  );
}

interface MemberItemProps {
  company: Membership;
  member: Member;
  onLeave: () => void;
}

function MemberItem({ company, member, onLeave }: MemberItemProps) {
  const { name, email, avatarUrl, isSelf, can } = member;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Avatar name={name} src={avatarUrl ?? undefined} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={href(paths.viewProfile(member.profileId))} look="quiet" className="font-semibold wrap-anywhere">
            {name}
          </Link>
          {isSelf && <Badge variant="secondary">{m.team_you()}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-soft">{email}</p>
        <p className="text-sm text-soft">{m.team_since({ date: longDate(member.since) })}</p>
      </div>
      {can.changeRole ? (
        <RoleField {...{ company, member }} />
      ) : (
        <span className="text-soft">{roleName(member.role)}</span>
      )}
      {can.remove && (
        <Button
          variant="outline"
          size="sm"
          aria-label={isSelf ? undefined : m.team_remove_of({ name })}
          onClick={onLeave}
        >
          {isSelf ? m.team_leave() : m.team_remove()}
        </Button>
      )}
    </li>
  );
}

interface RoleFieldProps {
  company: Membership;
  member: Member;
}

/** Saved at once; a refusal restores the previous role and shows the reason. */
function RoleField({ company, member: { userId, name, role } }: RoleFieldProps) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(role);
  const [problem, setProblem] = useState<string>();
  const change = async (next: CompanyMemberRole) => {
    setChosen(next);
    setProblem(undefined);
    try {
      await api.teams.changeRole({ id: company.id, userId, role: next });
    } catch (error) {
      setChosen(role);
      setProblem(problemText(problemOf(error)));
      return;
    }
    await revalidate();
    showToast({ title: m.team_role_saved({ name }) });
  };
  return (
    <NativeSelect
      label={m.team_role_of({ name })}
      isLabelHidden
      className="w-72 max-w-full"
      options={roleOptions()}
      value={chosen}
      errorMessage={problem}
      onChange={(event) => void change(event.currentTarget.value as CompanyMemberRole)}
    />
  );
}
