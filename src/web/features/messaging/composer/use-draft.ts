import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

import { findDraft, keepDraft } from '#web/app/kept-draft.ts';

/** Milliseconds (specification, sections 2 and 9). */
const SAVE_DELAY = 1_000;
const FLASH = 500;

const nothingToHear = () => () => {};

/**
 * The text of a message that is being written, kept in this browser by person and thread: a second after the last
 * change, and when one leaves.
 */
export function useDraft(userId: string, applicationId: string) {
  const key = `parlance.message.${userId}.${applicationId}`;
  const kept = useSyncExternalStore(nothingToHear, () => findDraft(key) ?? '', () => '');
  const [typed, setTyped] = useState<string>();
  const text = typed ?? kept;
  const [isFlashing, setFlashing] = useState(false);
  const unsaved = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useEffectEvent((): boolean => {
    clearTimeout(timer.current);
    const changed = unsaved.current;
    if (changed === undefined) return false;
    unsaved.current = undefined;
    const isEmpty = changed.trim() === '';
    keepDraft(key, isEmpty ? '' : changed);
    return !isEmpty;
  });
  useEffect(() => {
    const leave = () => void save();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useEffect(() => {
    if (!isFlashing) return undefined;
    const end = setTimeout(() => setFlashing(false), FLASH);
    return () => clearTimeout(end);
  }, [isFlashing]);
  const saveLater = useEffectEvent(() => setFlashing(save()));
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes === 0) return undefined;
    timer.current = setTimeout(() => saveLater(), SAVE_DELAY);
    return () => clearTimeout(timer.current);
  }, [changes]);

  return {
    text,
    /** Whether "Draft saved" is shown just now. */
    isFlashing,
    change(next: string): void {
      setTyped(next);
      unsaved.current = next;
      setChanges((count) => count + 1);
    },
    /** Forgets the text: the message has it now. */
    clear(): void {
      setTyped('');
      setFlashing(false);
      unsaved.current = undefined;
      clearTimeout(timer.current);
      keepDraft(key, '');
    },
  };
}
