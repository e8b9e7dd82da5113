import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { ScheduledMessage } from '#contract/templates/company-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Time } from '#web/ui/time.tsx';

/** Messages from the company's templates that are scheduled for the applicant, if any. */
export function ScheduledMessages({ applicationId }: { applicationId: string }) {
  const options = queries.companyTemplates.scheduled.queryOptions({ input: { id: applicationId } });
  const client = useQueryClient();
  const { data: messages = [], refetch } = useQuery(options);
  const [problem, setProblem] = useState<string>();
  const [isTaken, setTaken] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  useLive((event) => {
    if (event.type === 'scheduled_message' && event.applicationId === applicationId) void refetch();
  });
  const takeBack = async (messageId: string) => {
    setProblem(undefined);
    try {
      client.setQueryData(options.queryKey, await api.companyTemplates.takeBack({ id: applicationId, messageId }));
      setTaken(true);
      note.current?.focus();
    } catch (failure) {
      setProblem(problemText(problemOf(failure)));
      void refetch();
    }
  };
  return (
    <>
      {messages.length > 0 && (
        <section
          aria-labelledby="scheduled"
          className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
        >
          <h2 id="scheduled" className="text-lg">
            {m.scheduled_title()}
          </h2>
          {messages.map((message) => (
            <Waiting key={message.id} message={message} onTakeBack={() => takeBack(message.id)} />
          ))}
        </section>
      )}
      {problem && <Alert variant="attention">{problem}</Alert>}
      {/* The pressed button has disappeared. */}
      <p ref={note} tabIndex={-1} role="status" className={isTaken ? 'text-soft' : 'hidden'}>
        {isTaken && m.scheduled_taken_back()}
      </p>
    </>
  );
}

function Waiting({ message, onTakeBack }: { message: ScheduledMessage; onTakeBack: () => Promise<void> }) {
  const { name, content, sender, sendAt } = message;
  const [isPending, setPending] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
      <p className="text-sm text-soft">
        {m.scheduled_at()} <Time iso={sendAt} show="appointment" />
        {sender && ` · ${m.scheduled_as({ name: sender })}`}
      </p>
      <details>
        <summary className="w-fit text-sm text-accent underline underline-offset-[0.2em]">{m.scheduled_read()}</summary>
        <p className="mt-2 rounded-card bg-sunken p-3 text-sm [overflow-wrap:anywhere] whitespace-pre-line">
          {content}
        </p>
      </details>
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        aria-label={m.scheduled_take_back_named({ name })}
        isPending={isPending}
        onClick={() => {
          setPending(true);
          void onTakeBack().finally(() => setPending(false));
        }}
      >
        {m.scheduled_take_back()}
      </Button>
    </div>
  );
}
