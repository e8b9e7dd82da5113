import { keptFor } from '#contract/applications/retention-choices.ts';
import { getLocale } from '#generated/paraglide/runtime.js';
import { numberFormat } from '#web/ui/formats.ts';

/** "28 days", "6 months". */
export function keptText(days: number): string {
  const { value, unit } = keptFor(days);
  return numberFormat(getLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
