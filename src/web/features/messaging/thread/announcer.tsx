import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { useLive } from '#web/app/live/live.tsx';

import { lastText, senderName } from '../message-words.ts';

/** Messages that are kept to be read by whoever is slower than they come. */
const KEPT = 5;

/** Says each message that arrives in an open thread. Not the list itself: what is loaded above would be said too. */
export function Announcer({ applicationId, userId }: { applicationId: string; userId: string }) {
  const [said, setSaid] = useState<readonly { id: string; text: string }[]>([]);
  useLive((event) => {
    if (event.type !== 'message' || event.message.applicationId !== applicationId) return;
    const { id, sender, content, attachments } = event.message;
    if (sender.userId === userId) return;
    const text = m.messages_announced({ name: senderName(sender), text: lastText(content, attachments.length) });
    setSaid((before) => [...before.filter((one) => one.id !== id).slice(1 - KEPT), { id, text }]);
  });
  return (
    <div role="log" aria-label={m.messages_new_below()} className="sr-only">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
