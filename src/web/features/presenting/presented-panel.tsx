import { useQuery } from '@tanstack/react-query';

import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';

import { PresentedFacts } from './presented-facts.tsx';

/** Beside an application that the agency entered: its words, and what it says of the person. */
export function PresentedPanel({ applicationId, isBlind }: { applicationId: string; isBlind: boolean }) {
  const { data = [] } = useQuery(
    queries.presentations.ofApplications.queryOptions({ input: { ids: [applicationId] } }),
  );
  const [presented] = data;
  if (!presented) return null;
  return (
    <section
      aria-labelledby="presented"
      className="mt-6 flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="presented" className="text-lg">
        {m.presenting_by({ agency: presented.agency.name })}
      </h2>
      <div>
        <h3 className="text-sm text-soft">{m.presenting_words()}</h3>
        <p className="max-w-[42rem] whitespace-pre-line">{presented.words}</p>
      </div>
      <PresentedFacts facts={presented.facts} />
      {isBlind && <p className="text-sm text-soft">{m.presenting_interested({ action: m.blind_reveal() })}</p>}
    </section>
  );
}
