import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import type { Thread } from '#contract/messaging/messages.ts';
import { storedMessage, type StoredMessage } from '#web/app/stored-message.ts';

import { useFlash } from './use-flash.ts';

/** Milliseconds (specification, sections 2 and 9). */
const SAVE_DELAY = 1_000;
const FLASH = 500;

export interface Sent {
  clientId: string;
  content: string;
}

interface Held {
  content: string;
  /** The message that the text was sent as, if it has not arrived. */
  sent?: Sent | undefined;
  /** Whether that message is being sent, which empties the field. */
  isAway?: boolean;
}

interface DraftOf {
  userId: string;
  thread: Pick<Thread, 'applicationId' | 'subject'>;
  /** Whether a message is being sent, from an earlier visit to the thread. */
  isSending: (clientId: string) => boolean;
  arrived: ReadonlySet<string>;
}

/**
 * Stores the text in this browser: a second after the last change, on leaving, and until it has arrived (decision
 * 0034).
 */
export function useDraft({ userId, thread: { applicationId, subject }, isSending, arrived }: DraftOf) {
  const storedDraft = useMemo(() => storedMessage(userId, applicationId), [userId, applicationId]);
  const opened = useOpened(storedDraft.find, isSending);
  const [held, setHeld] = useState<Held>();
  const { content, sent, isAway = false } = held ?? opened;
  // Edited text is a new message; if restored, it is the old one.
  const sentId = sent?.content === content.trim() ? sent.clientId : undefined;
  const flash = useFlash(FLASH);
  const saving = useSaving((changed) => {
    storedDraft.store(changed);
    return changed.content.trim() !== '';
  }, flash.start);
  const hold = (next: Held) => {
    saving.cancel();
    flash.stop();
    setHeld(next);
  };
  // Another tab may send the same text: it is the same message.
  const followOtherTab = useEffectEvent(({ clientId, content: theirs }: StoredMessage) => {
    if (clientId !== undefined && theirs === content.trim()) setHeld({ content, sent: { clientId, content: theirs } });
  });
  useEffect(() => storedDraft.hear((draft) => followOtherTab(draft)), [storedDraft]);
  // The field discards the text for good, however the arrival is reported.
  if (sentId !== undefined && arrived.has(sentId)) setHeld({ content: '' });
  useEffect(() => storedDraft.forgetArrived(arrived), [storedDraft, arrived]);

  return {
    text: isAway ? '' : content,
    /** The id of the unsent message, if its text is unchanged. */
    sentId,
    isFlashing: flash.isOn,
    change(next: string): void {
      const from = isAway ? undefined : sent;
      setHeld({ content: next, sent: from });
      const isStillIts = from?.content === next.trim();
      saving.later({ content: next, subject, ...(isStillIts && { clientId: from.clientId }) });
    },
    sendAs(message: Sent): void {
      storedDraft.store({ ...message, subject });
      hold({ content: message.content, sent: message, isAway: true });
    },
    /** Empties the field if it still contains the text of a retried message. */
    sendAgain(clientId: string): void {
      if (clientId === sentId) hold({ content, sent, isAway: true });
    },
    takeBack({ clientId, content: lost }: Sent): void {
      if ((!isAway && content.trim() !== '') || lost === '') return;
      const message = { clientId, content: lost };
      storedDraft.store({ ...message, subject });
      hold({ content: lost, sent: message });
    },
  };
}

const noSubscription = () => () => {};

/** The draft stored when the thread was opened; unknown to the server. */
function useOpened(find: () => StoredMessage | undefined, isSending: (clientId: string) => boolean): Held {
  const read = useRef<string>(undefined);
  const json = useSyncExternalStore(
    noSubscription,
    () => (read.current ??= JSON.stringify(openedAs(find(), isSending))),
    () => JSON.stringify(openedAs(undefined, isSending)),
  );
  return useMemo(() => JSON.parse(json) as Held, [json]);
}

function openedAs(storedDraft: StoredMessage | undefined, isSending: (clientId: string) => boolean): Held {
  if (!storedDraft) return { content: '' };
  const { content, clientId } = storedDraft;
  return clientId === undefined ? { content } : { content, sent: { clientId, content }, isAway: isSending(clientId) };
}

/** Saves changes after a second without typing, and on leaving. `save` returns whether to show that. */
function useSaving(save: (changed: StoredMessage) => boolean, onSaved: () => void) {
  const unsaved = useRef<StoredMessage>(undefined);
  const [changes, setChanges] = useState(0);
  const saveNow = useEffectEvent((): boolean => {
    const changed = unsaved.current;
    unsaved.current = undefined;
    return changed !== undefined && save(changed);
  });
  const saveAndSay = useEffectEvent(() => saveNow() && onSaved());
  useEffect(() => {
    const leave = () => void saveNow();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useEffect(() => {
    if (changes === 0) return undefined;
    const timer = setTimeout(() => saveAndSay(), SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [changes]);
  return {
    later(changed: StoredMessage): void {
      unsaved.current = changed;
      setChanges((count) => count + 1);
    },
    cancel(): void {
      unsaved.current = undefined;
    },
  };
}
