import { alertFrequencies, type AlertFrequency } from '#contract/jobs/search-choices.ts';
import type { Option } from '#web/ui/option.ts';
import { say } from '#web/ui/say.ts';
import { frequencyWords } from '#words/saved-searches.ts';

/** For a select. */
export const frequencyOptions = (): Option[] =>
  alertFrequencies.map((value) => ({ value, label: say(frequencyWords[value]) }));

export const USUAL_FREQUENCY: AlertFrequency = 'daily';

export const frequencyOf = (value: string): AlertFrequency =>
  alertFrequencies.find((one) => one === value) ?? USUAL_FREQUENCY;
