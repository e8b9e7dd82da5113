import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import type { Application } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx';

import { changeName } from './status-words.ts';

const tones: Partial<Record<ApplicationStatus, TimelineEntry['tone']>> = { accepted: 'accent', rejected: 'coral' };

type Told = Pick<Application, 'history' | 'stageMoves' | 'revealed'>;

export const History = ({ application }: { application: Told }) => (
  <section aria-labelledby="history">
    <h2 id="history" className="mb-4 text-lg">
      {m.applications_history()}
    </h2>
    <Timeline label={m.applications_history()} items={historyItems(application)} />
  </section>
);

/** Sorted by time, the latest first. */
function historyItems({ history, stageMoves, revealed }: Told): TimelineEntry[] {
  const changes = history.map(({ to, at, name }, index) => ({
    id: String(index),
    title: changeName(to),
    time: at,
    detail: name,
    tone: tones[to],
  }));
  const moves = stageMoves.map(({ stage, at, name }, index) => ({
    id: `stage-${index}`,
    title: m.stages_history({ stage }),
    time: at,
    detail: name,
    tone: undefined,
  }));
  const reveals = revealed
    ? [{ id: 'revealed', title: m.blind_revealed(), time: revealed.at, detail: revealed.name, tone: undefined }]
    : [];
  // Stable: at equal times, the stage follows its status.
  return [...changes, ...moves, ...reveals].toSorted((a, b) => a.time.localeCompare(b.time)).toReversed();
}
