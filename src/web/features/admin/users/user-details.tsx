import { intlLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/users.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { languageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import { Fact } from '../detail.tsx';
import { roleName } from './user-words.ts';

/** What is known of an account, as named values. */
export function UserFacts({ user }: { user: User }) {
  const number = new Intl.NumberFormat(intlLocale(getLocale()));
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
