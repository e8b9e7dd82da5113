import { useNavigate, useRevalidator } from 'react-router';

import type { Offer } from '#contract/offers/offer-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireReviewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { DecideApproval } from '#web/features/approvals/decide-approval.tsx';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { ApprovalSteps } from '#web/features/jobs/approval/approval-steps.tsx';
import { dayText } from '#web/features/jobs/job-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { say } from '#web/ui/say.ts';
import { Time } from '#web/ui/time.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { signatureMeansWords } from '#words/offers.ts';

import { OfferStateBadge } from '../offer-state-badge.tsx';
import type { Route } from './+types/offer-page';
import { AfterAcceptance } from './after-acceptance.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferEditor } from './offer-editor.tsx';
import { formOfOffer, offerDraftKey } from './offer-form.ts';
import { OfferReading } from './offer-reading.tsx';
import { OfferState } from './offer-state.tsx';
import { readTemplates } from './read-templates.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? m.offers_to({ name: loaderData.offer.candidateName }) : m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  const { userId, name } = requireReviewer(args);
  const { api: server } = requestOf(args.context);
  const offer = await orNotFound(server.offers.read({ id: args.params.offerId }));
  const isChanging = args.url.searchParams.has('change') && offer.can.change;
  return {
    offer,
    userId,
    sender: name,
    templates: isChanging ? await readTemplates(server) : null,
    readAt: Date.now(),
  };
}

/** An offer, for the company: to follow, approve, send, change and withdraw it. */
export default function OfferPage({ loaderData }: Route.ComponentProps) {
  const { offer, templates, readAt } = loaderData;
  const { revalidate } = useRevalidator();
  useLive((event) => {
    if (event.type === 'offer' && event.offerId === offer.id) void revalidate();
  });
  return (
    <div className="page-width pt-6 pb-14 md:pt-8">
      <BackLink to={href(paths.reviewApplication(offer.applicationId))}>{offer.candidateName}</BackLink>
      <div className="mt-2 mb-6">
        <h1 className="hyphens-auto">{m.offers_to({ name: offer.candidateName })}</h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <OfferStateBadge state={offer.state} />
          <Link to={href(paths.jobApplications(offer.job.id))} className="text-sm">
            {offer.job.title}
          </Link>
        </div>
      </div>
      {templates ? <Change key={offer.id} {...loaderData} templates={templates} /> : <Follow {...{ offer, readAt }} />}
    </div>
  );
}

function Follow({ offer, readAt }: { offer: Offer; readAt: number }) {
  const { id, state, version, earlier, payReason, approval, candidateName: name } = offer;
  const { revalidate } = useRevalidator();
  return (
    <div className="flex flex-col gap-8">
      <div className="flex max-w-[48rem] flex-col gap-5">
        <OfferState {...{ offer, readAt }} />
        {approval && <ApprovalSteps approval={approval} />}
        {approval && <DecideApproval approval={approval} onDecided={revalidate} />}
        <OfferActions key={state} offer={offer} />
        {state === 'accepted' && <AfterAcceptance offer={offer} />}
      </div>
      {payReason && (
        <section aria-labelledby="reason" className="max-w-[48rem]">
          <h2 id="reason" className="text-lg">
            {m.offers_pay_reason()}
          </h2>
          <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{payReason}</p>
        </section>
      )}
      <section aria-labelledby="reading" className="rounded-card border border-line bg-surface p-4 md:p-8">
        <h2 id="reading" className="mb-6 text-lg">
          {m.offers_reading({ name })}
        </h2>
        <OfferReading offerId={id} version={version} />
      </section>
      <Signatures offer={offer} />
      {earlier.length > 0 && (
        <section aria-labelledby="earlier" className="flex flex-col gap-3">
          <h2 id="earlier" className="text-lg">
            {m.offers_earlier()}
          </h2>
          {earlier.toReversed().map((one) => (
            <details key={one.number} className="rounded-card border border-line bg-surface p-4 md:px-8">
              <summary className="cursor-pointer font-semibold">
                {one.sentAt ? m.offers_version_sent({ date: dayText(one.sentAt) }) : m.offers_version_unsent()}
              </summary>
              <div className="mt-6">
                <OfferReading offerId={id} version={one} />
              </div>
            </details>
          ))}
        </section>
      )}
    </div>
  );
}

function Signatures({ offer: { signatures } }: { offer: Offer }) {
  if (signatures.length === 0) return null;
  return (
    <section aria-labelledby="signatures">
      <h2 id="signatures" className="text-lg">
        {m.offers_signatures()}
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {signatures.map(({ party, name, means, at }) => (
          <li key={party}>
            <span className="font-semibold">{party === 'company' ? m.offers_signed_company({ name }) : name}</span>{' '}
            <span className="text-soft">
              <Time iso={at} show="datetime" /> · {say(signatureMeansWords[means])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ChangeProps = Omit<Route.ComponentProps['loaderData'], 'templates'> & {
  templates: NonNullable<Route.ComponentProps['loaderData']['templates']>;
};

function Change({ offer, templates, userId, sender }: ChangeProps) {
  const navigate = useNavigate();
  const { id, state, version, stated, job, company, candidateName: candidate } = offer;
  const back = href(paths.offer(id));
  return (
    <OfferEditor
      first={formOfOffer(offer)}
      kept={{ key: offerDraftKey(userId, id), version: version.number }}
      {...{ stated, templates }}
      facts={{ candidate, job: job.title, company: company.name, sender }}
      note={changeNotes[state]?.()}
      saveLabel={m.offers_save_changes()}
      onSave={async (input) => {
        await api.offers.change({ id, version: version.number, ...input });
        showToast({ title: m.offers_saved() });
        await navigate(back);
      }}
    >
      <ButtonLink variant="outline" to={back}>
        {m.offers_back()}
      </ButtonLink>
    </OfferEditor>
  );
}

const changeNotes: Partial<Record<Offer['state'], () => string>> = {
  sent: m.offers_change_sent,
  pending: m.offers_change_approval,
  approved: m.offers_change_approval,
};
