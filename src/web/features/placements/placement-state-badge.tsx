import type { PlacementState } from '#contract/placements/placement-choices.ts';
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx';

import { placementStateWords } from './placement-words.ts';

const looks: Record<PlacementState, BadgeVariant> = {
  expected: 'secondary',
  started: 'default',
  guaranteed: 'default',
  ended_early: 'destructive',
  cancelled: 'outline',
};

export const PlacementStateBadge = ({ state }: { state: PlacementState }) => (
  <Badge variant={looks[state]}>{placementStateWords[state]()}</Badge>
);
