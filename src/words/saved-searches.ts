import type { AlertFrequency } from '#contract/jobs/search-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const frequencyWords: Record<AlertFrequency, Word> = {
  at_once: m.saved_searches_at_once,
  daily: m.saved_searches_daily,
  weekly: m.saved_searches_weekly,
};
