import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { CANDIDATE_NOTE_MAX } from '#contract/candidates/candidate-choices.ts';
import type { Candidate } from '#contract/candidates/candidate-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { sayFailed } from '#web/app/say-failed.ts';
import { useSend } from '#web/app/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Time } from '#web/ui/time.tsx';

interface NotesProps {
  candidate: Candidate;
  onChanged: () => Promise<void>;
}

/** The company's notes about a candidate, the latest first. */
export function Notes({ candidate: { id, notes, can }, onChanged }: NotesProps) {
  const remove = async (noteId: string) => {
    try {
      await api.candidates.removeNote({ id, noteId });
      await onChanged();
    } catch (error) {
      sayFailed(error);
    }
  };
  if (notes.length === 0 && !can.edit) return null;
  return (
    <section aria-labelledby="notes" className="flex flex-col gap-4">
      <h2 id="notes" className="text-lg">
        {m.people_notes()}
      </h2>
      {can.edit && <NewNote candidateId={id} onAdded={onChanged} />}
      <ol className="flex flex-col gap-3">
        {notes.map((note) => (
          <li key={note.id} className="rounded-card border border-line bg-surface p-3 text-sm">
            <div className="flex items-start justify-between gap-2">
              <p className="min-w-0 [overflow-wrap:anywhere]">
                <span className="font-semibold">{note.author ?? m.comments_author_gone()}</span>{' '}
                <Time iso={note.at} show="datetime" className="text-soft" />
              </p>
              {note.can.remove && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={m.people_note_remove()}
                  className="-my-2 -me-2"
                  onClick={() => void remove(note.id)}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              )}
            </div>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NewNote({ candidateId, onAdded }: { candidateId: string; onAdded: () => Promise<void> }) {
  const [text, setText] = useState('');
  const { problems, problem = problems.get('text'), isSending, refuse, send } = useSend();
  const add = async () => {
    if (isSending) return;
    if (!text.trim()) return refuse('text', m.field_required());
    await send(
      async () => {
        await api.candidates.addNote({ id: candidateId, text });
        // Keeps what was typed meanwhile.
        setText((now) => (now === text ? '' : now));
        await onAdded();
      },
      { isKept: true },
    );
  };
  return (
    <form
      noValidate
      method="dialog"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextArea
        label={m.people_note()}
        hint={m.people_note_hint()}
        rows={3}
        maxLength={CANDIDATE_NOTE_MAX}
        value={text}
        errorMessage={problem}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="outline" size="sm" className="self-end" isPending={isSending}>
        {m.people_note_add()}
      </Button>
    </form>
  );
}
