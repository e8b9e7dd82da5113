import { data } from 'react-router';

import type { NotificationType } from '#contract/notifications/notifications.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { orUnknown } from '#web/app/or-unknown.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { say } from '#web/ui/say.ts';
import { notificationTypeWords } from '#words/notifications.ts';

import type { Route } from './+types/unsubscribe-page';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.notifications_unsubscribe() });

export async function loader({ context }: Route.LoaderArgs) {
  const { api, mailedToken: token = '' } = requestOf(context);
  const subscription = token === '' ? null : await orUnknown(api.notifications.subscription({ token }));
  return data({ token, subscription }, subscription || token === '' ? 200 : 404);
}

/** The page of an email's unsubscribe link. It asks first, since email scanners follow links. */
export default function UnsubscribePage({ loaderData: { token, subscription } }: Route.ComponentProps) {
  if (!subscription) {
    return (
      <AccountPage title={m.notifications_unsubscribe_unknown_title()} lead={m.notifications_unsubscribe_unknown()}>
        <AllPreferences />
      </AccountPage>
    );
  }
  const { type, byMail } = subscription;
  if (!byMail) {
    return (
      <AccountPage
        title={m.notifications_unsubscribed_title()}
        lead={<About text={m.notifications_unsubscribed_text()} type={type} />}
      >
        <AllPreferences />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={m.notifications_unsubscribe_title()}
      lead={<About text={m.notifications_unsubscribe_text()} type={type} />}
    >
      {/* A plain form: works without JavaScript, and redirects back here. */}
      <form method="post" action={`/api/mail-subscriptions/form?page=${getLocale()}`}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{m.notifications_unsubscribe()}</Button>
      </form>
      <p className="mt-6 text-soft">{m.notifications_unsubscribe_hint()}</p>
      <AllPreferences />
    </AccountPage>
  );
}

function About({ text, type }: { text: string; type: NotificationType }) {
  return (
    <>
      <p>{text}</p>
      <p className="mt-1 text-lg font-semibold text-ink">{say(notificationTypeWords[type])}</p>
    </>
  );
}

function AllPreferences() {
  return (
    <p className="mt-4">
      <Link to={href(paths.notificationSettings())}>{m.notifications_settings()}</Link>
    </p>
  );
}
