import type { Client, Mandate } from '#contract/clients/client-views.ts';
import type { FeeTerms } from '#contract/clients/fee-terms.ts';
import { nameAgency } from '#server/features/agency/agency.ts';
import { createClient } from '#server/features/clients/clients.ts';
import { openMandate } from '#server/features/clients/mandates.ts';

import type { TestApp } from './app.ts';
import { registerEmployer } from './jobs.ts';
import type { registerPerson, TestPerson } from './people.ts';

/** A quarter of the fixed pay, and half of it back within the guarantee. */
export const agreedFee: FeeTerms = {
  fee: { kind: 'percent', percent: 25, withVariable: false },
  guaranteeDays: 180,
  refunds: [
    { untilDay: 30, percent: 100 },
    { untilDay: 180, percent: 50 },
  ],
  paymentDays: 14,
  vatPercent: 19,
};

/** An owner of the house agency, which takes the place of the one before it. */
export async function registerAgency(
  app: TestApp,
  registration: Parameters<typeof registerPerson>[1] = {},
): Promise<TestPerson & { companyId: string }> {
  const owner = await registerEmployer(app, registration);
  await nameAgency(app.ctx(), { companyId: owner.companyId });
  return owner;
}

/** Of the consultant, by hand unless it is a company on the site. */
export const addClient = (app: TestApp, { actor }: TestPerson, companyId: string | null = null): Promise<Client> =>
  createClient(app.ctx(actor), { companyId, name: 'Brasserie Dupont', locale: 'fr' });

/** For the client's job, if it is on the site. */
export const addMandate = (
  app: TestApp,
  { actor }: TestPerson,
  clientId: string,
  jobId: string | null = null,
): Promise<Mandate> =>
  openMandate(app.ctx(actor), { id: clientId, title: 'Sales manager, Benelux', openings: 2, jobId });
