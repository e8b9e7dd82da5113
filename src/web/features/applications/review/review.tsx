import { type Ref, useRef, useState } from 'react';

import type { Application, Neighbours, OtherApplication } from '#contract/applications/application-views.ts';
import type { Stage } from '#contract/applications/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import { problemOf, problemText } from '#web/app/problem.ts';
import { PresentedPanel } from '#web/features/presenting/presented-panel.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { focusWhenLost } from '#web/ui/focus.ts';
import { loadLater } from '#web/ui/load-later.tsx';

import { History } from '../history.tsx';
import { BlindNotice } from './blind-notice.tsx';
import { CandidateHeader } from './candidate-header.tsx';
import { candidateName } from './candidate-name.ts';
import { CandidateSections } from './candidate-sections.tsx';
import { Cv } from './cv.tsx';
import { DecisionButtons, FinalNote } from './decision-box.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import type { SavedNotes } from './notes-saver.ts';
import { Notes } from './notes.tsx';
import { OtherApplications } from './other-applications.tsx';
import { PositionCard } from './position-card.tsx';
import { ReviewNews } from './review-news.tsx';
import { ReviewShortcutsDialog } from './review-shortcuts-dialog.tsx';
import { ReviewTop } from './review-top.tsx';
import { StageMenu } from './stage-menu.tsx';
import { StartConversation } from './start-conversation.tsx';
import { type CvState, useCvShown } from './use-cv-shown.ts';
import { useReviewShortcuts } from './use-review-shortcuts.ts';
import { type Decision, type News, useReview } from './use-review.ts';

const Parts = loadLater(async () => import('./parts.tsx'));

interface ReviewProps {
  application: Application;
  notes: SavedNotes;
  neighbours: Neighbours;
  others: readonly OtherApplication[];
  userId: string;
}

export function Review({ application, notes, neighbours: read, others, userId }: ReviewProps) {
  const { id, applicant } = application;
  // Opening an application may change its place, or take it out of the list.
  const [neighbours] = useState(read);
  const name = candidateName(applicant);
  const { news, decide, enter } = useReview(application, neighbours.next ?? neighbours.previous);
  const [question, setQuestion] = useState<{ decision: Decision; stage?: Stage }>();
  const [failure, setFailure] = useState<string>();
  const cv = useCvShown(application.cv);
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
  const onHelp = () => setHelpOpen(true);
  useReviewShortcuts({ application, ...neighbours, onDecide, onToggleCv: cv.toggle, onHelp });
  return (
    <div className="page-width pt-4 pb-14 md:pt-6">
      <ReviewTop {...neighbours} onHelp={onHelp} />
      <CandidateHeader
        application={application}
        stage={application.stages.length > 0 && application.can.decide && <StageMenu {...{ application, onEnter }} />}
        actions={<DecisionButtons {...{ application, onDecide }} ref={decisions} />}
      />
      <Notices {...{ application, news, newsPlace, failure }} />
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ApplicationContent {...{ application, cv }} />
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

interface NoticesProps {
  application: Application;
  news: News | undefined;
  newsPlace: Ref<HTMLDivElement>;
  failure: string | undefined;
}

function Notices({ application, news, newsPlace, failure }: NoticesProps) {
  const { id, applicant, status, blind, can } = application;
  return (
    <>
      {blind && <BlindNotice id={id} canReveal={can.reveal} />}
      {can.decide && <PresentedPanel applicationId={id} isBlind={blind !== null} />}
      <ReviewNews ref={newsPlace} news={news} />
      <FinalNote application={application} />
      {failure && (
        <div className="mt-6">
          <Alert variant="attention">{failure}</Alert>
        </div>
      )}
      {status === 'accepted' && !blind && can.decide && (
        <StartConversation applicationId={id} name={candidateName(applicant)} />
      )}
    </>
  );
}

/** Requires a confirmation, as without stages. */
const invites = ({ status }: Stage, application: Application): boolean =>
  status === 'interview' && status !== application.status;

type SideColumnProps = Pick<ReviewProps, 'application' | 'notes' | 'others' | 'userId'>;

const SideColumn = ({ application, notes, others, userId }: SideColumnProps) => (
  <div className="review-side">
    <Parts {...{ application, userId }} at="top" />
    <section aria-labelledby="team" className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5">
      <h2 id="team" className="text-lg">
        {m.applications_team()}
      </h2>
      <Notes {...{ userId, applicationId: application.id, read: notes }} />
      <Parts {...{ application, userId }} at="team" />
    </section>
    <Parts {...{ application, userId }} at="side" />
    {others.length > 0 && <OtherApplications others={others} />}
    <History application={application} />
  </div>
);

/** From 96rem on, the open CV is beside the other sections; else above them. */
const ApplicationContent = ({ application, cv }: { application: Application; cv: CvState }) => (
  <div
    className={`grid min-w-0 content-start gap-x-10 gap-y-8 ${cv.isShown ? 'min-[96rem]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]' : ''}`}
  >
    {!application.blind && <Cv application={application} state={cv} />}
    <div className="flex min-w-0 flex-col gap-8">
      <PositionCard job={application.job} />
      <div>
        <CandidateSections application={application} />
      </div>
    </div>
  </div>
);
