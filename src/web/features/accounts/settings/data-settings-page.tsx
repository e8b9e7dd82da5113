import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requirePerson } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Link } from '#web/ui/link.tsx';

import { OwnData } from '../own-data.tsx';
import type { Route } from './+types/data-settings-page';
import { ChangeLanguage } from './change-language.tsx';
import { SettingsCard } from './settings-card.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.owndata_title() });

export async function loader(args: Route.LoaderArgs) {
  const viewer = requirePerson(args);
  const { hasPassword } = await requestOf(args.context).api.accounts.waysIn();
  return { viewer, hasPassword };
}

export default function DataSettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <SettingsCard title={m.owndata_title()}>
        <OwnData {...loaderData} />
      </SettingsCard>
      <div className="flex min-w-0 flex-col gap-6">
        {loaderData.viewer.unclaimed && (
          <SettingsCard title={m.app_language()} text={m.auth_settings_language_text()}>
            <ChangeLanguage />
          </SettingsCard>
        )}
        <SettingsCard title={m.consents_title()} text={m.consents_lead()}>
          <Link to={href(paths.consents())}>{m.consents_see()}</Link>
        </SettingsCard>
        <SettingsCard title={m.decisions_title()} text={m.decisions_settings_text()}>
          <Link to={href(paths.decisions())}>{m.decisions_see_all()}</Link>
        </SettingsCard>
      </div>
    </div>
  );
}
