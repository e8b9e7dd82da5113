import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';

import type { LiveEvent } from '#contract/live-events.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { inTransaction } from '#server/context.ts';
import { applyingWorld, job } from '#test/support/applying.ts';
import { createActive, registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { openLive } from '#test/support/live.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { noticeEndings } from '../jobs/notice.ts';
import { MAIL_ABOUT_MESSAGE } from './mail-task.ts';

const world = applyingWorld();
const { apply, call, move } = world;

/** Two owners, one French and one Italian, and two recruiters: the poster of the job, Portuguese, and one German. */
let company: { owner: TestPerson; second: TestPerson; poster: TestPerson; colleague: TestPerson };
let jobId: string;
let id: string;
beforeEach(async () => {
  const owner = await registerEmployer(world.app, { locale: 'fr' });
  const second = await registerColleague(world.app, owner, { locale: 'it' });
  await world.app.base.db
    .updateTable('company_member')
    .set({ role: 'owner' })
    .where('user_id', '=', second.userId)
    .execute();
  const poster = await registerColleague(world.app, owner, { locale: 'pt' });
  const colleague = await registerColleague(world.app, owner, { firstName: 'Maria', lastName: 'Silva', locale: 'de' });
  company = { owner, second, poster, colleague };
  jobId = (await createActive(world.app, poster, job)).id;
  id = (await apply(world.seeker, { coverLetter: '' }, jobId)).body.id;
  await forget();
});

const everybody = () => Object.values(company);

/** Deletes all notifications and emails. */
async function forget(): Promise<void> {
  await world.app.drain();
  await world.app.base.db.deleteFrom('notification').execute();
  await world.app.base.db.deleteFrom('mail').execute();
}

async function notices(person: TestPerson): Promise<Notification['data'][]> {
  const answer = await world.app.request('GET', '/api/notifications', { cookie: person.cookie });
  return ((await answer.json()) as { notifications: Notification[] }).notifications.map(({ data }) => data);
}

/**
 * The company's members who were notified in the app, and those who were emailed with which subject, in the company's
 * order.
 */
async function heard() {
  await world.app.drain();
  const { db } = world.app.base;
  const told = await db.selectFrom('notification').select('user_id').execute();
  const mails = await db.selectFrom('mail').select(['to_address', 'subject', 'locale']).execute();
  return {
    inApp: everybody().flatMap((person) =>
      told.filter(({ user_id: userId }) => userId === person.userId).map(() => nameOf(person)),
    ),
    byMail: everybody().flatMap((person) =>
      mails
        .filter(({ to_address: address }) => address === person.email)
        .map(({ subject, locale }) => [nameOf(person), locale, subject]),
    ),
  };
}

const nameOf = (person: TestPerson): string =>
  Object.entries(company).find(([, { userId }]) => userId === person.userId)?.[0] ?? '';

const ban = (person: TestPerson) =>
  world.app.base.db
    .updateTable('user_account')
    .set({ banned_at: new Date() })
    .where('id', '=', person.userId)
    .execute();
const choose = (person: TestPerson, inApp: boolean, byMail: boolean, type = 'status_change') =>
  call('PUT', '/api/me/notification-preferences', person, { type, inApp, byMail });

/** Events of these types in a person's stream while an action runs. */
async function live(
  person: TestPerson,
  types: LiveEvent['type'][],
  happen: () => Promise<unknown>,
): Promise<LiveEvent[]> {
  const site = await world.app.listen();
  const stream = await openLive(site.url, person.cookie);
  await happen();
  const events = () => stream.events.filter(({ type }) => types.includes(type));
  await expect.poll(() => events().map(({ type }) => type), { timeout: 10_000 }).toEqual(types);
  stream.cut();
  await site.close();
  return events();
}

describe('a change of an application by a colleague', () => {
  test('does not notify the member who made it, nor anyone when it was only opened', async () => {
    await move(id, 'view', company.colleague);
    await move(id, 'shortlist', company.poster);
    expect(await heard()).toEqual({ inApp: [], byMail: [] });
  });

  test('is emailed again when the application returns to a status, to the applicant too', async () => {
    for (const verb of ['interview', 'shortlist', 'interview']) await move(id, verb, company.colleague);
    const subjects = (await heard()).byMail.map(([, , subject]) => subject?.split(':')[0] ?? '');
    expect(subjects.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Candidatura pré-selecionada',
      'Convite para entrevista',
      'Convite para entrevista',
    ]);
    const toApplicant = await world.app.base.db
      .selectFrom('mail')
      .select('subject')
      .where('to_address', '=', world.seeker.email)
      .execute();
    expect([toApplicant.length, new Set(toApplicant.map(({ subject }) => subject)).size]).toEqual([3, 2]);
  });

  test("notifies only the applicants when all are answered at the job's closing", async () => {
    const json = { reason: 'cancelled', undecided: 'reject' };
    expect((await call('POST', `/api/jobs/${jobId}/close`, company.colleague, json)).status).toBe(200);
    expect(await heard()).toEqual({ inApp: [], byMail: [] });
    expect(await notices(world.seeker)).toMatchObject([{ kind: 'application_changed', status: 'rejected' }]);
  });

  test.each([
    ['shortlist', 'shortlisted', 'Candidatura pré-selecionada', 'Pré-selecionada'],
    ['interview', 'interview', 'Convite para entrevista', 'Entrevista'],
    ['accept', 'accepted', 'Candidatura aceite', 'Aceite'],
    ['reject', 'rejected', 'Candidatura recusada', 'Recusada'],
  ] as const)(
    '(%s) notifies the poster of the job immediately, in the app and by email in their language (T219)',
    async (verb, status, change, word) => {
      const data = {
        kind: 'application_moved',
        application_id: id,
        job_id: jobId,
        job_title: 'Account Manager',
        name: 'Lucía Moreno',
        status,
        by: 'Maria Silva',
      };
      const events = await live(company.poster, ['application', 'notification', 'unread'], () =>
        move(id, verb, company.colleague),
      );
      expect(events).toMatchObject([
        { applicationId: id, jobId, status },
        { notificationType: 'status_change', data },
        { messages: 0, notifications: 1 },
      ]);
      expect(await notices(company.poster)).toEqual([data]);
      expect(await heard()).toEqual({
        inApp: ['poster'],
        byMail: [['poster', 'pt', `${change}: Lucía Moreno, «Account Manager»`]],
      });
      const mail = await world.app.base.db
        .selectFrom('mail')
        .select('text')
        .where('to_address', '=', company.poster.email)
        .executeTakeFirst();
      expect(mail?.text).toContain(
        `O estado da candidatura de Lucía Moreno a «Account Manager» foi alterado: ${word}.`,
      );
      expect(mail?.text).toContain(`/pt/applications/review/${id}`);
    },
  );

  test('does not notify members in the app, or by email, who opted out (T220)', async () => {
    await choose(company.poster, false, true);
    await move(id, 'shortlist', company.colleague);
    expect(await heard()).toMatchObject({
      inApp: [],
      byMail: [['poster', 'pt', expect.stringMatching(/^Candidatura pré-selecionada/)]],
    });
    await choose(company.poster, true, false);
    await move(id, 'interview', company.colleague);
    expect(await heard()).toMatchObject({
      inApp: ['poster'],
      byMail: [['poster', 'pt', expect.stringMatching(/^Candidatura pré-selecionada/)]],
    });
  });

  test('notifies the owners, each in their language, if the poster of the job is banned; not the one who made it (T223)', async () => {
    await ban(company.poster);
    await move(id, 'shortlist', company.colleague);
    expect(await heard()).toEqual({
      inApp: ['owner', 'second'],
      byMail: [
        ['owner', 'fr', 'Candidature présélectionnée\u202F: Lucía Moreno, «\u202FAccount Manager\u202F»'],
        ['second', 'it', 'Candidatura preselezionata: Lucía Moreno, «Account Manager»'],
      ],
    });
    await forget();
    await move(id, 'interview', company.second);
    expect(await heard()).toMatchObject({
      inApp: ['owner'],
      byMail: [['owner', 'fr', expect.stringMatching(/^Invitation/)]],
    });
  });

  test('reaches the open pages of all members, but of no banned one', async () => {
    await ban(company.poster);
    await live(company.owner, ['application'], async () => {
      await choose(company.owner, false, false);
      await move(id, 'view', company.colleague);
    });
    const streams = await world.app.base.db
      .selectFrom('live_event')
      .select('user_id')
      .where(
        sql<boolean>`event @> ${JSON.stringify({ type: 'application', applicationId: id, status: 'viewed' })}::jsonb`,
      )
      .execute();
    const reached = [company.owner, company.second, company.colleague, world.seeker].map(({ userId }) => userId);
    expect(streams.map(({ user_id: userId }) => userId).toSorted()).toEqual(reached.toSorted());
  });
});

describe('the same rule chooses the recipients (T224)', () => {
  test('of a withdrawal, in the app and by email (T221)', async () => {
    await move(id, 'withdraw', world.seeker);
    expect(await heard()).toEqual({
      inApp: ['poster'],
      byMail: [['poster', 'pt', 'Candidatura retirada: Lucía Moreno, «Account Manager»']],
    });
    const mail = await world.app.base.db
      .selectFrom('mail')
      .select('text')
      .where('to_address', '=', company.poster.email)
      .executeTakeFirst();
    expect(mail?.text).toContain('Lucía Moreno retirou a candidatura a «Account Manager».');
  });

  test('of a new application (T218)', async () => {
    const subject = 'Nova candidatura a «Account Manager»';
    await apply(await registerPerson(world.app), { coverLetter: '' }, jobId);
    expect(await heard()).toEqual({ inApp: ['poster'], byMail: [['poster', 'pt', subject]] });
    for (const person of [world.employer, world.rival]) expect(await notices(person)).toEqual([]);
    await forget();
    await ban(company.poster);
    await apply(await registerPerson(world.app), { coverLetter: '' }, jobId);
    expect(await heard()).toMatchObject({
      inApp: ['owner', 'second'],
      byMail: [
        ['owner', 'fr', expect.anything()],
        ['second', 'it', expect.anything()],
      ],
    });
  });

  test('of a message, which has one addressee: the last author, else the first person notified', async () => {
    const write = async (person: TestPerson) => {
      await forget();
      const { body } = await call('POST', `/api/applications/${id}/messages`, person, {
        clientId: randomUUID(),
        content: 'Hello',
        attachmentIds: [],
      });
      await inTransaction(world.app.ctx(), (tx) => tx.enqueue(MAIL_ABOUT_MESSAGE, { messageId: body.id }));
      return heard();
    };
    await move(id, 'accept', company.poster);
    expect(await write(world.seeker)).toMatchObject({
      inApp: ['poster'],
      byMail: [['poster', 'pt', expect.anything()]],
    });
    await write(company.colleague);
    expect(await write(world.seeker)).toMatchObject({
      inApp: ['colleague'],
      byMail: [['colleague', 'de', expect.anything()]],
    });
    await ban(company.colleague);
    expect(await write(world.seeker)).toMatchObject({
      inApp: ['poster'],
      byMail: [['poster', 'pt', expect.anything()]],
    });
    await ban(company.poster);
    expect(await write(world.seeker)).toMatchObject({ inApp: ['owner'], byMail: [['owner', 'fr', expect.anything()]] });
  });

  test('of a job that ends soon, or was hidden, the latter despite preferences', async () => {
    for (const person of everybody()) await choose(person, true, false, 'other');
    const { valid_through: end } = await world.app.base.db
      .selectFrom('job')
      .select('valid_through')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    await ban(company.poster);
    await noticeEndings({ ...world.app.system, clock: { now: () => new Date(end!.getTime() - 86_400_000) } });
    expect(await heard()).toEqual({ inApp: ['owner', 'second'], byMail: [] });
    await forget();
    const admin = await registerPerson(world.app, { role: 'admin' });
    expect((await call('POST', `/api/admin/jobs/${jobId}/hide`, admin, { reason: 'Spam.' })).status).toBe(200);
    expect(await heard()).toMatchObject({
      inApp: ['owner', 'second'],
      byMail: [
        ['owner', 'fr', expect.anything()],
        ['second', 'it', expect.anything()],
      ],
    });
  });
});

test('sends no email of any kind to an address that is no longer verified', async () => {
  await world.app.base.db
    .updateTable('user_account')
    .set({ email_verified: false })
    .where('id', '=', world.seeker.userId)
    .execute();
  await move(id, 'accept', company.poster);
  await world.app.drain();
  expect(
    await world.app.base.db.selectFrom('mail').select('subject').where('to_address', '=', world.seeker.email).execute(),
  ).toEqual([]);
});
