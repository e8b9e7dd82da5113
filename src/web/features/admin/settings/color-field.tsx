import type { Setting } from '#contract/settings/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import { TextField } from '#web/ui/text-field.tsx';

import { useTypedSetting } from './use-setting.ts';

/** As `#rrggbb`, typed or chosen from the browser's picker. */
export function ColorField({ setting, color }: { setting: Setting; color: string }) {
  const field = useTypedSetting(setting);
  const { value, onChange, onBlur } = field;
  return (
    <div className="flex flex-col gap-3">
      <TextField label={setting.description} hint={m.admin_setting_color_hint()} spellCheck={false} {...field} />
      <TextField
        label={m.admin_setting_color_choose()}
        type="color"
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : color}
        {...{ onChange, onBlur }}
        className="w-40"
      />
    </div>
  );
}
