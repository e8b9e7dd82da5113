import type { Thread } from '#contract/messaging/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

import type { Reading } from './message-chunk.tsx';
import { MessageList } from './message-list.tsx';
import type { useFoundMessages } from './use-thread-messages.ts';

interface FoundMessagesProps extends Omit<Reading, 'timeZone' | 'today'> {
  found: NonNullable<ReturnType<typeof useFoundMessages>>;
  readAt: number;
  thread: Pick<Thread, 'subject' | 'job'>;
}

export function FoundMessages({
  found: { messages, hasFailed, earlier },
  thread: { subject, job },
  ...rest
}: FoundMessagesProps) {
  const count = messages?.length ?? 0;
  const text = !messages
    ? ''
    : count === 0
      ? m.messages_no_match()
      : earlier.isThere
        ? m.messages_found_more({ count })
        : m.messages_found({ count });
  return (
    <>
      <div className={count > 0 ? 'flex gap-4 border-b border-line px-4 py-1.5 text-sm md:px-6' : 'sr-only'}>
        <p role="status" className="shrink-0 text-soft tabular-nums">
          {text}
        </p>
        {count > 0 && (
          <p lang={job.locale} className="ms-auto min-w-0 truncate font-semibold">
            {subject}
          </p>
        )}
      </div>
      {messages && count > 0 ? (
        <MessageList
          label={m.messages_search()}
          messages={messages}
          firstUnread={undefined}
          earlier={earlier}
          {...rest}
        />
      ) : (
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto p-4 md:p-6">
          {hasFailed && <Alert variant="attention">{m.messages_load_failed()}</Alert>}
          {!messages && !hasFailed && <Spinner className="m-auto size-6" />}
          {messages && (
            <EmptyState level={3} title={m.messages_no_match()}>
              {m.messages_no_match_text()}
            </EmptyState>
          )}
        </div>
      )}
    </>
  );
}
