import type { Application, OwnApplication } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { AnswersNote, usualText } from '#web/features/companies/answers-note.tsx';
import { dayText } from '#web/features/jobs/job-words.ts';

import { isLate } from '../due-note.tsx';

/** How long the application has been unanswered, the promised date of an answer, and the usual time. */
export function WaitingPart({ application }: { application: Application }) {
  const { isWaiting, appliedAt, answerDueAt, companyAnswers, job } = application;
  if (!isWaiting) return null;
  return (
    <section aria-labelledby="waiting" className="mt-6 space-y-3">
      <p>{m.applications_waiting_since({ company: job.companyName, date: dayText(appliedAt, 'long') })}</p>
      {answerDueAt && (
        <p className={isLate(answerDueAt) ? 'text-coral' : undefined} suppressHydrationWarning>
          {(isLate(answerDueAt) ? m.applications_waiting_overdue : m.applications_waiting_due)({
            date: dayText(answerDueAt, 'long'),
          })}
        </p>
      )}
      <h2 id="waiting" className="text-lg">
        {m.applications_waiting_next()}
      </h2>
      {companyAnswers ? (
        <AnswersNote answers={companyAnswers} />
      ) : (
        <p className="max-w-[42rem] text-soft">{m.applications_waiting_unknown()}</p>
      )}
    </section>
  );
}

/** A short form for lists. */
export const WaitingLine = ({ application }: { application: OwnApplication }) => {
  const { appliedAt, answerDueAt, companyAnswers } = application;
  return (
    <>
      <span className="text-balance">{m.applications_card_waiting({ date: dayText(appliedAt) })}</span>
      {answerDueAt && (
        <span className={isLate(answerDueAt) ? 'text-coral' : undefined} suppressHydrationWarning>
          {(isLate(answerDueAt) ? m.applications_card_overdue : m.applications_card_due)({
            date: dayText(answerDueAt),
          })}
        </span>
      )}
      {companyAnswers?.medianHours != null && <span>{usualText(companyAnswers.medianHours)}</span>}
    </>
  );
};
