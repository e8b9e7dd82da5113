import type { ScreeningState } from '#contract/screening/screening-choices.ts';
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx';
import { say } from '#web/ui/say.ts';
import { screeningStateWords } from '#words/screening.ts';

const looks: Record<ScreeningState, BadgeVariant> = {
  requested: 'secondary',
  open: 'outline',
  done: 'default',
  withdrawn: 'outline',
};

export const ScreeningStateBadge = ({ state }: { state: ScreeningState }) => (
  <Badge variant={looks[state]}>{say(screeningStateWords[state])}</Badge>
);
