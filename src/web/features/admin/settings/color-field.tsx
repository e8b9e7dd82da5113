import { useState } from 'react';

import type { Setting } from '#contract/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import { TextField } from '#web/ui/text-field.tsx';

import { onEnter } from './on-enter.ts';
import { useSetting } from './use-setting.ts';

/** As `#rrggbb`, typed or chosen from the browser's picker. */
export function ColorField({ setting, color }: { setting: Setting; color: string }) {
  const { save, errors } = useSetting(setting);
  const [typed, setTyped] = useState(color);
  const saveTyped = async () => {
    const counted = await save(typed);
    // What was typed meanwhile stays.
    if (typeof counted === 'string') setTyped((now) => (now === typed ? counted : now));
  };
  const leave = () => void saveTyped();
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={setting.description}
        hint={m.admin_setting_color_hint()}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={onEnter(leave)}
        errorMessage={errors.get('')}
      />
      <TextField
        label={m.admin_setting_color_choose()}
        type="color"
        value={/^#[0-9a-f]{6}$/i.test(typed) ? typed : color}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        className="w-40"
      />
    </div>
  );
}
