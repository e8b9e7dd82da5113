import { presentedParts } from '#contract/presenting/presenting-choices.ts';

import { agreedFee } from './agency.ts';
import { dayIn } from './jobs.ts';
import { act } from './lives.ts';
import type { Making } from './page-world.ts';
import type { TestPerson } from './people.ts';
import { screeningInput } from './screening.ts';
import { giveConsent, makeShortlist } from './shortlists.ts';

/** Makes the company the house agency, with a client, a placement, and a person who is asked whether it may present them. */
export async function becomeAgency({ app, write, admin, employer, companyId }: Making, candidateId: string) {
  await act(app, admin, 'PUT', '/admin/agency', { companyId });
  await act(app, employer, 'PUT', '/agency/settings', {
    seller: { name: write('Acme GmbH', 160), city: write('Berlin', 80), country: 'DE' },
    terms: { en: write('One fee for each person who starts.', 500) },
    invoicePrefix: 'RE-2026-',
  });
  const name = write('Brasserie Dupont', 160);
  const { id } = await act(app, employer, 'POST', '/agency/clients', { companyId: null, name, locale: 'fr' });
  const mandate = { title: write('Sales Manager', 120), openings: 2, jobId: null };
  const { id: mandateId } = await act(app, employer, 'POST', `/agency/clients/${id}/mandates`, mandate);
  const contact = { name: write('Luc Petit', 160), jobTitle: write('Director', 160), phone: '+32 4 222 11 00' };
  await act(app, employer, 'PUT', `/agency/clients/${id}/contacts`, {
    contacts: [{ ...contact, email: 'luc@example.com', locale: 'fr' }],
  });
  await act(app, employer, 'PUT', `/agency/clients/${id}/terms`, { fee: agreedFee, buyer: { name, country: 'BE' } });
  await act(app, employer, 'POST', `/agency/clients/${id}/entries`, {
    kind: 'call',
    words: write('They need someone by March.', 1_000),
    mandateId,
  });
  await act(app, employer, 'POST', '/agency/representations', {
    mandateId,
    candidateId,
    shows: presentedParts,
    words: write('They look for someone like you.', 2_000),
  });
  const { id: placementId } = await act(app, employer, 'POST', '/agency/placements', {
    clientId: id,
    mandateId,
    presentationId: null,
    title: write('Sales Manager', 120),
    startsOn: dayIn(0),
    fixedPay: 60_000,
    variablePay: 10_000,
    currency: 'EUR',
  });
  await act(app, employer, 'POST', `/agency/placements/${placementId}/start`, {});
  return { clientId: id, mandateId, placementId };
}

/** A finished screening of which the person shows a part and contests another. */
export async function screenPerson({ app, write, employer }: Making, person: TestPerson): Promise<string> {
  const { screenings } = await act<{ screenings: { id: string }[] }>(app, person, 'POST', '/me/screenings');
  const id = screenings[0]?.id ?? '';
  const input = screeningInput({
    languages: [{ language: 'de', level: 'B2', heardBy: employer.userId, heardOn: '2026-01-15' }],
  });
  const availability = { from: '2026-09-01', notice: null, words: write('After the summer', 1_000) };
  await act(app, employer, 'PUT', `/screenings/${id}`, { ...input, findings: { ...input.findings, availability } });
  await act(app, employer, 'POST', `/screenings/${id}/references`, {
    name: write('Luca Bruni', 80),
    relation: write('Team lead', 120),
    address: 'luca@people.example',
    locale: 'it',
  });
  await act(app, employer, 'POST', `/screenings/${id}/finish`);
  const parts = `/me/screenings/${id}/parts`;
  await act(app, person, 'PUT', `${parts}/identity`, { isShown: true });
  await act(app, person, 'PUT', `${parts}/languages`, { isShown: true });
  await act(app, person, 'POST', `${parts}/availability/contest`, { words: write('It was the winter.', 1_000) });
  return id;
}

/** Returns the secret of the client's link. */
export async function presentToClient(
  { app, write, employer, companyId }: Making,
  person: TestPerson,
): Promise<string> {
  const { id: mandateId } = await app.base.db
    .selectFrom('mandate')
    .select('id')
    .where('agency_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const world = { app, consultant: { ...employer, companyId }, mandateId };
  const { secret } = await makeShortlist(world, [await giveConsent(world, person)], write('Sells to hotels.', 1_000));
  return secret;
}
