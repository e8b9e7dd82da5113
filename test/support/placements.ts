import type { FeeTerms } from '#contract/clients/fee-terms.ts';
import type { Currency } from '#contract/currencies.ts';
import type { Invoice } from '#contract/placements/invoices.ts';
import type { NewPlacementInput, Placement, PlacementInput } from '#contract/placements/placements.ts';
import { saveAgencySettings } from '#server/features/agency/agency.ts';
import { saveTerms } from '#server/features/clients/clients.ts';
import '#server/features/placements/table.ts';
import '#server/features/presenting/table.ts';
import { newId } from '#server/platform/id.ts';

import { addClient, addMandate, registerAgency } from './agency.ts';
import type { TestApp } from './app.ts';
import { callApi } from './call-api.ts';
import { dayIn } from './jobs.ts';
import type { TestPerson } from './people.ts';

export const FEE_TERMS: FeeTerms = {
  fee: { kind: 'percent', percent: 25, withVariable: true },
  guaranteeDays: 90,
  refunds: [
    { untilDay: 30, percent: 100 },
    { untilDay: 90, percent: 50 },
  ],
  paymentDays: 14,
  vatPercent: 19,
};

export const SELLER = {
  name: 'Parlance GmbH',
  street: 'Hafenweg 1',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  vatId: 'DE123456789',
  registration: '',
  email: 'invoices@parlance.example',
  iban: 'DE89 3704 0044 0532 0130 00',
};

export const BUYER = {
  name: 'Brasserie Dupont SARL',
  street: '1 rue du Port',
  postcode: '13001',
  city: 'Marseille',
  country: 'FR',
  vatId: 'FR12345678901',
  registration: '',
  email: '',
  iban: '',
};

export interface PlacementWorld {
  consultant: TestPerson & { companyId: string };
  clientId: string;
  mandateId: string;
}

/** The house agency with a client, its terms and a mandate. */
export async function createPlacementWorld(
  app: TestApp,
  { terms = FEE_TERMS, companyId, jobId }: { terms?: FeeTerms | null; companyId?: string; jobId?: string } = {},
): Promise<PlacementWorld> {
  const consultant = await registerAgency(app);
  const ctx = app.ctx(consultant.actor);
  await saveAgencySettings(ctx, { seller: SELLER, terms: {}, invoicePrefix: 'RE-' });
  const { id: clientId } = await addClient(app, consultant, companyId);
  await saveTerms(ctx, { id: clientId, fee: terms, buyer: BUYER });
  const { id: mandateId } = await addMandate(app, consultant, clientId, jobId);
  return { consultant, clientId, mandateId };
}

/** As if the person had agreed and was presented. Returns the presentation's id. */
export async function present(
  app: TestApp,
  { consultant, mandateId }: PlacementWorld,
  { profileId, applicationId = null }: { profileId: string; applicationId?: string | null },
): Promise<string> {
  const [representationId, id, now] = [newId(), newId(), new Date()];
  await app.base.db
    .insertInto('representation')
    .values({
      id: representationId,
      agency_id: consultant.companyId,
      mandate_id: mandateId,
      profile_id: profileId,
      locale: 'it',
      shows: ['languages'],
      state: 'given',
      asked_by: consultant.userId,
      asked_at: now,
      answered_at: now,
      ends_on: dayIn(180),
      ended_at: null,
    })
    .execute();
  const facts = { languages: [], experience: null, skills: null, country: null, availability: null, wishes: null };
  await app.base.db
    .insertInto('presentation')
    .values({
      id,
      representation_id: representationId,
      application_id: applicationId,
      shortlist_id: null,
      words: '',
      facts: JSON.stringify({ ...facts, rightToWork: null, screenedIn: null }),
      answer: 'yes',
      answered_at: now,
      presented_by: consultant.userId,
      presented_at: now,
    })
    .execute();
  return id;
}

/** Of someone whom the site does not know, who starts today. */
export const newPlacement = ({ clientId, mandateId }: PlacementWorld, given: Partial<NewPlacementInput> = {}) => ({
  clientId,
  mandateId,
  presentationId: null,
  title: 'Sales manager',
  startsOn: dayIn(0),
  fixedPay: 60_000,
  variablePay: 10_000,
  currency: 'EUR' as Currency,
  ...given,
});

/** As read, with changes. */
export const changeOf = (
  { title, startsOn, fixedPay, variablePay, currency, shares }: Placement,
  given: Partial<PlacementInput> = {},
): PlacementInput => ({
  title,
  startsOn,
  fixedPay,
  variablePay,
  currency,
  shares: shares.map(({ userId, percent }) => ({ userId, percent })),
  ...given,
});

export const callPlacements = <Body = Placement>(
  app: TestApp,
  method: string,
  path: string,
  person?: { cookie: string },
  json?: object,
) => callApi<Body>(app, method, `/agency/placements${path}`, person, json);

/** Begun by hand, and started. */
export async function startNew(
  app: TestApp,
  world: PlacementWorld,
  given: Partial<NewPlacementInput> = {},
): Promise<Placement> {
  const { body } = await callPlacements(app, 'POST', '', world.consultant, newPlacement(world, given));
  const started = await callPlacements(app, 'POST', `/${body.id}/start`, world.consultant);
  if (started.status !== 200) throw new Error(`The placement did not start: ${JSON.stringify(started.body)}`);
  return started.body;
}

export const issue = (app: TestApp, { consultant }: PlacementWorld, { id }: { id: string }, kind: Invoice['kind']) =>
  callPlacements<Invoice>(app, 'POST', `/${id}/invoices`, consultant, { kind });
