import { getLocale } from '#generated/paraglide/runtime.js';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes in the reader's language, in steps of 1024: "1.4 MB", "820 kB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const unit = units[step] ?? 'byte';
  const format = new Intl.NumberFormat(getLocale(), { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: step > 1 ? 1 : 0 });
  return format.format(bytes / 1024 ** step);
}
