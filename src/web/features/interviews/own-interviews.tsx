import { type RefCallback, useRef, useState } from 'react';

import type { Interview } from '#contract/interviews/interviews.ts';
import { INTERVIEW_NOTE_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import type { LoaderResult } from '#web/app/loader-result.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusFirstField, focusOnRemoval } from '#web/ui/focus.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { Time } from '#web/ui/time.tsx';
import { useTimeZone } from '#web/ui/use-time-zone.ts';

import { CalendarLink, CancelButton, InterviewFacts } from './interview-facts.tsx';
import { type Interviews, useInterviewChange, useInterviews } from './use-interviews.ts';

/** Lets the applicant choose a time in their own time zone, ask for others, or cancel. */
export function OwnInterviews({
  applicationId,
  loaded,
}: {
  applicationId: string;
  loaded: LoaderResult<Interviews> | undefined;
}) {
  const { data, failure, refetch } = useInterviews(applicationId, loaded);
  if (failure) return <Alert variant="attention">{failure}</Alert>;
  if (!data || data.interviews.length === 0) return null;
  return (
    <section aria-labelledby="interviews" className="mt-8 flex flex-col gap-4">
      <h2 id="interviews">{m.interviews_title_one()}</h2>
      {data.interviews.map((interview) => (
        <OwnInterview key={interview.id} interview={interview} onChanged={refetch} />
      ))}
    </section>
  );
}

interface OwnInterviewProps {
  interview: Interview;
  onChanged: () => Promise<unknown>;
}

function OwnInterview({ interview, onChanged }: OwnInterviewProps) {
  const { status, asked, can } = interview;
  const [isChoosing, setChoosing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const otherButton = useRef<HTMLButtonElement>(null);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 outline-none"
    >
      <InterviewFacts interview={interview} />
      {asked && (
        <div className="text-soft">
          <p>{m.interviews_asked_own()}</p>
          <p className="whitespace-pre-line">{asked}</p>
        </div>
      )}
      {can.choose && (status === 'proposed' || isChoosing) && (
        <div ref={focusOnRemoval(() => otherButton.current ?? place.current)}>
          <SlotChoice
            {...{ interview, onChanged }}
            {...(isChoosing && { ref: focusFirstField })}
            onChosen={() => setChoosing(false)}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <CalendarLink interview={interview} />
        {can.choose && status === 'booked' && !isChoosing && interview.slots.length > 1 && (
          <Button ref={otherButton} variant="outline" size="sm" onClick={() => setChoosing(true)}>
            {m.interviews_choose_other()}
          </Button>
        )}
        {can.ask && <AskButton {...{ interview, onChanged }} />}
        <CancelButton {...{ interview, onChanged }} />
      </div>
    </div>
  );
}

interface SlotChoiceProps extends OwnInterviewProps {
  ref?: RefCallback<HTMLElement>;
  onChosen: () => void;
}

function SlotChoice({ ref, interview, onChanged, onChosen }: SlotChoiceProps) {
  const { id, slots, startsAt } = interview;
  const zone = useTimeZone();
  const [chosen, setChosen] = useState<string>();
  const { isPending, problem, run } = useInterviewChange(onChanged);
  const offered = slots.filter((slot) => slot.startsAt !== startsAt);
  if (!offered.some(({ isFree }) => isFree)) return <p>{m.interviews_none_free()}</p>;
  const book = async () => {
    if (!chosen) return;
    const change = () => api.interviews.choose({ id, startsAt: chosen, timeZone: zone });
    if (await run(change, m.interviews_chosen())) onChosen();
  };
  return (
    <form
      ref={ref}
      method="dialog"
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void book();
      }}
    >
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{m.interviews_choose_title()}</legend>
        <p className="mb-3 text-sm text-soft">{m.interviews_zone({ zone })}</p>
        <div className="flex flex-col gap-2.5">
          {offered.map((slot) => (
            <label key={slot.startsAt} className="flex items-start gap-3">
              <input
                type="radio"
                name={`slot-${id}`}
                required
                className="choice mt-[0.1em]"
                disabled={!slot.isFree}
                checked={chosen === slot.startsAt}
                onChange={() => setChosen(slot.startsAt)}
              />
              <span className={slot.isFree ? '' : 'text-soft'}>
                <Time iso={slot.startsAt} show="appointment" />
                {!slot.isFree && ` (${m.interviews_taken()})`}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button type="submit" isPending={isPending} disabled={!chosen}>
        {m.interviews_choose()}
      </Button>
    </form>
  );
}

function AskButton({ interview: { id }, onChanged }: OwnInterviewProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { isPending, problem, run } = useInterviewChange(onChanged);
  const send = async () => {
    if (await run(() => api.interviews.ask({ id, text }), m.interviews_ask_sent())) setOpen(false);
  };
  const footer = (
    <>
      <Button variant="outline" onClick={() => setOpen(false)}>
        {m.ui_cancel()}
      </Button>
      <Button isPending={isPending} disabled={!text.trim()} onClick={() => void send()}>
        {m.interviews_ask_send()}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {m.interviews_ask()}
      </Button>
      {isOpen && (
        <Dialog title={m.interviews_ask()} size="sm" isOpen footer={footer} onClose={() => setOpen(false)}>
          <div className="flex flex-col gap-4">
            <TextArea
              label={m.interviews_ask_text()}
              rows={4}
              maxLength={INTERVIEW_NOTE_MAX}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            {problem && <Alert variant="attention">{problem}</Alert>}
          </div>
        </Dialog>
      )}
    </>
  );
}
