import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { type InterviewKind, interviewKinds, interviewLengths } from '#contract/interviews/interview-choices.ts';
import type { Interview } from '#contract/interviews/interviews.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { INTERVIEW_NOTE_MAX, INTERVIEW_PLACE_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api, queries } from '#web/app/api-client.ts';
import { aMinute } from '#web/app/query-freshness.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { listFormat } from '#web/ui/formats.ts';
import { languageOptions } from '#web/ui/language-options.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useTimeZone } from '#web/ui/use-time-zone.ts';

import { draftOf, type InterviewDraft, inputOf, momentOf, typedSlots } from './interview-draft.ts';
import { kindName } from './interview-facts.tsx';
import { SlotFields } from './slot-fields.tsx';
import { useInterviewChange } from './use-interviews.ts';

interface InterviewDialogProps {
  applicationId: string;
  /** The applicant's name. */
  name: string;
  userId: string;
  members: readonly { userId: string; name: string }[];
  /** Undefined for a new one. */
  interview: Interview | undefined;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** Proposes times, or changes an interview; keeps the input after a refusal. */
export function InterviewDialog(props: InterviewDialogProps) {
  const { applicationId, name, userId, members, interview, onChanged, onClose } = props;
  const zone = useTimeZone();
  const [first] = useState<InterviewDraft>(() => draftOf(interview, { language: getLocale(), userId }));
  const [draft, setDraft] = useState(first);
  const { fields, problems, setProblems } = useProblems();
  const notes = useBusyNotes({ applicationId, members, interview, draft });
  const { isPending, problem, run } = useInterviewChange(onChanged);
  const set = (change: Partial<InterviewDraft>) => setDraft({ ...draft, ...change });
  const keepsTime = interview?.status === 'booked';
  const send = async () => {
    const found = problemsIn(draft, keepsTime);
    setProblems(found);
    if (found.size > 0) return;
    const input = inputOf(draft, zone);
    const isDone = interview
      ? await run(() => api.interviews.move({ id: interview.id, ...input }), m.interviews_saved())
      : await run(() => api.interviews.propose({ id: applicationId, ...input }), m.interviews_sent());
    if (isDone) onClose();
  };
  const footer = (
    <>
      {problem && (
        <Alert variant="attention" className="order-last basis-full">
          {problem}
        </Alert>
      )}
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button isPending={isPending} onClick={() => void send()}>
        {interview ? m.interviews_save() : m.interviews_send()}
      </Button>
    </>
  );
  const title = interview ? m.interviews_move_title() : m.interviews_propose_title({ name });
  return (
    <Dialog title={title} size="lg" coversPhone isOpen isDismissable={draft === first} {...{ footer, onClose }}>
      <div ref={fields} className="flex flex-col gap-6">
        <Details draft={draft} onChange={set} />
        <SlotFields
          label={interview ? m.interviews_slots_new() : m.interviews_slots()}
          hint={[m.interviews_zone({ zone }), ...(keepsTime ? [m.interviews_slots_keep()] : [])].join(' ')}
          slots={draft.slots}
          problems={problems}
          notes={notes}
          onChange={(slots) => set({ slots })}
        />
        <Interviewers {...{ draft, members }} onChange={set} />
        <TextArea
          label={m.interviews_note()}
          rows={3}
          maxLength={INTERVIEW_NOTE_MAX}
          value={draft.note}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
      </div>
    </Dialog>
  );
}

/** Focuses the first invalid field. */
function useProblems() {
  const fields = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (problems.size > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  return { fields, problems, setProblems };
}

/** Errors by the slot's key. */
function problemsIn({ slots }: InterviewDraft, mayBeEmpty: boolean): ReadonlyMap<string, string> {
  const typed = typedSlots(slots);
  const [first] = slots;
  if (typed.length === 0 && !mayBeEmpty) return new Map(first ? [[first.key, m.field_required()]] : []);
  return new Map(
    typed.flatMap((slot) => {
      const moment = momentOf(slot);
      if (Number.isNaN(moment)) return [[slot.key, m.field_required()]];
      return moment > Date.now() ? [] : [[slot.key, m.interviews_slot_past()]];
    }),
  );
}

interface PartProps {
  draft: InterviewDraft;
  onChange: (change: Partial<InterviewDraft>) => void;
}

const placeLabels: Record<InterviewKind, () => string> = {
  video: m.interviews_place_video,
  phone: m.interviews_place_phone,
  onsite: m.interviews_place_onsite,
};

function Details({ draft: { kind, minutes, language, place }, onChange }: PartProps) {
  const lengths = [...new Set([...interviewLengths, minutes])].toSorted((a, b) => a - b);
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <NativeSelect
        label={m.interviews_kind()}
        options={interviewKinds.map((value) => ({ value, label: kindName(value) }))}
        value={kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value as InterviewKind })}
      />
      <NativeSelect
        label={m.interviews_length()}
        options={lengths.map((value) => ({ value: String(value), label: m.interviews_minutes({ minutes: value }) }))}
        value={String(minutes)}
        onChange={(event) => onChange({ minutes: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        label={m.interviews_language()}
        options={languageOptions()}
        value={language}
        onChange={(event) => onChange({ language: event.currentTarget.value as LanguageCode })}
      />
      <TextField
        label={placeLabels[kind]()}
        className="md:col-span-3"
        autoComplete="off"
        maxLength={INTERVIEW_PLACE_MAX}
        value={place}
        onChange={(event) => onChange({ place: event.currentTarget.value })}
      />
    </div>
  );
}

function Interviewers({
  draft: { interviewerIds },
  members,
  onChange,
}: PartProps & Pick<InterviewDialogProps, 'members'>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-sm font-semibold">{m.interviews_interviewers()}</legend>
      <div className="flex flex-col gap-2.5">
        {members.map(({ userId, name }) => {
          const isChosen = interviewerIds.includes(userId);
          return (
            <Checkbox
              key={userId}
              label={name}
              checked={isChosen}
              // At least one interviewer is required.
              disabled={isChosen && interviewerIds.length === 1}
              onChange={() =>
                onChange({
                  interviewerIds: isChosen
                    ? interviewerIds.filter((known) => known !== userId)
                    : [...interviewerIds, userId],
                })
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface BusyNotes {
  applicationId: string;
  /** The interview that is being moved. */
  interview: Interview | undefined;
  draft: InterviewDraft;
  members: readonly { userId: string; name: string }[];
}

/** The chosen interviewers who are busy at a typed time, by the slot's key; the time can be proposed nevertheless. */
function useBusyNotes({ applicationId: id, interview, draft, members }: BusyNotes): ReadonlyMap<string, string> {
  const { minutes, interviewerIds } = draft;
  const timed = draft.slots.filter((slot) => !Number.isNaN(momentOf(slot)));
  const answers = useQueries({
    queries: timed.map((slot) => {
      const startsAt = new Date(momentOf(slot)).toISOString();
      const input = { id, startsAt, minutes, interviewId: interview?.id };
      return queries.busyTimes.at.queryOptions({ input, ...aMinute });
    }),
  });
  const list = listFormat(getLocale(), { type: 'conjunction' });
  return new Map(
    timed.flatMap(({ key }, at) => {
      const busy = new Set(answers[at]?.data?.userIds);
      const names = members.filter(({ userId }) => busy.has(userId) && interviewerIds.includes(userId));
      return names.length > 0 ? [[key, m.busy_at_slot({ names: list.format(names.map(({ name }) => name)) })]] : [];
    }),
  );
}
