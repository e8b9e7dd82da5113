import { useState } from 'react';

import type { Interview } from '#contract/interviews/interviews.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Time } from '#web/ui/time.tsx';

import { InterviewDialog } from './interview-dialog.tsx';
import { CalendarLink, CancelButton, InterviewFacts } from './interview-facts.tsx';
import { SayLanguage } from './say-language.tsx';
import { useInterviews } from './use-interviews.ts';

interface ReceivedInterviewsProps {
  applicationId: string;
  /** The applicant's name. */
  name: string;
  userId: string;
  /** The languages that the application states. */
  languages: Profile['languages'];
}

/** Lets the company propose times, and change or cancel an interview. */
export function ReceivedInterviews({ applicationId, name, userId, languages }: ReceivedInterviewsProps) {
  const { data, failure, refetch } = useInterviews(applicationId);
  const [edited, setEdited] = useState<Interview | 'new'>();
  if (failure) return <Alert variant="attention">{failure}</Alert>;
  if (!data || (data.interviews.length === 0 && !data.can.propose)) return null;
  return (
    <section aria-labelledby="interviews" className="flex flex-col gap-4">
      <h2 id="interviews" className="text-lg">
        {m.interviews_title()}
      </h2>
      {data.interviews.map((interview) => (
        <ReceivedInterview
          key={interview.id}
          {...{ interview, name, languages }}
          onEdit={() => setEdited(interview)}
          onChanged={refetch}
        />
      ))}
      {data.can.propose && (
        <Button variant="outline" className="self-start" onClick={() => setEdited('new')}>
          {m.interviews_propose()}
        </Button>
      )}
      {edited && (
        <InterviewDialog
          {...{ applicationId, name, userId }}
          members={data.members}
          interview={edited === 'new' ? undefined : edited}
          onChanged={refetch}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

interface ReceivedInterviewProps extends Pick<ReceivedInterviewsProps, 'name' | 'languages'> {
  interview: Interview;
  onEdit: () => void;
  onChanged: () => Promise<unknown>;
}

function ReceivedInterview({ interview, name, languages, onEdit, onChanged }: ReceivedInterviewProps) {
  const { status, asked, slots, can } = interview;
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <InterviewFacts interview={interview} />
      {status === 'proposed' && (
        <div className="text-sm">
          <p>{m.interviews_waits({ name })}</p>
          <ul className="mt-1 text-soft">
            {slots.map(({ startsAt, isFree }) => (
              <li key={startsAt} className={isFree ? '' : 'line-through'}>
                <Time iso={startsAt} show="appointment" />
              </li>
            ))}
          </ul>
        </div>
      )}
      {asked && (
        <Alert>
          <p>{m.interviews_asked_by({ name })}</p>
          <p className="whitespace-pre-line">{asked}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <CalendarLink interview={interview} />
        {can.change && (
          <Button variant="outline" size="sm" onClick={onEdit}>
            {m.interviews_move()}
          </Button>
        )}
        <CancelButton {...{ interview, onChanged }} />
      </div>
      {can.sayLanguage && <SayLanguage {...{ interview, languages, onChanged }} />}
    </div>
  );
}
