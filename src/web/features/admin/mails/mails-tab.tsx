import { type MailGroup, mailGroups } from '#contract/mail-texts/mail-text-choices.ts';
import type { MailRow } from '#contract/mail-texts/mail-texts.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';

import type { Route } from './+types/mails-tab';
import { MailState } from './mail-state.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.admin_mails() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  return { mails: await requestOf(args.context).api.admin.mailTexts.list() };
}

const groupNames: Record<MailGroup, () => string> = {
  accounts: m.admin_mails_group_accounts,
  seekers: m.admin_mails_group_seekers,
  employers: m.admin_mails_group_employers,
  strangers: m.admin_mails_group_strangers,
};

export default function MailsTab({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2>{m.admin_mails()}</h2>
        <p className="mt-1 max-w-prose text-soft">{m.admin_mails_text()}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        {mailGroups.map((group) => (
          <Card as="section" key={group}>
            <h3 className="text-lg">{groupNames[group]()}</h3>
            <ul className="mt-3 divide-y divide-line">
              {mails
                .filter((mail) => mail.group === group)
                .map((mail) => (
                  <MailLine key={mail.kind} mail={mail} />
                ))}
            </ul>
          </Card>
        ))}
      </div>
    </div>
  );
}

const MailLine = ({ mail }: { mail: MailRow }) => (
  <li className="py-2.5">
    <Link to={href(paths.adminMail(mail.kind))} className="wrap-anywhere">
      {mail.name}
    </Link>
    <p className="truncate text-sm text-soft">{mail.beginning}</p>
    <MailState mail={mail} />
  </li>
);
