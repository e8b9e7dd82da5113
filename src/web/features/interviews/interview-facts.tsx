import { CalendarPlus } from 'lucide-react';
import { Fragment, useState } from 'react';

import type { InterviewKind } from '#contract/interviews/interview-choices.ts';
import type { Interview } from '#contract/interviews/interviews.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { listFormat } from '#web/ui/formats.ts';
import { languageName } from '#web/ui/language-level.ts';
import { say } from '#web/ui/say.ts';
import { Time } from '#web/ui/time.tsx';
import { interviewKindWords, interviewStatusWords } from '#words/interviews.ts';

import { heldText } from './say-language.tsx';
import { useInterviewChange } from './use-interviews.ts';

export const kindName = (kind: InterviewKind): string => say(interviewKindWords[kind]);

const stateName = (status: Interview['status']): string => say(interviewStatusWords[status]);

/** The time, place, form and participants, as shown to both sides. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { status, startsAt, kind, minutes, language, place, note, interviewers, held } = interview;
  const names = listFormat(getLocale(), { type: 'conjunction' }).format(interviewers.map(({ name }) => name));
  return (
    <div className="flex flex-col gap-1.5">
      <p>
        <Badge variant={status === 'booked' ? 'default' : 'outline'}>{stateName(status)}</Badge>
      </p>
      {startsAt && status !== 'proposed' && (
        <p className={status === 'booked' ? 'text-lg font-semibold' : 'line-through'}>
          <Time iso={startsAt} show="appointment" showsZone />
        </p>
      )}
      <p>{m.interviews_how({ kind: kindName(kind), minutes, language: languageName(language) })}</p>
      {place && status !== 'cancelled' && <Place place={place} />}
      {held && <p>{heldText(held)}</p>}
      {names && <p className="text-soft">{m.interviews_with({ names })}</p>}
      {note && status !== 'cancelled' && <p className="whitespace-pre-line">{note}</p>}
    </div>
  );
}

/** Lets a web address wrap after its slashes and dots on a narrow screen, and within a word only if it is too long. */
const PART_END = /(?<=[/.])(?=[^/.])/;

/** A link only for web addresses: the other side may have typed anything. */
function Place({ place }: { place: string }) {
  if (!/^https?:\/\//i.test(place)) return <p className="wrap-anywhere">{place}</p>;
  return (
    <p className="wrap-anywhere">
      <a
        href={place}
        rel="noreferrer noopener"
        target="_blank"
        className="text-accent underline underline-offset-[0.2em]"
      >
        {place.split(PART_END).map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts may be the same
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </a>
    </p>
  );
}

interface InterviewActionsProps {
  interview: Interview;
  onChanged: () => Promise<unknown>;
}

export function CalendarLink({ interview: { id, status } }: { interview: Interview }) {
  if (status !== 'booked') return null;
  return (
    <a href={`/api/interviews/${id}/calendar.ics`} download className={buttonClass({ variant: 'outline', size: 'sm' })}>
      <CalendarPlus aria-hidden="true" />
      {m.interviews_calendar()}
    </a>
  );
}

/** Asks for confirmation, because the other side is notified at once. */
export function CancelButton({ interview: { id, can }, onChanged }: InterviewActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { problem, run } = useInterviewChange(onChanged);
  return (
    <>
      {can.cancel && (
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          {m.interviews_cancel()}
        </Button>
      )}
      <ConfirmDialog
        title={m.interviews_cancel_title()}
        message={m.interviews_cancel_text()}
        confirmLabel={m.interviews_cancel()}
        destructive
        isOpen={isAsking}
        failureMessage={problem}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await run(() => api.interviews.cancel({ id }), m.interviews_cancelled());
        }}
      />
    </>
  );
}
