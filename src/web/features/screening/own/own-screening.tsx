import { useId, useState } from 'react';

import type { OwnScreenings } from '#contract/screening/own-screenings.ts';
import type { OwnScreening } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { CheckedParts, WaitingReferences } from '../checked-parts.tsx';
import { ScreeningStateBadge } from '../screening-state-badge.tsx';
import { OwnPart } from './own-part.tsx';
import { ReferenceAnswer } from './reference-answer.tsx';

export interface OwnProps {
  screening: OwnScreening;
  agency: string;
  onChanged: (own: OwnScreenings) => void;
}

/** A screening of the reader: every word, and what can be done with it. */
export function OwnScreeningCard({ isEarlier = false, ...own }: OwnProps & { isEarlier?: boolean }) {
  const { screening, agency } = own;
  const id = useId();
  const hasParts = screening.parts.some(({ isFilled }) => isFilled);
  const Heading = isEarlier ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading id={id} className="text-lg">
          {screening.doneAt
            ? m.screening_by({ name: screening.doneBy, day: dayText(screening.doneAt, 'long') })
            : m.screening_begun_on({ day: dayText(screening.askedAt, 'long') })}
        </Heading>
        <ScreeningStateBadge state={screening.state} />
      </div>
      <p className="max-w-[42rem]">{stateText(screening, agency)}</p>
      {hasParts && screening.state === 'done' && (
        <p className="max-w-[42rem] text-soft">{m.own_screening_show_hint()}</p>
      )}
      {hasParts && <CheckedParts content={screening}>{(part) => <OwnPart part={part} {...own} />}</CheckedParts>}
      {screening.references.some(({ state }) => state !== 'answered') && (
        <h3 className="text-base">{m.screening_part_references()}</h3>
      )}
      <WaitingReferences references={screening.references}>
        {(reference) => <ReferenceAnswer reference={reference} {...own} />}
      </WaitingReferences>
      {screening.can.withdraw && <Withdraw {...own} />}
    </section>
  );
}

function stateText({ state, askedAt, validUntil, isValid, parts }: OwnScreening, agency: string): string {
  if (state === 'withdrawn') return m.own_screening_withdrawn_on();
  if (state === 'requested') return m.own_screening_asked_text({ agency, day: dayText(askedAt, 'long') });
  if (state === 'open') {
    const text = m.own_screening_open_text({ agency });
    return parts.some(({ isFilled }) => isFilled) ? text : `${text} ${m.own_screening_empty()}`;
  }
  const day = dayText(validUntil ?? '', 'long');
  return isValid ? m.screening_valid_until({ day }) : m.own_screening_expired({ day });
}

function Withdraw({ screening: { id }, onChanged }: OwnProps) {
  const [isAsked, setAsked] = useState(false);
  const withdraw = async () => {
    onChanged(await api.ownScreenings.withdraw({ id }));
    showToast({ title: m.own_screening_withdrawn() });
  };
  return (
    <p>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {m.own_screening_withdraw()}
      </Button>
      <ConfirmDialog
        title={m.own_screening_withdraw()}
        message={m.own_screening_withdraw_text()}
        confirmLabel={m.own_screening_withdraw()}
        destructive
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={withdraw}
      />
    </p>
  );
}
