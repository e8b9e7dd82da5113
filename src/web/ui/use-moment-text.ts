import { getLocale } from '#generated/paraglide/runtime.js';

import { dateFormat } from './formats.ts';
import { timeShapes } from './time.tsx';
import { useTimeZone } from './use-time-zone.ts';

/** A date with its time, within a sentence; like `Time`, in the reader's zone. */
export function useMomentText(): (iso: string) => string {
  const timeZone = useTimeZone();
  const format = dateFormat(getLocale(), { ...timeShapes.datetime, timeZone });
  return (iso) => format.format(new Date(iso));
}
