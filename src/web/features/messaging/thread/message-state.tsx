import { Check, CheckCheck } from 'lucide-react';

import type { Message } from '#contract/messages.ts';
import { m } from '#generated/paraglide/messages.js';

/** How far a message of the reader's side came: sent, delivered, read. In words where `isSpelt`, else as a sign. */
export function MessageState({
  message: { deliveredAt, readAt },
  isSpelt,
}: {
  message: Pick<Message, 'deliveredAt' | 'readAt'>;
  isSpelt: boolean;
}) {
  const Icon = deliveredAt ? CheckCheck : Check;
  const text = readAt ? m.messages_state_read() : deliveredAt ? m.messages_state_delivered() : m.messages_state_sent();
  return (
    <span className={`inline-flex items-center gap-1 ${readAt ? 'font-medium text-accent' : ''}`}>
      <Icon aria-hidden="true" className="size-3.5" />
      <span className={isSpelt ? undefined : 'sr-only'}>{text}</span>
    </span>
  );
}
