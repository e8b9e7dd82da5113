import { z } from 'zod';

import { intlLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';

import { largestUnit, timeUnits } from './time-unit.ts';

const limit = z.object({ max: z.number(), seconds: z.number() });

/** The largest whole unit: "15 minutes", "90 seconds". */
function durationText(seconds: number): string {
  const unit = largestUnit(seconds);
  return new Intl.NumberFormat(intlLocale(getLocale()), { style: 'unit', unit, unitDisplay: 'long' }).format(
    seconds / timeUnits[unit],
  );
}

export function settingText(value: unknown): string {
  const asLimit = limit.safeParse(value);
  if (asLimit.success)
    return m.admin_setting_limit({
      max: new Intl.NumberFormat(intlLocale(getLocale())).format(asLimit.data.max),
      time: durationText(asLimit.data.seconds),
    });
  if (typeof value === 'boolean') return value ? m.admin_setting_on() : m.admin_setting_off();
  if (typeof value === 'number') return new Intl.NumberFormat(intlLocale(getLocale())).format(value);
  return value === '' ? m.admin_setting_empty() : String(value);
}
