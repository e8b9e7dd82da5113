import type { ApplicationStatus } from '#contract/application-status.ts';
import type { Application } from '#contract/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import type { TimelineEntry } from '#web/ui/timeline.tsx';

const titles: Record<ApplicationStatus, () => string> = {
  new: m.applications_event_new,
  viewed: m.applications_event_viewed,
  shortlisted: m.applications_event_shortlisted,
  interview: m.applications_event_interview,
  accepted: m.applications_event_accepted,
  rejected: m.applications_event_rejected,
  withdrawn: m.applications_event_withdrawn,
};

const tones: Partial<Record<ApplicationStatus, TimelineEntry['tone']>> = { accepted: 'accent', rejected: 'coral' };

/** What happened to an application, the latest first, with who did it. */
export const historyItems = ({ history }: Pick<Application, 'history'>): TimelineEntry[] =>
  history.map(({ to, at, name }, index) => ({ id: String(index), title: titles[to](), time: at, detail: name, tone: tones[to] })).toReversed();
