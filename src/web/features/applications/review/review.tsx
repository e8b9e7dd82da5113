import { useRef, useState } from 'react';

import type { Application } from '#contract/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { focusWhenLost } from '#web/app/focus.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { StartConversation } from '#web/features/messaging/start-conversation.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

import { CandidateHeader } from './candidate-header.tsx';
import { candidateName } from './candidate-name.ts';
import { CandidateSections } from './candidate-sections.tsx';
import { CV_PREVIEW, CvBox } from './cv-box.tsx';
import { CvPreview } from './cv-preview.tsx';
import { DecisionBox } from './decision-box.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { historyItems } from './history-items.ts';
import { Notes } from './notes.tsx';
import type { SavedNotes } from './notes-saver.ts';
import { PositionCard } from './position-card.tsx';
import { ReviewNews } from './review-news.tsx';
import { ReviewSection } from './review-section.tsx';
import { ReviewShortcutsDialog } from './review-shortcuts-dialog.tsx';
import { type Neighbours, ReviewTop } from './review-top.tsx';
import { type Decision, useReview } from './use-review.ts';
import { useReviewShortcuts } from './use-review-shortcuts.ts';

interface ReviewProps {
  application: Application;
  notes: SavedNotes;
  neighbours: Neighbours;
  /** The reader. */
  userId: string;
}

/** One application, with everything by which it is decided, and the decision. */
export function Review({ application, notes, neighbours, userId }: ReviewProps) {
  const { id, applicant, cv } = application;
  const { news, decide } = useReview(application, neighbours.next ?? neighbours.previous);
  const [question, setQuestion] = useState<Decision>();
  const [failure, setFailure] = useState<string>();
  const [isCvShown, setCvShown] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const newsPlace = useRef<HTMLDivElement>(null);

  // Who was faster is said above; the button that was pressed has gone.
  const keepFocus = () => focusWhenLost(() => newsPlace.current);
  const decideNow = (decision: Decision) => {
    setFailure(undefined);
    decide(decision).then(keepFocus, (error: unknown) => setFailure(problemText(problemOf(error))));
  };
  // The shortlist can be left again, and promises nothing.
  const onDecide = (decision: Decision) => (decision === 'shortlist' ? decideNow(decision) : setQuestion(decision));
  const onToggleCv = () => setCvShown((isShown) => !isShown);
  const onHelp = () => setHelpOpen(true);
  useReviewShortcuts({ application, ...neighbours, onDecide, onToggleCv, onHelp });
  return (
    <div className="page-width pt-4 pb-14 md:pt-6">
      <ReviewTop {...neighbours} onHelp={onHelp} />
      <CandidateHeader application={application} />
      <ReviewNews ref={newsPlace} news={news} />
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-5 lg:col-start-2">
          <DecisionBox {...{ application, onDecide }} />
          {failure && <Alert variant="attention">{failure}</Alert>}
          <StartConversation applicationId={id} status={application.status} name={candidateName(applicant)} />
          {cv ? (
            <CvBox applicationId={id} cv={cv} isShown={isCvShown} onToggle={onToggleCv} />
          ) : (
            <p className="text-soft">{noCvText(application)}</p>
          )}
        </div>
        <ApplicationContent {...{ application, isCvShown }} />
        <div className="flex flex-col gap-8 lg:sticky lg:top-6 lg:col-start-2 lg:self-start">
          <Notes {...{ userId, applicationId: id, read: notes }} />
          <section aria-labelledby="history">
            <h2 id="history" className="mb-4 text-lg">
              {m.applications_history()}
            </h2>
            <Timeline label={m.applications_history()} items={historyItems(application)} />
          </section>
        </div>
      </div>
      {question && (
        <DecisionDialog
          decision={question}
          name={candidateName(applicant)}
          onClose={() => setQuestion(undefined)}
          onDecide={(decision) => decide(decision).then(keepFocus)}
        />
      )}
      {isHelpOpen && <ReviewShortcutsDialog onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

/** What is read before it is decided: the position, the CV where it is asked for, and what the candidate says. */
function ApplicationContent({ application, isCvShown }: { application: Application; isCvShown: boolean }) {
  const { id, job, cv } = application;
  return (
    <div className="flex min-w-0 flex-col gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <PositionCard job={job} />
      <div>
        {cv && isCvShown && (
          <ReviewSection id={CV_PREVIEW} title={m.applications_cv()}>
            <CvPreview applicationId={id} cv={cv} />
          </ReviewSection>
        )}
        <CandidateSections application={application} />
      </div>
    </div>
  );
}

const noCvText = ({ status }: Application): string =>
  status === 'withdrawn' ? m.applications_cv_withdrawn() : m.applications_cv_not_sent();
