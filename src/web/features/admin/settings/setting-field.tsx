import { useState } from 'react';

import type { Setting, Settings } from '#contract/settings.ts';
import { FieldProblem } from '#web/ui/field.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { ColorField } from './color-field.tsx';
import { LimitField, toNumber } from './limit-field.tsx';
import { onEnter } from './on-enter.ts';
import { isLimit } from './setting-text.ts';
import { useSetting } from './use-setting.ts';

/** The page's script is near its budget. */
const LanguagesSetting = loadLater(() => import('./languages-setting.tsx'));
const LogoField = loadLater(() => import('./logo-field.tsx'));

export function SettingField({ setting }: { setting: Setting }) {
  if (typeof setting.value === 'boolean') return <SwitchSetting setting={setting} />;
  if (setting.key === 'site.languages' && Array.isArray(setting.value))
    return (
      // What is below stays where it is once this is loaded.
      <div className="min-h-[26rem] md:min-h-[15.5rem]">
        <LanguagesSetting setting={setting} value={setting.value} />
      </div>
    );
  if (setting.key === 'site.logo')
    return (
      <div className="min-h-44">
        <LogoField setting={setting} />
      </div>
    );
  if (isLimit(setting.value)) return <LimitField setting={setting} limit={setting.value} />;
  if (setting.key === 'site.accent_color' && typeof setting.value === 'string')
    return <ColorField setting={setting} color={setting.value} />;
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

/** Lists and limits have fields of their own. */
const asTyped = (value: Setting['value']): string => (typeof value === 'object' ? '' : String(value));

function TextSetting({ setting }: { setting: Setting }) {
  const { save, errors } = useSetting(setting);
  const [typed, setTyped] = useState(asTyped(setting.value));
  const isNumber = typeof setting.value === 'number';
  const leave = async () => {
    const counted = await save(isNumber ? toNumber(typed) : typed);
    // What was typed meanwhile stays.
    if (counted !== undefined) setTyped((now) => (now === typed ? asTyped(counted) : now));
  };
  return (
    <TextField
      label={setting.description}
      type={isNumber ? 'number' : inputTypes[setting.key]}
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void leave()}
      onKeyDown={onEnter(() => void leave())}
      errorMessage={errors.get('')}
    />
  );
}
