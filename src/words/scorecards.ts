import type { Recommendation } from '#contract/scorecards/score-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const recommendationWords: Record<Recommendation, Word> = {
  strong_no: m.scores_strong_no,
  no: m.scores_no,
  yes: m.scores_yes,
  strong_yes: m.scores_strong_yes,
};
