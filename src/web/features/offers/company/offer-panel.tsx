import { useQuery } from '@tanstack/react-query';

import { isOpenOffer } from '#contract/offers/offer-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { failureOf } from '#web/app/problem.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import { OfferStateBadge } from '../offer-state-badge.tsx';

/** The offers to an applicant, beside their application; nothing for members who do not see offers. */
export function OfferPanel({ applicationId }: { applicationId: string }) {
  const { data, error, refetch } = useQuery(
    queries.offers.ofApplication.queryOptions({ input: { id: applicationId } }),
  );
  useLive((event) => {
    if ((event.type === 'offer' || event.type === 'application') && event.applicationId === applicationId)
      void refetch();
  });
  const failure = failureOf({ data, error });
  if (failure) return <Alert variant="attention">{failure}</Alert>;
  if (!data || (data.offers.length === 0 && !data.can.offer)) return null;
  const isOpen = data.offers.some(({ state }) => isOpenOffer(state));
  return (
    <section aria-labelledby="offer" className="flex flex-col gap-4">
      <h2 id="offer" className="text-lg">
        {m.offers_offer()}
      </h2>
      {data.offers.map(({ id, state, answerBy, updatedAt }) => (
        <div key={id} className="flex flex-col items-start gap-2 rounded-card border border-line bg-surface p-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
            <OfferStateBadge state={state} />
            {state === 'sent' && answerBy ? (
              m.offers_answer_until({ date: dayText(answerBy) })
            ) : (
              <Time iso={updatedAt} />
            )}
          </p>
          <Link to={href(paths.offer(id))}>{m.offers_open()}</Link>
        </div>
      ))}
      {data.can.offer && !isOpen && (
        <ButtonLink variant="outline" className="self-start" to={href(paths.newOffer(applicationId))}>
          {m.offers_make()}
        </ButtonLink>
      )}
    </section>
  );
}
