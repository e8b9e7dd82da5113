import { dayOf, daysAfter } from '../features/jobs/term.ts';
import { issueInvoice } from '../features/placements/issue.ts';
import { startPlacement } from '../features/placements/states.ts';
import { createPlacement } from '../features/placements/write.ts';
import type { DemoAgency } from './demo-agency.ts';

const DAYS_AT_WORK = 40;
const DAYS_TO_START = 21;

/** A placement that has started, with its invoice, and one that is to come. */
export async function fillPlacements({ tx, onSite, byHand }: DemoAgency): Promise<void> {
  const day = (days: number) => dayOf(daysAfter(tx.clock.now(), days));
  const placed = { presentationId: null, currency: 'EUR' } as const;
  const { id } = await createPlacement(tx, {
    ...placed,
    clientId: byHand.clientId,
    mandateId: byHand.mandateIds[1],
    title: 'Chargée de clientèle, italien et français',
    startsOn: day(-DAYS_AT_WORK),
    fixedPay: 41_000,
    variablePay: 0,
  });
  await startPlacement(tx, id);
  await issueInvoice(tx, { id, kind: 'fee' });
  await createPlacement(tx, {
    ...placed,
    clientId: onSite.clientId,
    mandateId: onSite.mandateId,
    title: 'Account Manager, Deutschland',
    startsOn: day(DAYS_TO_START),
    fixedPay: 38_000,
    variablePay: 6_000,
  });
}
