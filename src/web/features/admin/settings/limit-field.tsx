/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- handles blur of its last field */
import { type FocusEvent, useState } from 'react';

import type { Setting } from '#contract/settings/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import { FieldProblem } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

import { onEnter } from './on-enter.ts';
import { type Limit, timeText } from './setting-text.ts';
import { largestUnit, type TimeUnit, timeUnits } from './time-unit.ts';
import { useSetting } from './use-setting.ts';

/** Count and window are one value, saved when the last of its fields is left. */
export function LimitField({ setting, limit }: { setting: Setting; limit: Limit }) {
  const { save, errors } = useSetting(setting);
  const [typed, setTyped] = useState(() => asTyped(limit));
  const leave = () => void save({ max: toNumber(typed.max), seconds: toNumber(typed.amount) * timeUnits[typed.unit] });
  const leaveAll = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) leave();
  };
  const put = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }));
  const whole = errors.get('');
  // There are many limits, and the HTML has a budget.
  const units = useIsInBrowser() ? (Object.keys(timeUnits) as TimeUnit[]) : [typed.unit];
  return (
    <fieldset onBlur={leaveAll} className="min-w-0">
      <legend className="font-semibold">{setting.description}</legend>
      <div className="limit-columns">
        <TextField
          label={m.admin_setting_max()}
          type="number"
          inputMode="numeric"
          min={1}
          value={typed.max}
          onChange={({ target }) => put({ max: target.value })}
          onKeyDown={onEnter(leave)}
          errorMessage={errors.get('max')}
          className="max-md:col-span-2"
        />
        <TextField
          label={m.admin_setting_within()}
          type="number"
          inputMode="numeric"
          min={1}
          value={typed.amount}
          onChange={({ target }) => put({ amount: target.value })}
          onKeyDown={onEnter(leave)}
          errorMessage={errors.get('seconds')}
        />
        <NativeSelect
          label={m.admin_setting_unit()}
          options={units.map((unit) => ({ value: unit, label: unitName(unit) }))}
          value={typed.unit}
          onChange={({ target }) => put({ unit: target.value as TimeUnit })}
        />
      </div>
      {whole && <FieldProblem>{whole}</FieldProblem>}
    </fieldset>
  );
}

function asTyped({ max, seconds }: Limit) {
  const unit = largestUnit(seconds);
  return { max: String(max), amount: String(seconds / timeUnits[unit]), unit };
}

/** An empty field is NaN, not zero. */
export const toNumber = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

/** "minutes", in the reader's language. */
const unitName = (unit: TimeUnit): string => timeText(2, unit).replace(/^2\s/, '');
