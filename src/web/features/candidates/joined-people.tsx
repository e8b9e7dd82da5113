import type { Candidate } from '#contract/candidates/candidate-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { sayFailed } from '#web/app/say-failed.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface JoinedPeopleProps {
  candidate: Candidate;
  onSeparated: () => Promise<void>;
}

export function JoinedPeople({ candidate: { joined }, onSeparated }: JoinedPeopleProps) {
  if (joined.length === 0) return null;
  const separate = async (id: string) => {
    try {
      await api.candidates.separate({ id });
      showToast({ title: m.people_separated() });
      await onSeparated();
    } catch (error) {
      sayFailed(error);
    }
  };
  return (
    <section aria-labelledby="joined" className="flex flex-col gap-3">
      <h2 id="joined" className="text-lg">
        {m.people_joined_title()}
      </h2>
      <ul className="flex flex-col gap-2">
        {joined.map(({ id, name, joinedAt, can }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {m.people_joined_on({ name, day: dayText(joinedAt) })}
            </span>
            {can.separate && (
              <Button
                variant="outline"
                size="sm"
                aria-label={m.people_separate_name({ name })}
                onClick={() => void separate(id)}
              >
                {m.people_separate()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
