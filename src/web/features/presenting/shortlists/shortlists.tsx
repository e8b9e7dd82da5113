import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';

import { NewShortlist } from './new-shortlist.tsx';
import { ShortlistCard } from './shortlist-card.tsx';

/** Of a mandate: lists for a client without an account, and what it answered. */
export function Shortlists({ mandateId }: { mandateId: string }) {
  const [isMaking, setMaking] = useState(false);
  const { data, error, refetch } = useQuery(queries.shortlists.list.queryOptions({ input: { id: mandateId } }));
  useLive((event) => {
    if (event.type === 'representation' && event.mandateId === mandateId) void refetch();
  });
  const read = async () => void (await refetch());
  return (
    <section aria-labelledby="shortlists">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="shortlists">{m.shortlist_section()}</h2>
        {data && data.presentable.length > 0 && (
          <Button variant="outline" onClick={() => setMaking(true)}>
            <Plus aria-hidden="true" />
            {m.shortlist_new()}
          </Button>
        )}
      </div>
      <p className="mt-2 max-w-[42rem] text-soft">{m.shortlist_section_lead()}</p>
      {error && (
        <Alert variant="attention" className="mt-4">
          {problemText(problemOf(error))}
        </Alert>
      )}
      {!data && !error && (
        <Loading>
          <SkeletonText />
        </Loading>
      )}
      {data?.shortlists.length === 0 && data.presentable.length === 0 && (
        <p className="mt-4 text-soft">{m.shortlist_no_one()}</p>
      )}
      {data && (
        <ul className="mt-6 flex flex-col gap-4 empty:hidden">
          {data.shortlists.map((shortlist) => (
            <ShortlistCard key={shortlist.id} {...{ shortlist }} contacts={data.client.contacts} onChanged={read} />
          ))}
        </ul>
      )}
      {data && isMaking && (
        <NewShortlist {...{ mandateId }} {...data} onClose={() => setMaking(false)} onCreated={read} />
      )}
    </section>
  );
}
