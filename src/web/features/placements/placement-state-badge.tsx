import type { PlacementState } from '#contract/placements/placement-choices.ts';
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx';
import { say } from '#web/ui/say.ts';
import { placementStateWords } from '#words/placements.ts';

const looks: Record<PlacementState, BadgeVariant> = {
  expected: 'secondary',
  started: 'default',
  guaranteed: 'default',
  ended_early: 'destructive',
  cancelled: 'outline',
};

export const PlacementStateBadge = ({ state }: { state: PlacementState }) => (
  <Badge variant={looks[state]}>{say(placementStateWords[state])}</Badge>
);
