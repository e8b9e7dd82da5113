import type { AuditEntry } from '#contract/admin/audit.ts';
import type { User } from '#contract/admin/users.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { numberFormat } from '#web/ui/formats.ts';
import { languageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import { Address } from '../address.tsx';
import { auditHref } from '../audit/audit-filters.ts';
import { AuditTable } from '../audit/audit-table.tsx';
import { Fact } from '../detail.tsx';
import { CandidateSection } from '../verification/candidate-section.tsx';
import type { Route } from './+types/user-page';
import { UserActions } from './user-actions.tsx';
import { kindName, roleName, stateName, stateVariant } from './user-words.ts';

/** Entries of the history on the page; the log has all. */
const HISTORY_SHOWN = 10;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.user.name ?? m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireAdministrator(args);
  const { api } = requestOf(args.context);
  const user = await orNotFound(api.admin.users.read({ id: args.params.userId }));
  const [{ entries }, candidate] = await Promise.all([
    api.admin.audit({ subject: user.id }),
    user.role === 'job_seeker' ? api.admin.candidates.read({ id: user.id }) : null,
  ]);
  return { user, entries, candidate, isOwn: viewer.userId === user.id };
}

export default function UserPage({ loaderData: { user, entries, candidate, isOwn } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-12 md:pt-8">
      <BackLink to={href(paths.adminUsers())}>{m.admin_users()}</BackLink>
      <Head user={user} />
      {user.ban && <BanNote ban={user.ban} jobsHidden={user.jobsHidden} />}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card as="section">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2>{m.admin_user_account()}</h2>
              <Link to={href(paths.viewProfile(user.profileId))}>{m.admin_user_profile()}</Link>
            </div>
            <UserDetails user={user} />
          </Card>
          {candidate && <CandidateSection userId={user.id} candidate={candidate} />}
        </div>
        <Card as="section" className="max-lg:row-start-1">
          <h2>{m.ui_actions()}</h2>
          {isOwn ? <p className="mt-3 text-soft">{m.admin_user_own()}</p> : <UserActions user={user} />}
        </Card>
      </div>
      <section className="mt-8">
        <h2>{m.admin_user_history()}</h2>
        <History userId={user.id} entries={entries} />
      </section>
    </div>
  );
}

function Head({ user }: { user: User }) {
  const { name, email, state, avatarUrl } = user;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <Avatar name={name} src={avatarUrl} size="lg" />
      <div className="min-w-0">
        <h1>{name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <span>
            <Address email={email} />
          </span>
          <span>{kindName(user)}</span>
          <Badge variant={stateVariant(state)}>{stateName(state)}</Badge>
        </p>
      </div>
    </div>
  );
}

function BanNote({ ban: { at, reason }, jobsHidden }: { ban: NonNullable<User['ban']>; jobsHidden: number }) {
  return (
    <Alert variant="attention" isStatic className="mt-6" title={m.admin_users_banned()}>
      <p className="max-w-prose whitespace-pre-line">{reason}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-soft">
        <Time iso={at} show="datetime" />
        {jobsHidden > 0 && <span>{m.admin_jobs_hidden({ count: jobsHidden })}</span>}
      </p>
    </Alert>
  );
}

function History({ userId, entries }: { userId: string; entries: AuditEntry[] }) {
  if (entries.length === 0) return <p className="mt-3 text-soft">{m.admin_user_history_none()}</p>;
  return (
    <div className="mt-3">
      <AuditTable entries={entries.slice(0, HISTORY_SHOWN)} hrefOf={auditHref} />
      {entries.length > HISTORY_SHOWN && (
        <p className="mt-4">
          <Link to={auditHref({ subject: userId })}>{m.admin_user_history_all()}</Link>
        </p>
      )}
    </div>
  );
}

function UserDetails({ user }: { user: User }) {
  const number = numberFormat(getLocale(), {});
  const isEmployer = user.registeredAs === 'employer';
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2">
      <Fact name={m.admin_user_registered_as()}>{roleName(user.registeredAs)}</Fact>
      <Fact name={m.admin_users_joined()}>
        <Time iso={user.createdAt} show="datetime" />
      </Fact>
      <Fact name={m.admin_user_last_seen()}>
        {user.lastSeenAt ? <Time iso={user.lastSeenAt} /> : m.admin_user_never()}
      </Fact>
      <Fact name={m.admin_user_sessions()}>{number.format(user.sessions)}</Fact>
      {user.locale && <Fact name={m.ui_language()}>{languageName(user.locale)}</Fact>}
      {(user.city || user.country) && <Fact name={m.profile_location()}>{placeText(user)}</Fact>}
      {user.company && (
        <Fact name={m.admin_user_company()}>
          <Link to={href(paths.company(user.company.slug))}>{user.company.name}</Link>
        </Fact>
      )}
      {isEmployer ? (
        <Fact name={m.admin_user_jobs()}>{number.format(user.jobsPosted)}</Fact>
      ) : (
        <Fact name={m.admin_user_applications()}>{number.format(user.applicationsSent)}</Fact>
      )}
    </dl>
  );
}
