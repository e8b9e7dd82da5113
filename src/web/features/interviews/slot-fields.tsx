import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

import { INTERVIEW_SLOTS_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { focusRow } from '#web/ui/focus.ts';
import { TextField } from '#web/ui/text-field.tsx';

import { emptySlot, type SlotDraft } from './interview-draft.ts';

interface SlotFieldsProps {
  label: string;
  hint: string;
  slots: readonly SlotDraft[];
  /** Why a slot cannot be used, by its key. */
  problems: ReadonlyMap<string, string>;
  /** Busy participants at a slot's time, by its key. */
  notes: ReadonlyMap<string, string>;
  onChange: (slots: SlotDraft[]) => void;
}

/** Days and times by the reader's clock. */
export function SlotFields({ label, hint, slots, problems, notes, onChange }: SlotFieldsProps) {
  const change = (at: number, slot: SlotDraft, changed: Partial<SlotDraft>) =>
    onChange(slots.with(at, { ...slot, ...changed }));
  const list = useRef<HTMLOListElement>(null);
  const remove = (at: number) => {
    flushSync(() => onChange(slots.toSpliced(at, 1)));
    focusRow(list.current, at);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <p className="mb-3 text-sm text-soft">{hint}</p>
      <ol ref={list} className="flex flex-col gap-3">
        {slots.map((slot, at) => (
          <li
            key={slot.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 md:grid-cols-[minmax(0,1fr)_8rem_auto]"
          >
            <DateField
              label={m.interviews_slot_day({ number: at + 1 })}
              className="max-md:col-span-2"
              defaultValue={slot.day}
              errorMessage={problems.get(slot.key)}
              onChange={(event) => change(at, slot, { day: event.currentTarget.value })}
            />
            <TextField
              type="time"
              label={m.interviews_slot_time({ number: at + 1 })}
              value={slot.time}
              onChange={(event) => change(at, slot, { time: event.currentTarget.value })}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={m.interviews_slot_remove({ number: at + 1 })}
              onClick={() => remove(at)}
            >
              <X aria-hidden="true" />
            </Button>
            <div role="status" className="col-span-full text-sm empty:hidden">
              {notes.get(slot.key)}
            </div>
          </li>
        ))}
      </ol>
      {slots.length < INTERVIEW_SLOTS_MAX && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => onChange([...slots, emptySlot()])}>
          <Plus aria-hidden="true" />
          {m.interviews_slot_add()}
        </Button>
      )}
    </fieldset>
  );
}
