import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import type { Application, OtherApplication } from '#contract/applications/application-views.ts';
import type { Stage } from '#contract/applications/stages.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { m } from '#generated/paraglide/messages.js';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { focusWhenLost } from '#web/ui/focus.ts';
import { loadLater } from '#web/ui/load-later.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

import { History } from '../history.tsx';
import { BlindNotice } from './blind-notice.tsx';
import { CandidateHeader } from './candidate-header.tsx';
import { candidateName } from './candidate-name.ts';
import { CandidateSections } from './candidate-sections.tsx';
import { CV_PREVIEW, CvBox } from './cv-box.tsx';
import { DecisionBox } from './decision-box.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import type { SavedNotes } from './notes-saver.ts';
import { Notes } from './notes.tsx';
import { OtherApplications } from './other-applications.tsx';
import { PositionCard } from './position-card.tsx';
import { ReviewNews } from './review-news.tsx';
import { ReviewSection } from './review-section.tsx';
import { ReviewShortcutsDialog } from './review-shortcuts-dialog.tsx';
import { type Neighbours, ReviewTop } from './review-top.tsx';
import { StageMenu } from './stage-menu.tsx';
import { StartConversation } from './start-conversation.tsx';
import { cvProblem, cvQuery } from './use-cv.ts';
import { useReviewShortcuts } from './use-review-shortcuts.ts';
import { type Decision, useReview } from './use-review.ts';

const Parts = loadLater(async () => import('./parts.tsx'));

interface ReviewProps {
  application: Application;
  notes: SavedNotes;
  neighbours: Neighbours;
  others: readonly OtherApplication[];
  userId: string;
}

export function Review({ application, notes, neighbours, others, userId }: ReviewProps) {
  const { id, applicant } = application;
  const name = candidateName(applicant);
  const { news, decide, enter } = useReview(application, neighbours.next ?? neighbours.previous);
  const [question, setQuestion] = useState<{ decision: Decision; stage?: Stage }>();
  const [failure, setFailure] = useState<string>();
  const [isCvShown, setCvShown] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const newsPlace = useRef<HTMLDivElement>(null);
  const decisions = useRef<HTMLDivElement>(null);

  // The pressed button has disappeared: the notice reports the colleague's decision, else the other decisions follow.
  const keepFocus = () =>
    focusWhenLost(() => (newsPlace.current?.hasChildNodes() ? newsPlace.current : decisions.current));
  const showFailure = (error: unknown) => setFailure(problemText(problemOf(error)));
  const decideNow = (decision: Decision) => {
    setFailure(undefined);
    decide(decision).then(keepFocus, showFailure);
  };
  // The shortlist is reversible, so it needs no confirmation.
  const onDecide = (decision: Decision) => (decision === 'shortlist' ? decideNow(decision) : setQuestion({ decision }));
  const onEnter = (stage: Stage) => {
    setFailure(undefined);
    if (invites(stage, application)) setQuestion({ decision: 'interview', stage });
    else enter(stage).catch(showFailure);
  };
  const onToggleCv = () => setCvShown((isShown) => !isShown);
  const onHelp = () => setHelpOpen(true);
  useReviewShortcuts({ application, ...neighbours, onDecide, onToggleCv, onHelp });
  return (
    <div className="page-width pt-4 pb-14 md:pt-6">
      <ReviewTop {...neighbours} onHelp={onHelp} />
      <CandidateHeader application={application} />
      {application.blind && <BlindNotice id={id} canReveal={application.can.reveal} />}
      <ReviewNews ref={newsPlace} news={news} />
      {application.stages.length > 0 && application.can.decide && <StageMenu {...{ application, onEnter }} />}
      <DecisionBox {...{ application, onDecide }} ref={decisions} />
      <div className="mt-5 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-5 lg:col-start-2">
          {failure && <Alert variant="attention">{failure}</Alert>}
          {!application.blind && <CvAndContact {...{ application, isCvShown, onToggleCv }} />}
          <Parts {...{ application, userId }} at="top" />
        </div>
        <ApplicationContent {...{ application, userId, isCvShown }} />
        <SideColumn {...{ application, notes, others, userId }} />
      </div>
      {question && (
        <DecisionDialog
          applicationId={id}
          decision={question.decision}
          name={name}
          onClose={() => setQuestion(undefined)}
          onDecide={(decision, rejection) =>
            (question.stage ? enter(question.stage) : decide(decision, rejection)).then(keepFocus)
          }
        />
      )}
      {isHelpOpen && <ReviewShortcutsDialog onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

interface CvAndContactProps {
  application: Application;
  isCvShown: boolean;
  onToggleCv: () => void;
}

/** The CV comes first, so that parts that load or change later do not move it under the pointer. */
const CvAndContact = ({ application, isCvShown, onToggleCv }: CvAndContactProps) => (
  <>
    {application.cv ? (
      <CvBox applicationId={application.id} cv={application.cv} isShown={isCvShown} onToggle={onToggleCv} />
    ) : (
      <p className="text-soft">{noCvText(application)}</p>
    )}
    {application.can.decide && (
      <StartConversation
        applicationId={application.id}
        status={application.status}
        name={candidateName(application.applicant)}
      />
    )}
  </>
);

type SideColumnProps = Pick<ReviewProps, 'application' | 'notes' | 'others' | 'userId'>;

const SideColumn = ({ application, notes, others, userId }: SideColumnProps) => (
  <div className="flex flex-col gap-8 lg:sticky lg:top-6 lg:col-start-2 lg:self-start">
    <Notes {...{ userId, applicationId: application.id, read: notes }} />
    <Parts {...{ application, userId }} at="side" />
    {others.length > 0 && <OtherApplications others={others} />}
    <History application={application} />
  </div>
);

/** Requires a confirmation, as without stages. */
const invites = ({ status }: Stage, application: Application): boolean =>
  status === 'interview' && status !== application.status;

type ApplicationContentProps = Pick<ReviewProps, 'application' | 'userId'> & { isCvShown: boolean };

function ApplicationContent({ application, userId, isCvShown }: ApplicationContentProps) {
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
        <Parts {...{ application, userId }} at="content" />
      </div>
    </div>
  );
}

const noCvText = ({ status }: Application): string =>
  status === 'withdrawn' ? m.applications_cv_withdrawn() : m.applications_cv_not_sent();

const PDF = 'application/pdf';

function CvPreview({ applicationId, cv }: { applicationId: string; cv: StoredFile }) {
  if (cv.type !== PDF) return <Alert>{m.applications_cv_word()}</Alert>;
  if (!navigator.pdfViewerEnabled) return <Alert>{m.applications_cv_no_viewer()}</Alert>;
  return <PdfFrame applicationId={applicationId} name={cv.name} />;
}

function PdfFrame({ applicationId, name }: { applicationId: string; name: string }) {
  const { data: bytes, error } = useQuery(cvQuery(applicationId));
  // Stable for the same bytes: a new callback would reload the frame.
  const frame = useCallback((element: HTMLIFrameElement) => (bytes ? showIn(element, bytes) : undefined), [bytes]);
  if (error) return <Alert variant="attention">{cvProblem(error)}</Alert>;
  if (!bytes) {
    return (
      <Loading>
        <Skeleton className="h-[80dvh]" />
      </Loading>
    );
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium shows no PDF in a sandbox
    <iframe
      ref={frame}
      title={m.applications_cv_title({ name })}
      className="h-[80dvh] w-full rounded-card border border-line bg-sunken"
    />
  );
}

/** Shows bytes in a frame until cleanup, always as a PDF, whatever they contain. */
function showIn(frame: HTMLIFrameElement, bytes: ArrayBuffer): () => void {
  const url = URL.createObjectURL(new Blob([bytes], { type: PDF }));
  // PDF Open Parameters: no sidebar, fit to width. Viewers that do not know them ignore them.
  frame.src = `${url}#navpanes=0&view=FitH`;
  return () => URL.revokeObjectURL(url);
}
