import type { Setting } from '#contract/settings/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Card } from '#web/ui/card.tsx';
import { loadLater } from '#web/ui/load-later.tsx';

import type { Route } from './+types/settings-tab';
import { SettingField } from './setting-field.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.app_admin() });

export async function loader(args: Route.LoaderArgs) {
  requireAdministrator(args);
  return { settings: await requestOf(args.context).api.settings.list() };
}

/** Loaded separately: at the end of the page. */
const CountryLaws = loadLater(() => import('./country-laws.tsx'));

/** Settings with a single field; a list has a separate form. */
const groups = [
  { title: m.admin_settings_site, kinds: ['site'] },
  { title: m.admin_settings_accounts, kinds: ['accounts'] },
  { title: m.admin_settings_use, kinds: ['files', 'messages'] },
  { title: m.admin_settings_retention, text: m.admin_settings_retention_text, kinds: ['retention'], isWide: true },
  { title: m.admin_settings_limits, text: m.admin_settings_limits_text, kinds: ['limits'], isWide: true },
];

const kindOf = ({ key }: Setting): string => key.slice(0, key.indexOf('.'));

export default function SettingsTab({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2>{m.admin_settings()}</h2>
        <p className="mt-1 max-w-prose text-soft">{m.admin_settings_text()}</p>
      </div>
      <div className="settings-columns">
        {groups.map(({ title, text, kinds, isWide }) => (
          <Card as="section" key={kinds.join()} className={isWide ? 'lg:col-span-full' : 'first:lg:row-span-2'}>
            <h3>{title()}</h3>
            {text && <p className="mt-1 text-soft">{text()}</p>}
            <div className={isWide ? 'mt-5 grid gap-6 lg:grid-cols-2 lg:gap-x-10' : 'mt-5 grid gap-6'}>
              {settings
                .filter((setting) => kinds.includes(kindOf(setting)))
                .map((setting) => (
                  <SettingField key={setting.id} setting={setting} />
                ))}
            </div>
          </Card>
        ))}
        <CountryLaws settings={settings} of="law.pay_before_interview" />
        <CountryLaws settings={settings} of="law.retention" />
      </div>
    </div>
  );
}
