import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { Candidate, CandidateVerification } from '#contract/admin/admin-verification.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { factText } from '#web/features/profiles/verification-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

import { VerificationDetail } from './verification-detail.tsx';
import { VerifyCandidateDialog } from './verify-candidate-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export function CandidateSection({ userId, candidate }: { userId: string; candidate: Candidate }) {
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  const [withdrawn, setWithdrawn] = useState<string>();
  const { verifications } = candidate;
  return (
    <Card as="section">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2>{m.company_verification()}</h2>
          <p className="mt-1 text-sm text-soft">{m.admin_candidate_about()}</p>
        </div>
        <Button variant="outline" onClick={() => setAdding(true)}>
          {m.admin_candidate_add()}
        </Button>
      </div>
      <div className="mt-5">
        {verifications.length === 0 && <p className="text-soft">{m.admin_verification_none()}</p>}
        <Timeline
          label={m.admin_verification_history()}
          items={verifications.map((checked) => itemOf(checked, () => setWithdrawn(checked.id)))}
        />
      </div>
      {isAdding && (
        <VerifyCandidateDialog {...{ userId, candidate }} onClose={() => setAdding(false)} onVerified={revalidate} />
      )}
      {withdrawn && (
        <WithdrawDialog
          hint={m.admin_withdraw_reason_candidate()}
          onClose={() => setWithdrawn(undefined)}
          onWithdraw={async (reason) => {
            await api.admin.candidates.withdraw({ id: withdrawn, reason });
            await revalidate();
          }}
        />
      )}
    </Card>
  );
}

function itemOf(checked: CandidateVerification, onWithdraw: () => void) {
  const isHidden = !checked.end && !checked.isShown;
  return {
    id: checked.id,
    title: (
      <span className="flex flex-wrap items-center gap-2">
        {factText(checked.fact)}
        {isHidden && <Badge variant="outline">{m.admin_verification_hidden()}</Badge>}
      </span>
    ),
    time: checked.at,
    tone: checked.isShown ? ('accent' as const) : ('default' as const),
    detail: (
      <>
        <VerificationDetail {...checked} changed={m.admin_verification_changed_name()}>
          {isHidden && <p>{m.admin_verification_hidden_text()}</p>}
        </VerificationDetail>
        {!checked.end && (
          <Button
            variant="ghost"
            className="-ms-4 mt-1"
            onClick={onWithdraw}
            aria-label={`${m.admin_withdraw()}: ${factText(checked.fact)}`}
          >
            {m.admin_withdraw()}
          </Button>
        )}
      </>
    ),
  };
}
