import type { PlacementState } from '#contract/placements/placement-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

export const placementStateWords: Record<PlacementState, Word> = {
  expected: m.placement_state_expected,
  started: m.placement_state_started,
  guaranteed: m.placement_state_guaranteed,
  ended_early: m.placement_state_ended_early,
  cancelled: m.placement_state_cancelled,
};
