import { useState } from 'react';

import type { Setting, Settings } from '#contract/settings/settings.ts';
import { FieldProblem } from '#web/ui/field.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { LimitField, toNumber } from './limit-field.tsx';
import { isLimit } from './setting-text.ts';
import { useSetting, useTypedSetting } from './use-setting.ts';

/** Loaded separately: the page's script is near its budget. */
const SiteField = loadLater(() => import('./site-field.tsx'));

/** Reserves the height of the field, to prevent layout shifts. */
const heights: Partial<Record<keyof Settings, string>> = {
  'site.languages': 'min-h-[26rem] md:min-h-[15.5rem]',
  'site.logo': 'min-h-44',
  'site.accent_color': 'min-h-[15.5rem] md:min-h-[12.8rem]',
};

export function SettingField({ setting }: { setting: Setting }) {
  const height = heights[setting.key];
  if (height) {
    return (
      <div className={height}>
        <SiteField setting={setting} />
      </div>
    );
  }
  if (typeof setting.value === 'boolean') return <SwitchSetting setting={setting} />;
  if (isLimit(setting.value)) return <LimitField setting={setting} limit={setting.value} />;
  return <TextSetting setting={setting} />;
}

function SwitchSetting({ setting }: { setting: Setting }) {
  const { save, errors, saved, isPending } = useSetting(setting);
  const [isOn, setOn] = useState(setting.value === true);
  const error = errors.get('');
  // After a failed save, the stored value is shown.
  const shown = error && !isPending ? saved.current === true : isOn;
  const toggle = (next: boolean) => {
    setOn(next);
    void save(next);
  };
  return (
    <div>
      <Switch label={setting.description} checked={shown} onChange={({ target }) => toggle(target.checked)} />
      {error && <FieldProblem>{error}</FieldProblem>}
    </div>
  );
}

const inputTypes: Partial<Record<keyof Settings, 'email' | 'tel'>> = {
  'site.contact_email': 'email',
  'site.contact_phone': 'tel',
};

function TextSetting({ setting }: { setting: Setting }) {
  const isNumber = typeof setting.value === 'number';
  return (
    <TextField
      label={setting.description}
      type={isNumber ? 'number' : inputTypes[setting.key]}
      inputMode={isNumber ? 'numeric' : undefined}
      {...useTypedSetting(setting, isNumber ? toNumber : undefined)}
    />
  );
}
