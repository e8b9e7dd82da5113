import { useEffect, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';

import { api } from '#web/app/api-client.ts';
import { findDraft, keepDraft } from '#web/app/stored-draft.ts';

import { type KeptNotes, NotesSaver, type SavedNotes } from './notes-saver.ts';

const storedSchema = z.object({ text: z.string(), version: z.number() });

interface NotesOf {
  /** By person, since several may use one browser. */
  userId: string;
  applicationId: string;
  read: SavedNotes;
}

/** The notes on an application while they are written; they save themselves, also when one leaves. */
export function useNotes({ userId, applicationId: id, read }: NotesOf) {
  const key = `parlance.notes.${userId}.${id}`;
  const [saver] = useState(
    () =>
      new NotesSaver(read, {
        save: (text, version) => api.applications.saveNotes({ id, text, version }),
        read: () => api.applications.notes({ id }),
        keep: (kept) => keepDraft(key, kept ? JSON.stringify(kept) : ''),
      }),
  );
  useEffect(() => {
    saver.start(findKept(key));
    // Who looks elsewhere may never come back to this tab.
    const onLook = () => void (document.hidden && saver.save());
    document.addEventListener('visibilitychange', onLook);
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      saver.leave();
    };
  }, [saver, key]);
  return { saver, ...useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot) };
}

function findKept(key: string): KeptNotes | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(findDraft(key) ?? 'null')).data;
  } catch {
    // What is no JSON was written by something else.
    return undefined;
  }
}
