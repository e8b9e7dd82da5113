import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { OfferVersion, OwnOffer } from '#contract/offers/offer-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { type LoaderResult, startingWith } from '#web/app/loader-result.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { focusWhenLost } from '#web/ui/focus.ts';
import { languageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';

import { OfferTexts } from '../offer-texts.tsx';
import { Answer } from './answer.tsx';
import { OfferFiles } from './offer-files.tsx';
import { OfferState } from './offer-state.tsx';
import { OfferedConditions } from './offered-conditions.tsx';
import { SignedOffer } from './signed-offer.tsx';

function useOwnOffer(loaded: LoaderResult<OwnOffer>) {
  const { id } = loaded.data;
  const options = queries.ownOffers.read.queryOptions({ input: { id } });
  const { data = loaded.data, refetch } = useQuery({ ...options, ...startingWith(options.queryKey, loaded) });
  useLive((event) => {
    if (event.type === 'offer' && event.offerId === id) void refetch();
  });
  return { offer: data, refetch };
}

export function OwnOfferView({ loaded }: { loaded: LoaderResult<OwnOffer> }) {
  const { offer, refetch } = useOwnOffer(loaded);
  const [opened] = useState(loaded.data.version.number);
  const state = useRef<HTMLDivElement>(null);
  const showChange = async () => {
    await refetch();
    focusWhenLost(() => state.current);
  };
  const { applicationId, company, job, version, can } = offer;
  return (
    <article className="page-width pt-8 pb-12 md:pt-12">
      <p className="mb-3">
        <BackLink to={href(paths.seekerApplication(applicationId))}>{m.applications_see_own()}</BackLink>
      </p>
      <h1>{m.own_offer_title({ company: company.name })}</h1>
      <p className="mt-3 mb-6 text-lg">
        <Link to={href(paths.job(job.id))}>{job.title}</Link>
      </p>
      <OfferState ref={state} offer={offer} />
      {version.number !== opened && can.accept && (
        <Alert className="mt-4">{m.own_offer_changed({ company: company.name })}</Alert>
      )}
      <div className="mt-10 flex flex-col gap-10">
        <SignedOffer offer={offer} />
        <OfferedConditions conditions={version.conditions} stated={offer.stated} />
        <Letter version={version} />
        <OfferFiles offerId={offer.id} files={version.files} />
        <Answer offer={offer} onChanged={showChange} />
      </div>
    </article>
  );
}

function Letter({ version }: { version: OfferVersion }) {
  const { locale, bindingLocale } = version;
  return (
    <section aria-labelledby="letter">
      <h2 id="letter" className="mb-4">
        {m.own_offer_letter()}
      </h2>
      {locale !== bindingLocale && (
        <p className="mb-6 max-w-[42rem]">
          {m.own_offer_binds({ binding: languageName(bindingLocale), language: languageName(locale) })}
        </p>
      )}
      <OfferTexts {...version} />
    </section>
  );
}
