import { useState } from 'react';

import { CONTEST_MAX } from '#contract/screening/screening-choices.ts';
import type { ScreeningPartView } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { ReasonDialog } from '#web/app/reason-dialog.tsx';
import { SavedSwitch } from '#web/app/saved-switch.tsx';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Button } from '#web/ui/button.tsx';
import { say } from '#web/ui/say.ts';
import { showToast } from '#web/ui/toast.tsx';
import { screeningPartWords } from '#words/screening.ts';

import type { OwnProps } from './own-screening.tsx';

/** Shows a part to others, or says what is wrong in it. */
export function OwnPart({ part, screening, agency, onChanged }: OwnProps & { part: ScreeningPartView }) {
  const [isContesting, setContesting] = useState(false);
  const name = say(screeningPartWords[part.part]);
  const ofPart = { id: screening.id, part: part.part };
  return (
    <>
      {screening.state === 'done' && (
        <SavedSwitch
          first={part.isShown}
          label={m.own_screening_show({ part: name })}
          hint=""
          save={async (isShown) => onChanged(await api.ownScreenings.show({ ...ofPart, isShown }))}
          done={(isShown) => (isShown ? m.own_screening_shown() : m.own_screening_hidden())}
        />
      )}
      <Contest part={part} agency={agency} />
      <p>
        <Button
          variant="outline"
          size="sm"
          aria-label={m.own_screening_contest_part({ part: name })}
          onClick={() => setContesting(true)}
        >
          {m.own_screening_contest()}
        </Button>
      </p>
      {isContesting && (
        <ReasonDialog
          title={m.own_screening_contest_part({ part: name })}
          label={m.own_screening_contest_label()}
          hint={m.own_screening_contest_text()}
          maxLength={CONTEST_MAX}
          action={m.own_screening_contest()}
          variant="default"
          onClose={() => setContesting(false)}
          onSubmit={async (words) => {
            onChanged(await api.ownScreenings.contest({ ...ofPart, words }));
            showToast({ title: m.own_screening_contested() });
          }}
        />
      )}
    </>
  );
}

const Contest = ({ part: { contest, contestedAt, answer }, agency }: { part: ScreeningPartView; agency: string }) =>
  contest === '' ? null : (
    <div className="flex flex-col gap-2 text-sm">
      {contestedAt && (
        <p className="text-coral">{m.own_screening_contested_on({ agency, day: dayText(contestedAt) })}</p>
      )}
      <blockquote className="border-s-2 border-line ps-3 [overflow-wrap:anywhere] whitespace-pre-line">
        {contest}
      </blockquote>
      {answer && (
        <p className="[overflow-wrap:anywhere] whitespace-pre-line">
          <span className="block text-soft">{m.own_screening_answer({ agency })}</span>
          {answer}
        </p>
      )}
    </div>
  );
