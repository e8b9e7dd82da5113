import { Download } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { paths } from '#contract/paths.ts';
import { invoiceFile } from '#contract/placements/placement-choices.ts';
import type { Placement } from '#contract/placements/placements.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireConsultant } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { useLive } from '#web/app/live/live.tsx';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { feeText, refundTexts } from '#web/features/clients/client-words.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { shareText } from '#web/ui/figure-words.ts';
import { Link } from '#web/ui/link.tsx';
import { loadLater } from '#web/ui/load-later.tsx';

import type { Route } from './+types/placement-page';
import { PlacementActions } from './placement-actions.tsx';
import { PlacementStateBadge } from './placement-state-badge.tsx';
import { moneyText, payText } from './placement-words.ts';

const ChangeDialog = loadLater(async () => import('./change-dialog.tsx'));

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? headingOf(loaderData.placement) : m.app_not_found() });

export async function loader(args: Route.LoaderArgs) {
  requireConsultant(args);
  const { api } = requestOf(args.context);
  return { placement: await orNotFound(api.placements.read({ id: args.params.placementId })), readAt: Date.now() };
}

const headingOf = ({ personName, title }: Placement): string => personName ?? title;

/** A placement: what was agreed, what a consultant does next, and its invoices. */
export default function PlacementPage({ loaderData: { placement, readAt } }: Route.ComponentProps) {
  const { client, state, title, personName, can } = placement;
  const { revalidate } = useRevalidator();
  const [isChanging, setChanging] = useState(false);
  useLive((event) => {
    if (event.type === 'client' && event.clientId === client.id) void revalidate();
  });
  return (
    <div className="page-width pt-6 pb-12 md:pt-8">
      <BackLink to={href(paths.placements())} isRecorded>
        {m.agency_placements()}
      </BackLink>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{headingOf(placement)}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
            <PlacementStateBadge state={state} />
            {personName !== null && <span className="wrap-anywhere">{title}</span>}
            <Link to={href(paths.client(client.id))}>{client.name}</Link>
          </p>
        </div>
        {can.change && (
          <Button variant="outline" onClick={() => setChanging(true)}>
            {m.placement_change()}
          </Button>
        )}
      </div>
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <PlacementActions key={`${state} ${placement.toInvoice}`} {...{ placement, readAt }} onChanged={revalidate} />
          <Facts placement={placement} />
        </div>
        <Invoices placement={placement} />
      </div>
      {isChanging && <ChangeDialog placement={placement} onChanged={revalidate} onClose={() => setChanging(false)} />}
    </div>
  );
}

function Facts({ placement }: { placement: Placement }) {
  const { mandate, startsOn, endedOn, guaranteeUntil, fee, refund, terms, shares } = placement;
  return (
    <dl className="grid gap-x-8 gap-y-5 md:grid-cols-2 [&_dt]:text-sm [&_dt]:text-soft">
      <div>
        <dt>{m.placement_starts_on()}</dt>
        <dd>{dayText(startsOn)}</dd>
      </div>
      <div>
        <dt>{m.placement_mandate()}</dt>
        <dd>
          {mandate ? <Link to={href(paths.mandate(mandate.id))}>{mandate.title}</Link> : m.placement_no_mandate()}
        </dd>
      </div>
      <div>
        <dt>{m.placement_pay()}</dt>
        <dd>{paid(placement)}</dd>
      </div>
      <div>
        <dt>{m.placement_fee()}</dt>
        <dd>{fee ? moneyText(fee) : m.placement_fee_none()}</dd>
        {terms && <dd className="text-sm text-soft">{feeText(terms)}</dd>}
      </div>
      {terms && (
        <div>
          <dt>{m.placement_guarantee()}</dt>
          {guaranteeUntil && <dd>{m.placement_guarantee_until({ date: dayText(guaranteeUntil) })}</dd>}
          {refundTexts(terms).map((text) => (
            <dd key={text} className="text-sm text-soft">
              {text}
            </dd>
          ))}
          {endedOn && <dd>{m.placement_ended_on({ date: dayText(endedOn) })}</dd>}
          {endedOn && fee && (
            <dd>{m.placement_refund({ amount: moneyText({ amount: refund, currency: fee.currency }) })}</dd>
          )}
        </div>
      )}
      <div>
        <dt>{m.placement_shares()}</dt>
        {shares.map(({ userId, name, percent }) => (
          <dd key={userId}>
            {name}, {shareText(percent / 100)}
          </dd>
        ))}
      </div>
    </dl>
  );
}

function paid({ fixedPay, variablePay, currency }: Placement): string {
  if (fixedPay === 0) return m.placement_pay_unknown();
  if (variablePay === 0) return payText(fixedPay, currency);
  return m.placement_pay_and({ fixed: payText(fixedPay, currency), variable: payText(variablePay, currency) });
}

const Invoices = ({ placement: { invoices } }: { placement: Placement }) =>
  invoices.length === 0 ? null : (
    <section aria-labelledby="invoices" className="flex flex-col gap-3">
      <h2 id="invoices" className="text-lg">
        {m.placement_invoices()}
      </h2>
      <ul className="flex flex-col gap-3">
        {invoices.map(({ id, kind, number, issuedOn }) => (
          <li key={id}>
            <a
              href={invoiceFile(id)}
              download
              aria-label={m.invoice_download({ number })}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              <Download aria-hidden="true" />
              {number}
            </a>
            <p className="mt-1 text-sm text-soft">
              {kind === 'refund' && `${m.invoice_kind_refund()} · `}
              {dayText(issuedOn)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
