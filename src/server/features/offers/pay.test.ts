import { afterAll, beforeAll, expect, test } from 'vitest';

import { companyKeyScopes } from '#contract/keys/key-scopes.ts';
import { actorNames, createPeople, credentialOf, makeKey, type People } from '#test/support/authorization/actors.ts';
import { inputOf, procedures, send } from '#test/support/authorization/calls.ts';
import { createActive } from '#test/support/jobs.ts';
import { acceptOffer, callOffers, offerInput, shortlist } from '#test/support/offers.ts';
import { webhookInput } from '#test/support/webhooks.ts';

/** Pay in an offer reaches only those whom docs/authorization.md names. */
let people: People;
let applicationId: string;
let offerId: string;
let jobId: string;

/** In JSON, and with the separators of any of the languages. */
const MARKS = [/7[.,'’\s\u00A0\u202F]?319[.,'’\s\u00A0\u202F]?846/, /731984\d/];

const fixedPay = { amount: 7_319_846, currency: 'EUR' as const, period: 'year' as const, payments: null };
const has = (text: string): boolean => MARKS.some((mark) => mark.test(text));

beforeAll(async () => {
  people = await createPeople();
  const { app, owner, seeker } = people;
  const { id } = await createActive(app, owner);
  jobId = id;
  await app.base.db
    .insertInto('job_manager')
    .values({ job_id: jobId, company_id: owner.companyId, user_id: people.manager.userId })
    .execute();
  const hooks = `/api/companies/${owner.companyId}/webhooks`;
  const events = ['offer.sent', 'offer.accepted', 'candidate.hired', 'application.decided'];
  await app.request('POST', hooks, { cookie: owner.cookie, json: { ...webhookInput, events } });
  ({ applicationId } = await shortlist(app, owner, jobId, seeker));
  const input = offerInput({ conditions: { fixedPay } });
  const { body } = await callOffers(app, 'POST', `/applications/${applicationId}/offers`, owner, input);
  offerId = body.id;
  await callOffers(app, 'POST', `/offers/${offerId}/send`, owner, { version: 1 });
  await acceptOffer(app, seeker, body);
  await app.drain();
});
afterAll(() => people.app.close());

/** Who may read it, and by which calls; an export of the own data has what was sent to oneself. */
const ALLOWED: Record<string, readonly string[]> = {
  seeker: ['ownOffers.read', 'ownData.export'],
  owner: ['offers.read', 'offers.handOver'],
  recruiter: ['offers.read', 'offers.handOver'],
  key: ['offers.read', 'offers.handOver'],
};

test.each(actorNames)('shows the pay of an offer to %s only where they may read it (T509)', async (name) => {
  const { app } = people;
  const ids: Record<string, string> = { jobs: jobId, companies: people.owner.companyId, offers: offerId };
  const seen: string[] = [];
  for (const [call, { method, path }] of procedures) {
    if (method !== 'GET' && call !== 'ownData.export') continue;
    const part = path.includes('/me/offers/') ? 'offers' : (path.split('/')[2] ?? '');
    const input = inputOf(call, { id: ids[part] ?? applicationId });
    const answer = await send(app, call, input, credentialOf(people, name));
    if (has(await answer.text())) seen.push(call);
  }
  expect(seen.filter((call) => !ALLOWED[name]?.includes(call))).toEqual([]);
  // The calls do read the offer: those who may see it do.
  expect(seen).toEqual(expect.arrayContaining((ALLOWED[name] ?? []).slice(0, 1)));
});

test('writes no pay into events, notifications, mails, deliveries, tasks, the audit or any other table (T510)', async () => {
  const { pool } = people.app.database;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const texts = await pool.query<{ text: string }>(`select row_to_json(t)::text as text from ${name} as t`);
    if (texts.rows.some(({ text }) => has(text))) found.push(name);
  }
  expect(found).toEqual(['public.offer_version']);
});

test('opens no offer to a key without its scope (T511)', async () => {
  const { app, owner } = people;
  const scopes = companyKeyScopes.filter((scope) => scope !== 'read_offers');
  const { key } = await makeKey(app, owner, `/companies/${owner.companyId}/keys`, scopes);
  expect((await send(app, 'offers.read', { id: offerId }, key)).status).toBe(403);
});
