import { type Recommendation, recommendations } from '#contract/score-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Option } from '#web/ui/option.ts';

const names: Record<Recommendation, () => string> = {
  strong_no: m.scores_strong_no,
  no: m.scores_no,
  yes: m.scores_yes,
  strong_yes: m.scores_strong_yes,
};

export const recommendationName = (recommendation: Recommendation): string => names[recommendation]();

export const recommendationOptions = (): Option[] =>
  recommendations.map((value) => ({ value, label: recommendationName(value) }));
