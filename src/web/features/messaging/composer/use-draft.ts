import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import type { Thread } from '#contract/messages.ts';

import { storedMessage, type StoredMessage } from './stored-message.ts';
import { useFlash } from './use-flash.ts';

/** Milliseconds (specification, sections 2 and 9). */
const SAVE_DELAY = 1_000;
const FLASH = 500;

/** A text that was sent, under the id of its message. */
export interface Sent {
  clientId: string;
  content: string;
}

interface Held {
  content: string;
  /** What the text was sent as, if it is the text of a message that has not arrived. */
  sent?: Sent | undefined;
  /** Whether that message is on its way: the field is empty then. */
  isAway?: boolean;
}

interface DraftOf {
  userId: string;
  thread: Pick<Thread, 'applicationId' | 'subject'>;
  /** Whether a message is on its way, from a thread that was left and opened again. */
  isSending: (clientId: string) => boolean;
  /** The messages that have arrived. */
  arrived: ReadonlySet<string>;
}

/**
 * The text of the next message. It is kept in this browser: a second after the last change, when one leaves, and while
 * it is being sent, until it has arrived (decision 0048).
 */
export function useDraft({ userId, thread: { applicationId, subject }, isSending, arrived }: DraftOf) {
  const kept = useMemo(() => storedMessage(userId, applicationId), [userId, applicationId]);
  const opened = useOpened(kept.find, isSending);
  const [held, setHeld] = useState<Held>();
  const { content, sent, isAway = false } = held ?? opened;
  // Text that was changed is no longer the message that it came from; changed back, it is.
  const sentId = sent?.content === content.trim() ? sent.clientId : undefined;
  const flash = useFlash(FLASH);
  const saving = useSaving((changed) => {
    kept.keep(changed);
    return changed.content.trim() !== '';
  }, flash.start);
  const hold = (next: Held) => {
    saving.cancel();
    flash.stop();
    setHeld(next);
  };
  // Another tab sends what stands here, too: it is one message.
  const hearOtherTab = useEffectEvent(({ clientId, content: theirs }: StoredMessage) => {
    if (clientId !== undefined && theirs === content.trim()) setHeld({ content, sent: { clientId, content: theirs } });
  });
  useEffect(() => kept.hear((draft) => hearOtherTab(draft)), [kept]);
  // However one hears that it arrived, the field lets go of it for good.
  if (sentId !== undefined && arrived.has(sentId)) setHeld({ content: '' });
  useEffect(() => kept.forgetArrived(arrived), [kept, arrived]);

  return {
    text: isAway ? '' : content,
    /** Of the message that is on its way or could not be sent, if the text is still its own. */
    sentId,
    /** Whether "Draft saved" is shown just now. */
    isFlashing: flash.isOn,
    change(next: string): void {
      const from = isAway ? undefined : sent;
      setHeld({ content: next, sent: from });
      const isStillIts = from?.content === next.trim();
      saving.later({ content: next, subject, ...(isStillIts && { clientId: from.clientId }) });
    },
    /** Empties the field: the text is on its way. */
    sendAs(message: Sent): void {
      kept.keep({ ...message, subject });
      hold({ content: message.content, sent: message, isAway: true });
    },
    /** Empties the field if it still has the text of a message that is sent again. */
    sendAgain(clientId: string): void {
      if (clientId === sentId) hold({ content, sent, isAway: true });
    },
    /** Puts the text of a message that could not be sent back into the field, if that is empty. */
    takeBack({ clientId, content: lost }: Sent): void {
      if ((!isAway && content.trim() !== '') || lost === '') return;
      const message = { clientId, content: lost };
      kept.keep({ ...message, subject });
      hold({ content: lost, sent: message });
    },
  };
}

const nothingToHear = () => () => {};

/** What was kept when the thread was opened. The server does not know it. */
function useOpened(find: () => StoredMessage | undefined, isSending: (clientId: string) => boolean): Held {
  const read = useRef<string>(undefined);
  const json = useSyncExternalStore(
    nothingToHear,
    () => (read.current ??= JSON.stringify(openedAs(find(), isSending))),
    () => JSON.stringify(openedAs(undefined, isSending)),
  );
  return useMemo(() => JSON.parse(json) as Held, [json]);
}

function openedAs(kept: StoredMessage | undefined, isSending: (clientId: string) => boolean): Held {
  if (!kept) return { content: '' };
  const { content, clientId } = kept;
  return clientId === undefined ? { content } : { content, sent: { clientId, content }, isAway: isSending(clientId) };
}

/** Saves what changed once nothing has changed for a second, and when one leaves. `save` says whether that is shown. */
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
