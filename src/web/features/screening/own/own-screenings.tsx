import { useQuery, useQueryClient } from '@tanstack/react-query';

import { paths } from '#contract/paths.ts';
import type { OwnScreenings } from '#contract/screening/own-screenings.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { type LoaderResult, startingWith } from '#web/app/loader-result.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { OwnScreeningCard } from './own-screening.tsx';

/** What is shown, and how a changed answer replaces it. */
function useOwnScreenings(loaded: LoaderResult<OwnScreenings>) {
  const client = useQueryClient();
  const options = queries.ownScreenings.read.queryOptions();
  const started = { ...options, ...startingWith(options.queryKey, loaded) };
  const { data = loaded.data, refetch } = useQuery(started);
  useLive((event) => {
    if (event.type === 'screening') void refetch();
  });
  return { own: data, onChanged: (own: OwnScreenings) => client.setQueryData(started.queryKey, own) };
}

export function OwnScreeningView({ loaded }: { loaded: LoaderResult<OwnScreenings> }) {
  const { own, onChanged } = useOwnScreenings(loaded);
  const [first, ...earlier] = own.screenings;
  const agency = own.agency.name;
  return (
    <div className="page-width pt-8 pb-14 md:pt-12">
      <p className="mb-3">
        <BackLink to={href(paths.seekerProfile())}>{m.profile_title()}</BackLink>
      </p>
      <h1 className="hyphens-auto">{m.own_screening_title()}</h1>
      <p className="mt-3 max-w-[42rem] text-lg">{m.own_screening_lead({ agency })}</p>
      {own.can.ask && !first?.isValid && <Ask onChanged={onChanged} />}
      <div className="mt-10 flex flex-col gap-10">
        {first && <OwnScreeningCard key={first.id} screening={first} {...{ agency, onChanged }} />}
        {earlier.length > 0 && (
          <section aria-labelledby="earlier" className="flex flex-col gap-6">
            <h2 id="earlier">{m.own_screening_earlier()}</h2>
            {earlier.map((screening) => (
              <OwnScreeningCard key={screening.id} {...{ screening, agency, onChanged }} isEarlier />
            ))}
          </section>
        )}
      </div>
    </div>
  );
}

function Ask({ onChanged }: { onChanged: (own: OwnScreenings) => void }) {
  const { problem, isSending, send } = useSend();
  const ask = () =>
    send(async () => {
      onChanged(await api.ownScreenings.ask());
      showToast({ title: m.own_screening_asked() });
    });
  return (
    <section aria-labelledby="means" className="mt-8 max-w-[42rem]">
      <h2 id="means" className="text-lg">
        {m.own_screening_means()}
      </h2>
      <ul className="mt-3 mb-6 flex list-disc flex-col gap-2 ps-5">
        <li>{m.own_screening_means_talk()}</li>
        <li>{m.own_screening_means_read()}</li>
        <li>{m.own_screening_means_show()}</li>
        <li>{m.own_screening_means_no_score()}</li>
      </ul>
      {problem && (
        <Alert variant="attention" className="mb-4">
          {problem}
        </Alert>
      )}
      <Button isPending={isSending} onClick={() => void ask()}>
        {m.own_screening_ask()}
      </Button>
    </section>
  );
}
