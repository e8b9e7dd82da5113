import type { PayLaw } from '#contract/settings/pay-laws.ts';
import type { RetentionLaw } from '#contract/settings/retention-laws.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { hasFields } from '#web/app/has-fields.ts';
import { numberFormat } from '#web/ui/formats.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';

import { largestUnit, type TimeUnit, timeUnits } from './time-unit.ts';

export interface Limit {
  max: number;
  seconds: number;
}

export const isLimit = (value: unknown): value is Limit => hasFields(value, { max: 'number', seconds: 'number' });

/** "15 minutes", in the reader's language. */
export const timeText = (amount: number, unit: TimeUnit): string =>
  numberFormat(getLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);

/** The largest whole unit: "15 minutes", "90 seconds". */
function durationText(seconds: number): string {
  const unit = largestUnit(seconds);
  return timeText(seconds / timeUnits[unit], unit);
}

type Law = PayLaw | RetentionLaw;

function lawText(law: Law): string {
  const { country, since, source } = law;
  const days = 'days' in law ? `${durationText(law.days * timeUnits.day)}, ` : '';
  return `${country} ${days}${since} (${source})`;
}

/** A law, or a language. */
const partText = (part: Law | string) => (typeof part === 'string' ? listedLanguageName(part) : lawText(part));

export function settingText(value: unknown): string {
  if (isLimit(value))
    return m.admin_setting_limit({
      max: numberFormat(getLocale(), {}).format(value.max),
      time: durationText(value.seconds),
    });
  if (Array.isArray(value)) return value.length > 0 ? value.map(partText).join('; ') : m.admin_setting_empty();
  if (hasFields(value, { digest: 'string' })) return m.admin_setting_picture();
  if (typeof value === 'boolean') return value ? m.admin_setting_on() : m.admin_setting_off();
  if (typeof value === 'number') return numberFormat(getLocale(), {}).format(value);
  return typeof value === 'string' && value !== '' ? value : m.admin_setting_empty();
}
