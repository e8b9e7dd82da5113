import { useState } from 'react';

import type { Client } from '#contract/clients/client-views.ts';
import type { FeeTerms } from '#contract/clients/fee-terms.ts';
import { m } from '#generated/paraglide/messages.js';
import { countryName } from '#web/features/companies/country-names.ts';
import { Button } from '#web/ui/button.tsx';
import { loadLater } from '#web/ui/load-later.tsx';

import { feeText, refundTexts, vatText } from './client-words.ts';

const TermsDialog = loadLater(async () => import('./terms-dialog.tsx'));

interface TermsProps {
  client: Client;
  onChanged: () => Promise<void>;
}

/** The agreed fee, and to whom invoices go. */
export function Terms({ client, onChanged }: TermsProps) {
  const [isChanging, setChanging] = useState(false);
  const { fee, buyer } = client;
  const place = [[buyer.postcode, buyer.city].filter(Boolean).join(' '), buyer.country && countryName(buyer.country)];
  const lines = [buyer.name, buyer.street, ...place, buyer.vatId, buyer.email].filter(Boolean);
  return (
    <section aria-labelledby="terms" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="terms" className="text-lg">
          {m.client_terms()}
        </h2>
        <Button variant="ghost" size="sm" onClick={() => setChanging(true)}>
          {m.client_terms_change()}
        </Button>
      </div>
      {fee ? <AgreedFee fee={fee} /> : <p className="text-soft">{m.client_fee_none()}</p>}
      <div className="text-sm">
        <h3 className="text-soft">{m.client_buyer()}</h3>
        {lines.length === 0 ? (
          <p>{m.client_buyer_none()}</p>
        ) : (
          <ul className="wrap-anywhere">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {isChanging && <TermsDialog {...{ client, onChanged }} onClose={() => setChanging(false)} />}
    </section>
  );
}

const AgreedFee = ({ fee }: { fee: FeeTerms }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
    <dt className="text-soft">{m.client_fee()}</dt>
    <dd>{feeText(fee)}</dd>
    <dt className="text-soft">{m.client_guarantee()}</dt>
    <dd>{fee.guaranteeDays === 0 ? m.client_guarantee_none() : m.client_days({ count: fee.guaranteeDays })}</dd>
    {fee.refunds.length > 0 && (
      <>
        <dt className="text-soft">{m.client_refunds()}</dt>
        <dd>
          <ul>
            {refundTexts(fee).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </dd>
      </>
    )}
    <dt className="text-soft">{m.client_payment()}</dt>
    <dd>{m.client_days({ count: fee.paymentDays })}</dd>
    <dt className="text-soft">{m.client_vat()}</dt>
    <dd>{vatText(fee)}</dd>
  </dl>
);
