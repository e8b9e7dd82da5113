import { alertFrequencies, type AlertFrequency } from '#contract/search-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Option } from '#web/ui/option.ts';

const texts: Record<AlertFrequency, () => string> = {
  at_once: m.saved_searches_at_once,
  daily: m.saved_searches_daily,
  weekly: m.saved_searches_weekly,
};

/** For a select. */
export const frequencyOptions = (): Option[] => alertFrequencies.map((value) => ({ value, label: texts[value]() }));

export const USUAL_FREQUENCY: AlertFrequency = 'daily';

export const frequencyOf = (value: string): AlertFrequency =>
  alertFrequencies.find((one) => one === value) ?? USUAL_FREQUENCY;
