import { useState } from 'react';

import { paths } from '#contract/paths.ts';
import type { Representation } from '#contract/presenting/representation-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { say } from '#web/ui/say.ts';
import { presentationAnswerWords, representationStateWords } from '#words/representations.ts';

const PresentDialog = loadLater(async () => import('./present-dialog.tsx'));

export interface PersonRowProps {
  representation: Representation;
  onChanged: () => Promise<void>;
}

interface RowProps extends PersonRowProps {
  /** Whether a placement can begin. */
  isPlaceable: boolean;
}

/** A person and what a consultant does next with them. */
export function PersonRow(row: RowProps) {
  const { state, person, askedAt, endsOn, presentation } = row.representation;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-base [overflow-wrap:anywhere]">
          {person.candidateId ? <Link to={href(paths.candidate(person.candidateId))}>{person.name}</Link> : person.name}
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <Badge variant={state === 'given' ? 'default' : 'outline'}>{say(representationStateWords[state])}</Badge>
          <span>{m.representation_asked_on({ day: dayText(askedAt) })}</span>
          {state === 'given' && endsOn && <span>{m.representation_until({ day: dayText(endsOn) })}</span>}
        </p>
        {presentation && <Presented presentation={presentation} />}
      </div>
      <Actions {...row} />
    </li>
  );
}

const Presented = ({ presentation }: { presentation: NonNullable<Representation['presentation']> }) => (
  <div className="mt-3 flex flex-col gap-2">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{m.own_representation_presented_on({ day: dayText(presentation.presentedAt) })}</span>
      <Badge variant={presentation.answer === 'yes' ? 'default' : 'secondary'}>
        {say(presentationAnswerWords[presentation.answer])}
      </Badge>
    </p>
    {presentation.answerWords && <Words label={m.client_entry_answered()}>{presentation.answerWords}</Words>}
    <Words label={m.presenting_words()}>{presentation.words}</Words>
  </div>
);

const Words = ({ label, children }: { label: string; children: string }) => (
  <div>
    <p className="text-sm text-soft">{label}</p>
    <p className="max-w-[42rem] whitespace-pre-line">{children}</p>
  </div>
);

function Actions({ representation, isPlaceable, onChanged }: RowProps) {
  const { id, person, client, presentation, can } = representation;
  const [asks, setAsks] = useState<'present' | 'end'>();
  const close = () => setAsks(undefined);
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {presentation && isPlaceable && (
        <ButtonLink to={href(paths.newPlacement(), { client: client.id, presentation: presentation.id })}>
          {m.placement_create()}
        </ButtonLink>
      )}
      {can.present && <Button onClick={() => setAsks('present')}>{m.representation_present()}</Button>}
      {can.end && (
        <Button variant="outline" onClick={() => setAsks('end')}>
          {m.representation_end()}
        </Button>
      )}
      {asks === 'present' && <PresentDialog {...{ representation, onChanged }} onClose={close} />}
      {asks === 'end' && (
        <ConfirmDialog
          isOpen
          destructive
          title={m.representation_end_title({ name: person.name })}
          message={m.representation_end_text()}
          confirmLabel={m.representation_end()}
          onClose={close}
          onConfirm={async () => {
            await api.representations.end({ id });
            await onChanged();
          }}
        />
      )}
    </div>
  );
}
