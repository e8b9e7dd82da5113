import { createHash, createPublicKey, verify, X509Certificate, type JsonWebKey } from 'node:crypto';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';

import { handOverSchema } from '#contract/offers/hand-over.ts';
import type { Offer, OwnOffer } from '#contract/offers/offer-views.ts';
import { sharedTestApp } from '#test/support/app.ts';
import { registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { acceptOffer, callOffers, sendNewOffer } from '#test/support/offers.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { checkSignedPdf } from '#test/support/signed-pdf.ts';

import { drawDocument } from './make-document.ts';

const app = await sharedTestApp();
let owner: TestPerson & { companyId: string };
let recruiter: TestPerson;
let seeker: TestPerson;
let offer: Offer;

beforeAll(async () => {
  owner = await registerEmployer(app);
  recruiter = await registerColleague(app, owner, { firstName: 'Rita', lastName: 'Berg' });
  ({ offer, seeker } = await accepted());
});

async function accepted(): Promise<{ offer: Offer; seeker: TestPerson }> {
  const made = await sendNewOffer(app, owner);
  const { status, body } = await acceptOffer(app, made.seeker, made.offer);
  if (status !== 200) throw new Error(`The offer was not accepted: ${JSON.stringify(body)}`);
  await app.drain();
  return made;
}

const download = (person?: { cookie: string }, id = offer.id) =>
  app.request('GET', `/api/offers/${id}/document`, { cookie: person?.cookie });

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const verifyOf = async (digest: string) => {
  const { body } = await callOffers<{ signedAt: string | null }>(app, 'POST', '/signed-documents/verify', undefined, {
    digest,
  });
  return body.signedAt;
};

describe('the document of an accepted offer', () => {
  test('does not exist for others (T560)', async () => {
    const others = [
      await registerPerson(app),
      await registerEmployer(app),
      await registerColleague(app, owner, { memberAs: 'interviewer' }),
      await registerColleague(app, owner, { memberAs: 'reader' }),
      await registerColleague(app, owner, { memberAs: 'hiring_manager' }),
    ];
    expect(await Promise.all(others.map(async (other) => (await download(other)).status))).toEqual(
      others.map(() => 404),
    );
    expect((await download(owner, UNKNOWN_ID)).status).toBe(404);
    expect((await download()).status).toBe(401);
  });

  test('does not exist before the acceptance', async () => {
    const sent = await sendNewOffer(app, owner);
    await app.drain();
    expect((await download(owner, sent.offer.id)).status).toBe(404);
  });

  test('is the same file for both sides, whose signature is valid (T561)', async () => {
    const [theirs, ours] = [await bytesOf(await download(seeker)), await bytesOf(await download(recruiter))];
    expect(sha256(theirs)).toBe(sha256(ours));
    expect(checkSignedPdf(theirs)).toBeInstanceOf(X509Certificate);
  });

  test('has its address in the offer, for both sides', async () => {
    const own = await callOffers<OwnOffer>(app, 'GET', `/me/offers/${offer.id}`, seeker);
    const read = await callOffers(app, 'GET', `/offers/${offer.id}`, owner);
    expect([own.body.documentUrl, read.body.documentUrl]).toEqual([1, 2].map(() => `/api/offers/${offer.id}/document`));
  });

  test('is announced to both sides as a live event', async () => {
    const made = await sendNewOffer(app, owner);
    await acceptOffer(app, made.seeker, made.offer);
    await app.drain();
    const { rows } = await app.database.pool.query<{ user_id: string; count: number }>(
      `select user_id, count(*)::int as count from live_event
       where event @> $1 and user_id = any($2) group by user_id`,
      [{ type: 'offer', offerId: made.offer.id, state: 'accepted' }, [made.seeker.userId, owner.userId]],
    );
    // Of the acceptance, and of the document.
    expect(rows.map(({ count }) => count)).toEqual([2, 2]);
  });

  test('says in both languages what was agreed, who signed it how, and what that is (T562)', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await (await download(seeker)).arrayBuffer()));
    const text = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
    const read = await callOffers(app, 'GET', `/offers/${offer.id}`, owner);
    for (const said of [
      'Angenommenes Angebot',
      'Der Text in dieser Sprache ist verbindlich.',
      'Wir möchten Sie einstellen.',
      '30 Tage Urlaub.',
      'Unbefristet',
      '46.000 € pro Jahr',
      'Bestätigt durch: Passwort',
      'Artikel 3 Nummer 10 der Verordnung (EU) Nr. 910/2014',
      'Accepted offer',
      'The text in German is binding.',
      'We would like you to join us.',
      '€46,000 a year',
      'Ana Prado',
      'Confirmed by: Password',
      `SHA-256: ${read.body.version.digest}`,
    ])
      expect(text).toContain(said);
  });

  test('names no third person, in its text or about the file (T563)', async () => {
    const bytes = new Uint8Array(await (await download(seeker)).arrayBuffer());
    const pdf = await getDocumentProxy(bytes);
    const { text } = await extractText(pdf, { mergePages: true });
    const { info } = await getMeta(pdf);
    expect(text).not.toMatch(/Rita|Berg|@/);
    expect(info).toMatchObject({ Title: 'Angenommenes Angebot' });
    expect(Object.keys(info)).not.toContain('Author');
  });

  test('is made once, although its task ran again', async () => {
    const before = sha256(await bytesOf(await download(seeker)));
    await drawDocument(app.system, { offerId: offer.id });
    expect(sha256(await bytesOf(await download(seeker)))).toBe(before);
  });

  test('is one, although two runs of its task drew it at once (T564)', async () => {
    const made = await sendNewOffer(app, owner);
    await acceptOffer(app, made.seeker, made.offer);
    const offerId = made.offer.id;
    await Promise.all([drawDocument(app.system, { offerId }), drawDocument(app.system, { offerId })]);
    const digest = sha256(await bytesOf(await download(made.seeker, offerId)));
    const { rows } = await app.database.pool.query('select sha256 from file where owner_id = $1', [made.seeker.userId]);
    expect(rows).toEqual([{ sha256: digest }]);
  });
});

describe('verifying a document', () => {
  test('knows nothing of a file that was changed (T565)', async () => {
    const bytes = await bytesOf(await download(seeker));
    bytes.writeUInt8(bytes.readUInt8(3_000) ^ 1, 3_000);
    expect(await verifyOf(sha256(bytes))).toBeNull();
  });

  test('says when it was signed, and nothing else (T566)', async () => {
    const bytes = await bytesOf(await download(seeker));
    const json = { digest: sha256(bytes) };
    const { body } = await callOffers<object>(app, 'POST', '/signed-documents/verify', undefined, json);
    expect(body).toEqual({ signedAt: expect.any(String) });
  });
});

describe('the hand-over of an accepted offer', () => {
  const handOver = (person: { cookie: string }, id = offer.id) =>
    callOffers<{ jws: string }>(app, 'GET', `/offers/${id}/hand-over`, person);

  test('is for the company alone (T567)', async () => {
    expect((await handOver(seeker)).status).toBe(403);
    expect((await handOver(await registerEmployer(app))).status).toBe(404);
  });

  test('is refused before the acceptance', async () => {
    const sent = await sendNewOffer(app, owner);
    expect((await handOver(owner, sent.offer.id)).body.data).toMatchObject({ reason: 'wrong_status' });
  });

  test('has what was agreed, signed with a key that the site publishes (T568)', async () => {
    const { jws } = (await handOver(owner)).body;
    const [header = '', payload = '', signature = ''] = jws.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const { keys } = (
      await callOffers<{ keys: (JsonWebKey & { kid: string })[] }>(app, 'GET', '/signed-documents/keys')
    ).body;
    const key = createPublicKey({ key: keys.find((one) => one.kid === kid) ?? {}, format: 'jwk' });
    expect(verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
    const said = handOverSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    expect(said).toMatchObject({
      sub: offer.id,
      candidate: { firstName: 'Ana', lastName: 'Prado' },
      conditions: { fixedPay: { amount: 46_000 } },
      benefits: '30 Tage Urlaub.',
      document: { sha256: sha256(await bytesOf(await download(owner))) },
    });
  });

  test('keys that are published are public ones', async () => {
    const { keys } = (await callOffers<{ keys: object[] }>(app, 'GET', '/signed-documents/keys')).body;
    for (const key of keys) expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use', 'x5c']);
  });
});
