import { useState } from 'react';

import { isLocale, type Locale } from '#contract/locales.ts';
import type { Setting } from '#contract/settings/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import { LanguagesField } from '#web/app/languages-field.tsx';

import { useSetting } from './use-setting.ts';

/** Saves each change, unless no language is left. */
export function LanguagesSetting({ setting, value }: { setting: Setting; value: readonly unknown[] }) {
  const { save, errors } = useSetting(setting);
  const [chosen, setChosen] = useState(() => value.filter((one): one is Locale => isLocale(String(one))));
  const change = (next: Locale[]) => {
    setChosen(next);
    void save(next);
  };
  return (
    <LanguagesField
      label={setting.description}
      value={chosen}
      onChange={change}
      errorMessage={chosen.length === 0 ? m.languages_none() : errors.get('')}
    />
  );
}
