import type { Currency } from '#contract/currencies.ts';
import { fixedPayAYear } from '#contract/offers/pay-a-year.ts';

import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../applications/events.ts';
import '../clients/table.ts';
import { dayOf } from '../jobs/term.ts';
import '../jobs/table.ts';
import '../offers/table.ts';
import '../presenting/table.ts';
import { insertPlacement } from './write.ts';

/** Begins a placement when a presented application is accepted. */
export async function beginPlacement(
  tx: TxCtx,
  { applicationId, to }: DomainEvents['application.changed'],
): Promise<void> {
  if (to !== 'accepted') return;
  const presented = await findPresentation(tx, applicationId);
  if (!presented) return;
  // Not as the employer or the applicant: neither sees placements.
  await insertPlacement(
    { ...tx, actor: { kind: 'system' } },
    {
      agencyId: presented.agency_id,
      clientId: presented.client_id,
      mandateId: presented.mandate_id,
      presentationId: presented.presentation_id,
      profileId: presented.profile_id,
      title: presented.title,
      terms: presented.fee,
      consultantId: presented.presented_by ?? presented.owner_id,
      ...(await readConditions(tx, { applicationId, currency: presented.salary_currency })),
    },
  );
}

const findPresentation = ({ db }: TxCtx, applicationId: string) =>
  db
    .selectFrom('presentation')
    .innerJoin('representation', 'representation.id', 'presentation.representation_id')
    .innerJoin('mandate', 'mandate.id', 'representation.mandate_id')
    .innerJoin('client', 'client.id', 'mandate.client_id')
    .innerJoin('application', 'application.id', 'presentation.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select(['presentation.id as presentation_id', 'presentation.presented_by'])
    .select(['representation.profile_id', 'representation.agency_id'])
    .select(['mandate.id as mandate_id', 'mandate.title', 'mandate.owner_id'])
    .select(['client.id as client_id', 'client.fee', 'job.salary_currency'])
    .where('presentation.application_id', '=', applicationId)
    .executeTakeFirst();

/** Those of the offer, if there is one; else the consultant fills them in. */
async function readConditions(
  { db, clock }: TxCtx,
  { applicationId, currency }: { applicationId: string; currency: Currency | null },
) {
  const offer = await db
    .selectFrom('offer_version as version')
    .innerJoin('offer', 'offer.id', 'version.offer_id')
    .select('version.conditions')
    .where('offer.application_id', '=', applicationId)
    .where('version.sent_at', 'is not', null)
    // An offer that is being accepted accepts the application first.
    .where('offer.state', 'in', ['sent', 'accepted'])
    .orderBy('version.sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!offer) return { startsOn: dayOf(clock.now()), fixedPay: 0, variablePay: 0, currency: currency ?? 'EUR' };
  const { startsOn, fixedPay, variablePay } = offer.conditions;
  const hasSameCurrency = variablePay?.currency === fixedPay.currency;
  return {
    startsOn,
    fixedPay: fixedPayAYear(offer.conditions),
    variablePay: (hasSameCurrency ? variablePay.target : null) ?? 0,
    currency: fixedPay.currency,
  };
}
