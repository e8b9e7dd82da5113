import { useRef, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { useAccessChange } from '#web/features/accounts/use-access-change.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** The URL by which the reader's calendar subscribes to their interviews; it is shown once. */
export function CalendarFeed({ createdAt: first }: { createdAt: string | null }) {
  const [createdAt, setCreatedAt] = useState(first);
  const [url, setUrl] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const tellOfChange = useAccessChange();
  const run = async (work: () => Promise<void>) => {
    setPending(true);
    setProblem(undefined);
    try {
      await work();
      await tellOfChange();
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    setPending(false);
  };
  const create = () =>
    run(async () => {
      const made = await api.calendarFeed.create({});
      setUrl(made.url);
      setCreatedAt(new Date().toISOString());
    });
  const end = () =>
    run(async () => {
      await api.calendarFeed.remove();
      setUrl(undefined);
      setCreatedAt(null);
      showToast({ title: m.calendar_ended() });
    });
  return (
    <div className="flex flex-col gap-5">
      {problem && <Alert variant="attention">{problem}</Alert>}
      {url ? (
        <Address url={url} />
      ) : (
        createdAt && <p className="text-soft">{m.calendar_since({ date: dayText(createdAt) })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" isPending={isPending} onClick={() => void create()}>
          {createdAt ? m.calendar_replace() : m.calendar_create()}
        </Button>
        {createdAt && (
          <Button variant="ghost" onClick={() => void end()}>
            {m.calendar_end()}
          </Button>
        )}
      </div>
    </div>
  );
}

function Address({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div role="status" className="flex flex-col gap-3">
      <TextField
        ref={field}
        label={m.calendar_address()}
        hint={m.calendar_secret()}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton variant="outline" text={url} shownIn={field} copied={m.calendar_copied()}>
          {m.calendar_copy()}
        </CopyButton>
        {/* Calendar applications handle this scheme as a subscription. */}
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'ghost' })}>
          {m.calendar_open()}
        </a>
      </div>
    </div>
  );
}
