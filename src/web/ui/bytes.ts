import { getLocale } from '#generated/paraglide/runtime.js';

import { numberFormat } from './formats.ts';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** In steps of 1024, in kilobytes or larger units: "1.4 MB", "820 kB". */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(bytes) / 10) - 1));
  const format = numberFormat(getLocale(), {
    style: 'unit',
    unit: units[step],
    unitDisplay: 'short',
    maximumFractionDigits: step > 0 ? 1 : 0,
  });
  return format.format(bytes / 1024 ** (step + 1));
}
