import { useState } from 'react';

import { fold } from '#contract/folded-text.ts';
import type { Setting } from '#contract/settings/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireAdministrator } from '#web/app/guards.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { Card } from '#web/ui/card.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { FoldedSection } from '../folded-section.tsx';
import type { Route } from './+types/settings-tab';
import { SettingField } from './setting-field.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.admin_settings() });

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
];

const LAWS = ['law.pay_before_interview', 'law.retention'] as const;

const kindOf = ({ key }: Setting): string => key.slice(0, key.indexOf('.'));

export default function SettingsTab({ loaderData: { settings } }: Route.ComponentProps) {
  const [typed, setTyped] = useState('');
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const found = settings.filter(({ description }) => words.every((word) => fold(description).includes(word)));
  const isFound = (setting: Setting) => found.includes(setting);
  const limits = settings.filter((setting) => kindOf(setting) === 'limits');
  const isSearching = words.length > 0;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2>{m.admin_settings()}</h2>
        <p className="mt-1 max-w-prose text-soft">{m.admin_settings_text()}</p>
      </div>
      <TextField
        label={m.admin_settings_search()}
        type="search"
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        className="max-w-[28rem]"
      />
      <p role="status" className="empty:hidden">
        {found.length === 0 && m.admin_settings_none()}
      </p>
      <div className={isSearching ? 'grid items-start gap-6' : 'settings-columns'}>
        {groups.map(({ title, text, kinds, isWide }) => {
          const own = settings.filter((setting) => kinds.includes(kindOf(setting)));
          return (
            // What is not found is hidden, for what was typed into it is not lost.
            <div
              key={kinds.join()}
              hidden={!own.some(isFound)}
              className={isWide ? 'lg:col-span-full' : 'first:lg:row-span-2'}
            >
              <Card as="section">
                <h3>{title()}</h3>
                {text && <p className="mt-1 text-soft">{text()}</p>}
                <Fields settings={own} isFound={isFound} isWide={isWide} />
              </Card>
            </div>
          );
        })}
        <div hidden={!limits.some(isFound)} className="lg:col-span-full">
          <FoldedSection title={m.admin_settings_limits()} isOpen={isSearching}>
            <p className="text-soft">{m.admin_settings_limits_text()}</p>
            <Fields settings={limits} isFound={isFound} isWide />
          </FoldedSection>
        </div>
        {LAWS.map((law) => (
          <div key={law} hidden={!found.some(({ key }) => key === law)} className="lg:col-span-full">
            <CountryLaws settings={settings} of={law} isOpen={isSearching} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface FieldsProps {
  settings: readonly Setting[];
  isFound: (setting: Setting) => boolean;
  isWide: boolean | undefined;
}

const Fields = ({ settings, isFound, isWide }: FieldsProps) => (
  <div className={isWide ? 'mt-5 grid gap-6 lg:grid-cols-2 lg:gap-x-10' : 'mt-5 grid gap-6'}>
    {settings.map((setting) => (
      <div key={setting.id} hidden={!isFound(setting)}>
        <SettingField setting={setting} />
      </div>
    ))}
  </div>
);
