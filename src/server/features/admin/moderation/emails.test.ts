import { beforeEach, describe, expect, test } from 'vitest';

import { eraseOwnData, exportOwnData } from '#server/own-data.ts';
import type { TestApp } from '#test/support/app.ts';
import { createActive, registerColleague } from '#test/support/jobs.ts';
import { moderationWorld } from '#test/support/moderating.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { changeSetting } from '#test/support/settings.ts';
import { createPerson } from '#test/support/unclaimed.ts';

const { world, call, caseOf, hide, keep, mailsTo, noticesOf, report, restore } = moderationWorld();
let app: TestApp;
let admin: TestPerson;
let employer: TestPerson & { companyId: string };
let jobId: string;
beforeEach(() => void ({ app, admin, employer, jobId } = world));

describe('people concerned by a decision', () => {
  test('are notified as the poster of the job, in their language, whatever their preferences; a colleague once the job is theirs', async () => {
    await app.request('PUT', '/api/me/notification-preferences', {
      json: { type: 'other', inApp: false, byMail: false },
      cookie: employer.cookie,
    });
    const colleague = await registerColleague(app, employer, { locale: 'en' });
    const settings = (await (await app.request('GET', '/api/settings', { cookie: admin.cookie })).json()) as {
      id: string;
      key: string;
    }[];
    await app.request('PUT', `/api/settings/${settings.find(({ key }) => key === 'site.contact_email')?.id}`, {
      json: { value: 'desk@parlance.example' },
      cookie: admin.cookie,
    });
    await hide(jobId, { reason: 'Verlangt Geld.' });
    await restore(jobId);
    await app.drain();
    expect(await noticesOf(employer)).toEqual([
      { kind: 'job_restored', job_id: jobId, job_title: 'Wombatpflege' },
      { kind: 'job_hidden', job_id: jobId, job_title: 'Wombatpflege', reason: 'Verlangt Geld.' },
    ]);
    expect([await noticesOf(colleague), await mailsTo(colleague.email)]).toEqual([[], []]);
    const mails = await mailsTo(employer.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      '„Wombatpflege“ wird wieder angezeigt',
      '„Wombatpflege“ wurde ausgeblendet',
    ]);
    const hidden = mails.find(({ subject }) => subject.endsWith('ausgeblendet'));
    expect(hidden?.text).toContain('Verlangt Geld.');
    expect(hidden?.text).toContain('desk@parlance.example');
    expect(JSON.stringify(hidden)).not.toMatch(/unsubscribe/i);
    await app.base.db.updateTable('job').set({ posted_by: colleague.userId }).where('id', '=', jobId).execute();
    await hide(jobId, { reason: 'Verlangt Geld.' });
    await app.drain();
    expect(await noticesOf(colleague)).toEqual([
      { kind: 'job_hidden', job_id: jobId, job_title: 'Keeper of Wombats', reason: 'Verlangt Geld.' },
    ]);
    expect(await mailsTo(colleague.email)).toHaveLength(1);
    expect(await mailsTo(employer.email)).toHaveLength(mails.length);
  });

  test('are notified of the outcome as reporters without an account', async () => {
    const { cookie, email } = await createPerson(app);
    const reported = { reason: 'wrong_facts', text: '' };
    expect((await app.request('POST', `/api/jobs/${jobId}/report`, { json: reported, cookie })).status).toBe(200);
    await keep((await caseOf(jobId)).id);
    await app.drain();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('are notified of the outcome as reporters, in the language of the report, and once', async () => {
    const seeker = await registerPerson(app, { firstName: 'Sina' });
    await app.request('POST', `/api/jobs/${jobId}/report`, {
      json: { reason: 'wrong_facts', text: '' },
      cookie: seeker.cookie,
      headers: { 'accept-language': 'de' },
    });
    await report(jobId, { email: 'anybody@example.com' });
    await report(jobId, {});
    const { id } = await caseOf(jobId);
    await keep(id);
    await app.drain();
    expect((await mailsTo('anybody@example.com'))[0]).toMatchObject({
      subject: 'Your report of “Keeper of Wombats”',
      text: expect.stringContaining('found nothing against our rules') as unknown,
    });
    expect((await mailsTo(seeker.email)).map(({ subject }) => subject)).toEqual(['Ihre Meldung zu „Wombatpflege“']);
    expect(
      await app.base.db
        .selectFrom('job_report')
        .select('email')
        .where('case_id', '=', id)
        .where('email', 'is not', null)
        .execute(),
    ).toEqual([]);
    await hide(jobId);
    await app.drain();
    expect(await mailsTo('anybody@example.com')).toHaveLength(1);
  });

  test('are each notified when many reported', async () => {
    await report(jobId, {});
    const { id } = await caseOf(jobId);
    await app.database.pool.query(
      `insert into job_report (id, case_id, reason, text, email, locale, reported_at) select gen_random_uuid(), $1, 'other', 'x', 'many-' || n || '@example.com', 'fr', now() from generate_series(1, 45) as n`,
      [id],
    );
    await hide(jobId);
    await app.drain();
    const told = await app.base.db
      .selectFrom('mail')
      .select('subject')
      .where('to_address', 'like', 'many-%@example.com')
      .execute();
    expect([told.length, told[0]?.subject]).toEqual([45, 'Votre signalement de «\u202FKeeper of Wombats\u202F»']);
  });

  test('get a limited number of emails at an unconfirmed address', async () => {
    await changeSetting(app, 'limits.mails_per_recipient', { max: 1, seconds: 3_600 });
    const { id: otherId } = await createActive(app, employer);
    for (const one of [jobId, otherId]) {
      await report(one, { email: 'stranger@example.com' });
      await hide(one);
    }
    await app.drain();
    expect(await mailsTo('stranger@example.com')).toHaveLength(1);
    await changeSetting(app, 'limits.mails_per_recipient', { max: 10, seconds: 3_600 });
  });

  test('are not emailed once they are banned', async () => {
    const seeker = await registerPerson(app);
    await report(jobId, {}, seeker);
    await call('POST', `/admin/users/${seeker.userId}/ban`, { reason: 'x' });
    await keep((await caseOf(jobId)).id);
    await app.drain();
    expect(await mailsTo(seeker.email)).toHaveLength(1);
  });

  test('are notified as reporters at their new address', async () => {
    const { email, password, cookie } = await registerPerson(app);
    const moved = `moved-${email}`;
    await report(jobId, { email });
    await call('POST', '/auth/change-email', { email: moved, password }, cookie);
    await app.drain();
    const token = /token=([\w-]+)/.exec((await mailsTo(moved)).at(-1)?.text ?? '')?.[1];
    expect((await call('POST', '/auth/confirm', { token }, cookie)).status).toBe(200);
    await keep((await caseOf(jobId)).id);
    await app.drain();
    expect((await mailsTo(moved)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('report'));
  });

  test('export their reports, and leave the reason without name and text when they delete their account', async () => {
    const seeker = await registerPerson(app, { firstName: 'Sina', lastName: 'Falk' });
    await report(jobId, { reason: 'asks_for_money', text: 'They want money.' }, seeker);
    await report(jobId, { email: seeker.email, text: 'No such job.' });
    const data = await exportOwnData(app.ctx(seeker.actor));
    expect(data.reports).toMatchObject([
      { subject: 'job', subjectId: jobId, reason: 'asks_for_money', text: 'They want money.' },
      { subject: 'job', subjectId: jobId, reason: 'not_a_job', text: 'No such job.' },
    ]);
    await eraseOwnData(app.ctx(seeker.actor), { password: seeker.password });
    const { reported } = await caseOf(jobId);
    expect(reported.map(({ reporter, reason, text }) => [reporter, reason, text])).toEqual([
      [null, 'not_a_job', ''],
      [null, 'asks_for_money', ''],
    ]);
    expect(await app.base.db.selectFrom('job_report').select('id').where('email', '=', seeker.email).execute()).toEqual(
      [],
    );
  });
});
