import type { ApplicationStatus } from '#contract/application-status.ts';
import type { Application } from '#contract/application-views.ts';
import type { TimelineEntry } from '#web/ui/timeline.tsx';

import { changeName } from '../status-words.ts';

const tones: Partial<Record<ApplicationStatus, TimelineEntry['tone']>> = { accepted: 'accent', rejected: 'coral' };

export const historyItems = ({ history }: Pick<Application, 'history'>): TimelineEntry[] =>
  history
    .map(({ to, at, name }, index) => ({
      id: String(index),
      title: changeName(to),
      time: at,
      detail: name,
      tone: tones[to],
    }))
    .toReversed();
