import { describe, expect, test } from 'vitest';

import type { Party } from '#contract/agency/party.ts';
import type { Invoice } from '#contract/placements/invoices.ts';
import { saveAgencySettings } from '#server/features/agency/agency.ts';
import { saveTerms } from '#server/features/clients/clients.ts';
import { sharedTestApp } from '#test/support/app.ts';
import { makeKey } from '#test/support/authorization/actors.ts';
import { callApi } from '#test/support/call-api.ts';
import { brokenRules } from '#test/support/en16931.ts';
import { dayIn, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson } from '#test/support/people.ts';
import {
  BUYER,
  callPlacements,
  createPlacementWorld,
  FEE_TERMS,
  issue,
  newPlacement,
  type PlacementWorld,
  present,
  SELLER,
  startNew,
} from '#test/support/placements.ts';

const app = await sharedTestApp();

const xmlOf = (by: { cookie: string }, id: string) =>
  app.request('GET', `/api/agency/invoices/${id}/xml`, { cookie: by.cookie });

const state = (world: PlacementWorld, seller: Partial<Party>, buyer: Partial<Party>, vatPercent = 19) =>
  Promise.all([
    saveAgencySettings(app.ctx(world.consultant.actor), { seller, terms: {}, invoicePrefix: 'RE-' }),
    saveTerms(app.ctx(world.consultant.actor), { id: world.clientId, fee: { ...FEE_TERMS, vatPercent }, buyer }),
  ]);

async function endEarly(world: PlacementWorld, id: string) {
  const ended = { endedOn: dayIn(0) };
  await callPlacements(app, 'POST', `/${id}/end`, world.consultant, ended);
}

describe('an invoice is refused', () => {
  test('to everyone but the consultants of the agency, also as a file (T685)', async () => {
    const world = await createPlacementWorld(app);
    const { body: invoice } = await issue(app, world, await startNew(app, world), 'fee');
    const others = await Promise.all([
      registerEmployer(app),
      registerColleague(app, world.consultant, { memberAs: 'reader' }),
    ]);
    for (const other of others) {
      const answers = await Promise.all([
        callApi(app, 'GET', '/agency/invoices', other),
        callApi(app, 'GET', `/agency/invoices/${invoice.id}`, other),
        callPlacements(app, 'POST', `/${invoice.placementId}/invoices`, other, { kind: 'fee' }),
        xmlOf(other, invoice.id),
        app.request('GET', '/api/agency/invoices.csv', { cookie: other.cookie }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    expect((await app.request('GET', `/api/agency/invoices/${invoice.id}/xml`)).status).toBe(401);
    expect((await xmlOf(world.consultant, UNKNOWN_ID)).status).toBe(404);
    expect((await xmlOf(world.consultant, 'none')).status).toBe(404);
  });

  test('before the person has started, twice, and as a refund where nothing is given back', async () => {
    const world = await createPlacementWorld(app);
    const { body } = await callPlacements(app, 'POST', '', world.consultant, newPlacement(world));
    expect((await issue(app, world, body, 'fee')).status).toBe(409);
    const started = await startNew(app, world);
    expect((await issue(app, world, started, 'refund')).status).toBe(409);
    const answers = await Promise.all([1, 2, 3].map(() => issue(app, world, started, 'fee')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('until agency and client have stated what it needs, naming each field (T686)', async () => {
    const world = await createPlacementWorld(app);
    const placement = await startNew(app, world);
    await state(world, { name: 'Parlance GmbH', country: 'DE' }, { ...BUYER, city: '', vatId: '12 34' });
    const { status, body } = await issue(app, world, placement, 'fee');
    expect(status).toBe(422);
    expect(body.data?.fields).toEqual([
      { path: 'seller.street', code: 'required' },
      { path: 'seller.postcode', code: 'required' },
      { path: 'seller.city', code: 'required' },
      { path: 'buyer.city', code: 'required' },
      { path: 'buyer.vatId', code: 'invalid' },
      { path: 'seller.vatId', code: 'required' },
    ]);
  });

  test('in a currency that the euro has replaced', async () => {
    const world = await createPlacementWorld(app);
    const { status, body } = await issue(app, world, await startNew(app, world, { currency: 'BGN' }), 'fee');
    expect([status, body.data?.fields]).toEqual([422, [{ path: 'currency', code: 'invalid' }]]);
  });
});

describe('an invoice', () => {
  test('states the fee, its tax and when it is due, without the person’s name (T687)', async () => {
    const world = await createPlacementWorld(app);
    const presentationId = await present(app, world, await registerPerson(app, { lastName: 'Quagliarotti' }));
    const { body } = await issue(app, world, await startNew(app, world, { presentationId }), 'fee');
    expect(body).toMatchObject({ number: 'RE-0001', issuedOn: dayIn(0), dueOn: dayIn(14) });
    expect(body.content).toMatchObject({ currency: 'EUR', net: 1_750_000, vat: 332_500, total: 2_082_500 });
    // In the client's language.
    expect(body.content.description).toContain('Honoraires de placement');
    expect(JSON.stringify(body)).not.toContain('Quagliarotti');
  });

  test('is not changed by what agency and client state later', async () => {
    const world = await createPlacementWorld(app);
    const { body } = await issue(app, world, await startNew(app, world), 'fee');
    await state(world, { ...SELLER, name: 'Other GmbH' }, { ...BUYER, name: 'Other SARL' }, 7);
    expect((await callApi(app, 'GET', `/agency/invoices/${body.id}`, world.consultant)).body).toEqual(body);
  });

  test('has the next number, without gaps, of twelve issued at once of which three are refused (T688)', async () => {
    const world = await createPlacementWorld(app);
    const started = await Promise.all(Array.from({ length: 9 }, () => startNew(app, world)));
    const answers = await Promise.all(
      [...started, ...started.slice(0, 3)].map((placement) => issue(app, world, placement, 'fee')),
    );
    const numbers = answers.filter(({ status }) => status === 201).map(({ body }) => body.number);
    expect(numbers.toSorted()).toEqual(Array.from({ length: 9 }, (_, index) => `RE-000${index + 1}`));
    await state(world, {}, BUYER);
    const refused = await startNew(app, world);
    expect((await issue(app, world, refused, 'fee')).status).toBe(422);
    await state(world, SELLER, BUYER);
    expect((await issue(app, world, refused, 'fee')).body.number).toBe('RE-0010');
  });

  test('of a refund is a credit note that names the invoice it corrects', async () => {
    const world = await createPlacementWorld(app);
    const placement = await startNew(app, world, { startsOn: dayIn(-40) });
    const { body: fee } = await issue(app, world, placement, 'fee');
    await endEarly(world, placement.id);
    const { body: refund } = await issue(app, world, placement, 'refund');
    expect(refund).toMatchObject({ number: 'RE-0002', content: { net: 875_000, corrects: fee.number } });
    const xml = await (await xmlOf(world.consultant, refund.id)).text();
    expect(xml).toContain('<CreditNote ');
    expect(xml).toContain(
      '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>RE-0001</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>',
    );
    expect(await brokenRules(xml)).toEqual([]);
  });

  test('is a download that keeps the official rules of EN 16931, whatever the names have in them (T689)', async () => {
    const world = await createPlacementWorld(app);
    await state(world, SELLER, { ...BUYER, name: '<Dupont & "Fils">' });
    const placement = await startNew(app, world, { title: 'Sales & <marketing>' });
    const { body } = await issue(app, world, placement, 'fee');
    const answer = await xmlOf(world.consultant, body.id);
    expect(answer.headers.get('content-type')).toBe('application/xml');
    expect(answer.headers.get('content-disposition')).toContain('RE-0001.xml');
    const xml = await answer.text();
    expect(await brokenRules(xml)).toEqual([]);
    // The rules do find what is wrong.
    expect(await brokenRules(xml.replace('>20825.00<', '>20825.01<'))).not.toEqual([]);
  });

  test.each([
    ['reverse charge between countries', SELLER, BUYER, 'reverse_charge'],
    ['an exemption where the buyer has no VAT number', SELLER, { ...BUYER, vatId: '' }, 'exempt'],
    ['an exemption within a country', { ...SELLER, country: 'FR' }, BUYER, 'exempt'],
  ])('without tax states %s', async (_, seller, buyer, reason) => {
    const world = await createPlacementWorld(app);
    await state(world, seller, buyer, 0);
    const { body } = await issue(app, world, await startNew(app, world), 'fee');
    expect(body.content).toMatchObject({ vat: 0, untaxed: { reason } });
    expect(await brokenRules(await (await xmlOf(world.consultant, body.id)).text())).toEqual([]);
  });

  test('is a line of the list and of the CSV, also for a key of the agency with the scope', async () => {
    const world = await createPlacementWorld(app);
    const { body } = await issue(app, world, await startNew(app, world), 'fee');
    const keys = `/companies/${world.consultant.companyId}/keys`;
    const { key } = await makeKey(app, world.consultant, keys, ['read_agency']);
    const { key: other } = await makeKey(app, world.consultant, keys, ['read_offers']);
    const read = (path: string, secret: string) =>
      app.request('GET', `/api/agency${path}`, { headers: { authorization: `Bearer ${secret}` } });
    const list = (await (await read('/invoices', key)).json()) as { invoices: Invoice[] };
    expect(list.invoices).toEqual([body]);
    const csv = await (await read('/invoices.csv', key)).text();
    expect(csv).toContain('"RE-0001","fee"');
    expect(csv).toContain('"17500.00","19","3325.00","20825.00",""');
    expect((await read('/invoices', other)).status).toBe(403);
    expect((await read('/invoices.csv', other)).status).toBe(403);
  });
});
