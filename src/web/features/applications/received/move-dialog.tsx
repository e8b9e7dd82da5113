import { useState } from 'react';

import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import type { Stage } from '#contract/applications/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import { problemOf, problemText } from '#web/app/problem.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

import { decisionTexts } from '../review/decision-texts.ts';
import { moveTexts, type Move } from './received-move.ts';

export interface Question {
  move: Exclude<Move, 'view'>;
  applications: readonly ReceivedApplication[];
  /** The stage of the single application, used instead of the move's status. */
  stage?: Stage;
}

interface MoveDialogProps {
  question: Question;
  onClose: () => void;
  onMove: (question: Question) => Promise<void>;
}

/** Confirms a change that notifies applicants; states how many applications do not allow it. */
export function MoveDialog({ question, onClose, onMove }: MoveDialogProps) {
  const { move, applications, stage } = question;
  const [failure, setFailure] = useState<string>();
  const able = applications.filter(({ can }) => can[move]);
  const confirm = async () => {
    try {
      await onMove({ ...question, applications: able });
    } catch (error) {
      setFailure(problemText(problemOf(error)));
      throw error;
    }
  };
  const [only] = able;
  const { title, about } =
    able.length === 1 && only
      ? { title: decisionTexts[move].title(), about: decisionTexts[move].about({ name: only.applicant.name }) }
      : {
          title: moveTexts[move].ask?.({ count: able.length }) ?? '',
          about: moveTexts[move].about?.() ?? m.applications_move_about(),
        };
  return (
    <ConfirmDialog
      isOpen
      title={title}
      message={about}
      confirmLabel={stage ? m.stages_move_to({ stage: stage.name }) : moveTexts[move].action()}
      destructive={move === 'reject'}
      onClose={onClose}
      onConfirm={confirm}
      failureMessage={failure}
    >
      {able.length < applications.length && (
        <p className="text-sm">{m.applications_move_left_out({ count: applications.length - able.length })}</p>
      )}
    </ConfirmDialog>
  );
}
