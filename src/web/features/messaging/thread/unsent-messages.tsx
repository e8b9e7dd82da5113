import { CircleAlert } from 'lucide-react';

import type { Message } from '#contract/messaging/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { fieldText, type Problem, problemText } from '#web/app/problem.ts';
import { focusOnRemoval } from '#web/ui/focus.ts';
import { Spinner } from '#web/ui/spinner.tsx';

import { MESSAGE_FIELD } from '../composer/composer.tsx';
import type { Unsent } from '../composer/outbox.ts';
import { Bubble } from './bubble.tsx';

interface UnsentMessagesProps {
  applicationId: string;
  sender: Message['sender'];
  logoUrl: string | null;
  unsent: readonly Unsent[];
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

export function UnsentMessages({ applicationId, sender, logoUrl, unsent, onRetry, onDiscard }: UnsentMessagesProps) {
  return (
    <div role="list" aria-live="off" className="px-4 empty:hidden md:px-6">
      {unsent.map((message) => {
        const { clientId, content, attachments, state } = message;
        return (
          <div key={clientId} role="listitem" data-message={clientId}>
            <Bubble
              message={{ applicationId, sender, content, attachments }}
              isOurs
              isMine
              beginsRun={false}
              logoUrl={logoUrl}
              foot={
                state === 'sending' ? (
                  <Sending />
                ) : (
                  <Failed
                    problem={message.problem}
                    onRetry={() => onRetry(clientId)}
                    onDiscard={() => onDiscard(clientId)}
                  />
                )
              }
            />
          </div>
        );
      })}
    </div>
  );
}

function Sending() {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Spinner className="size-3" />
      {m.messages_state_sending()}
    </span>
  );
}

function Failed({
  problem,
  onRetry,
  onDiscard,
}: {
  problem: Problem | undefined;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const field = problem?.fields[0];
  return (
    <span ref={focusOnRemoval(() => document.getElementById(MESSAGE_FIELD))} className="contents">
      <span className="inline-flex items-center gap-1 font-semibold text-coral">
        <CircleAlert aria-hidden="true" className="size-3.5" />
        {m.messages_state_failed()}
      </span>
      {problem && <span>{field ? fieldText(field) : problemText(problem)}</span>}
      <button
        type="button"
        onClick={onRetry}
        className="min-h-6 font-semibold text-accent underline underline-offset-[0.2em]"
      >
        {m.messages_try_again()}
      </button>
      <button type="button" onClick={onDiscard} className="min-h-6 underline underline-offset-[0.2em]">
        {m.messages_discard()}
      </button>
    </span>
  );
}
