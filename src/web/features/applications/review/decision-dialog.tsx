import { useState } from 'react';

import { problemOf, problemText } from '#web/app/problem.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

import { decisionTexts } from './decision-texts.ts';
import { type Rejection, RejectionFields } from './rejection-fields.tsx';
import type { Decision } from './use-review.ts';

interface DecisionDialogProps {
  applicationId: string;
  decision: Decision;
  name: string;
  onClose: () => void;
  onDecide: (decision: Decision, rejection: Rejection) => Promise<void>;
}

/** Confirms a decision, because it notifies the candidate at once. */
export function DecisionDialog({ applicationId, decision, name, onClose, onDecide }: DecisionDialogProps) {
  const [failure, setFailure] = useState<string>();
  const [rejection, setRejection] = useState<Rejection>({ reasonId: null, isTold: false });
  const { title, about, action } = decisionTexts[decision];
  const confirm = async () => {
    try {
      await onDecide(decision, rejection);
    } catch (error) {
      setFailure(problemText(problemOf(error)));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={title()}
      message={about({ name })}
      confirmLabel={action()}
      destructive={decision === 'reject'}
      onClose={onClose}
      onConfirm={confirm}
      failureMessage={failure}
    >
      {decision === 'reject' && <RejectionFields {...{ applicationId, rejection }} onChange={setRejection} />}
    </ConfirmDialog>
  );
}
