import { type Recommendation, recommendations } from '#contract/scorecards/score-choices.ts';
import type { Option } from '#web/ui/option.ts';
import { say } from '#web/ui/say.ts';
import { recommendationWords } from '#words/scorecards.ts';

export const recommendationName = (recommendation: Recommendation): string => say(recommendationWords[recommendation]);

export const recommendationOptions = (): Option[] =>
  recommendations.map((value) => ({ value, label: recommendationName(value) }));
