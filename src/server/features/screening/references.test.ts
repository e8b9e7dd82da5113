import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OwnScreenings } from '#contract/screening/own-screenings.ts';
import type { AskedReference } from '#contract/screening/references.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { sendAtOnce } from '#test/support/at-once.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { callScreening, openScreening, registerConsultant } from '#test/support/screening.ts';

import { sweepScreenings } from './sweep.ts';

let app: TestApp;
let consultant: TestPerson & { companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  consultant = await registerConsultant(app);
});
afterAll(() => app.close());

const DAY = 86_400_000;
const answers = { together: 'In sales', strengths: 'Patience', couldImprove: '', wouldWorkAgain: true };

let made = 0;

/** A referee whom a consultant named, at an address of their own. */
async function propose(person?: TestPerson) {
  const { id, seeker } = await openScreening(app, consultant, person);
  made += 1;
  const address = `referee-${made}@people.example`;
  const referee = { name: 'Luca Bruni', relation: 'Team lead', address, locale: 'it' };
  const { body } = await callScreening(app, 'POST', `/screenings/${id}/references`, consultant, referee);
  return { id, seeker, address, referenceId: body.references[0]?.id ?? '' };
}

const agree = ({ seeker, referenceId }: Awaited<ReturnType<typeof propose>>, agrees = true) =>
  callScreening<OwnScreenings>(app, 'POST', `/me/references/${referenceId}/answer`, seeker, { agrees });

async function mailTo(address: string) {
  await app.drain();
  return app.base.db.selectFrom('mail').select(['subject', 'text']).where('to_address', '=', address).execute();
}

/** The secret in the link that the referee got. */
async function ask(person?: TestPerson) {
  const proposed = await propose(person);
  await agree(proposed);
  const [mail] = await mailTo(proposed.address);
  return { ...proposed, mail, token: /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

const call = <Body = { done?: true }>(path: string, json: object) =>
  callScreening<Body>(app, 'POST', `/references/${path}`, undefined, json);

test('asks no referee before the person agrees', async () => {
  const proposed = await propose();
  expect(await mailTo(proposed.address)).toEqual([]);
  const stranger = await registerPerson(app);
  expect((await agree({ ...proposed, seeker: stranger })).status).toBe(404);
  await agree(proposed, false);
  expect(await mailTo(proposed.address)).toEqual([]);
  expect((await agree(proposed)).status).toBe(409);
});

test.each([
  ['unknown', async () => 'x'.repeat(43)],
  [
    'used',
    async () => {
      const { token } = await ask();
      await call('decline', { token });
      return token;
    },
  ],
  [
    'expired',
    async () => {
      const { token, referenceId } = await ask();
      const asked_at = new Date(Date.now() - 31 * DAY);
      await app.base.db.updateTable('screening_reference').set({ asked_at }).where('id', '=', referenceId).execute();
      return token;
    },
  ],
  [
    'withdrawn',
    async () => {
      const { token, id, seeker } = await ask();
      await callScreening(app, 'POST', `/me/screenings/${id}/withdraw`, seeker);
      return token;
    },
  ],
])('answers all alike to a referee’s link that is %s', async (_, find) => {
  const token = await find();
  const answered = await Promise.all([
    call('read', { token }),
    call('answer', { token, answers }),
    call('decline', { token }),
  ]);
  expect(answered.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('asks a referee in their language, and lets the person read the answer (T658)', async () => {
  const { token, mail, seeker, id } = await ask();
  expect(mail?.subject).toBe('Una referenza per Ana Prado');
  const { body } = await call<AskedReference>('read', { token });
  expect(body).toMatchObject({ person: 'Ana Prado', agency: 'Acme', name: 'Luca Bruni', locale: 'it' });
  expect((await call('answer', { token, answers })).status).toBe(200);
  const read = await callScreening<OwnScreenings>(app, 'GET', '/me/screenings', seeker);
  expect(read.body.screenings[0]?.references).toMatchObject([{ state: 'answered', answers }]);
  await app.drain();
  const told = await app.base.db
    .selectFrom('notification')
    .select('data')
    .where('user_id', '=', consultant.userId)
    .execute();
  expect(told.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ kind: 'screening', screening_id: id, what: 'reference_answered' }),
  );
});

test('takes a referee’s answer and a withdrawal at the same moment, one after the other', async () => {
  const { token, id, seeker, referenceId } = await ask();
  const lock = `select from screening_reference where id = '${referenceId}' for update`;
  const sent = await sendAtOnce<{ status: number }>(app, lock, [
    () => call('answer', { token, answers }),
    () => callScreening(app, 'POST', `/me/screenings/${id}/withdraw`, seeker),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
});

test('makes no link of a name that looks like a website', async () => {
  const { mail } = await ask(await registerPerson(app, { firstName: 'www.prizes.example' }));
  expect(mail?.text).toContain('prizes');
  expect(mail?.text).not.toContain('prizes.example');
});

test('keeps no secret of a referee’s link in any table but the email', async () => {
  const { token } = await ask();
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const texts = await app.database.pool.query<{ has: boolean }>(
      `select exists (select from ${name} as t where strpos(row_to_json(t)::text, $1) > 0) as has`,
      [token],
    );
    if (texts.rows[0]?.has) found.push(name);
  }
  expect(found).toEqual(['public.mail']);
});

test('deletes screenings that were not touched for twelve months, and keeps those that show (T659)', async () => {
  const old = await openScreening(app, consultant);
  const valid = await openScreening(app, consultant);
  await callScreening(app, 'POST', `/screenings/${valid.id}/finish`, consultant);
  const updated_at = new Date(Date.now() - 400 * DAY);
  await app.base.db.updateTable('screening').set({ updated_at }).where('id', 'in', [old.id, valid.id]).execute();
  await sweepScreenings(app.ctx());
  const left = await app.base.db.selectFrom('screening').select('id').where('id', 'in', [old.id, valid.id]).execute();
  expect(left).toEqual([{ id: valid.id }]);
});

test('notifies the person of a result, and consultants of a request', async () => {
  const { id, seeker } = await openScreening(app, consultant);
  await callScreening(app, 'POST', `/screenings/${id}/finish`, consultant);
  const mails = await mailTo(seeker.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your screening is done']);
  const asked = await mailTo(consultant.email);
  expect(asked.map(({ subject }) => subject)).toContain('Screening asked for: Ana Prado');
});
