import type { AdminCompany } from '#contract/admin-verification.ts';
import type { CompanyMemberRole } from '#contract/companies.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';

import { Address } from '../address.tsx';
import { stateName, stateVariant } from '../users/user-words.ts';

const roles: Record<CompanyMemberRole, () => string> = {
  owner: m.admin_company_owner,
  recruiter: m.admin_company_recruiter,
};

/** Who belongs to a company; each name leads to the account. */
export function CompanyMembers({ members }: Pick<AdminCompany, 'members'>) {
  if (members.length === 0) return <p className="mt-3 text-soft">{m.admin_company_no_members()}</p>;
  return (
    <ul className="mt-4 flex flex-col gap-4">
      {members.map(({ id, name, email, state, avatarUrl, memberAs }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Avatar name={name} src={avatarUrl} size="sm" />
          <span className="min-w-0 flex-1 basis-40">
            <Link to={href(paths.adminUser(id))} look="quiet" className="wrap-anywhere">
              {name}
            </Link>
            <span className="block text-soft wrap-anywhere">
              <Address email={email} />
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-2 text-sm text-soft max-md:basis-full max-md:ps-11">
            {roles[memberAs]()}
            {state !== 'verified' && <Badge variant={stateVariant(state)}>{stateName(state)}</Badge>}
          </span>
        </li>
      ))}
    </ul>
  );
}
