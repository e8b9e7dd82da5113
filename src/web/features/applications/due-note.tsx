import type { Application } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { dayText } from '#web/features/jobs/job-words.ts';

interface DueNoteProps {
  application: Pick<Application, 'isWaiting' | 'answerDueAt'>;
  className?: string;
}

/** For the company: the date by which this candidate was promised an answer, if they have none yet. */
export function DueNote({ application: { isWaiting, answerDueAt }, className = '' }: DueNoteProps) {
  if (!isWaiting || answerDueAt === null) return null;
  return (
    // The server and the browser may render it before and after that time.
    <span
      className={`${isLate(answerDueAt) ? 'text-coral' : 'text-soft'} ${className}`.trimEnd()}
      suppressHydrationWarning
    >
      {dueText(answerDueAt)}
    </span>
  );
}

export const isLate = (answerDueAt: string): boolean => Date.parse(answerDueAt) < Date.now();

export const dueText = (answerDueAt: string): string =>
  (isLate(answerDueAt) ? m.applications_received_overdue : m.applications_received_due)({ date: dayText(answerDueAt) });
