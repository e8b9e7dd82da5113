import { CircleAlert, CircleCheck, LoaderCircle, Pin } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { NOTES_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { hasFields } from '#web/app/has-fields.ts';
import { fieldText, problemText } from '#web/app/problem.ts';
import { findDraft, storeDraft } from '#web/app/stored-draft.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { dateFormat } from '#web/ui/formats.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { timeShapes } from '#web/ui/time.tsx';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

import { type StoredNotes, NotesSaver, type NotesSnapshot, type SavedNotes } from './notes-saver.ts';

export const NOTES_FIELD = 'review-notes';

interface NotesProps {
  userId: string;
  applicationId: string;
  read: SavedNotes;
}

/** Saved automatically or by the button (specification, section 2). */
export function Notes(props: NotesProps) {
  const { saver, text, saved, state } = useNotes(props);
  const field = useRef<HTMLDivElement>(null);
  const resolve = (keepsOwn: boolean) => {
    void saver.resolve(keepsOwn);
    // The button disappears with the conflict.
    field.current?.querySelector('textarea')?.focus();
  };
  return (
    <div ref={field} className="relative flex flex-col gap-3 rounded-control bg-accent-tint p-4">
      {/* Above the comments, as one that stays. */}
      <Pin aria-hidden="true" className="absolute end-4 top-4 size-4 text-accent" />
      <TextArea
        id={NOTES_FIELD}
        label={m.applications_notes()}
        hint={m.applications_notes_hint()}
        rows={4}
        maxLength={NOTES_MAX}
        value={text}
        onChange={({ currentTarget }) => saver.change(currentTarget.value)}
        errorMessage={
          state.kind === 'too_long' ? fieldText({ code: 'too_long', params: { max: NOTES_MAX } }) : undefined
        }
      />
      {state.kind === 'conflict' && <Conflict theirs={saved} onResolve={resolve} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Status {...{ saved, state }} />
        <Button variant="outline" size="sm" onClick={() => void saver.save()} className="ms-auto">
          {m.applications_notes_save()}
        </Button>
      </div>
    </div>
  );
}

function Conflict({ theirs, onResolve }: { theirs: SavedNotes; onResolve: (keepsOwn: boolean) => void }) {
  const action = (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" onClick={() => onResolve(true)}>
        {m.applications_notes_keep_both()}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onResolve(false)}>
        {m.applications_notes_take_theirs()}
      </Button>
    </div>
  );
  const title = theirs.updatedBy
    ? m.applications_notes_conflict({ name: theirs.updatedBy })
    : m.applications_notes_conflict_unnamed();
  return (
    <Alert variant="attention" title={title} action={action}>
      {theirs.text ? (
        <blockquote className="mt-1 max-h-48 overflow-y-auto border-s-2 border-edge ps-3 text-sm whitespace-pre-line">
          {theirs.text}
        </blockquote>
      ) : (
        m.applications_notes_conflict_empty()
      )}
    </Alert>
  );
}

const good = <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-accent" />;
const bad = <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-coral" />;

/** "Saving" is shown but not announced: it would interrupt too often. */
function Status({ saved, state }: Pick<NotesSnapshot, 'saved' | 'state'>) {
  const savedText = useSavedText(saved);
  const isSaving = state.kind === 'unsaved' || state.kind === 'saving';
  const { text, icon } = viewOf(state, savedText);
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-soft">
      {isSaving ? (
        <>
          <LoaderCircle aria-hidden="true" className="size-4 shrink-0" />
          <span>{m.applications_notes_saving()}</span>
        </>
      ) : (
        icon
      )}
      <span role="status">{isSaving ? '' : text}</span>
    </p>
  );
}

function viewOf(state: NotesSnapshot['state'], savedText: string): { text: string; icon: ReactNode } {
  if (state.kind === 'saved') return { text: savedText, icon: savedText ? good : null };
  if (state.kind === 'failed')
    return { text: state.willRetry ? m.applications_notes_retry() : problemText(state.problem), icon: bad };
  return { text: m.applications_notes_not_saved(), icon: bad };
}

/** The author and time of the last save; the server does not know the reader's time zone. */
function useSavedText({ updatedAt, updatedBy }: SavedNotes): string {
  const isInBrowser = useIsInBrowser();
  if (!updatedAt || !isInBrowser) return '';
  const time = dateFormat(getLocale(), timeShapes.datetime).format(new Date(updatedAt));
  return updatedBy ? m.applications_notes_saved_by({ name: updatedBy, time }) : m.applications_notes_saved({ time });
}

interface NotesOf {
  /** Drafts are stored per user, since several may share a browser. */
  userId: string;
  applicationId: string;
  read: SavedNotes;
}

function useNotes({ userId, applicationId: id, read }: NotesOf) {
  const key = `parlance.notes.${userId}.${id}`;
  const [saver] = useState(
    () =>
      new NotesSaver(read, {
        save: (text, version) => api.applications.saveNotes({ id, text, version }),
        read: () => api.applications.notes({ id }),
        storeUnsaved: (notes) => storeDraft(key, notes ? JSON.stringify(notes) : ''),
      }),
  );
  useEffect(() => {
    saver.start(findStored(key));
    // A tab in the background may never become visible again.
    const onLook = () => void (document.hidden && saver.save());
    document.addEventListener('visibilitychange', onLook);
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      saver.leave();
    };
  }, [saver, key]);
  return { saver, ...useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot) };
}

function findStored(key: string): StoredNotes | undefined {
  try {
    const stored: unknown = JSON.parse(findDraft(key) ?? 'null');
    return hasFields(stored, { text: 'string', version: 'number' }) ? stored : undefined;
  } catch {
    // Not JSON: other code wrote it.
    return undefined;
  }
}
