import { agreedFee, addClient, addMandate } from '../agency.ts';
import { dayIn } from '../jobs.ts';
import { BUYER, SELLER } from '../placements.ts';
import type { People } from './actors.ts';
import { ask } from './ask.ts';
import type { Thing } from './calls.ts';

const placement = () => ({
  title: 'Sales manager',
  startsOn: dayIn(0),
  fixedPay: 60_000,
  variablePay: 0,
  currency: 'EUR' as const,
});

const mandate = { title: 'Sales manager', openings: 1 };

/** What calls of the house agency take besides the parts of their paths. */
export const agencyInputs: Record<string, (thing: Thing) => Record<string, unknown>> = {
  'agency.name': ({ id }) => ({ companyId: id }),
  'agency.saveSettings': () => ({ seller: {}, terms: {}, invoicePrefix: 'RE-' }),
  'clients.companies': () => ({ q: 'Acme' }),
  'clients.create': () => ({ companyId: null, name: 'Brasserie Dupont', locale: 'fr' }),
  'clients.change': () => ({ name: 'Brasserie Dupont', locale: 'fr', offLimitsUntil: null }),
  'clients.saveContacts': () => ({ contacts: [] }),
  'clients.saveTerms': () => ({ fee: agreedFee, buyer: {} }),
  'clients.handOver': ({ userId }) => ({ userId }),
  'clients.note': () => ({ kind: 'note', words: 'Prefers mornings.', mandateId: null }),
  'mandates.open': () => ({ ...mandate, jobId: null }),
  'mandates.change': () => mandate,
  'mandates.end': () => ({ state: 'filled' }),
  'placements.create': ({ id }) => ({ ...placement(), clientId: id, mandateId: null, presentationId: null }),
  'placements.change': ({ userId }) => ({ ...placement(), shares: [{ userId, percent: 100 }] }),
  'placements.end': () => ({ endedOn: dayIn(0) }),
  'invoices.issue': () => ({ kind: 'fee' }),
};

export const agencyThings: Record<string, (people: People) => Promise<Thing>> = {
  'the house agency': houseAgency,
  'a client of the house agency': client,
  'a mandate of the house agency': openMandate,
  'an ended mandate of the house agency': async (people) => {
    const { id } = await openMandate(people);
    return ask(people, 'POST', `/agency/mandates/${id}/end`, people.owner, { state: 'closed' });
  },
  'a placement of the house agency': newPlacement,
  'a started placement of the house agency': startedPlacement,
  'an invoice of the house agency': async (people) => {
    const { id } = await startedPlacement(people);
    return ask(people, 'POST', `/agency/placements/${id}/invoices`, people.owner, { kind: 'fee' });
  },
};

/** The company of the owner. */
export async function houseAgency(people: People): Promise<Thing> {
  const { companyId } = people.owner;
  await ask(people, 'PUT', '/admin/agency', people.admin, { companyId });
  return { id: companyId };
}

async function client(people: People): Promise<Thing> {
  await houseAgency(people);
  return { id: (await addClient(people.app, people.owner)).id, userId: people.owner.userId };
}

export async function openMandate(people: People): Promise<Thing> {
  const { id } = await client(people);
  return { id: (await addMandate(people.app, people.owner, id)).id };
}

async function newPlacement(people: People): Promise<Thing> {
  const { id: clientId } = await client(people);
  const { owner } = people;
  await ask(people, 'PUT', '/agency/settings', owner, { seller: SELLER, terms: {}, invoicePrefix: 'RE-' });
  await ask(people, 'PUT', `/agency/clients/${clientId}/terms`, owner, { fee: agreedFee, buyer: BUYER });
  const json = { ...placement(), clientId, mandateId: null, presentationId: null };
  const { id } = await ask(people, 'POST', '/agency/placements', owner, json);
  return { id, userId: owner.userId };
}

async function startedPlacement(people: People): Promise<Thing> {
  const thing = await newPlacement(people);
  await ask(people, 'POST', `/agency/placements/${thing.id}/start`, people.owner, {});
  return thing;
}
