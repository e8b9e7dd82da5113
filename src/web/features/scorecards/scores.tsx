import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { Scores as ScoresRead } from '#contract/scorecards/scorecards.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { failureOf } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { focusOnRemoval, focusWhenLost } from '#web/ui/focus.ts';
import { showToast } from '#web/ui/toast.tsx';

import { ScoreForm } from './score-form.tsx';
import { ScoreTable } from './score-table.tsx';

/** Members' scores of an application, each given before seeing the others. */
export function Scores({ applicationId }: { applicationId: string }) {
  const { scores, failure, refetch } = useScores(applicationId);
  const [isWriting, setWriting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const giveButton = useRef<HTMLButtonElement>(null);
  // The button is hidden after scoring.
  const afterForm = () => giveButton.current ?? heading.current;
  if (failure) return <Alert variant="attention">{failure}</Alert>;
  if (!scores) return null;
  const close = async () => {
    await refetch();
    setWriting(false);
  };
  const waived = async () => {
    await close();
    focusWhenLost(afterForm);
  };
  return (
    <section aria-labelledby="scores" className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 ref={heading} id="scores" tabIndex={-1} className="outline-none">
        {m.scores_title()}
      </h3>
      {scores.scores.length > 0 ? (
        <ScoreTable scores={scores.scores} />
      ) : (
        <p className="text-sm text-soft">{stateText(scores)}</p>
      )}
      {scores.can.give &&
        (isWriting ? (
          // With a key, it is removed instead of becoming the element of the button.
          <div key="form" ref={focusOnRemoval(afterForm)}>
            <ScoreForm
              applicationId={applicationId}
              criteria={scores.criteria}
              onCancel={() => setWriting(false)}
              onGiven={async () => {
                await close();
                showToast({ title: m.scores_sent() });
              }}
            />
          </div>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button ref={giveButton} variant="outline" size="sm" onClick={() => setWriting(true)}>
              {m.scores_give()}
            </Button>
            {scores.count > 0 && <WaiveButton applicationId={applicationId} onWaived={waived} />}
          </div>
        ))}
    </section>
  );
}

const stateText = ({ count }: ScoresRead): string => (count > 0 ? m.scores_hidden({ count }) : m.scores_none());

function WaiveButton({ applicationId, onWaived }: { applicationId: string; onWaived: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {m.scores_waive()}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          destructive={false}
          title={m.scores_waive_title()}
          message={m.scores_waive_text()}
          confirmLabel={m.scores_waive()}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await api.scorecards.waive({ id: applicationId });
            await onWaived();
          }}
        />
      )}
    </>
  );
}

/** Read again when a colleague scores the application, or it is decided. */
function useScores(applicationId: string) {
  const { data, error, refetch } = useQuery(queries.scorecards.list.queryOptions({ input: { id: applicationId } }));
  useLive((event) => {
    if ((event.type === 'score' || event.type === 'application') && event.applicationId === applicationId)
      void refetch();
  });
  return { scores: data, failure: failureOf({ data, error }), refetch };
}
