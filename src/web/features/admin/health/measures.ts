import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { numberFormat } from '#web/ui/formats.ts';

import { largestUnit, timeUnits } from '../settings/time-unit.ts';

const numberIn = (options: Intl.NumberFormatOptions) => numberFormat(getLocale(), options);

/** "3 ms", "1.2 sec". */
export const tookText = (milliseconds: number): string =>
  milliseconds < 1_000
    ? numberIn({ style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 }).format(milliseconds)
    : numberIn({ style: 'unit', unit: 'second', maximumFractionDigits: 1 }).format(milliseconds / 1_000);

/** The time between two runs: "5 minutes". */
export function intervalText(seconds: number): string {
  const unit = largestUnit(seconds);
  return numberIn({ style: 'unit', unit, unitDisplay: 'long' }).format(seconds / timeUnits[unit]);
}

export const partText = (part: string, whole: string): string => m.admin_health_of({ part, whole });
